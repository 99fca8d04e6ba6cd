import { numberOr } from '../../../core/cards/deal-number.js';
import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { chipsFor } from '../../../core/table/chip-kinds.js';
import { arrange, arrangeByHouse, resort, setMove, toggle } from '../rules/arrange.js';
import type { Arrangement, Sort, StakeDraft } from './host.js';
import { HOUSE_WAYS, type HouseWayRule } from '../rules/house-ways.js';
import type { PaigowMove, PaigowState } from '../rules/state.js';

/** What the person's hands need of the table. */
export interface PlayerHost {
  /** The person who acts, or looks on. */
  readonly seatNow: Seat | undefined;
  readonly handNumber: number;
  readonly state: PaigowState | undefined;
  requestUpdate(): void;
}

const NO_CARDS: Arrangement = { front: [], order: [] };

/** What the person at the table is about to do, and has not done yet: never in the state. */
export class TablePlayer {
  draft: StakeDraft = { amount: 0, bonus: 0 };
  sort: Sort = 'rank';
  /** The card that keys stand on. */
  entry: Card | undefined;
  private arranged: Arrangement = NO_CARDS;
  private arrangedFor = '';

  constructor(private readonly host: PlayerHost) {}

  /** The person's seven cards in two hands, as far as they are seen. */
  get arrangement(): Arrangement {
    const { seatNow, handNumber, state } = this.host;
    const cards = seatNow === undefined ? [] : (state?.seats[seatNow]?.cards ?? []);
    const key = cards.includes(-1) || cards.length === 0 ? '' : `${handNumber} ${seatNow}`;
    if (key !== this.arrangedFor) {
      this.arrangedFor = key;
      this.arranged = key === '' ? NO_CARDS : arrange(cards, this.sort);
      this.entry = this.arranged.order[0];
    }
    return this.arranged;
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
    const stack = options.stacks[seatNow!] ?? 0;
    const amount = this.draft.amount || options.minBet;
    this.draft = {
      amount: Math.min(Math.max(amount, Math.min(options.minBet, stack)), stack, options.maxBet),
      bonus: options.bonus === 'none' ? 0 : this.draft.bonus,
    };
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
    this.arranged = toggle(this.arrangement, card);
    this.entry = card;
    this.host.requestUpdate();
  }

  sortAnew(): void {
    this.sort = this.sort === 'rank' ? 'suit' : 'rank';
    this.arranged = resort(this.arrangement, this.sort);
    this.host.requestUpdate();
  }

  /** Lays the cards as the house way would; by which of its rules. */
  byHouseWay(): HouseWayRule | undefined {
    if (!this.arranges) return undefined;
    const { options } = this.host.state!;
    const { order } = this.arrangement;
    this.arranged = arrangeByHouse(order, options, this.sort);
    this.host.requestUpdate();
    return HOUSE_WAYS[options.houseWay](order, options.wheel).rule;
  }
}

/** Nothing typed is nothing staked; what is no number is none. */
function asNumber(typed: unknown): number {
  if (typeof typed === 'number') return typed;
  const text = String(typed).trim();
  const number = numberOr(text);
  return text === '' ? 0 : typeof number === 'number' ? number : Number(text);
}
