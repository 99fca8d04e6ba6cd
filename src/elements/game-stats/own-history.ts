import type { Problem } from '../../engine/reason.js';
import { historyEn } from '../../locales/history-en.js';
import { BrowserHistory } from '../../storage/open-history.js';
import { HistoryKeeper } from '../../storage/history-keeper.js';
import { Recorder } from '../card-room/recorder.js';
import { tell } from '../events.js';

/** The history of one game that stands in no room, recorded as long as somebody shows it. */
export interface OwnHistory {
  readonly game: HTMLElement;
  readonly keeper: HistoryKeeper;
  /** One more shows it, or one less. */
  use(): void;
  leave(): void;
}

/** However many show a game, it is counted once. */
const histories = new WeakMap<HTMLElement, OwnHistory>();

/** The database's name: of the game's own name for saves, or else of its place. */
function nameOf(game: HTMLElement): string {
  const key = game.getAttribute('save-key') ?? '';
  return `baize:${key === '' ? `${location.pathname}#${game.id}` : key}`;
}

function make(game: HTMLElement): OwnHistory {
  const complain = (problem: Problem): void => {
    const message = historyEn.problem(problem);
    console.warn(`<game-stats>: ${message}`);
    tell(game, 'game-error', { source: 'host', problem, message });
  };
  const keeper = new HistoryKeeper(new BrowserHistory(nameOf(game)), { complain });
  const recorder = new Recorder(game, keeper);
  let users = 0;
  return {
    game,
    keeper,
    use: () => {
      if (users++ === 0) recorder.start();
    },
    leave: () => {
      if (--users === 0) recorder.stop();
    },
  };
}

/** The history of the game with that id, the same for all who ask; none where there is no such one. */
export function ownHistory(asking: HTMLElement, id: string): OwnHistory | undefined {
  const game = (asking.getRootNode() as Document | ShadowRoot).getElementById(id);
  if (!game) return undefined;
  const own = histories.get(game) ?? make(game);
  histories.set(game, own);
  return own;
}
