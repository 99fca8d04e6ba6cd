import { BrowserHistory } from '../../storage/open-history.js';
import { HistoryKeeper } from '../../storage/history-keeper.js';

/** The history of one game that stands in no room, kept as long as somebody shows it. */
export interface OwnHistory {
  readonly game: HTMLElement;
  readonly keeper: HistoryKeeper;
  use(): void;
  leave(): void;
}

const histories = new WeakMap<HTMLElement, OwnHistory>();

/** The name of the database: the game's own, where it has one, else its place. */
const nameOf = (game: HTMLElement): string => {
  const key = game.getAttribute('save-key');
  return `baize:${key === null || key === '' ? `${location.pathname}#${game.id}` : key}`;
};

function make(game: HTMLElement): OwnHistory {
  const keeper = new HistoryKeeper(new BrowserHistory(nameOf(game)));
  return { game, keeper, use: () => undefined, leave: () => undefined };
}

/** The history of the game with that id, the same for all who ask; none where there is no such one. */
export function ownHistory(asking: HTMLElement, id: string): OwnHistory | undefined {
  const game = (asking.getRootNode() as Document | ShadowRoot).getElementById(id);
  if (!game) return undefined;
  const own = histories.get(game) ?? make(game);
  histories.set(game, own);
  return own;
}
