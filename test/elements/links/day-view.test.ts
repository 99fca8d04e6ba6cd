import { expect } from 'chai';
import { Session } from '../../../src/core/engine/session.js';
import { freecell } from '../../../src/games/freecell/rules/game.js';
import { solve } from '../../../src/solve.js';
import { part, parts } from '../support/board.js';
import type { Games } from '../support/game.js';
import { OFF } from '../support/browser.js';
import { keys } from '../support/keys.js';
import { itIs } from '../support/links.js';
import {
  type Attributes,
  detailsOf,
  hear,
  makeGame,
  mountGame,
  ownKey,
  putInBox,
} from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

type Game = Games['freecell-game'];

const WON = { ...OFF, motion: 'off' } as const;

const at = (day: string, time = '20:47:30'): void => itIs(`${day}T${time}Z`);

async function mountDay(attributes: Attributes = {}): Promise<Game> {
  const game = await mountGame('freecell-game', { daily: 'UTC', ...WON, ...attributes });
  await until('it is dealt', () => game.day, 20_000);
  await until('its day is told', () => parts(game, 'day').length > 0);
  return game;
}

/** Waits for the bests, because the win panel's buttons move down then. */
const bestsStand = (game: Game): Promise<void> =>
  until('its bests stand there', () => parts(game, 'bests').length > 0);

/** Wins with the solver's moves, without automatic moves. */
async function win(game: Game): Promise<void> {
  const deal = game.dealNumber!;
  const solved = solve('freecell', {}, { deal });
  const begun = Session.start(freecell, { deal });
  if (!('value' in solved) || !('value' in begun)) throw new Error('no solution');
  for (const text of solved.value.moves ?? []) {
    const move = freecell.readMove(begun.value.state, text)!;
    begun.value.play(move, {
      source: 'host',
      now: 0,
      aids: { autoFoundation: 'off', autoFinish: false },
    });
    game.play(move);
  }
  expect(game.outcome).to.equal('won');
  await until('the panel of the win stands', () => parts(game, 'panel-win').length > 0);
}

async function winOn(game: Game, day: string): Promise<void> {
  at(day);
  game.day = day;
  await until(`${day} is in play`, () => game.day === day, 20_000);
  await win(game);
}

const text = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim();
const textOf = (game: Game, name: string): readonly string[] => parts(game, name).map(text);
const buttons = (game: Game): readonly string[] =>
  [...part(game, 'panel-win').querySelectorAll('.choices button')].map(text);
const buttonNamed = (game: Game, name: string): HTMLElement =>
  [...part(game, 'panel-win').querySelectorAll('button')].find((node) => text(node) === name)!;

describe('a game of a day', () => {
  it('shows its figures where they stay: they come with its name, also where it is gone on with', async () => {
    at('2026-11-22');
    const key = ownKey();
    for (const moment of ['dealt', 'gone on with']) {
      const game = makeGame('freecell-game', { daily: 'UTC', 'save-key': key });
      const seen: string[] = [];
      game.addController({
        hostUpdated: () => {
          for (const count of parts(game, 'move-count'))
            if (getComputedStyle(count).visibility === 'visible')
              seen.push(count.getBoundingClientRect().x.toFixed());
        },
      });
      putInBox(game, {});
      await until('its day is told', () => parts(game, 'day').length > 0, 20_000);
      await until('its figures are seen', () => seen.length > 0);
      expect(new Set(seen), moment).to.have.length(1);
      game.remove();
    }
  });

  it('says which day’s it is, the year only where that is another one', async () => {
    at('2026-11-22');
    const game = await mountDay();
    const heading = (): string => text(parts(game, 'day')[0]?.firstElementChild ?? game);
    expect(heading()).to.equal('FreeCell for Sunday, 22 November');
    expect(game.shadowRoot!.querySelector('.board')!.getAttribute('aria-label')).to.equal(
      'FreeCell for Sunday, 22 November board',
    );
    game.day = '2025-12-31';
    await until('it is another day’s', () => game.day === '2025-12-31', 20_000);
    await game.updateComplete;
    expect(heading()).to.equal('FreeCell for Wednesday, 31 December 2025');
    game.setAttribute('locale', 'de');
    await until('it is German', () => heading().startsWith('FreeCell vom'));
    expect(heading()).to.equal('FreeCell vom Mittwoch, 31. Dezember 2025');
  });

  it('shows the number of its deal while another one is typed', async () => {
    at('2026-11-22');
    const game = await mountDay();
    const field = part(game, 'deal');
    expect(field.getBoundingClientRect().width).to.be.below(2);
    part(game, 'deal-field').focus();
    expect(field.getBoundingClientRect().width).to.be.above(60);
    expect((part(game, 'deal-field') as HTMLInputElement).value).to.equal(String(game.dealNumber));
    await keys(game, 'Escape');
    expect(field.getBoundingClientRect().width).to.be.below(2);
  });

  it('tells nothing of a day where another game is played, and leads back from the menu', async () => {
    at('2026-11-22');
    const game = await mountDay({ 'save-key': ownKey() });
    await press(game, part(game, 'button-new'));
    await until('another one is played', () => game.day === undefined);
    await game.updateComplete;
    expect(parts(game, 'day')).to.deep.equal([]);
    await openMenu(game);
    const heard: unknown[] = [];
    game.addEventListener('game-request-new', ({ detail }) => {
      heard.push([detail.control, detail.day]);
    });
    await press(
      game,
      parts(game, 'menu-item').find((line) => text(line) === 'Today’s game')!,
    );
    await until('the day’s is back', () => game.day === '2026-11-22');
    expect(heard).to.deep.equal([['day', '2026-11-22']]);
  });
});

