// What a reader would stumble over and neither the formatter nor the compilers find.

import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';

export default typescript.config(
  { ignores: ['dist', 'dist-site', 'src/generated'] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: typescript.parser } } },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // svelte-check and tsc say these, too.
      '@typescript-eslint/no-unused-vars': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      'svelte/valid-compile': 'off',
      // A space between two tags is one, lists that never change need no keys, and caches are no state.
      'svelte/no-useless-mustaches': 'off',
      'svelte/require-each-key': 'off',
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // What comes from elsewhere is believed where it comes in, and there alone.
    files: ['src/**'],
    ignores: ['src/net/*.ts', 'src/games/index.ts', 'src/games/*/content.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', 'TSAsExpression > TSAsExpression > TSUnknownKeyword'] },
  },
  {
    // A step that nobody waits for makes a test that fails now and then.
    files: ['e2e/*.js'],
    languageOptions: { parserOptions: { project: 'tsconfig.e2e.json' } },
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['test', 'before', 'after'] }] },
      ],
      'no-console': 'off',
    },
  },
  { files: ['build/**'], rules: { 'no-console': 'off' } },
);
