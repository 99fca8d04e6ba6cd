import type { Problem } from '../../core/engine/reason.js';
import { historyFileEn } from '../../locales/history-file-en.js';
import { BrowserHistory } from '../../storage/open-history.js';
import { HistoryKeeper } from '../../storage/history-keeper.js';
import { LocalStore } from '../../storage/local-store.js';
import { StartedGames } from './started-games.js';
import { type Missed, Recorder } from './recorder.js';
import { reportProblem } from '../base/report.js';

/** The history of one game that stands in no room, recorded as long as anybody uses it. A room has its own. */
export interface OwnHistory {
  readonly game: HTMLElement;
  readonly keeper: HistoryKeeper;
  /** The games that were begun. */
  readonly started: StartedGames;
  /**
   * One more uses it, or one less.
   *
   * @param missed what the game told before, where nobody has heard it for others
   */
  use(missed?: readonly Missed[]): void;
  leave(): void;
}

/** However many use it, a game is counted once. */
const histories = new WeakMap<HTMLElement, OwnHistory>();

/** What is kept under a name, for all games that have it, and those of them that are recorded now. */
interface Kept {
  readonly keeper: HistoryKeeper;
  readonly games: Set<HTMLElement>;
}

/** By name, as long as a game is there that has it. */
const kept = new Map<string, WeakRef<Kept>>();

/** The database's name: of the game's own name for saves, or else of its place. */
function nameOf(game: HTMLElement): string {
  const key = game.getAttribute('save-key') ?? '';
  return `baize:${key === '' ? `${location.pathname}#${game.id}` : key}`;
}

function open(name: string): Kept {
  const games = new Set<HTMLElement>();
  const complain = (problem: Problem): void => {
    const message = historyFileEn.problem(problem) ?? problem.code;
    for (const game of games) reportProblem(game, problem, message);
  };
  return { keeper: new HistoryKeeper(new BrowserHistory(name), { complain }), games };
}

function make(game: HTMLElement): OwnHistory {
  const name = nameOf(game);
  const own = kept.get(name)?.deref() ?? open(name);
  kept.set(name, new WeakRef(own));
  const started = new StartedGames(new LocalStore(), `${name}:counted`);
  // A game that is shown within this one, as at a replay, is none of its own.
  const isMine = (event: Event): boolean => event.composedPath()[0] === game;
  const recorder = new Recorder(game, own.keeper, isMine, started);
  let users = 0;
  return {
    game,
    keeper: own.keeper,
    started,
    use: (missed = []) => {
      if (users++ > 0) return;
      own.games.add(game);
      recorder.start();
      recorder.catchUp(game, missed);
    },
    leave: () => {
      if (--users > 0) return;
      own.games.delete(game);
      recorder.stop();
    },
  };
}

/** The history of a game, the same for all who ask. */
export function ownHistory(game: HTMLElement): OwnHistory {
  const own = histories.get(game) ?? make(game);
  histories.set(game, own);
  return own;
}
