import type { Seat } from '../../engine/rules.js';
import type { RandomBelow } from '../../table/bot.js';
import type { TrickMove, TrickState } from '../state.js';
import type { TableFacts } from './facts.js';
import { openTableOf } from './load.js';
import { moveIn, quickBot } from './quick-bot.js';

/** One of so many cards that were played is forgotten, if it was not in the last two tricks. */
const FORGETS = 2;
const REMEMBERED_TRICKS = 2;

/**
 * The move of a beginner: that of the quick bot, but it forgets about half of the cards that were played, and who could not
 * follow suit.
 */
export function beginnerMove(
  facts: TableFacts,
  view: TrickState,
  seat: Seat,
  random: RandomBelow,
): TrickMove {
  if (view.phase !== 'play') return quickBot(facts.table, view, seat, random)!;
  const open = openTableOf(facts.table, view);
  for (const { plays } of view.tricks.slice(0, -REMEMBERED_TRICKS)) {
    for (const { card } of plays) {
      if (random(FORGETS) > 0) continue;
      const code = facts.codes[card]!;
      open.seen[code >> 4]! &= ~(1 << (code & 15));
    }
  }
  for (let at = 0; at < open.voids.length; at++) if (random(FORGETS) === 0) open.voids[at] = 0;
  return moveIn(open);
}
