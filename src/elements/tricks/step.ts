import type { Seat } from '../../core/engine/rules.js';
import { highBid, mustBid } from '../../core/tricks/bidding.js';
import { passCount, receiverOf } from '../../core/tricks/passing.js';
import type { TrickPhase } from '../../core/tricks/state.js';
import { suitIn } from '../../core/tricks/trick-table.js';
import type { TrickScene } from './scene.js';
import { playableCards } from './hand.js';
import { isCoveredTurn } from './seats.js';
import { type Step, suitName } from './words.js';

/** Why the player has nothing to do now. */
function idleStep({ view, own, isRevealing, table }: TrickScene): Step | undefined {
  if (isRevealing) return undefined;
  if (view.phase === 'over') {
    if (view.results?.played === false) return { code: 'not-played' };
    return { code: view.results?.winners ? 'game-over' : 'over' };
  }
  if (own === undefined) return { code: 'watch' };
  if (!table.live.includes(own)) return { code: 'out' };
  return view.turn === null ? { code: 'wait-all' } : { code: 'wait', seat: view.turn };
}

/** Whether a player who asked for trump can play only trumps. */
function mustTrump({ view, table, moves }: TrickScene, own: Seat): boolean {
  const playable = [...playableCards({ moves })];
  return view.asked === own && playable.every((card) => suitIn(table, card) === view.trump);
}

/** What the player can play to the trick. */
function playStep(scene: TrickScene, own: Seat): Step {
  const { view, table, moves } = scene;
  const led = view.trick?.plays[0]?.card;
  if (led === undefined) return { code: 'lead' };
  const suit = suitIn(table, led);
  const hasSuit = view.seats[own]!.cards.some((card) => suitIn(table, card) === suit);
  if (hasSuit) return { code: 'follow', suit: suitName(suit) };
  if (mustTrump(scene, own)) return { code: 'must-trump', suit: suitName(view.trump!) };
  const mayAsk = moves.some(({ type }) => type === 'ask');
  return { code: mayAsk ? 'ask' : 'discard', suit: suitName(suit) };
}

function bidStep({ view, table }: TrickScene, own: Seat): Step {
  if (table.rules.bid?.type === 'auction') {
    return { code: mustBid(table, view, own) ? 'must-bid' : 'auction' };
  }
  return { code: view.seats[own]!.hasLooked ? 'bid' : 'look' };
}

function trumpStep({ table }: TrickScene): Step {
  const { trump } = table.rules;
  if (trump.type !== 'bidder') return { code: 'trump' };
  return { code: trump.conceal === 'card' ? 'lay' : 'conceal' };
}

/** How many cards the player still has to choose, and for whom. */
function passStep({ table, picked }: TrickScene, own: Seat): Step {
  const missing = Math.max(0, passCount(table) - picked.length);
  const code = table.rules.pass ? 'pass' : 'exchange';
  return { code, missing, seat: receiverOf(table, own) };
}

/** What the player can do, by phase. */
const STEPS: Readonly<Record<TrickPhase, (scene: TrickScene, own: Seat) => Step | undefined>> = {
  ready: () => ({ code: 'ready' }),
  bid: bidStep,
  trump: trumpStep,
  double: ({ view }) => ({
    code: view.stake === 1 ? 'double' : 'redouble',
    count: highBid(view) ?? 0,
  }),
  pass: passStep,
  play: playStep,
  moon: () => ({ code: 'moon' }),
  over: idleStep,
};

/** The player's next step; otherwise whom the player waits for. */
export function stepOf(scene: TrickScene): Step | undefined {
  const { view, own, moves } = scene;
  if (own !== undefined && isCoveredTurn(scene)) return { code: 'covered', seat: own };
  if (own === undefined || moves.length === 0) return idleStep(scene);
  return STEPS[view.phase](scene, own);
}
