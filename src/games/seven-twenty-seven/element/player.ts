import { numberOr } from '../../../core/cards/deal-number.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type BetPreset,
  type BetSituation,
  presetAmounts,
} from '../../../core/table/bet-presets.js';
import { chipsFor } from '../../../core/table/denominations.js';
import { toCall } from '../rules/figures.js';
import { type Seven27Move, type Seven27State, chipsInPot } from '../rules/state.js';
import type { RuledTable } from './ruled-table.js';

/** A bet or a raise. In the list of legal moves it stands for all amounts up to its `max`. */
export type BetMove = Extract<Seven27Move, { readonly type: 'bet' | 'raise' }>;

/** The legal bet or raise, with its range of amounts. */
export const rangeOf = (moves: readonly Seven27Move[]): BetMove | undefined =>
  moves.find((move): move is BetMove => move.type === 'bet' || move.type === 'raise');

/**
 * The range and the pot from which presets are computed; `undefined` if no bet or raise is legal.
 */
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

/** The amount that the player is about to bet. It is not part of the state. */
export class TablePlayer {
  /** The amount that the player chose; `undefined` if they chose none. */
  private set: number | undefined;

  constructor(
    private readonly host: Pick<
      RuledTable,
      'denominations' | 'legalMoves' | 'requestUpdate' | 'seatNow' | 'state'
    >,
  ) {}

  /** The amount to bet or to raise by. Default: the least. */
  get amount(): number {
    return this.set ?? rangeOf(this.host.legalMoves)?.amount ?? 0;
  }

  /** The bet or raise as a move. If neither is legal, a bet that will be refused. */
  get move(): BetMove {
    const type = rangeOf(this.host.legalMoves)?.type ?? 'bet';
    return { type, seat: this.host.seatNow!, amount: this.amount };
  }

  /** The bet or raise of a preset, even if it is outside the limits. */
  presetMove(preset: BetPreset): BetMove {
    const { state, seatNow, legalMoves } = this.host;
    const situation = situationOf(legalMoves, state!, seatNow!);
    return situation ? { ...this.move, amount: presetAmounts(situation)[preset] } : this.move;
  }

  /** Resets the amount at the start of a turn. */
  begin(): void {
    this.set = undefined;
  }

  /** Changes the amount by the smallest chip of the least bet. */
  adjustBet(way: 1 | -1): void {
    const { legalMoves, denominations } = this.host;
    const range = rangeOf(legalMoves);
    if (!range) return;
    const [chip = 1] = chipsFor(range.amount, range.max ?? range.amount, denominations.values);
    this.add(way * chip);
  }

  add(chips: number): void {
    const { amount: min = 0, max = min } = rangeOf(this.host.legalMoves) ?? {};
    const amount = Number.isNaN(this.amount) ? 0 : this.amount;
    this.enter(Math.max(min, Math.min(max, amount + chips)));
  }

  /** Sets the amount as typed. Mistakes are reported when the player bets. */
  enter(typed: unknown): void {
    const text = String(typed).trim();
    const number = numberOr(text);
    this.set = text === '' ? 0 : typeof number === 'number' ? number : Number(text);
    this.host.requestUpdate();
  }
}
