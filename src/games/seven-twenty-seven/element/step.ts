import type { Seat } from '../../../core/engine/rules.js';
import type { Seven27Scene } from './scene.js';
import { rangeOf } from './player.js';
import { resultOf } from './seats.js';
import { toCall } from '../rules/figures.js';
import { type Phase, chipsOf } from '../rules/state.js';
import type { Step } from '../words.js';

/** The result of the hand for the player. */
function endStep(scene: Seven27Scene): Step | undefined {
  const { view, own } = scene;
  if (!view.results) return { code: 'nobody' };
  const result = own === undefined ? undefined : resultOf(scene, own);
  return result && { code: 'paid', seat: own!, won: result.won, put: result.paid };
}

/** Why a player in the hand has nothing to do now. */
function waitCode({ view, own }: Seven27Scene): 'frozen' | 'all-in' | 'wait' {
  if (view.phase === 'draw' && view.seats[own!]!.frozen) return 'frozen';
  return view.phase === 'bets' && chipsOf(view, own!) === 0 ? 'all-in' : 'wait';
}

/** Why the player has nothing to do now. */
function idleStep(scene: Seven27Scene): Step | undefined {
  const { view, own } = scene;
  const { phase, options, turn } = view;
  // The reveal needs no words.
  if (scene.isRevealing) return undefined;
  if (phase === 'over') return endStep(scene);
  const status = own === undefined ? 'open' : view.seats[own]!.status;
  switch (status) {
    case 'folded':
    case 'bust':
      return { code: status };
    case 'out':
      return { code: options.stacks[own!] === 0 ? 'no-chips' : 'sits-out' };
    case 'in':
      return { code: waitCode(scene), seat: turn };
    case 'open':
    case 'waiting':
      return { code: 'wait', seat: turn };
  }
}

/** What the player can do, by phase. */
const STEPS: Readonly<Record<Phase, (scene: Seven27Scene, own: Seat) => Step | undefined>> = {
  ante: ({ view }, own) =>
    view.seats[own]!.status === 'waiting'
      ? { code: 'ante', ante: view.options.ante }
      : { code: 'wait', seat: null },
  bets: ({ view, moves }, own) => {
    const range = rangeOf(moves);
    return range?.type === 'bet'
      ? { code: 'check', min: range.amount, max: range.max ?? range.amount }
      : { code: 'call', call: toCall(view, own), raises: range !== undefined };
  },
  draw: ({ view: { options, round, seats } }, own) => {
    // A stand before the first betting does not count towards freezing.
    const freezes = round > 0 && options.freeze > 0;
    const left = freezes ? options.freeze - seats[own]!.stands : 0;
    return { code: 'draw', left, up: options.draw === 'up' };
  },
  declare: ({ view: { options } }) => ({
    ...{ code: 'declare', secret: options.declare === 'simultaneous' },
    tie: options.winAndTie === 'three-quarters',
  }),
  over: endStep,
};

/** The player's next step; at the end, the result of the hand. */
export function stepOf(scene: Seven27Scene): Step | undefined {
  const { view, own, moves, covered } = scene;
  if (own === undefined || moves.length === 0) return idleStep(scene);
  return covered && view.phase !== 'ante'
    ? { code: 'covered', seat: own }
    : STEPS[view.phase](scene, own);
}