describe('the win of a day', () => {
  it('has the time to the next, and what can be done meanwhile', async () => {
    at('2026-11-22');
    const game = await mountDay({ 'save-key': ownKey() });
    await win(game);
    expect(textOf(game, 'day-next')).to.deep.equal(['Next game in 3 h 13 min']);
    expect(part(game, 'day-next').getAttribute('role')).to.equal('timer');
    expect(buttons(game)).to.deep.equal(['Share', 'Watch replay', 'Yesterday', 'New game']);
    expect(text(part(game, 'panel-win'))).to.include('FreeCell for Sunday, 22 November · ');
    await bestsStand(game);
    await press(game, buttonNamed(game, 'Yesterday'));
    await until('yesterday’s is played', () => game.day === '2026-11-21', 20_000);
  });

  it('counts down, and offers the next day’s game in the same place', async () => {
    at('2026-11-22', '23:58:59.95');
    const game = await mountDay({ 'save-key': ownKey() });
    await win(game);
    expect(textOf(game, 'day-next')).to.deep.equal(['Next game in 2 min']);
    await bestsStand(game);
    const height = part(game, 'panel-win').offsetHeight;
    at('2026-11-22', '23:59:59.95');
    await until('a minute has gone', () => textOf(game, 'day-next')[0] === 'Next game in 1 min');
    at('2026-11-23', '00:00:00');
    await until('it is tomorrow', () => parts(game, 'button-today').length > 0);
    expect(part(game, 'panel-win').offsetHeight).to.equal(height);
    await press(game, part(game, 'button-today'));
    await until('the next one is played', () => game.day === '2026-11-23', 20_000);
  });

  itInFull('is followed by another game, not by the same', async () => {
    at('2026-11-22');
    const game = await mountDay({ 'save-key': ownKey() });
    const today = game.dealNumber;
    await win(game);
    await bestsStand(game);
    await press(game, buttonNamed(game, 'New game'));
    await until('another one is played', () => game.day === undefined);
    game.newGame();
    await game.updateComplete;
    expect([game.day, game.dealNumber === today]).to.deep.equal([undefined, false]);
  });

  it('of a locked game leads nowhere else', async () => {
    at('2026-11-22');
    const game = await mountDay({ locked: true });
    await win(game);
    expect(buttons(game)).to.deep.equal(['Share', 'Watch replay']);
  });

  itInFull('has no clock for a calm player', async () => {
    at('2026-11-22');
    const game = await mountDay({ calm: true });
    await win(game);
    expect(parts(game, 'day-next')).to.deep.equal([]);
  });
});

describe('days in a row', () => {
  it('are told once there are two, of days won on their day', async () => {
    at('2026-11-20');
    const heard = hear();
    const game = await mountDay({ 'save-key': ownKey() });
    await win(game);
    expect(parts(game, 'day-streak')).to.deep.equal([]);
    await winOn(game, '2026-11-21');
    await until('they are told', () => parts(game, 'day-streak').length > 0);
    expect(textOf(game, 'day-streak')).to.deep.equal(['· 2 days in a row', '2 days in a row']);
    // The day before them was won too late.
    game.day = '2026-11-19';
    await until('that day is in play', () => game.day === '2026-11-19', 20_000);
    await win(game);
    const late = detailsOf(heard, 'game-win').map((detail) => detail.late);
    expect(late).to.deep.equal([undefined, undefined, true]);
    expect(textOf(game, 'day-streak').at(-1)).to.equal('2 days in a row');
    expect(buttons(game)).to.deep.equal([
      'Share',
      'Watch replay',
      'Wednesday, 18 November',
      'New game',
    ]);
  });
});
