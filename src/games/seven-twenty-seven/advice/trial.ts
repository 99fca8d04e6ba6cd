import type { Seat } from '../../../core/engine/rules.js';
import { callOf } from '../../../core/table/betting.js';
import { paysToCall, potFor } from '../bots/manners.js';
import { bestClaim } from '../bots/chances.js';
import { rankIn } from '../bots/equity.js';
import type { Judgement } from '../bots/judgement.js';
import { isOpen } from '../bots/rivals.js';
import { MANNERS, type Manner } from '../bots/manners.js';
import { NO_WIN, type RankTable, rankTable } from '../rules/scoring.js';
import { type Seven27Move, type Seven27State, chipsOf, isIn, seatsThat } from '../rules/state.js';
import { Deals, mixed } from './deals.js';
import { CLAIMS, type Ending, type Sampled, Settling } from './settling.js';

const FOLDED: Sampled = { chips: 0, low: 0, high: 0 };

/**
 * Plays each choice of a seat to the end of the hand, sample by sample. The others answer a bet as
 * bots of their temper do. All players take cards as long as that pays, and after the draw one more
 * player may bet. All choices use the same samples.
 */
export class Trial {
  private readonly deals: Deals;
  private readonly ranks: RankTable;
  private readonly settling: Settling;
  /** The seats of the other players in the hand, in the order of `judgement.rivals`. */
  private readonly rivals: readonly Seat[];
  /** The other players from the seat's left, the order in which they answer. */
  private readonly answering: readonly Seat[];
  /** What each seat's hand is worth, depending on whether it may still take cards. */
  private readonly worth: readonly Float64Array[];
  private readonly manners: readonly Manner[];
  private readonly before: Ending;
  private readonly table: Ending;

  constructor(
    private readonly view: Seven27State,
    private readonly seat: Seat,
    private readonly judgement: Judgement,
    private readonly seed: number,
  ) {
    const { seats, options, paidPots } = view;
    const { declare, carried, carry, winAndTie } = options;
    this.deals = new Deals(judgement);
    this.ranks = rankTable(options);
    this.settling = new Settling({
      ...{ seat, ranks: this.ranks, declares: declare !== 'none' },
      order: seatsThat(view, () => true),
      gone: paidPots.reduce((sum, { amount }) => sum + amount, 0),
      ...{ carry, winAndTie },
    });
    this.rivals = [...seats.keys()].filter((at) => at !== seat && isIn(seats[at]!));
    this.answering = [
      ...this.rivals.filter((at) => at > seat),
      ...this.rivals.filter((at) => at < seat),
    ];
    const { now, best } = judgement.worth;
    this.worth = seats.map((one) => (isOpen(view, one) ? best : now));
    this.manners = seats.map((_, at) => MANNERS[options.tempers[at] ?? 'steady']);
    const table = (): Ending => ({
      paid: Float64Array.from(seats, ({ paid }) => paid),
      chips: Float64Array.from(seats, (_, at) => chipsOf(view, at)),
      carried,
      left: Uint8Array.from(seats, (one) => Number(isIn(one))),
      hands: new Uint16Array(seats.length),
      claims: new Uint8Array(seats.length).fill(CLAIMS.both),
    });
    this.before = table();
    this.table = table();
  }

  /** The result of each choice in one sample: net chips, and shares of the halves. */
  sample(number: number, choices: readonly Seven27Move[]): readonly Sampled[] {
    this.deals.deal(mixed(this.seed + Math.imul(number, 0x9e3779b9)));
    return choices.map((choice) => this.outcomeOf(choice));
  }

  private outcomeOf(choice: Seven27Move): Sampled {
    if (choice.type === 'fold') return FOLDED;
    const { before, table, rivals, deals } = this;
    table.paid.set(before.paid);
    table.chips.set(before.chips);
    table.left.set(before.left);
    for (let nth = 0; nth < rivals.length; nth++) table.hands[rivals[nth]!] = deals.hands[nth]!;
    this.bet(choice);
    for (let nth = 0; nth < rivals.length; nth++) table.hands[rivals[nth]!] = deals.finals[nth]!;
    const hand = this.handAfter(choice);
    table.hands[this.seat] = hand;
    this.dropBust();
    if (deals.othersTake || hand !== this.judgement.hand) this.betOnceMore();
    this.declare(choice);
    const { chips, low, high } = this.settling.settle(table);
    return { chips: chips - (table.paid[this.seat]! - before.paid[this.seat]!), low, high };
  }

