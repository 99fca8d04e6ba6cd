import type { Seat } from '../../../core/engine/rules.js';
import type { Seven27Host } from './host.js';
import { rangeOf } from './player.js';
import { resultOf } from './seats.js';
import { toCall } from '../rules/figures.js';
import { type Phase, chipsOf } from '../rules/state.js';
import type { Step } from '../locales/en-labels.js';

/** What the hand came to for the person. */
function endStep(host: Seven27Host): Step | undefined {
  const { view, own } = host;
  if (!view.results) return { code: 'nobody' };
  const result = own === undefined ? undefined : resultOf(host, own);
  return result && { code: 'paid', seat: own!, won: result.won, put: result.paid };
}

/** Why the person, who is in, has nothing to do now. */
function waitCode({ view, own }: Seven27Host): 'frozen' | 'all-in' | 'wait' {
  if (view.phase === 'draw' && view.seats[own!]!.frozen) return 'frozen';
  return view.phase === 'bets' && chipsOf(view, own!) === 0 ? 'all-in' : 'wait';
}

/** Why the person has nothing to do now, whatever became of the hand. */
function idleStep(host: Seven27Host): Step | undefined {
  const { view, own } = host;
  const { phase, options, turn } = view;
  // What is shown speaks for itself.
  if (host.isRevealing) return undefined;
  if (phase === 'over') return endStep(host);
  const status = own === undefined ? 'open' : view.seats[own]!.status;
  switch (status) {
    case 'folded':
    case 'bust':
      return { code: status };
    case 'out':
      return { code: options.stacks[own!] === 0 ? 'no-chips' : 'sits-out' };
    case 'in':
      return { code: waitCode(host), seat: turn };
    case 'open':
    case 'waiting':
      return { code: 'wait', seat: turn };
  }
}

/** What the person can do, by what the hand is at. */
const STEPS: Readonly<Record<Phase, (host: Seven27Host, own: Seat) => Step | undefined>> = {
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
  draw: ({ view: { options, round, seats } }, own) => ({
    // The turn before the first betting counts for no freeze.
    ...{ code: 'draw', freeze: round > 0 ? options.freeze : 0 },
    ...{ stands: seats[own]!.stands, up: options.draw === 'up' },
  }),
  declare: ({ view: { options } }) => ({
    ...{ code: 'declare', secret: options.declare === 'simultaneous' },
    tie: options.winAndTie === 'three-quarters',
  }),
  over: endStep,
};

/** What the person is to do next; in the end, what the hand brought. */
export function stepOf(host: Seven27Host): Step | undefined {
  const { view, own, moves, covered } = host;
  if (own === undefined || moves.length === 0) return idleStep(host);
  return covered && view.phase !== 'ante'
    ? { code: 'covered', seat: own }
    : STEPS[view.phase](host, own);
}
