import type { Problem } from '../../core/engine/reason.js';
import { history } from '../../locales/compiled/en/history.js';
import { kit } from '../../locales/compiled/en/kit.js';
import { historyProblemText } from '../../locales/history-text.js';
import { BrowserHistory } from '../../storage/open-history.js';
import { HistoryKeeper } from '../../storage/history-keeper.js';
import { LocalStore } from '../../storage/local-store.js';
import { StartedGames } from './started-games.js';
import { type MissedEvent, Recorder } from './recorder.js';
import { reportProblem } from '../base/report.js';

/** The history of one game outside of rooms. Games are recorded while the history has users. */
export interface GameHistory {
  readonly game: HTMLElement;
  readonly keeper: HistoryKeeper;
  readonly started: StartedGames;
  /**
   * Adds a user. The first one starts the recorder.
   *
   * @param missed events that the game fired before anything recorded it
   */
  use(missed?: readonly MissedEvent[]): void;
  /** Removes a user. The recorder stops after the last one. */
  leave(): void;
}

/** One history for each element, so that a game with several users is counted once. */
const histories = new WeakMap<HTMLElement, GameHistory>();

/** A database that all games of one name share, and those of them that are being recorded. */
interface Database {
  readonly keeper: HistoryKeeper;
  readonly games: Set<HTMLElement>;
}

const databases = new Map<string, WeakRef<Database>>();

/** The database's name: from `save-key`, or from the page's path and the element's id. */
function nameOf(game: HTMLElement): string {
  const key = game.getAttribute('save-key') ?? '';
  return `baize:${key === '' ? `${location.pathname}#${game.id}` : key}`;
}

function openDatabase(name: string): Database {
  const games = new Set<HTMLElement>();
  const complain = (problem: Problem): void => {
    const message = historyProblemText({ kit, history }, problem);
    for (const game of games) reportProblem(game, problem, message);
  };
  return { keeper: new HistoryKeeper(new BrowserHistory(name), { onProblem: complain }), games };
}

function createHistory(game: HTMLElement): GameHistory {
  const name = nameOf(game);
  const database = databases.get(name)?.deref() ?? openDatabase(name);
  databases.set(name, new WeakRef(database));
  const { keeper, games } = database;
  const started = new StartedGames(new LocalStore(), `${name}:counted`);
  // Ignores events of games inside this one, such as the game that a replay shows.
  const isMine = (event: Event): boolean => event.composedPath()[0] === game;
  const recorder = new Recorder(game, keeper, isMine, started);
  let users = 0;
  return {
    ...{ game, keeper, started },
    use: (missed = []) => {
      if (users++ > 0) return;
      games.add(game);
      recorder.start();
      recorder.catchUp(game, missed);
    },
    leave: () => {
      if (--users > 0) return;
      games.delete(game);
      recorder.stop();
    },
  };
}

/** Returns the history of a game's element: the same object for all callers. */
export function gameHistory(game: HTMLElement): GameHistory {
  const history = histories.get(game) ?? createHistory(game);
  histories.set(game, history);
  return history;
}
