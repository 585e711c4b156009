// What is drawn beside the choices of a set-up.

import Symbols from '../art/Symbols.svelte';
import Figures from './Figures.svelte';

export default { Once: Symbols, Things: Figures };
