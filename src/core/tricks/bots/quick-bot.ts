import type { Seat } from '../../engine/rules.js';
import type { RandomBelow } from '../../table/bot.js';
import type { TrickRules } from '../rules.js';
import type { TrickMove, TrickState } from '../state.js';
import type { TrickTable } from '../trick-table.js';
import { chooseCode, wantsToAsk } from './choose-card.js';
import { type TableFacts, factsOf, tableFrom } from './facts.js';
import { openTableOf } from './load.js';
import type { OpenTable } from './open-table.js';
import { quickBid, quickTrump } from './quick-bids.js';
import { quickPass } from './quick-pass.js';

/** The move of a seat in a trick: it asks for trump, shows its pair, or plays a card. */
export function moveIn(open: OpenTable): TrickMove {
  const seat = open.turn;
  if (open.mayAsk && wantsToAsk(open)) return { type: 'ask', seat };
  if (open.mayPair) return { type: 'pair', seat };
  open.findLegal();
  return { type: 'play', seat, card: open.facts.cards[chooseCode(open)]! };
}

/** Gives all points to the others, unless that ends the game in favour of another seat. */
function quickMoon({ allPoints, score }: TableFacts, view: TrickState, seat: Seat): TrickMove {
  const { scores } = view.options;
  const target = score.type === 'points' ? score.target : Infinity;
  const others = scores.map((old, side) => (side === seat ? old : old + allPoints));
  const isLost = Math.max(...others) >= target && Math.min(...others) < scores[seat]!;
  return { type: 'moon', seat, choice: isLost ? 'subtract' : 'add' };
}

/** The move of a seat whose turn it is. */
function quickTurn(facts: TableFacts, view: TrickState, seat: Seat): TrickMove | undefined {
  switch (view.phase) {
    case 'bid':
      return quickBid(facts, view, seat);
    case 'trump':
      return quickTrump(facts, view, seat);
    case 'double':
      return { type: 'no-double', seat };
    case 'play':
      return moveIn(openTableOf(facts.table, view));
    case 'moon':
      return quickMoon(facts, view, seat);
    default:
      return undefined;
  }
}

/**
 * A legal move by simple rules, within a few milliseconds at most; `undefined` if the seat has nothing to do. It bids by
 * counting its hand, passes dangerous cards, and follows simple rules in tricks. It never cuts.
 *
 * @param view what the seat sees; nothing else is read
 */
export function quickBot(
  rules: TrickRules | TrickTable,
  view: TrickState,
  seat: Seat,
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  _random?: RandomBelow,
): TrickMove | undefined {
  const facts = factsOf(tableFrom(rules));
  if (!facts.table.live.includes(seat)) return undefined;
  if (view.phase === 'ready') {
    return view.seats[seat]!.isReady ? undefined : { type: 'ready', seat };
  }
  if (view.phase === 'pass') {
    return view.passing.includes(seat) ? quickPass(facts, view, seat) : undefined;
  }
  return view.turn === seat ? quickTurn(facts, view, seat) : undefined;
}
