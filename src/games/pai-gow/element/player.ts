import { numberOr } from '../../../core/cards/deal-number.js';
import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { chipsFor } from '../../../core/table/chip-kinds.js';
import { arrange, arrangeByHouse, resort, setMove, toggle } from '../rules/arrange.js';
import type { Arrangement, Sort, StakeDraft } from './host.js';
import { type HouseWayRule, houseWayOf } from '../rules/house-ways.js';
import { type StakeChange, changedStake } from '../rules/stake-change.js';
import type { PaigowMove, PaigowRefusal, PaigowState } from '../rules/state.js';

/** What the person's hands need of the table. */
export interface PlayerHost {
  /** The person who acts, or looks on. */
  readonly seatNow: Seat | undefined;
  readonly state: PaigowState | undefined;
  /** The hands that are over and kept whole, the oldest first, and how each was seen. */
  readonly hand: {
    readonly history: { readonly past: readonly { readonly hand: number }[] } | undefined;
    seenHand(hand: number): { readonly views: readonly PaigowState[] } | undefined;
  };
  requestUpdate(): void;
}

const NO_CARDS: Arrangement = { front: [], order: [] };

/** What the person at the table is about to do, and has not done yet: never in the state. */
export class TablePlayer {
  draft: StakeDraft = { amount: 0, bonus: 0 };
  sort: Sort = 'rank';
  /** The hands as the person has laid them, and of which cards; none before. */
  private laid: { readonly cards: string; readonly arrangement: Arrangement } | undefined;
  /** What was staked last, by seat, as far as it was looked for in this hand. */
  private readonly last = new Map<Seat, StakeDraft | undefined>();
  /** The card that had the focus last. */
  private focused: Card | undefined;

  constructor(private readonly host: PlayerHost) {}

  /** The person's seven cards in two hands, as far as they are seen. */
  get arrangement(): Arrangement {
    const { cards, laid } = this;
    if (cards.length === 0) return NO_CARDS;
    return laid?.cards === String(cards) ? laid.arrangement : arrange(cards, this.sort);
  }

  /** The card at which Tab enters the trays. */
  get entry(): Card | undefined {
    const { order } = this.arrangement;
    return order.find((card) => card === this.focused) ?? order[0];
  }

  /** The focus comes to a card. */
  enter(card: Card | undefined): void {
    if (card === undefined) return;
    const before = this.entry;
    this.focused = card;
    if (card !== before) this.host.requestUpdate();
  }

  /** Whether one's own cards can be laid from hand to hand now. */
  get arranges(): boolean {
    const { seatNow, state } = this.host;
    if (!state || seatNow === undefined || this.arrangement.order.length === 0) return false;
    const { phase, options, seats } = state;
    const time = seatNow === options.dealer ? 'dealer' : 'set';
    return phase === time && seats[seatNow]!.front.length === 0;
  }

  /** The stake of the last hand again, as far as the stack goes. */
  begin(): void {
    const { state, seatNow } = this.host;
    const { options } = state!;
    this.laid = undefined;
    this.focused = undefined;
    this.last.clear();
    const stack = options.stacks[seatNow!] ?? 0;
    const amount = this.draft.amount || options.minBet;
    this.draft = {
      amount: Math.min(Math.max(amount, Math.min(options.minBet, stack)), stack, options.maxBet),
      bonus: options.bonus === 'none' ? 0 : this.draft.bonus,
    };
  }

  /** What the person staked last, in the hands that are kept: known after a reload too. */
  get lastStake(): StakeDraft | undefined {
    const seat = this.host.seatNow;
    if (seat === undefined) return undefined;
    if (!this.last.has(seat)) this.last.set(seat, this.findStake(seat));
    return this.last.get(seat);
  }

  /** The last stake again, twice the stake or half of it; gives the reason where that is not possible as a whole. */
  change(change: StakeChange): PaigowRefusal | undefined {
    const { state, seatNow } = this.host;
    const { draft, lastStake } = this;
    const { reason, ...changed } = changedStake(state!, seatNow!, change, draft, lastStake);
    this.draft = changed;
    this.host.requestUpdate();
    return reason;
  }

  /** More or less by the smallest chip that the least stake is made of. */
  adjustBet(way: 1 | -1): void {
    this.addChip(
      way * chipsFor(this.host.state!.options.minBet, this.host.state!.options.maxBet)[0]!,
    );
  }

  addChip(chip: number): void {
    const { maxBet, stacks } = this.host.state!.options;
    const { amount } = this.draft;
    const most = Math.min(maxBet, stacks[this.host.seatNow!] ?? 0);
    this.stake(Math.max(0, Math.min(most, (amount > 0 ? amount : 0) + chip)));
  }

  /** A typed amount stays as it was typed: what is wrong with it is told when it is staked. */
  stake(amount: unknown): void {
    this.draft = { ...this.draft, amount: asNumber(amount) };
    this.host.requestUpdate();
  }

  bet(amount: unknown): void {
    this.draft = { ...this.draft, bonus: asNumber(amount) };
    this.host.requestUpdate();
  }

  /** The stake as a move. */
  get stakeMove(): PaigowMove {
    const { amount, bonus } = this.draft;
    const seat = this.host.seatNow!;
    return bonus === 0 ? { type: 'bet', seat, amount } : { type: 'bet', seat, amount, bonus };
  }

  /** The set as a move; none before two cards are in front. */
  get setMove(): PaigowMove | undefined {
    return setMove(this.arrangement, this.host.seatNow!);
  }

  move(card: Card): void {
    if (!this.arranges) return;
    this.focused = card;
    this.lay(toggle(this.arrangement, card));
  }

  sortAnew(): void {
    const before = this.arrangement;
    this.sort = this.sort === 'rank' ? 'suit' : 'rank';
    this.lay(resort(before, this.sort));
  }

  /** Lays the cards as the house way would; by which of its rules. */
  byHouseWay(): HouseWayRule | undefined {
    if (!this.arranges) return undefined;
    const { options } = this.host.state!;
    const { order } = this.arrangement;
    this.lay(arrangeByHouse(order, options, this.sort));
    return houseWayOf(options)(order, options.wheel).rule;
  }

  private findStake(seat: Seat): StakeDraft | undefined {
    const { hand } = this.host;
    for (const past of (hand.history?.past ?? []).toReversed()) {
      const { stake: amount = 0, bonus = 0 } =
        hand.seenHand(past.hand)?.views.at(-1)?.seats[seat] ?? {};
      if (amount > 0) return { amount, bonus };
    }
    return undefined;
  }

  /** The seven cards of the person, where they are seen. */
  private get cards(): readonly Card[] {
    const { seatNow, state } = this.host;
    const cards = seatNow === undefined ? [] : (state?.seats[seatNow]?.cards ?? []);
    return cards.includes(FACE_DOWN) ? [] : cards;
  }

  private lay(arrangement: Arrangement): void {
    this.laid = { cards: String(this.cards), arrangement };
    this.host.requestUpdate();
  }
}

/** Nothing typed is nothing staked; what is no number is none. */
function asNumber(typed: unknown): number {
  if (typeof typed === 'number') return typed;
  const text = String(typed).trim();
  const number = numberOr(text);
  return text === '' ? 0 : typeof number === 'number' ? number : Number(text);
}
