import { expect } from 'chai';
import { StartedGames } from '../../../src/elements/card-room/started-games.js';
import { FINISHABLE } from '../../support/decks.js';
import { parts } from '../support/board.js';
import {
  DAYS,
  NOON,
  TODAY,
  click,
  dayIn,
  labelOf,
  monthIn,
  mountCalendar,
  mountDays,
  ofDay,
  partOf,
  partsIn,
  streakIn,
} from '../support/calendar.js';
import { instead, itIs } from '../support/links.js';
import {
  advance,
  afterTest,
  makeElement,
  mountDeck,
  mountGame,
  ownKey,
  putInBox,
  warnings,
} from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { makeRoom } from '../support/room.js';
import { languageOf } from '../../../src/locales/languages.js';
import { keeping, readText } from '../support/stats.js';
import { until } from '../support/until.js';
import { isFull, itInFull } from '../support/counts.js';

describe('the calendar of a daily game', () => {
  it('has the month of today, with how each day stands', async () => {
    const calendar = await mountDays();
    expect(monthIn(calendar)).to.equal('November 2026');
    expect(readText(partOf(calendar, 'title'))).to.equal('FreeCell, day by day');
    const said = [15, 16, 17, 18, 22].map((date) => labelOf(calendar, `2026-11-${date}`));
    expect(said).to.deep.equal([
      'Sunday, November 15, 2026, not played',
      'Monday, November 16, 2026, won',
      'Tuesday, November 17, 2026, won later',
      'Wednesday, November 18, 2026, begun',
      'Sunday, November 22, 2026, not played yet',
    ]);
    const current = calendar.shadowRoot!.querySelectorAll('[aria-current="date"]');
    expect([...current]).to.deep.equal([dayIn(calendar, TODAY)]);
    expect(dayIn(calendar, '2026-11-23')).to.equal(null);
    expect(readText(partsIn(calendar, 'day to-come')[0]!)).to.equal(
      '23 Monday, November 23, 2026, still to come',
    );
  });

  it('counts the days in a row that were won on their day', async () => {
    const calendar = await mountDays();
    expect(streakIn(calendar)).to.deep.equal(['3', '3']);
    expect(calendar.streak).to.deep.equal({ current: 3, best: 3 });
    const earlier = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'].map((day) =>
      ofDay(day),
    );
    calendar.keeper!.add(...earlier);
    await calendar.updateComplete;
    expect(streakIn(calendar)).to.deep.equal(['3', '4']);
    calendar.keeper!.add(ofDay(TODAY));
    await calendar.updateComplete;
    expect(streakIn(calendar)).to.deep.equal(['4', '4']);
    expect(labelOf(calendar, TODAY)).to.equal('Sunday, November 22, 2026, won');
  });

  it('counts the days of the month that were won, and offers the game of today until it is', async () => {
    const calendar = await mountDays();
    expect(readText(partOf(calendar, 'badge'))).to.equal('5 of 30 won');
    const chosen: string[] = [];
    calendar.addEventListener('day-chosen', ({ detail }) => chosen.push(detail.day));
    await click(calendar, partOf(calendar, 'button-today'));
    expect(chosen).to.deep.equal([TODAY]);
    calendar.keeper!.add(ofDay(TODAY));
    await calendar.updateComplete;
    expect(readText(partOf(calendar, 'badge'))).to.equal('6 of 30 won');
    expect(partsIn(calendar, 'button-today')).to.deep.equal([]);
    calendar.calm = true;
    await calendar.updateComplete;
    expect(partsIn(calendar, 'badge')).to.deep.equal([]);
  });

  it('has days where the page says: one that was won at eleven in New York is won in time there', async () => {
    const keeper = await keeping(ofDay('2026-11-20', {}, Date.parse('2026-11-21T04:00Z')));
    const there = await mountCalendar(keeper, { daily: 'America/New_York' });
    expect(labelOf(there, '2026-11-20')).to.match(/, won$/);
    const elsewhere = await mountCalendar(keeper, { daily: 'UTC' });
    expect(labelOf(elsewhere, '2026-11-20')).to.match(/, won later$/);
  });

  it('has the game and the variant that the page names', async () => {
    const keeper = await keeping(
      ...DAYS,
      ofDay('2026-11-14', { game: 'golf' }),
      ofDay('2026-11-13', { variant: 'cells~3', id: 'three' }),
    );
    const golf = await mountCalendar(keeper, { daily: 'UTC', game: 'golf' });
    expect(readText(partOf(golf, 'title'))).to.equal('Golf, day by day');
    expect(partsIn(golf, 'day won')).to.have.length(1);
    const three = await mountCalendar(keeper, { game: 'freecell', variant: 'cells~3' });
    expect(partsIn(three, 'day won')).to.have.length(1);
    const all = await mountCalendar(keeper, { daily: 'UTC', game: 'freecell' });
    expect(partsIn(all, 'day won')).to.have.length(5);
  });

  it('goes from the first day that the page names up to today, else a year back', async () => {
    const calendar = await mountDays({ from: '2026-11-03', month: '2026-02' });
    expect(monthIn(calendar)).to.equal('November 2026');
    expect(partsIn(calendar, 'day outside')).to.have.length(2);
    const ends = ['button-previous', 'button-next'].map((name) =>
      partOf(calendar, name).getAttribute('aria-disabled'),
    );
    expect(ends).to.deep.equal(['true', 'true']);
    const year = await mountDays({ month: '2020-01' });
    expect(monthIn(year)).to.equal('November 2025');
    expect(dayIn(year, '2025-11-21')).to.equal(null);
    expect(dayIn(year, '2025-11-22')).not.to.equal(null);
  });

  it('tells of what can’t be used, and goes on', async () => {
    const warned = warnings();
    const calendar = await mountDays({ from: 'May', month: '2026-13', daily: 'Mars' });
    expect(monthIn(calendar)).to.equal('November 2026');
    expect(warned).to.deep.equal([
      '<game-calendar>: from "May" cannot be used; accepted: YYYY-MM-DD',
      '<game-calendar>: month "2026-13" cannot be used; accepted: YYYY-MM',
      '<game-calendar>: daily "Mars" cannot be used; accepted: a time zone (Europe/Berlin), days with their deals (2026-12-01=617), or both',
    ]);
  });

  it('has weeks that begin as in the reader’s country', async () => {
    instead(navigator, 'languages', ['en-US']);
    const firstOf = async (lang: string): Promise<string> => {
      const calendar = await mountDays();
      calendar.parentElement!.lang = lang;
      calendar.requestUpdate();
      await until(
        'it speaks',
        () => languageOf(calendar.words.kit.intlLocale) === languageOf(lang),
      );
      await calendar.updateComplete;
      return partsIn(calendar, 'weekday')[0]!.getAttribute('abbr')!;
    };
    expect(await firstOf('en')).to.equal('Sunday');
    expect(await firstOf('en-GB')).to.equal('Monday');
    if (isFull) expect(await firstOf('de')).to.equal('Montag');
    expect(await firstOf('ar')).to.equal('السبت');
  });

  itInFull('says each day in every language', async () => {
    const said: string[] = [];
    for (const locale of ['de', 'es', 'fr', 'ja', 'ar']) {
      const calendar = await mountDays({ locale });
      await until('it speaks', () => languageOf(calendar.words.kit.intlLocale) === locale);
      await calendar.updateComplete;
      said.push(labelOf(calendar, '2026-11-17'));
    }
    expect(said).to.deep.equal([
      'Dienstag, 17. November 2026, später gewonnen',
      'martes, 17 de noviembre de 2026, ganado después',
      'mardi 17 novembre 2026, gagné plus tard',
      '2026年11月17日火曜日、後日に勝ち',
      'الثلاثاء، 17 نوفمبر 2026، فوز لاحق',
    ]);
  });

  it('has no figures where the page or the player wants it calm', async () => {
    const calendar = await mountDays({ calm: true });
    expect(partsIn(calendar, 'figure')).to.deep.equal([]);
    expect(partsIn(calendar, 'day won')).to.have.length(4);
  });
});

