import type { Card } from '../../cards/card.js';
import { listOf } from '../../cards/list.js';
import type { Player } from '../double-dummy/position.js';
import { sharedResults, solveCards } from '../double-dummy/solve.js';
import type { Transpositions } from '../double-dummy/transpositions.js';
import type { Seat } from '../../engine/rules.js';
import type { TrickOptions } from '../options.js';
import type { TrickMove } from '../state.js';
import type { TableFacts } from './facts.js';
import { bottomOf } from './masks.js';
import { OpenTable } from './open-table.js';
import { valueFor } from './value.js';

/** The most results that are kept from deal to deal. */
const MOST_KNOWN = 200_000;

/** The most cards in a hand of which endings are solved. */
const LONGEST = 6;

/** The cards of a hand. */
function cardsOf({ facts, hands }: OpenTable, seat: number): readonly Card[] {
  const found: Card[] = [];
  for (let suit = 0; suit < 4; suit++) {
    for (let left = hands[4 * seat + suit]!; left !== 0; left &= left - 1) {
      found.push(facts.cards[16 * suit + bottomOf(left)]!);
    }
  }
  return found;
}

/**
 * Solves endings with all cards known, for two sides of two partners that count tricks. Both sides are taken to play for
 * tricks.
 */
export class ExactEnding {
  /** It is quick enough not to be counted. */
  readonly played = 0;
  private known: Transpositions | undefined;
  private knownTrump = -1;
  private readonly suits: readonly (readonly Card[])[];
  private readonly rest: OpenTable;
  /** The value of each legal card, by code. */
  private readonly values = new Map<number, number>();

  constructor(
    private readonly facts: TableFacts,
    private readonly seat: Seat,
    private readonly options: TrickOptions,
  ) {
    this.rest = new OpenTable(facts);
    this.suits = listOf(4, (suit) =>
      facts.pack.filter((code) => code >> 4 === suit).map((code) => facts.cards[code]!),
    );
  }

  /** Whether an ending can be solved: it is short, trump is known, and no nil is at stake. */
  static fits(open: OpenTable): boolean {
    const { facts, bids, tricks, sizes } = open;
    const { score } = facts;
    if (facts.table.rules.sides !== 'opposite' || facts.players !== 4) return false;
    if (score.type !== 'book' && score.type !== 'contract') return false;
    const hasNil = bids.some((bid, seat) => bid === 0 && tricks[seat] === 0);
    return sizes[open.turn]! <= LONGEST && !(score.type === 'contract' && hasNil);
  }

  deal(open: OpenTable): void {
    const { facts, rest, values, seat, options } = this;
    const { trump, leader, count, plays } = open;
    const results = solveCards(
      {
        hands: listOf(4, (player) => cardsOf(open, player)),
        trump: trump < 0 ? undefined : trump,
        leader: (count === 0 ? open.turn : leader) as Player,
        trick: listOf(count, (at) => facts.cards[plays[at]!]!),
        suits: this.suits,
      },
      this.resultsFor(trump),
    );
    values.clear();
    for (const { card, tricks } of results) {
      rest.copy(open);
      rest.tricks[0]! += tricks[0];
      rest.tricks[1]! += tricks[1];
      values.set(facts.codes[card]!, valueFor(rest, seat, options));
    }
  }

  value(move: TrickMove): number {
    return move.type === 'play' ? this.values.get(this.facts.codes[move.card]!)! : NaN;
  }

  private resultsFor(trump: number): Transpositions {
    if (!this.known || this.knownTrump !== trump) this.known = sharedResults(MOST_KNOWN);
    this.knownTrump = trump;
    return this.known;
  }
}
