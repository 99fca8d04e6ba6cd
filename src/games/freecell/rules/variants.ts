import { defineOptions, oneOf, whole } from '../../../core/engine/option.js';
import { listOf } from '../../../core/cards/list.js';
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

/** How many cards may be moved together: as many as free cells and empty columns hold, as single moves could, or one. */
export const SUPERMOVES = ['linear', 'full', 'off'] as const;
export type Supermove = (typeof SUPERMOVES)[number];

export const MAX_CELLS = 8;

/** The options of the FreeCell family. */
export interface FreecellOptions {
  readonly variant: Variant;
  /** How many cells there are, 0 to 8, never fewer than the deal fills. */
  readonly cells: number;
  readonly supermove: Supermove;
}

/** How many cards a system deals to cells: the fewest cells it can be played with. */
export const minCells = (variant: Variant): number => 52 - SYSTEMS[variant].dealtToColumns;

export const options = defineOptions<FreecellOptions>({
  rules: {
    variant: oneOf(VARIANTS),
    cells: whole(
      ({ variant }) => SYSTEMS[variant].cells,
      ({ variant }) => [minCells(variant), MAX_CELLS],
      listOf(MAX_CELLS + 1, String),
    ),
    supermove: oneOf(SUPERMOVES),
  },
  startsGame: ['variant', 'cells'],
});
