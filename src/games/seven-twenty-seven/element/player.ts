import { numberOr } from '../../../core/cards/deal-number.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type BetPreset,
  type BetSituation,
  presetAmounts,
} from '../../../core/table/bet-presets.js';
import { chipsFor } from '../../../core/table/chips.js';
import { toCall } from '../rules/figures.js';
import { type Seven27Move, type Seven27State, chipsInPot } from '../rules/state.js';

/** A bet or a raise: one that is listed stands for all amounts to its `max`. */
export type BetMove = Extract<Seven27Move, { readonly type: 'bet' | 'raise' }>;

/** The bet or raise that may be made, as it is listed. */
export const rangeOf = (moves: readonly Seven27Move[]): BetMove | undefined =>
  moves.find((move): move is BetMove => move.type === 'bet' || move.type === 'raise');

/** What a bet or a raise may be, and what presets are reckoned by; nothing where neither is possible. */
export function situationOf(
  moves: readonly Seven27Move[],
  view: Seven27State,
  seat: Seat,
): BetSituation | undefined {
  const range = rangeOf(moves);
  if (!range) return undefined;
  const { amount: min, max = min } = range;
  return { min, max, pot: chipsInPot(view), call: toCall(view, seat) };
}

/** What the person's amount needs of the table. */
export interface PlayerHost {
  readonly state: Seven27State | undefined;
  readonly seatNow: Seat | undefined;
  readonly legalMoves: readonly Seven27Move[];
  requestUpdate(): void;
}

/** What the person is about to bet, and has not bet yet: never in the state. */
export class TablePlayer {
  /** What was set; nothing before. */
  private set: number | undefined;

  constructor(private readonly host: PlayerHost) {}

  /** What would be bet, or raised by: the least, unless something else was set. */
  get amount(): number {
    return this.set ?? rangeOf(this.host.legalMoves)?.amount ?? 0;
  }

  /** The bet or the raise as a move; where neither is possible, a bet that is refused. */
  get move(): BetMove {
    const type = rangeOf(this.host.legalMoves)?.type ?? 'bet';
    return { type, seat: this.host.seatNow!, amount: this.amount };
  }

  /** The bet or the raise that a preset stands for, within the limits or not. */
  presetMove(preset: BetPreset): BetMove {
    const { state, seatNow, legalMoves } = this.host;
    const situation = situationOf(legalMoves, state!, seatNow!);
    return situation ? { ...this.move, amount: presetAmounts(situation)[preset] } : this.move;
  }

  /** Another turn begins with the least amount. */
  begin(): void {
    this.set = undefined;
  }

  /** More or less by the smallest chip that the least bet is made of. */
  adjustBet(way: 1 | -1): void {
    const range = rangeOf(this.host.legalMoves);
    if (range) this.add(way * chipsFor(range.amount, range.max ?? range.amount)[0]!);
  }

  add(chips: number): void {
    const { amount: min = 0, max = min } = rangeOf(this.host.legalMoves) ?? {};
    const amount = Number.isNaN(this.amount) ? 0 : this.amount;
    this.enter(Math.max(min, Math.min(max, amount + chips)));
  }

  /** A typed amount stays as it was typed: what is wrong with it is told when it is bet. */
  enter(typed: unknown): void {
    const text = String(typed).trim();
    const number = numberOr(text);
    this.set = text === '' ? 0 : typeof number === 'number' ? number : Number(text);
    this.host.requestUpdate();
  }
}
