import { expect } from 'chai';
import { StartedGames } from '../../../src/elements/card-room/started-games.js';
import { Recorder } from '../../../src/elements/card-room/recorder.js';
import { type GameRecord } from '../../../src/core.js';
import { HistoryKeeper, MemoryHistory, MemoryStore } from '../../../src/storage.js';
import { FINISHABLE } from '../../support/decks.js';
import type { AnyGame } from './game.js';
import { afterTest, mount, mountDeck } from './mount.js';

export const MOVE = 'column-1 cell-1';
/** Switches automatic moves off, so that a game has more than one move. */
export const OFF = { 'auto-foundation': 'off', 'no-auto-finish': true } as const;

/** Moves all cards to the foundations, one by one. */
export async function win(one: AnyGame): Promise<void> {
  while (one.outcome !== 'won') {
    const up = one.legalMoves.find(({ to }) => to.startsWith('foundation'))!;
    expect(one.play(up)).to.equal(undefined);
  }
  await one.updateComplete;
}

/** A page read in a tab of its own. It shares only storage with others. */
export interface Tab {
  readonly root: HTMLElement;
  /** Closes the page for good. */
  close(): void;
}

/** A browser: its tabs, and the records that they share. */
export function browser() {
  const [store, history] = [new MemoryStore(), new MemoryHistory()];
  const keepers: HistoryKeeper[] = [];
  const open = (): Tab => {
    const root = document.createElement('div');
    document.body.append(root);
    const keeper = new HistoryKeeper(history);
    keepers.push(keeper);
    const recorder = new Recorder(root, keeper, undefined, new StartedGames(store));
    recorder.start();
    const close = (): void => {
      recorder.stop();
      root.remove();
    };
    afterTest(close);
    return { root, close };
  };
  const records = async (): Promise<readonly GameRecord[]> => {
    for (const keeper of keepers) await keeper.flush();
    return (await history.read()).records as GameRecord[];
  };
  const told = async (): Promise<readonly string[]> =>
    (await records())
      .toSorted((one, other) => one.ended - other.ended)
      .map(({ outcome, deal, moves }) => `${outcome} ${String(deal ?? 'deck')} ${moves}`);
  return { open, records, told };
}

/** The game of a page with deal 617, resumed if one is stored. */
export const game = (tab: Tab, key: string): ReturnType<typeof mount> =>
  mount({ deal: '617', 'save-key': key, ...OFF }, { parent: tab.root });
export const deckGame = (tab: Tab, key: string): ReturnType<typeof mount> =>
  mountDeck(FINISHABLE, { 'save-key': key, ...OFF }, { parent: tab.root });
