import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { pureRules } from './scripts/lint/pure.js';
import { roomsRule } from './scripts/lint/rooms.js';
import {
  clicksAsAPerson,
  noneIsLeftOut,
  playsAsAPerson,
  safeBesideOldLibraries,
  safeForStrictPages,
} from './scripts/lint/syntax.js';

const PURE_FILES = ['src/{core,patience}.ts', 'src/{core,locales,games}/**/*.ts'];
const PAGE_FILES = [
  'src/games/*/element/*.ts',
  'src/games/*/index.ts',
  'src/games/{elements,solver-worker}.ts',
];
const SPEC_FILES = ['test/**/*.ts', 'stories/**/*.ts'];

export default defineConfig(
  globalIgnores([
    'dist/',
    'server/dist/',
    'storybook-static/',
    'site/',
    'node_modules/',
    'src/locales/compiled/',
    'src/games/patience/{every-game,tagged}.ts',
    'src/games/patience/element/tags/',
    'stories/made/',
  ]),
  // They have the packed kit around them: `npm run check:frameworks` and `check:hosts` type-check and build them there.
  globalIgnores(['demo/{react,vue,svelte,hosts}/', 'scripts/typings/templates/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Brackets tell a name out of an open record from one that its type declares.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // `this: void` marks a function of an interface that may be called by itself.
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // An index that the code has just proven needs a word to noUncheckedIndexedAccess; `!` is that word.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A text is spread where its code points are meant.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      eqeqeq: 'error',
      complexity: ['error', 12],
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.ts', 'stories/**/*.ts', 'test/elements/**/*.ts'],
    extends: [wc['flat/best-practice'], lit['flat/recommended']],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { baize: { rules: { rooms: roomsRule } } },
    rules: {
      'baize/rooms': 'error',
      'no-restricted-syntax': ['error', ...safeForStrictPages, ...safeBesideOldLibraries],
    },
  },
  { files: ['src/core/engine/json.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: PURE_FILES, ignores: PAGE_FILES, rules: pureRules },
  {
    files: SPEC_FILES,
    rules: {
      'no-restricted-syntax': ['error', ...noneIsLeftOut],
      'max-lines-per-function': 'off',
      // chai's assertions are properties, and node:test's `it` returns a promise nobody awaits.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
    },
  },
  {
    files: ['test/**/*.play.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noneIsLeftOut,
        ...playsAsAPerson,
        ...clicksAsAPerson.elements,
      ],
    },
  },
  {
    files: ['test/pages/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noneIsLeftOut,
        ...playsAsAPerson,
        ...clicksAsAPerson.pages,
      ],
    },
  },
  {
    // tsc checks their JSDoc; the type-aware rules ask for annotations that only TypeScript has.
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.nodeBuiltin },
  },
  { files: ['{demo,hosts,server/page}/**/*.js'], languageOptions: { globals: globals.browser } },
);
