import type { Seven27Options } from './options.js';

/** Named sets of rules, from published descriptions. See `docs/internals/seven27-house-rules.md`. */
export const HOUSE_RULES = {
  seed: {},
  pagat: {},
  'three-passes': {
    ...{ dealing: 'down-up', draw: 'up', tens: 'half', scoring: 'over-is-bust' },
    ...{ freeze: 3, opens: 'best-up-card' },
  },
  'home-game': {
    ...{ dealing: 'down-up', draw: 'up', scoring: 'under-beats-over', freeze: 3 },
    ...{ declare: 'simultaneous', fiveAceAce: 'beats-all' },
  },
  'dealers-choice': {
    ...{ declare: 'simultaneous', opens: 'best-up-card', carry: 'pot', maxRaises: 3 },
  },
  'three-quarters': { declare: 'simultaneous', winAndTie: 'three-quarters' },
} as const satisfies Readonly<Record<string, Partial<Seven27Options>>>;

export type HouseRules = keyof typeof HOUSE_RULES;

export const HOUSE_RULE_NAMES = Object.keys(HOUSE_RULES) as readonly HouseRules[];
