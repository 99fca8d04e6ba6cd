import type { Seat } from '../engine/rules.js';
import type { Trick, TrickState } from './state.js';
import { type TrickTable, strengthOf, suitIn } from './trick-table.js';

/**
 * The seat that wins a trick, or leads so far: that of the highest trump, otherwise of the highest card of the suit led.
 * Cards that lay there before trump was shown are not trumps.
 */
export function trickWinner(
  table: TrickTable,
  { trump }: Pick<TrickState, 'trump'>,
  { plays, trumpFrom }: Trick,
): Seat {
  const led = suitIn(table, plays[0]!.card);
  const rankings = plays.map(({ seat, card }, at) => {
    const suit = suitIn(table, card);
    const isTrump = suit === trump && suit !== led && trumpFrom !== null && at >= trumpFrom;
    const group = isTrump ? 2 : suit === led ? 1 : 0;
    return { seat, group, strength: strengthOf(table, card) };
  });
  return rankings.reduce((best, one) => {
    const isHigher =
      one.group > best.group || (one.group === best.group && one.strength > best.strength);
    return one.group > 0 && isHigher ? one : best;
  }).seat;
}
