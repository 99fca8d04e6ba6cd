import { ORDERED_DECK } from '../../cards/deck.js';
import { type Card, isRed, rankOf } from '../../cards/card.js';
import { listOf } from '../../cards/list.js';
import { STOCK } from '../../patience/piles.js';
import type { Direction, FoundationRules, Sequence, SuitRule } from '../../patience/rules/rules.js';
import { fitsOn, follows, nextRanks, suitsFit } from '../../patience/rules/sequence.js';
import { type Table, isLetter, rankAfter, rankOfLetter } from '../../patience/rules/table.js';

/** The most piles and cards of a position. Rules with more have no verdict. */
export const MOST_PILES = 127;
export const MOST_CARDS = 254;
/** The number of faces, rounded up to a power of two. */
export const FACES = 64;

/** Which card may lie on which: at `target * FACES + card` is 1 or 0. */
export type Fits = Uint8Array;

/** A range of piles: the first index and the one after the last. */
export interface Range {
  readonly at: number;
  readonly end: number;
}

const pilesIn = ({ at, end }: Range): readonly number[] => listOf(end - at, (n) => at + n);

function fitsBy(fits: (card: Card, target: Card) => boolean): Fits {
  const table = new Uint8Array(FACES * FACES);
  for (const target of ORDERED_DECK) {
    for (const card of ORDERED_DECK) if (fits(card, target)) table[target * FACES + card] = 1;
  }
  return table;
}

/** The suit rules that tell cards of the same rank apart. */
function suitRules(table: Table): readonly SuitRule[] {
  const { build, run, move, foundation, rules } = table;
  if (rules.pairs) return [];
  const rulesOf: SuitRule[] = [];
  if (typeof build === 'object') rulesOf.push(build.by);
  if (move !== 'one' && move !== 'group') rulesOf.push(run.by);
  if (foundation) rulesOf.push(foundation.by, ...(foundation.runs ? (['suit'] as const) : []));
  return rulesOf;
}

/**
 * The class of each face. The rules treat cards of a class alike: they look at ranks only, or at ranks and colors. So
 * exchanging two cards of a class changes no verdict, and the keys of positions need not tell them apart.
 */
function classesOf(table: Table): Uint8Array {
  const rules = suitRules(table);
  const bySuit = rules.includes('suit') || rules.includes('other');
  const byColor = rules.includes('alternate') || rules.includes('color');
  const classes = new Uint8Array(FACES);
  for (const face of ORDERED_DECK) {
    const color = byColor && isRed(face) ? 1 : 0;
    classes[face] = bySuit ? face : (rankOf(face) - 1) * 4 + color;
  }
  return classes;
}

const facesAfter = (fits: Fits | undefined): readonly (readonly Card[])[] =>
  ORDERED_DECK.map((target) => ORDERED_DECK.filter((card) => fits?.[target * FACES + card]));

/**
 * The faces that may lie on each face in a column.
 *
 * If cards come back from foundations, also those that may lie on such a card, or on one that lies below the face on its
 * foundation: that one can only come back if the face is not in its way.
 */
function facesOn(build: Fits, up: Fits | undefined, base: number | undefined, isBaseFree: boolean) {
  return ORDERED_DECK.map((face) => {
    const found = new Set<Card>();
    const seen = new Set([face]);
    const open = [face];
    for (let target = open.pop(); target !== undefined; target = open.pop()) {
      for (const card of ORDERED_DECK) {
        const fits = build[target * FACES + card] === 1;
        if (fits) found.add(card);
        const isBelow =
          up !== undefined && rankOf(target) !== base && up[card * FACES + target] === 1;
        if (!up || seen.has(card) || !(fits || isBelow)) continue;
        seen.add(card);
        open.push(card);
      }
    }
    return [...found].filter((card) => !isBaseFree || rankOf(card) !== base);
  });
}

/**
 * Whether a card on a foundation is where it is best as soon as no other card needs it: all cards have to go up, and a
 * foundation that is higher takes at least as many cards as a lower one. Where columns are filled at once, emptying one
 * has a consequence, so a card may be better off where it is.
 */
