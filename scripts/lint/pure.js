/** What pure code must not use, so that a game replays to an equal state. */
const CLOCK = 'Time is passed in (engine/clock.ts): a pure room has no clock of its own.';
const PAGE = 'A pure room runs in Node, a worker or a text program: it has no page.';
const TIMERS = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'requestIdleCallback',
];
const PAGE_NAMES = [
  'document',
  'window',
  'navigator',
  'location',
  'localStorage',
  'customElements',
  'HTMLElement',
];

/** @type {Record<string, string>} */
const FORBIDDEN = {
  Date: CLOCK,
  performance: CLOCK,
  ...Object.fromEntries(TIMERS.map((name) => [name, CLOCK])),
  ...Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGE])),
};

const names = Object.entries(FORBIDDEN);

/** @type {import('eslint').Linter.RulesRecord} */
export const pureRules = {
  'no-console': 'error',
  'no-restricted-globals': ['error', ...names.map(([name, message]) => ({ name, message }))],
  'no-restricted-properties': [
    'error',
    {
      object: 'Math',
      property: 'random',
      message:
        'Chance is the deck given at the deal (or a seed in the options), so that a game replays.',
    },
    ...names.map(([property, message]) => ({ object: 'globalThis', property, message })),
  ],
};
