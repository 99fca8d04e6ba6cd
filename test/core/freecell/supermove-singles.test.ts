import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Card,
  type FreecellState,
  type Supermove,
  VARIANTS,
  type Variant,
  cardCode,
  cardOf,
  freecell,
} from '../../../src/core.js';
import { SYSTEMS, minCells } from '../../../src/games/freecell/rules/variants.js';
import { isFull } from '../../support/counts.js';
import { position } from '../support/position.js';
import { canGoSingly } from '../support/single-moves.js';

/** A run about to be moved. */
interface Case {
  readonly variant: Variant;
  readonly supermove: Supermove;
  readonly freeCells: number;
  /** Empty columns, the target not counted. */
  readonly freeColumns: number;
  readonly length: number;
  readonly onto: 'card' | 'empty column';
  /** Whether the run is the whole of its column. */
  readonly whole: boolean;
}

/** The suit of each rank, such that every card fits on the next: black and red, or one suit. */
const inOrder = (variant: Variant, rank: number): Card =>
  cardOf(rank, SYSTEMS[variant].build === 'suit' ? 3 : rank % 2 === 0 ? 3 : 2);

/** Column 1 holds the run, column 2 is the target; the cards not needed fill what is not free. */
function boardOf(of: Case): FreecellState {
  const { variant, supermove, freeCells, freeColumns, length, onto } = of;
  const top = onto === 'card' ? 12 : 13;
  const code = (rank: number): string => cardCode(inOrder(variant, rank));
  const run = Array.from({ length }, (_, index) => code(top - index)).join(' ');
  const target = onto === 'card' ? code(13) : '';
  const named = new Set(`${run} ${target}`.split(' '));
  const spare = Array.from({ length: 52 }, (_, n) => cardCode(n)).filter((one) => !named.has(one));
  // The card below the run is of its own bottom rank: the run is no longer than meant.
  const below = of.whole
    ? ''
    : spare.splice(
        spare.findIndex((one) => one.startsWith(run.charAt(0))),
        1,
      )[0]!;
  const cells = Math.max(minCells(variant), freeCells + 1);
  const held = spare.splice(0, cells - freeCells).join(' ');
  const others = SYSTEMS[variant].columns - 2 - freeColumns - 1;
  const columns = [`${below} ${run}`, target, ...spare.splice(0, others)];
  return position({ variant, supermove, cells, held, columns });
}

const move = (of: Case) => ({ from: 'column-1', to: 'column-2', count: of.length }) as const;

/** The longest run that can go onto a card. */
const LONGEST = 12;

/** Cells and columns that are free: at most eight cards go through them, so that all can be tried. */
const FREE = [0, 1, 2, 3]
  .flatMap((cells) => [0, 1, 2, 3].map((columns) => ({ cells, columns })))
  .filter(({ cells, columns }) => (cells + 1) * 2 ** columns <= 8);

/** A normal run has each way to build, with empty columns for any card and for kings, and the most columns. */
const TRIED: readonly Variant[] = isFull ? VARIANTS : ['freecell', 'kingcell', 'seahaven'];

const VARIETIES = TRIED.flatMap((variant) =>
  (['card', 'empty column'] as const).flatMap((onto) =>
    [false, true].map((whole) => ({ variant, onto, whole })),
  ),
);

const cases = (supermove: Supermove, lengths: readonly number[]): readonly Case[] =>
  VARIETIES.flatMap((variety) =>
    FREE.flatMap(({ cells: freeCells, columns: freeColumns }) =>
      lengths.map((length) => ({ ...variety, supermove, freeCells, freeColumns, length })),
    ),
  );

const LENGTHS = Array.from({ length: LONGEST - 1 }, (_, index) => index + 2);

describe('a supermove and its single moves', () => {
  // In each of the varieties: cells + columns cards in linear (where any card may enter an empty
  // column, 24 over all of FREE, else 13), (cells + 1) * 2^columns - 1 in full (39, else 13).
  const kings = TRIED.filter((variant) => SYSTEMS[variant].kingsOnly).length;
  const any = TRIED.length - kings;
  const counts = {
    linear: any * 4 * 24 + kings * 4 * 13,
    full: any * 4 * 39 + kings * 4 * 13,
  };
  for (const supermove of ['linear', 'full'] as const) {
    it(`can be done one card at a time wherever ${supermove} allows it`, () => {
      let allowed = 0;
      for (const of of cases(supermove, LENGTHS)) {
        const board = boardOf(of);
        if (freecell.refusal(board, move(of))) continue;
        allowed++;
        expect(canGoSingly(board, move(of)), JSON.stringify(of)).to.equal(true);
      }
      expect(allowed).to.equal(counts[supermove]);
    });
  }

  it('cannot be done where full refuses it for one card too many', () => {
    let refused = 0;
    for (const of of cases('full', LENGTHS)) {
      // A whole column to an empty one changes nothing, so that any length of it can be done.
      if (of.whole && of.onto === 'empty column') continue;
      const board = boardOf(of);
      const why = freecell.refusal(board, move(of));
      if (why?.code !== 'too-many' || why.allowed !== of.length - 1) continue;
      refused++;
      expect(canGoSingly(board, move(of)), JSON.stringify(of)).to.equal(false);
    }
    expect(refused).to.equal(TRIED.length * 3 * FREE.length);
  });
});