function hasSafeCards(table: Table): boolean {
  const { foundation, foundations, packs, fill, goal, rules, hole } = table;
  if (!foundation || foundation.runs || rules.pairs || hole || fill.length > 0) return false;
  if (goal !== 'foundations' || foundation.direction === 'both') return false;
  return foundations.length === 4 * packs && (foundation.by === 'suit' || foundation.by === 'any');
}

/** Whether draws can be left out of the positions: see `Talon`. */
function hasTalon({ stock, wastes, hole, fill, rules }: Table): boolean {
  if (stock?.to !== 'waste' || wastes.length !== 1 || hole || rules.pairs?.trio) return false;
  return !fill.includes('waste') && !fill.includes('stock');
}

/**
 * Whether cards come back from foundations only right before the moves that need them: see `MoveWriter`. Each card must
 * have only one place on the foundations, which no other card can take.
 */
function canReturnLate(table: Table): boolean {
  const { foundation, stock, fill, goal, hole } = table;
  if (!foundation || foundation.runs || goal !== 'foundations' || hole) return false;
  if (fill.length > 0 || stock?.to === 'columns') return false;
  const { back } = foundation;
  return hasOnePlaceEach(table) && (back === 'both' || back === 'columns');
}

/** Whether each card has only one place on the foundations, from the deal on. */
function hasOnePlaceEach({ foundation, packs, rules }: Table): boolean {
  const { by, direction, base } = foundation!;
  const isSingle = packs === 1 && (rules.suits ?? 4) === 4;
  return isSingle && by === 'suit' && direction !== 'both' && base !== 'first';
}

const up = (foundation: Required<FoundationRules>, table: Table, step: 1 | -1): Fits =>
  fitsBy(
    (card, target) =>
      rankOf(card) === rankAfter(table, rankOf(target), step) &&
      suitsFit(foundation.by, card, target),
  );

/**
 * Whether a top card can matter for a deal to the columns: it may have to fill an empty column first, or a dealt card may
 * join the run below it.
 */
const dealsMatter = ({ stock, move }: Table): boolean =>
  stock?.noEmptyColumns === true || (stock?.to === 'columns' && move === 'whole-run');

/** What the search derives from rules, once: the piles as numbers, and which card goes on which. */
export class Plan {
  /** The number of piles. They have the order of `table.piles`. */
  readonly size: number;
  /** The stock's pile, or -1. */
  readonly stock: number;
  readonly wastes: Range;
  readonly reserves: Range;
  readonly cells: Range;
  readonly foundations: Range;
  readonly columns: Range;
  /** Which cards fit on which in a column, and in a sequence that moves together, downwards and upwards. */
  readonly build: Fits;
  readonly runs: readonly Fits[];
  /** Which cards follow which in a complete run. */
  readonly complete: Fits;
  /** Which cards follow which on a foundation that goes up, and on one that goes down. */
  readonly up: Fits | undefined;
  readonly down: Fits | undefined;
  /** The faces that go on each face of a foundation, by whether it goes up. */
  readonly next: readonly (readonly (readonly Card[])[])[];
  readonly hole: Fits | undefined;
  readonly classes: Uint8Array;
  /** The faces that need a face to be in a column. `undefined` if nothing is known of it. */
  readonly needs: readonly (readonly Card[])[] | undefined;
  readonly hasTalon: boolean;
  readonly returnsLate: boolean;
  /** The rank that foundations begin with, if the rules name it. */
  readonly base: number | undefined;
  /** Whether piles count for the goal: it is reached once they are empty. */
  readonly counts: Uint8Array;
  /** Whether a card in a pyramid that others cover may be removed with the only one of them. */
  readonly coverPairs: boolean;
  /** The piles whose top cards go up to foundations, without a waste, and with it. */
  readonly rising: readonly number[];
  readonly sources: readonly number[];
  /** Whether a top card can matter for a deal to the columns. */
  readonly dealsMatter: boolean;
  /** Whether each pile is a foundation that goes up. With `both`, the second half of them goes down. */
  readonly goesUp: Uint8Array;

