// The page begins here.

import { mount } from 'svelte';

import App from './App.svelte';
import { keepPage } from './pocket/keep-page';
import './look/tokens.css';
import './look/materials.css';
import './look/base.css';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no place for the page');

mount(App, { target: place });
if (import.meta.env.PROD) keepPage();