  /** Pays the price of the choice, and lets the others answer. */
  private bet(choice: Seven27Move): void {
    const { betting } = this.view;
    if (!betting) return;
    const { seat, table } = this;
    const added = callOf(betting, seat) + ('amount' in choice ? choice.amount : 0);
    table.paid[seat]! += added;
    table.chips[seat]! -= added;
    const bet = Math.max(betting.bet, betting.seats[seat]!.bet + added);
    for (const at of this.answering) {
      const call = Math.min(table.chips[at]!, bet - betting.seats[at]!.bet);
      if (call > 0) this.answer(at, call, this.worth[at]!);
    }
  }

  /**
   * After cards were taken, the first player with a good enough hand bets as much as a bot would.
   * All others answer, and the seat answers as a steady player.
   */
  private betOnceMore(): void {
    const { table, settling } = this;
    const { now } = this.judgement.worth;
    const { minBet } = this.view.options;
    const { left, hands, chips, paid } = table;
    let players = 0;
    for (const one of left) players += one;
    const fair = 1 / players;
    const { order } = settling.terms;
    for (const at of order) {
      if (!left[at]) continue;
      const manner = this.manners[at]!;
      const strength = (now[hands[at]!]! / 2 - fair) / (1 - fair);
      const most = Math.min(this.mostBet(), chips[at]!);
      if (strength <= manner.raise || most < minBet) continue;
      const steps = Math.floor((most - minBet) / minBet);
      const bet = minBet * (1 + Math.round(0.8 * steps * Math.min(1, strength * manner.size)));
      paid[at]! += bet;
      chips[at]! -= bet;
      for (const other of order) {
        if (other !== at && left[other]) this.answer(other, Math.min(chips[other]!, bet), now);
      }
      return;
    }
  }

  /** The largest bet if no bet is open. */
  private mostBet(): number {
    const { options, paidPots } = this.view;
    const { limit, minBet, maxBet, carried } = options;
    if (limit === 'range') return maxBet;
    let middle = carried - paidPots.reduce((sum, { amount }) => sum + amount, 0);
    for (const put of this.table.paid) middle += put;
    return Math.max(minBet, Math.floor(middle / (limit === 'pot' ? 1 : 2)));
  }

  /** Lets another player call or fold, depending on their temper. */
  private answer(at: Seat, call: number, worth: Float64Array): void {
    const { table } = this;
    const equity = worth[table.hands[at]!]! / 2;
    const pot = potFor(table, table.paid[at]! + call) + call / 2;
    if (!paysToCall(equity, pot, call, this.manners[at]!)) {
      table.left[at] = 0;
      return;
    }
    table.paid[at]! += call;
    table.chips[at]! -= call;
  }

  /** The weight of the seat's hand at the end, after its choice. */
  private handAfter({ type }: Seven27Move): number {
    const { hand } = this.judgement;
    if (type === 'take') return this.playOn(hand + this.deals.cardAfter(0)!, 1);
    return this.mayTake(type) ? this.playOn(hand, 0) : hand;
  }

  /** Whether the seat may take cards later, after a choice that takes none. */
  private mayTake(type: Seven27Move['type']): boolean {
    const { view, seat, deals } = this;
    const { options, round, taken, seats } = view;
    if (type !== 'stand') return isOpen(view, seats[seat]!);
    if (round === 0) return true;
    // There is another turn if anybody takes a card in this one.
    const freezes = options.freeze > 0 && seats[seat]!.stands + 1 >= options.freeze;
    return !freezes && (taken || deals.othersTake);
  }

  /** Takes cards as long as a card improves the worth of the hand. */
  private playOn(hand: number, taken: number): number {
    const { gain } = this.judgement.worth;
    let [now, count] = [hand, taken];
    while (gain[now]! > 0) {
      const card = this.deals.cardAfter(count++);
      if (card === undefined) break;
      now += card;
    }
    return now;
  }

  /** Removes bust hands. The last player left is never removed. */
  private dropBust(): void {
    const { left, hands } = this.table;
    let count = 0;
    for (const one of left) count += one;
    for (let at = 0; at < left.length && count > 1; at++) {
      if (!left[at] || this.ranks.high[hands[at]!]! < NO_WIN) continue;
      left[at] = 0;
      count--;
    }
  }

  private declare(choice: Seven27Move): void {
    const { options, seats } = this.view;
    if (options.declare === 'none') return;
    const { claims, hands } = this.table;
    for (let at = 0; at < seats.length; at++) {
      const chosen = choice.type === 'declare' && at === this.seat ? choice.targets : null;
      claims[at] = CLAIMS[chosen ?? seats[at]!.declared ?? this.claimOf(hands[at]!)];
    }
  }

  private claimOf(hand: number): keyof typeof CLAIMS {
    const [low, high] = [rankIn(this.ranks, 'low', hand), rankIn(this.ranks, 'high', hand)];
    const { chances, terms } = this.judgement;
    return bestClaim(chances, terms, low, high);
  }
}