  constructor(readonly table: Table) {
    const { piles, foundation } = table;
    this.size = piles.length;
    this.stock = piles.indexOf(STOCK);
    this.wastes = this.rangeOf(table.wastes);
    this.reserves = this.rangeOf(table.reserves);
    this.cells = this.rangeOf(table.cells);
    this.foundations = this.rangeOf(table.foundations);
    this.columns = this.rangeOf(table.columns);
    this.build = fitsBy((card, target) => fitsOn(table, card, target));
    this.runs = this.runTables();
    this.complete = fitsBy((card, target) => follows({ by: 'suit' }, table, card, target));
    this.up = foundation && up(foundation, table, 1);
    this.down = foundation && up(foundation, table, -1);
    this.next = [this.down, this.up].map(facesAfter);
    this.hole = this.holeTable();
    this.classes = classesOf(table);
    this.base = foundation && isLetter(foundation.base) ? rankOfLetter(foundation.base) : undefined;
    this.needs = this.needTable();
    this.hasTalon = hasTalon(table);
    this.returnsLate = canReturnLate(table);
    this.counts = this.countTable();
    this.goesUp = this.upwards();
    this.dealsMatter = dealsMatter(table);
    this.rising = [this.reserves, this.cells, this.columns].flatMap(pilesIn);
    this.sources = [...(this.hasTalon || table.hole ? [] : pilesIn(this.wastes)), ...this.rising];
    this.coverPairs = table.rules.pairs?.cover ?? false;
  }

  private rangeOf(ids: readonly string[]): Range {
    const at = ids.length > 0 ? this.table.piles.indexOf(ids[0]!) : 0;
    return { at, end: at + ids.length };
  }

  private runTables(): readonly Fits[] {
    const { table } = this;
    const { run } = table;
    const directions: readonly Direction[] =
      run.direction === 'both' ? ['down', 'up'] : [run.direction ?? 'down'];
    return directions.map((direction) => {
      const sequence: Sequence = { ...run, direction };
      return fitsBy((card, target) => follows(sequence, table, card, target));
    });
  }

  private holeTable(): Fits | undefined {
    const { hole } = this.table;
    if (!hole) return undefined;
    return fitsBy((card, target) => {
      if (hole.kingEnds && rankOf(target) === this.table.highest) return false;
      const ranks = nextRanks({ direction: 'both', wrap: hole.wrap }, this.table, rankOf(target));
      return ranks.includes(rankOf(card));
    });
  }

  private needTable(): Plan['needs'] {
    const { table, base, build } = this;
    if (!hasSafeCards(table)) return undefined;
    const { back, direction } = table.foundation!;
    const up = direction === 'down' ? this.down : this.up;
    return facesOn(build, back === 'none' ? undefined : up, base, this.isBaseFree());
  }

  /**
   * Whether a base card never needs another card: none lies on it and moves with it, and each base card has a foundation
   * to go to.
   */
  private isBaseFree(): boolean {
    const { table, base, build, runs } = this;
    if (base === undefined || table.move === 'group') return false;
    const fits = table.move === 'one' ? [build] : [build, ...runs];
    return ORDERED_DECK.every((target) => {
      if (rankOf(target) !== base) return true;
      return ORDERED_DECK.every((card) => fits.every((one) => !one[target * FACES + card]));
    });
  }

  private countTable(): Uint8Array {
    const { table } = this;
    const counts = new Uint8Array(this.size);
    table.piles.forEach((id, pile) => {
      const kind = table.kinds[id]!;
      const isLeft = kind !== 'foundation' && !(table.hole && kind === 'waste');
      counts[pile] = (table.goal === 'columns' ? kind === 'column' : isLeft) ? 1 : 0;
    });
    return counts;
  }

  private upwards(): Uint8Array {
    const { foundations, table } = this;
    const { at, end } = foundations;
    const goesUp = new Uint8Array(this.size);
    const direction = table.foundation?.direction;
    const half = direction === 'both' ? (end - at) / 2 : end - at;
    if (direction !== 'down') goesUp.fill(1, at, at + Math.ceil(half));
    return goesUp;
  }
}
