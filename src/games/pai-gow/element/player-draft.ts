import { numberOr } from '../../../core/cards/deal-number.js';
import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { refuseAmount } from '../../../core/table/chips.js';
import { chipsFor } from '../../../core/table/denominations.js';
import { arrange, arrangeByHouse, resort, setMove, toggle } from '../rules/arrange.js';
import type {
  Arrangement,
  BetSpotName,
  PaigowElement,
  PaigowScene,
  Sort,
  StakeDraft,
} from './scene.js';
import { bonusRange, stakeRange } from '../rules/refusal.js';
import { type HouseWayRule, houseWayOf } from '../rules/house-ways.js';
import { type StakeChange, changedStake } from '../rules/stake-change.js';
import type { PaigowMove, PaigowRefusal } from '../rules/state.js';

const NO_CARDS: Arrangement = { front: [], order: [] };

/**
 * The stake and the arrangement that the player has not played yet. They are never part of the
 * state.
 */
export class PlayerDraft {
  stake: StakeDraft = { amount: 0, bonus: 0 };
  sort: Sort = 'rank';
  /**
   * The arrangement, and the cards that it is for; `undefined` before the player changes anything.
   */
  private arranged: { readonly cards: string; readonly arrangement: Arrangement } | undefined;
  /** The last stake by seat, as far as it was looked up in this hand. */
  private readonly last = new Map<Seat, StakeDraft | undefined>();
  /** The card that had the focus last. */
  private focused: Card | undefined;

  constructor(private readonly table: PaigowElement) {}

  /** The player's seven cards in two hands; empty if they can't be seen. */
  get arrangement(): Arrangement {
    const { cards, arranged } = this;
    if (cards.length === 0) return NO_CARDS;
    return arranged?.cards === String(cards) ? arranged.arrangement : arrange(cards, this.sort);
  }

  /** Its part of a render's scene. */
  get scene(): Pick<PaigowScene, 'arrangement' | 'draft' | 'lastStake' | 'sort' | 'entry'> {
    const { arrangement, stake, lastStake, sort, tabStop } = this;
    return { arrangement, draft: stake, lastStake, sort, entry: tabStop };
  }

  /** The card at which Tab enters the trays. */
  get tabStop(): Card | undefined {
    const { order } = this.arrangement;
    return order.find((card) => card === this.focused) ?? order[0];
  }

  focusCard(card: Card | undefined): void {
    if (card === undefined) return;
    const before = this.tabStop;
    this.focused = card;
    if (card !== before) this.table.requestUpdate();
  }

  /** Whether the player can arrange cards now. */
  get canArrange(): boolean {
    const { seatNow, state } = this.table;
    if (!state || seatNow === undefined || this.arrangement.order.length === 0) return false;
    const { phase, options, seats } = state;
    const time = seatNow === options.dealer ? 'dealer' : 'set';
    return phase === time && seats[seatNow]!.front.length === 0;
  }

  /** Drafts the stake of the last hand again, as far as the stack allows. */
  startHand(): void {
    const { state, seatNow } = this.table;
    const { options } = state!;
    this.arranged = undefined;
    this.focused = undefined;
    this.last.clear();
    const stack = options.stacks[seatNow!] ?? 0;
    const amount = this.stake.amount || options.minBet;
    this.stake = {
      amount: Math.min(Math.max(amount, Math.min(options.minBet, stack)), stack, options.maxBet),
      bonus: options.bonus === 'none' ? 0 : this.stake.bonus,
    };
  }

  /** The player's last stake in the hands that are kept. It is also known after a reload. */
  get lastStake(): StakeDraft | undefined {
    const seat = this.table.seatNow;
    if (seat === undefined) return undefined;
    if (!this.last.has(seat)) this.last.set(seat, this.findStake(seat));
    return this.last.get(seat);
  }

  /** Repeats, doubles or halves the stake. Returns the reason if that is not fully possible. */
  changeStake(change: StakeChange): PaigowRefusal | undefined {
    const { state, seatNow } = this.table;
    const { stake, lastStake } = this;
    const { reason, ...changed } = changedStake(state!, seatNow!, change, stake, lastStake);
    this.stake = changed;
    this.table.requestUpdate();
    return reason;
  }

