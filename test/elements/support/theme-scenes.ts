import '../../../src/elements/playing-card/index.js';
import { midGame, klondikeMidGame, pyramidMidGame } from '../../../stories/mid-game.js';
import type { Save } from '../../../src/core.js';
import { FINISHABLE } from '../../support/decks.js';
import { part, parts } from './board.js';
import { mountDays } from './calendar.js';
import type { AnyGame, Tag } from './game.js';
import { focusOn } from './keys.js';
import { boardOf, boardPath, mountLeaderboard } from './leaderboard.js';
import {
  type Attributes,
  advance,
  afterTest,
  makeElement,
  mountDeck,
  mountGame,
  putInBox,
  warnings,
} from './mount.js';
import { WITH_TABLES, mountLobby, serve } from './lobby.js';
import { openKeys, openSettings } from './panels.js';
import { PANELS as PAIGOW_PANELS, PHASES as PAIGOW_PHASES } from './paigow-scenes.js';
import { press } from './pointer.js';
import { mountReplay } from './replay.js';
import { PANELS as SEVEN27_PANELS, PHASES as SEVEN27_PHASES } from './seven27-scenes.js';
import { WEEK, hand, keeping, mountStats, pressPart } from './stats.js';
import { type TenDiceRace, mountRace, raceOn, ready } from './ten-dice.js';
import { PHASES as TRICK_PHASES } from './trick-scenes.js';
import { until } from './until.js';

/** A visible state of an element, and the least number of readable marks in it. */
export interface ThemeScene {
  readonly least: number;
  readonly make: () => Promise<HTMLElement>;
}

/** Every patience game in progress, with a known verdict. */
const inPlay = (tag: Tag, save: object, more: Attributes = {}): ThemeScene => ({
  least: 40,
  make: async () => {
    const game: AnyGame = await mountGame(tag, { verdict: true, linked: true, ...more });
    const problem = game.load(save as Save);
    if (problem) throw new Error(JSON.stringify(problem));
    await until('the verdict is there', () => parts(game, 'verdict').length === 1);
    return game;
  },
});

/** FreeCell with a panel over its board, or with cards in hand. */
const freecell = (
  act: (game: AnyGame) => Promise<unknown>,
  attributes: Attributes = { deal: '617' },
): ThemeScene => ({
  least: 4,
  make: async () => {
    const game = await mountGame('freecell-game', attributes);
    await act(game);
    await game.updateComplete;
    return game;
  },
});

const PATIENCE: Readonly<Record<string, ThemeScene>> = {
  'FreeCell in play': inPlay('freecell-game', midGame),
  'FreeCell in play, four colours': inPlay('freecell-game', midGame, { 'four-color': true }),
  'Klondike in play': inPlay('klondike-game', klondikeMidGame, { 'four-color': true }),
  'Pyramid in play': inPlay('pyramid-game', pyramidMidGame),
  'Golf at its deal': {
    least: 35,
    make: async () => {
      const game = await mountGame('golf-game', { deal: '5', verdict: true });
      await until('the verdict is there', () => parts(game, 'verdict').length === 1);
      return game;
    },
  },
  'Spider in play': {
    least: 20,
    make: async () => {
      const game = makeElement('patience-game', { game: 'spider', deal: '5' });
      putInBox(game, {});
      await until('its cards are there', () => parts(game, 'card').length > 50);
      return game;
    },
  },
  'a picked-up card': freecell((game) => press(game, 'QH')),
  'a refusal': freecell(async (game) => {
    await press(game, 'QH');
    await press(game, 'JC');
  }),
  'the menu': freecell(
    async (game) => {
      await until('it is there', () => parts(game, 'card').length > 0);
      await press(game, part(game, 'button-menu'));
      await until('it is open', () => parts(game, 'menu-item').length > 0);
    },
    { deal: '617', linked: true },
  ),
  'the settings': freecell(openSettings),
  'the keys': freecell((game) => focusOn(game, 'column-1').then(() => openKeys(game))),
  'a pause': freecell(async (game) => {
    game.pause();
    await until('it says so', () => parts(game, 'panel-pause').length > 0);
  }),
  'a win': {
    least: 4,
    make: async () => {
      const game = await mountDeck(FINISHABLE, { linked: true });
      await advance(game, 'column-4 foundation-1');
      await until('it is told', () => parts(game, 'panel-win').length > 0);
      return game;
    },
  },
};

