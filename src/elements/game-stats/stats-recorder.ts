import type { Problem } from '../../core/engine/reason.js';
import { historyFileEn } from '../../locales/history-file-en.js';
import { BrowserHistory } from '../../storage/open-history.js';
import { HistoryKeeper } from '../../storage/history-keeper.js';
import { LocalStore } from '../../storage/local-store.js';
import { StartedGames } from '../card-room/started-games.js';
import { Recorder } from '../card-room/recorder.js';
import { tell } from '../base/events.js';

/**
 * The history of one game that stands in no room, recorded as long as somebody shows it. A room
 * has its own: what is needed for this is fetched where `for` names a game.
 */
export interface OwnHistory {
  readonly game: HTMLElement;
  readonly keeper: HistoryKeeper;
  /** One more shows it, or one less. */
  use(): void;
  leave(): void;
}

/** However many show a game, it is counted once. */
const histories = new WeakMap<HTMLElement, OwnHistory>();

/** What is kept under a name, for all games that have it, and those of them that are shown now. */
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
    console.warn(`<game-stats>: ${message}`);
    for (const game of games) tell(game, 'game-error', { source: 'host', problem, message });
  };
  return { keeper: new HistoryKeeper(new BrowserHistory(name), { complain }), games };
}

function make(game: HTMLElement): OwnHistory {
  const name = nameOf(game);
  const own = kept.get(name)?.deref() ?? open(name);
  kept.set(name, new WeakRef(own));
  const ledger = new StartedGames(new LocalStore(), `${name}:counted`);
  const recorder = new Recorder(game, own.keeper, undefined, ledger);
  let users = 0;
  return {
    game,
    keeper: own.keeper,
    use: () => {
      if (users++ > 0) return;
      own.games.add(game);
      recorder.start();
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
