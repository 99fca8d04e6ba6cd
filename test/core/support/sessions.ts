import {
  type FreecellAids,
  type FreecellMove,
  type FreecellOptions,
  type FreecellState,
  type Refusal,
  Session,
  type Setup,
  freecell,
} from '../../../src/core.js';
import { must, valueOf } from './result.js';

export type FreecellSession = Session<
  FreecellState,
  FreecellMove,
  FreecellOptions,
  FreecellState,
  FreecellAids
>;

/** Nothing happens by itself. */
export const NO_AIDS: FreecellAids = { autoFinish: false, autoFoundation: 'off' };

/** A dealt game. */
export const start = (deal: number, options: Setup['options'] = {}): FreecellSession =>
  valueOf(Session.start(freecell, { deal, options }));

/** A game that was dealt as this very position. */
export const startAt = (state: FreecellState): FreecellSession =>
  valueOf(
    Session.start({ ...freecell, deal: () => state }, { deal: 1, options: { ...state.options } }),
  );

/** The move that a text means. */
export const read = (state: FreecellState, text: string): FreecellMove =>
  must(freecell.readMove(state, text), `the move ${text}`);

/** Plays one move given as text; the clock stands at `now`. */
export const tryMove = (
  session: FreecellSession,
  text: string,
  aids: FreecellAids = NO_AIDS,
  now = 0,
): Refusal | undefined => session.play(read(session.state, text), { source: 'player', now, aids });

/** Plays moves given as text, separated by spaces; each must be legal. */
export function play(session: FreecellSession, text: string, aids = NO_AIDS, now = 0): void {
  for (const token of text.split(' ')) {
    const refused = tryMove(session, token, aids, now);
    if (refused) throw new Error(`${token} is refused: ${refused.code}`);
  }
}

/** The position after moves given as text, by the rules alone. */
export const after = (state: FreecellState, text: string): FreecellState =>
  text.split(' ').reduce((at, token) => {
    const move = read(at, token);
    const refused = freecell.refusal(at, move);
    if (refused) throw new Error(`${token} is refused: ${refused.code}`);
    return freecell.play(at, move);
  }, state);

/** Everything about a session that anybody can see, in a copy that nothing later reaches. */
export const facts = (session: FreecellSession): object =>
  structuredClone({
    save: session.save(0),
    state: session.state,
    steps: session.steps,
    options: session.options,
    outcome: session.outcome,
    canUndo: session.canUndo,
    canRedo: session.canRedo,
    paused: session.paused,
  });