const replay = (act: (bar: ShadowRoot) => void): ThemeScene => ({
  least: 60,
  make: async () => {
    const shown = await mountReplay();
    act(shown.shadowRoot!);
    await shown.updateComplete;
    return shown;
  },
});

const press1 = (name: string) => (bar: ShadowRoot) =>
  bar.querySelector<HTMLElement>(`[part~="${name}"]`)!.click();

/** Cards of all suits, and the joker, in a box that plays the part of the page. */
const cards = (width: string): ThemeScene => ({
  least: 6,
  make: async () => {
    const page = document.createElement('div');
    page.attachShadow({ mode: 'open' });
    page.style.setProperty('--baize-card-width', width);
    const all = ['AS', 'TH', 'JC', 'QD', 'XX', '7C'].map((card) =>
      makeElement('playing-card', {
        card,
        'save-key': undefined,
        'four-color': card.startsWith('7') || undefined,
      }),
    );
    page.shadowRoot!.append(...all);
    putInBox(page, {});
    afterTest(() => page.remove());
    await Promise.all(all.map(({ updateComplete }) => updateComplete));
    return page;
  },
});

const STATS: Readonly<Record<string, ThemeScene>> = {
  'statistics of games': {
    least: 20,
    make: async () => {
      const stats = await mountStats(await keeping(...WEEK));
      await pressPart(stats, 'log-button');
      return stats;
    },
  },
  'statistics of hands': {
    least: 15,
    make: async () =>
      mountStats(await keeping(...Array.from({ length: 9 }, (_, n) => hand(n, 40 - 10 * n)))),
  },
  'no statistics': { least: 2, make: async () => mountStats(await keeping()) },
  'statistics that were cleared': {
    least: 4,
    make: async () => {
      const stats = await mountStats(await keeping(...WEEK));
      await pressPart(stats, 'button-clear');
      return stats;
    },
  },
};

/** A race against this many bots. */
const race = (bots: number, act: (race: TenDiceRace) => Promise<unknown>): ThemeScene => ({
  least: 12,
  make: async () => {
    const element = await mountRace({ bots: String(bots) }, { width: 900 });
    await act(element);
    await element.updateComplete;
    return element;
  },
});

/** Rolls once, and waits for the bots. */
const rollOf = (element: TenDiceRace) => async (): Promise<void> => {
  const refusal = element.play(element.legalMoves[0]!);
  if (refusal) throw new Error(JSON.stringify(refusal));
  await ready(element);
};

/** The scenes of a table, set up by the table's own tests. */
const tables = (
  name: string,
  scenes: Readonly<
    Record<string, (more: Attributes, stage: { width?: number }) => Promise<HTMLElement>>
  >,
): Readonly<Record<string, ThemeScene>> =>
  Object.fromEntries(
    Object.entries(scenes).map(([when, make]) => [
      `${name} ${when}`,
      { least: 5, make: () => make({}, { width: 900 }) },
    ]),
  );

/** All elements in all states with texts or suits of their own. */
export const SCENES: Readonly<Record<string, ThemeScene>> = {
  ...PATIENCE,
  'a lobby with open tables': {
    least: 10,
    make: () => {
      serve(WITH_TABLES);
      return mountLobby();
    },
  },
  'a calendar with days won': { least: 30, make: () => mountDays() },
  'a leaderboard with an own place': {
    least: 30,
    make: async () => {
      serve({ [boardPath()]: { body: boardOf(40, { own: 3 }) } });
      return (await mountLeaderboard()).leaderboard;
    },
  },
  'cards in a line': cards('18px'),
  'cards of a board’s size': cards('90px'),
  'a replay at the deal': replay(() => undefined),
  'a replay at its end': replay(press1('button-end')),
  'a replay that was taken over': replay(press1('button-play-on')),
  'a link that leads nowhere': {
    least: 1,
    make: async () => {
      warnings();
      return mountReplay({ link: 'nonsense' });
    },
  },
  'a race before its first roll': race(1, ready),
  'a race with dice to keep': race(1, (element) => rollOf(element)()),
  'a race that is over': race(0, (element) => raceOn(element, rollOf(element))),
  ...STATS,
  ...tables('Pai Gow poker,', { ...PAIGOW_PHASES, ...PAIGOW_PANELS }),
  ...tables('Seven Twenty-Seven,', { ...SEVEN27_PHASES, ...SEVEN27_PANELS }),
  ...tables('tricks:', TRICK_PHASES),
};
