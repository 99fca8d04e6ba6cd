import type { ColumnRules, PatienceRules } from '../../../src/core/patience/rules/rules.js';
import type { PatienceName } from '../../../src/games/patience/registry.js';
import { piles } from '../../../src/games/patience/define.js';

/** How one of our games is played as the solver Solvitaire plays it. */
export interface SolvitaireGame {
  readonly name: PatienceName;
  readonly options?: object;
  /** Why our rules differ. */
  readonly because?: string;
  /** Changes our rules into those of the solver. */
  readonly change?: (rules: PatienceRules) => PatienceRules;
}

/** A change of the columns only. */
const columns =
  (change: Partial<ColumnRules>) =>
  (rules: PatienceRules): PatienceRules => ({ ...rules, columns: { ...rules.columns, ...change } });

const spiderDeal = (change: Partial<ColumnRules> = {}): Omit<SolvitaireGame, 'name'> => ({
  because:
    'The books deal only if no column is empty. The solver knows all cards, face down or not.',
  change: (rules) => ({ ...columns(change)(rules), stock: { to: 'columns' } }),
});

const fans: ColumnRules['deal'] = [...piles(16, 3), 2, 2];

/** The games of `rules.tsv` that are described by data, by their names there. */
export const SOLVITAIRE: Readonly<Record<string, SolvitaireGame>> = {
  alina: { name: 'alina' },
  'alpha-star': { name: 'alpha-star' },
  'american-canister': { name: 'american-canister' },
  'american-toad': { name: 'american-toad', options: { redeals: 0 } },
  'beleaguered-castle': { name: 'beleaguered-castle' },
  'black-hole': { name: 'black-hole' },
  'british-canister': { name: 'british-canister' },
  canfield: { name: 'canfield' },
  'castles-of-spain': { name: 'castles-in-spain' },
  chameleon: {
    name: 'chameleon',
    because: 'All books deal a card to the foundations, which begin with its rank.',
    change: (rules) => ({
      ...rules,
      columns: { deal: piles(3, 1), build: { by: 'any' }, move: 'run' },
      foundations: {},
      reserve: { deal: [13], faceDown: true },
    }),
  },
  'delta-star': { name: 'delta-star' },
  duchess: {
    name: 'duchess',
    options: { redeals: 0 },
    because: 'All books deal four columns, and let the player choose the base of the foundations.',
    change: (rules) => ({
      ...rules,
      columns: { deal: piles(4, 0), build: { by: 'alternate' }, move: 'run' },
      foundations: { start: 4 },
      reserve: { deal: piles(12, 1) },
    }),
  },
  'east-haven': { name: 'easthaven' },
  fan: {
    name: 'fan',
    because: 'The books deal seventeen fans of three cards, and the last card alone.',
    change: columns({ deal: fans }),
  },
  'flower-garden': { name: 'flower-garden' },
  'fortunes-favor': { name: 'fortunes-favor' },
  'forty-thieves': { name: 'forty-thieves' },
  gargantua: { name: 'gargantua', options: { redeals: 0 } },
  'king-albert': { name: 'king-albert' },
  'klondike-two-deck-9': { name: 'double-klondike', options: { draw: 3 } },
  limited: { name: 'limited' },
  lucas: {
    name: 'lucas',
    because: 'The books deal thirteen columns of three cards.',
    change: columns({ deal: [...piles(9, 3), ...piles(4, 2)] }),
  },
  maria: { name: 'maria' },
  'mrs-mop': { name: 'mrs-mop' },
  'northwest-territory': { name: 'northwest-territory' },
  'one-cell': { name: 'one-cell' },
  raglan: { name: 'raglan' },
  'rank-and-file': { name: 'rank-and-file' },
  'scotch-patience': {
    name: 'scotch-patience',
    because: 'The books build the foundations in alternate colors, and the columns in any suit.',
    change: (rules) => ({
      ...columns({ deal: fans, build: { by: 'alternate' } })(rules),
      foundations: { back: 'columns' },
    }),
  },
  siegecraft: { name: 'siegecraft' },
  'simple-simon': { name: 'simple-simon' },
  somerset: { name: 'somerset' },
  'spanish-patience': { name: 'spanish-patience' },
  spider: { name: 'spider', ...spiderDeal() },
  spiderette: { name: 'spiderette', ...spiderDeal() },
  streets: { name: 'streets' },
  'streets-and-alleys': { name: 'streets-and-alleys' },
  stronghold: { name: 'stronghold' },
  thirty: { name: 'thirty' },
  thirtysix: { name: 'thirty-six' },
  trigon: { name: 'trigon' },
  'two-cell': { name: 'two-cells' },
  'ultra-klondike-2-deck': { name: 'ultra-klondike' },
  'will-o-the-wisp': { name: 'will-o-the-wisp', ...spiderDeal({ faceDown: 'none' }) },
  'worm-hole': { name: 'worm-hole' },
};

/** Games that are not described by data: their elements have rules of their own. */
export const ELSEWHERE = [
  'bakers-game',
  'eight-off',
  'fore-cell',
  'free-cell',
  'free-cell-0-cell',
  'free-cell-4-pile',
  'golf',
  'klondike',
  'klondike-deal-1',
  'seahaven-towers',
];
