import { isOneOf, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import type { Build } from '../../../core/patience/piles.js';

/** A system of the family, as data that the rules read. Source: the page of rules in the docs. */
export interface System {
  readonly columns: number;
  /** How many cells there are unless `cells` says otherwise. */
  readonly cells: number;
  /** How many cards go to the columns, row by row; the others go to cells. */
  readonly dealtToColumns: number;
  /** Cell (from 1) that the first of those others goes to, where there are cells enough. */
  readonly firstDealtCell: number;
  readonly build: Build;
  /** Whether only kings may enter an empty column. */
  readonly kingsOnly: boolean;
  /** Whether a foundation's top card may go back to an empty cell. */
  readonly foundationReturn: boolean;
}

const FREECELL: System = {
  columns: 8,
  cells: 4,
  dealtToColumns: 52,
  firstDealtCell: 1,
  build: 'alternate',
  kingsOnly: false,
  foundationReturn: true,
};

export const SYSTEMS = {
  freecell: FREECELL,
  kingcell: { ...FREECELL, build: 'any', kingsOnly: true, foundationReturn: false },
  forecell: { ...FREECELL, dealtToColumns: 48, kingsOnly: true, foundationReturn: false },
  'bakers-game': { ...FREECELL, build: 'suit', foundationReturn: false },
  'eight-off': {
    ...FREECELL,
    cells: 8,
    dealtToColumns: 48,
    build: 'suit',
    kingsOnly: true,
    foundationReturn: false,
  },
  seahaven: {
    columns: 10,
    cells: 4,
    dealtToColumns: 50,
    firstDealtCell: 2,
    build: 'suit',
    kingsOnly: true,
    foundationReturn: false,
  },
} as const satisfies Readonly<Record<string, System>>;

export type Variant = keyof typeof SYSTEMS;
export const VARIANTS = Object.keys(SYSTEMS) as readonly Variant[];

/** How many cards may be moved together; see `supermoveLimit`. */
export const SUPERMOVES = ['linear', 'full', 'off'] as const;
export type Supermove = (typeof SUPERMOVES)[number];

export const MAX_CELLS = 8;

/** What is settled before a game is dealt. */
export interface FreecellOptions {
  readonly variant: Variant;
  /** How many cells there are, 0 to 8, never fewer than the deal fills. */
  readonly cells: number;
  readonly supermove: Supermove;
}

/** How many cards a system deals to cells: the fewest cells it can be played with. */
export const minCells = (variant: Variant): number => 52 - SYSTEMS[variant].dealtToColumns;

/** Full options from what a page or a save gives: what is not given takes the variant's default. */
export function checkOptions(value: unknown): Checked<FreecellOptions> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const { variant = 'freecell', supermove = 'linear' } = given;
  if (!isOneOf(VARIANTS, variant)) return wrongOption('variant', variant, VARIANTS.join(', '));
  if (!isOneOf(SUPERMOVES, supermove))
    return wrongOption('supermove', supermove, SUPERMOVES.join(', '));
  const cells = given['cells'] ?? SYSTEMS[variant].cells;
  const fewest = minCells(variant);
  if (!Number.isInteger(cells) || Number(cells) < fewest || Number(cells) > MAX_CELLS) {
    return wrongOption('cells', cells, `${fewest}–${MAX_CELLS}`);
  }
  return { value: { variant, cells: cells as number, supermove } };
}
