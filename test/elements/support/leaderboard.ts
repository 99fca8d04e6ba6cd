import '../../../src/elements/game-leaderboard/index.js';
import type { GameLeaderboard } from '../../../src/elements/game-leaderboard/element.js';
import { itIs } from './links.js';
import { type Attributes, type Stage, afterTest, makeElement, putInBox } from './mount.js';
import { until } from './until.js';

export type { GameLeaderboard };

export const BOARDS = 'https://tables.example/daily';
export const DAY = '2026-11-22';
export const KEPT = `baize:leaderboard:${BOARDS}`;

/** The parts of a game that the leaderboard uses. */
export interface StubGame extends HTMLElement {
  day: string | undefined;
  /** Its moves as a link. The next win has another one. */
  link: string;
}

/** A test's own game, with the events and methods of a real one. */
function putGame(): StubGame {
  const game: StubGame = Object.assign(document.createElement('div'), {
    day: DAY,
    link: 'link-1',
    save: () => ({ game: 'freecell', options: { variant: 'freecell' } }),
    proof: () => Promise.resolve(game.link),
  });
  game.id = 'board';
  document.body.append(game);
  afterTest(() => game.remove());
  return game;
}

/** Dispatches the win event. */
export function win(game: StubGame, detail: object = {}): void {
  const whole = { day: game.day, elapsed: 61_000.4, assisted: 'none', ...detail };
  game.dispatchEvent(new CustomEvent('game-win', { bubbles: true, composed: true, detail: whole }));
}

/** This many results, with the player's own at that place. */
export function boardOf(total: number, { from = 0, own = 0, count = 10 } = {}): object {
  const entry = (rank: number): object => ({
    ...{ rank, name: rank === own ? 'Ada' : `Player ${rank}`, moves: 80 + rank },
    elapsed: rank % 4 === 0 ? null : 60_000 + rank * 1000,
  });
  const entries = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) =>
    entry(from + at + 1),
  );
  return {
    ...{ day: DAY, board: 'freecell', open: true, total, from, entries },
    own: own > 0 ? entry(own) : null,
  };
}

/** The path of a day's leaderboard. */
export const boardPath = (day = DAY): string => `GET /daily/${day}/freecell`;
export const sendPath = (day = DAY): string => `POST /daily/${day}`;

/** A leaderboard beside a game. Its storage is cleared after the test. */
export async function mountLeaderboard(
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<{ readonly leaderboard: GameLeaderboard; readonly game: StubGame }> {
  afterTest(() => localStorage.removeItem(KEPT));
  itIs(`${DAY}T12:00Z`);
  const game = putGame();
  const leaderboard = await putLeaderboard(attributes, stage);
  return { leaderboard, game };
}

/** Another visit to the same page. */
export async function putLeaderboard(
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<GameLeaderboard> {
  const leaderboard = makeElement('game-leaderboard', {
    ...{ 'save-key': undefined, src: BOARDS, for: 'board' },
    ...attributes,
  });
  putInBox(leaderboard, stage);
  await until('an answer', () => {
    const root = leaderboard.shadowRoot;
    return root?.querySelector('table, [part~="empty"]') !== null && !isLoading(leaderboard);
  });
  return leaderboard;
}

const isLoading = (leaderboard: GameLeaderboard): boolean =>
  (leaderboard as unknown as { reader: { isLoading: boolean } }).reader.isLoading;
