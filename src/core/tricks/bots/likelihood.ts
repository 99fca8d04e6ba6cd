import type { Seat } from '../../engine/rules.js';
import type { TrickState } from '../state.js';
import { HEIGHT, type TableFacts } from './facts.js';
import { nilDanger, strengthOfHand } from './hand-strength.js';

/** How far bids are from the strength of hands, in tricks. */
const SPREAD = 1.1;

/** How well possible hands fit the bids that others made. */
export class Likelihood {
  /** Whether others made bids that say something. */
  readonly matters: boolean;
  /** The cards that each seat has played: index 4 · seat + suit. */
  private readonly played: Int32Array;
  private readonly masks = new Int32Array(4);
  private readonly bidders: readonly Seat[];

  constructor(
    private readonly facts: TableFacts,
    private readonly view: TrickState,
    seat: Seat,
  ) {
    this.played = new Int32Array(4 * facts.players);
    const { tricks, trick, seats } = view;
    for (const { plays } of [...tricks, ...(trick ? [trick] : [])]) {
      for (const { seat: of, card } of plays) {
        const code = facts.codes[card]!;
        this.played[4 * of + (code >> 4)]! |= 1 << (code & HEIGHT);
      }
    }
    const isNumber = facts.table.rules.bid?.type === 'tricks';
    this.bidders = facts.table.live.filter(
      (of) => isNumber && of !== seat && seats[of]!.bid !== null && !seats[of]!.isBlind,
    );
    this.matters = this.bidders.length > 0;
  }

  /** The cards that a seat held before the first trick. */
  dealtTo(hands: Int32Array, seat: Seat): Int32Array {
    for (let suit = 0; suit < 4; suit++) {
      this.masks[suit] = hands[4 * seat + suit]! | this.played[4 * seat + suit]!;
    }
    return this.masks;
  }

  /** A weight for hands: 1 at most. */
  of(hands: Int32Array): number {
    const { facts, view } = this;
    const trump = view.trump ?? -1;
    const isContract = facts.score.type === 'contract';
    let sum = 0;
    for (const seat of this.bidders) {
      const masks = this.dealtTo(hands, seat);
      const bid = view.seats[seat]!.bid!;
      if (isContract && bid === 0) sum += 1.5 * nilDanger(facts, masks, trump);
      else {
        const strength = strengthOfHand(facts, masks, trump) * (isContract ? 1 : 4 / facts.live);
        sum += (strength - bid) ** 2 / (2 * SPREAD ** 2);
      }
    }
    return Math.exp(-sum);
  }
}