  /** Adds or removes the smallest chip that is offered. */
  adjustBet(way: 1 | -1): void {
    const { minBet, maxBet } = this.table.state!.options;
    const [chip = 1] = chipsFor(minBet, maxBet, this.table.denominations.values);
    this.addChips(way * chip);
  }

  /** Adds chips as far as limits and stack allow. Returns the reason if not all of them fit. */
  addChips(chips: number, spot: BetSpotName = 'amount'): PaigowRefusal | undefined {
    const { state, seatNow } = this.table;
    const { amount, bonus } = this.stake;
    const isStake = spot === 'amount';
    const range = isStake ? stakeRange(state!, seatNow!) : bonusRange(state!, seatNow!, amount);
    const before = isStake ? amount : bonus;
    const wanted = Math.max(0, (before > 0 ? before : 0) + chips);
    const most = Math.max(0, Math.min(range.max, range.stack));
    this.stake = { ...this.stake, [spot]: Math.min(most, wanted) };
    this.table.requestUpdate();
    return wanted > most ? refuseAmount(isStake ? 'stake' : 'bonus', wanted, range) : undefined;
  }

  /** Sets the stake as it was typed. Errors are only reported when the stake is made. */
  setAmount(amount: unknown): void {
    this.stake = { ...this.stake, amount: asNumber(amount) };
    this.table.requestUpdate();
  }

  setBonus(amount: unknown): void {
    this.stake = { ...this.stake, bonus: asNumber(amount) };
    this.table.requestUpdate();
  }

  get stakeMove(): PaigowMove {
    const { amount, bonus } = this.stake;
    const seat = this.table.seatNow!;
    return bonus === 0 ? { type: 'bet', seat, amount } : { type: 'bet', seat, amount, bonus };
  }

  /** The set as a move; `undefined` before two cards are in front. */
  get setMove(): PaigowMove | undefined {
    return setMove(this.arrangement, this.table.seatNow!);
  }

  moveCard(card: Card): void {
    if (!this.canArrange) return;
    this.focused = card;
    this.setArrangement(toggle(this.arrangement, card));
  }

  toggleSort(): void {
    const before = this.arrangement;
    this.sort = this.sort === 'rank' ? 'suit' : 'rank';
    this.setArrangement(resort(before, this.sort));
  }

  /** Arranges the cards by the house way. Returns the rule that it used. */
  arrangeByHouseWay(): HouseWayRule | undefined {
    if (!this.canArrange) return undefined;
    const { options } = this.table.state!;
    const { order } = this.arrangement;
    this.setArrangement(arrangeByHouse(order, options, this.sort));
    return houseWayOf(options)(order, options.wheel).rule;
  }

  private findStake(seat: Seat): StakeDraft | undefined {
    const { hand } = this.table;
    for (const past of (hand.history?.past ?? []).toReversed()) {
      const { stake: amount = 0, bonus = 0 } =
        hand.seenHand(past.hand)?.views.at(-1)?.seats[seat] ?? {};
      if (amount > 0) return { amount, bonus };
    }
    return undefined;
  }

  /** The player's seven cards; empty if they can't be seen. */
  private get cards(): readonly Card[] {
    const { seatNow, state } = this.table;
    const cards = seatNow === undefined ? [] : (state?.seats[seatNow]?.cards ?? []);
    return cards.includes(FACE_DOWN) ? [] : cards;
  }

  private setArrangement(arrangement: Arrangement): void {
    this.arranged = { cards: String(this.cards), arrangement };
    this.table.requestUpdate();
  }
}

/** An empty text is 0, and a text that is not a number is `NaN`. */
function asNumber(typed: unknown): number {
  if (typeof typed === 'number') return typed;
  const text = String(typed).trim();
  const number = numberOr(text);
  return text === '' ? 0 : typeof number === 'number' ? number : Number(text);
}