describe('the calendar of a game beside it', () => {
  it('is of that game and variant, and follows a win', async () => {
    itIs(NOON);
    const key = ownKey();
    afterTest(() => void indexedDB.deleteDatabase(`baize:${key}`));
    const game = await mountDeck(FINISHABLE, { id: 'mine', 'save-key': key, supermove: 'full' });
    Object.defineProperty(game, 'day', { value: TODAY, writable: true });
    const calendar = await mountCalendar(null, { daily: 'UTC' });
    instead(Date, 'now', () => new Date().getTime());
    calendar.htmlFor = 'mine';
    await calendar.updateComplete;
    const isRead = (): boolean =>
      partOf(calendar, 'grid').getAttribute('aria-busy') === 'false' &&
      partsIn(calendar, 'day today').length === 1;
    await until('it is known what was played', isRead);
    expect(readText(partOf(calendar, 'title'))).to.equal('FreeCell, day by day');
    const cell = dayIn(calendar, TODAY).closest('td')!;
    expect(cell.getAttribute('aria-selected')).to.equal('true');
    await advance(game, 'column-4 foundation-1');
    await calendar.updateComplete;
    expect(partsIn(calendar, 'day won')).to.have.length(1);
  });

  it('calls a day begun, and not won, whose way to win was shown', async () => {
    itIs(NOON);
    const room = makeRoom();
    const game = makeElement('freecell-game', { id: 'daily', supermove: 'full' });
    const calendar = makeElement('game-calendar', { for: 'daily', 'save-key': undefined });
    room.append(game, calendar);
    putInBox(room, {});
    await game.updateComplete;
    Object.defineProperty(game, 'day', { value: TODAY, writable: true });
    game.newGame({ deck: FINISHABLE });
    await openMenu(game);
    await press(game, parts(game, 'menu-item')[2]!);
    await until('it is won', () => game.outcome === 'won');
    await game.updateComplete;
    await calendar.updateComplete;
    expect(labelOf(calendar, TODAY)).to.match(/, begun$/);
    expect(game.room!.history!.history.records).to.deep.equal([]);
  });

  it('knows in a room which days are begun', async () => {
    itIs(NOON);
    const room = makeRoom();
    const game = makeElement('freecell-game', { id: 'daily', daily: 'UTC 2026-11-22=617' });
    const calendar = makeElement('game-calendar', { for: 'daily', 'save-key': undefined });
    room.append(game, calendar);
    putInBox(room, {});
    await until('it is dealt', () => game.day === TODAY, 20_000);
    await calendar.updateComplete;
    expect(labelOf(calendar, TODAY)).to.match(/, not played yet$/);
    await advance(game, 'column-1 cell-1');
    await calendar.updateComplete;
    expect(labelOf(calendar, TODAY)).to.match(/, begun$/);
    const { games } = new StartedGames(game.room!.store);
    expect(games.map(({ day }) => day)).to.deep.equal([TODAY]);
  });

  it('has that game play the day that is chosen, unless the page prevents it', async () => {
    itIs(NOON);
    const game = await mountGame('freecell-game', {
      id: 'daily',
      daily: 'UTC 2026-11-22=617 2026-11-20=1941',
    });
    await until('it is dealt', () => game.day === TODAY, 20_000);
    const calendar = await mountCalendar(null, { for: 'daily' });
    const chosen: unknown[] = [];
    let prevents = true;
    calendar.addEventListener('day-chosen', (event) => {
      chosen.push(event.detail);
      if (prevents) event.preventDefault();
    });
    dayIn(calendar, '2026-11-20').click();
    expect(chosen).to.deep.equal([
      { source: 'player', game: 'freecell', variant: '', day: '2026-11-20' },
    ]);
    await calendar.updateComplete;
    expect([game.day, readText(partOf(calendar, 'status'))]).to.deep.equal([TODAY, '']);
    prevents = false;
    dayIn(calendar, '2026-11-20').click();
    await until('it plays that day', () => game.day === '2026-11-20', 20_000);
    await calendar.updateComplete;
    expect(readText(partOf(calendar, 'status'))).to.equal(
      'Opened the game of Friday, November 20, 2026.',
    );
    const selected = calendar.shadowRoot!.querySelectorAll('[aria-selected="true"]');
    expect([...selected]).to.deep.equal([dayIn(calendar, '2026-11-20').closest('td')]);
    expect(game.dealNumber).to.equal(1941);
  });

  it('tells the page where `for` names something else than a daily game', async () => {
    const warned = warnings();
    const box = document.createElement('div');
    box.id = 'box';
    document.body.append(box);
    afterTest(() => box.remove());
    const calendar = await mountCalendar(await keeping(...DAYS), { for: 'box' });
    dayIn(calendar, TODAY).click();
    expect(warned).to.deep.equal([
      '<game-calendar>: for "box" cannot be used; accepted: the id of a patience game',
    ]);
  });
});
