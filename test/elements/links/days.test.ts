import { expect } from 'chai';
import { daily } from '../../../src/daily.js';
import type { AnyGame } from '../support/game.js';
import { part, parts } from '../support/board.js';
import { keys, type } from '../support/keys.js';
import { instead, itIs } from '../support/links.js';
import {
  type Attributes,
  advance,
  detailsOf,
  hear,
  mountGame,
  ownKey,
  warnings,
} from '../support/mount.js';
import { chooseDeal, openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { until } from '../support/until.js';

const NOON = '2026-11-21T12:00:00Z';
const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';

const dealOf = async (day: string): Promise<number> => {
  const found = await daily('freecell', {}, day);
  if ('problem' in found) throw new Error(found.problem.code);
  return found.value;
};

async function mountDay(attributes: Attributes): Promise<AnyGame> {
  const game = await mountGame('freecell-game', attributes);
  await until('it is dealt', () => game.state, 20_000);
  await game.updateComplete;
  return game;
}

const standsFor = (game: AnyGame, day: string | undefined): Promise<unknown> =>
  until(`the day in play is ${day}`, () => game.day === day, 20_000);

async function backToToday(game: AnyGame): Promise<void> {
  await openMenu(game);
  await press(
    game,
    parts(game, 'menu-item').find((line) => line.textContent.includes('Today'))!,
  );
  await standsFor(game, TODAY);
}

/** Sets the reader's time zone until the test ends. */
function readerIn(zone: string): void {
  instead(Intl.DateTimeFormat.prototype, 'resolvedOptions', () => ({ timeZone: zone }));
}

describe('a day that the page names', () => {
  it('is played, and no other one', async () => {
    itIs(NOON);
    const game = await mountDay({ day: YESTERDAY });
    expect([game.dealNumber, game.day]).to.deep.equal([await dealOf(YESTERDAY), YESTERDAY]);
  });

  it('is played at once where it changes; each is kept for itself', async () => {
    itIs(NOON);
    const game = await mountDay({ daily: 'UTC', 'save-key': ownKey() });
    expect(game.day).to.equal(TODAY);
    await advance(game, 'column-1 cell-1');
    const heard = hear();
    game.setAttribute('day', YESTERDAY);
    await standsFor(game, YESTERDAY);
    expect(game.moveCount).to.equal(0);
    const [start] = detailsOf(heard, 'game-start');
    expect([start!.source, start!.resumed, start!.kept]).to.deep.equal(['host', false, true]);
    await advance(game, 'column-1 cell-1', 'column-2 cell-2');
    game.day = null;
    await standsFor(game, TODAY);
    expect(game.moveCount).to.equal(1);
    game.day = YESTERDAY;
    await standsFor(game, YESTERDAY);
    expect(game.moveCount).to.equal(2);
  });

  it('changes nothing where it is in play', async () => {
    itIs(NOON);
    const game = await mountDay({ daily: 'UTC' });
    await advance(game, 'column-1 cell-1');
    const heard = hear();
    game.day = TODAY;
    await game.updateComplete;
    expect([game.moveCount, detailsOf(heard, 'game-start')]).to.deep.equal([1, []]);
  });

  it('is played again where the page names it once more, after another day’s was', async () => {
    itIs(NOON);
    const game = await mountDay({
      daily: `UTC ${TODAY}=617 ${YESTERDAY}=1941`,
      'save-key': ownKey(),
    });
    game.day = YESTERDAY;
    await standsFor(game, YESTERDAY);
    await backToToday(game);
    game.day = YESTERDAY;
    await standsFor(game, YESTERDAY);
    // It does not come back by itself: today's deal is in play, though not won.
    await backToToday(game);
    await press(game, part(game, 'button-new'));
    await standsFor(game, undefined);
  });

  it('is set beside a game of no day, which is kept', async () => {
    itIs(NOON);
    const game = await mountDay({ 'save-key': ownKey() });
    const own = game.dealNumber;
    await advance(game, 'column-1 cell-1');
    game.day = YESTERDAY;
    await standsFor(game, YESTERDAY);
    await press(game, part(game, 'button-new'));
    await standsFor(game, undefined);
    expect([game.dealNumber, game.moveCount]).to.deep.equal([own, 1]);
  });

  it('is refused where there is none, or it is still to come: today’s is dealt', async () => {
    itIs(NOON);
    const warned = warnings();
    const game = await mountDay({ daily: 'UTC', day: '2026-11-22' });
    expect(game.day).to.equal(TODAY);
    game.day = '21.11.2026';
    await game.updateComplete;
    const accepted = `YYYY-MM-DD, up to today (${TODAY}); a later day where \`daily\` has its deal`;
    expect(warned).to.deep.equal([
      `<freecell-game>: day "2026-11-22" cannot be used; accepted: ${accepted}`,
      `<freecell-game>: day "21.11.2026" cannot be used; accepted: ${accepted}`,
    ]);
    expect(game.day).to.equal(TODAY);
  });

  it('is none of a page without `daily` where it is wrong: any deal is dealt', async () => {
    itIs(NOON);
    const warned = warnings();
    const game = await mountDay({ day: 'yesterday' });
    expect([game.day, warned.length]).to.deep.equal([undefined, 1]);
  });

  it('is reported as wrong once, on however many days the page is open', async () => {
    itIs(NOON);
    const warned = warnings();
    const game = await mountDay({ daily: 'UTC', day: 'yesterday' });
    itIs('2026-11-22T12:00:00Z');
    game.requestUpdate();
    await game.updateComplete;
    expect(warned.length).to.equal(1);
  });

  it('may be still to come where the page has chosen its deal', async () => {
    itIs(NOON);
    const game = await mountDay({ daily: '2026-12-24=24', day: '2026-12-24' });
    await standsFor(game, '2026-12-24');
    expect(game.dealNumber).to.equal(24);
  });
});

describe('whose day it is', () => {
  it('is the page’s, in the zone that it names', async () => {
    itIs('2026-11-21T10:30:00Z');
    const east = await mountDay({ daily: 'Pacific/Kiritimati' });
    const west = await mountDay({ daily: 'Pacific/Pago_Pago' });
    expect([east.day, west.day]).to.deep.equal(['2026-11-22', '2026-11-20']);
  });

  it('is the reader’s where it names none, and goes with them as they travel', async () => {
    itIs('2026-11-21T15:30:00Z');
    const saveKey = ownKey();
    readerIn('America/New_York');
    const home = await mountDay({ daily: true, 'save-key': saveKey });
    expect(home.day).to.equal('2026-11-21');
    await advance(home, 'column-1 cell-1');
    readerIn('Asia/Tokyo');
    // The current game stays that day's. The next visit plays the day there.
    expect([home.day, home.moveCount]).to.deep.equal(['2026-11-21', 1]);
    home.parentElement!.remove();
    const there = await mountDay({ daily: true, 'save-key': saveKey });
    expect([there.day, there.moveCount]).to.deep.equal(['2026-11-22', 0]);
    there.parentElement!.remove();
    readerIn('America/New_York');
    const back = await mountDay({ daily: true, 'save-key': saveKey });
    await standsFor(back, '2026-11-21');
    expect(back.moveCount).to.equal(1);
  });

  it('is the reader’s too where the page names no zone that there is', async () => {
    itIs('2026-11-21T15:30:00Z');
    readerIn('Asia/Tokyo');
    const warned = warnings();
    const game = await mountDay({ daily: 'Europe/Berlim 2026-11-22=617' });
    expect([game.day, game.dealNumber]).to.deep.equal(['2026-11-22', 617]);
    expect(warned).to.deep.equal([
      '<freecell-game>: daily "Europe/Berlim" cannot be used; accepted: a time zone (Europe/Berlin), days with their deals (2026-12-01=617), or both',
    ]);
  });

  it('is nobody’s where an address says that in words, and today’s where it says so', async () => {
    itIs(NOON);
    const warned = warnings();
    const daily = await mountDay({ daily: 'true' });
    expect(daily.day).not.to.equal(undefined);
    const other = await mountDay({ daily: 'false' });
    expect([other.day, other.sharing.dayView, warned]).to.deep.equal([undefined, undefined, []]);
  });

  it('has the page’s own deals where it gave some, and everyone’s on all other days', async () => {
    itIs(NOON);
    const listed = await mountDay({ daily: `UTC ${TODAY}=617 2026-11-22=1941` });
    expect([listed.dealNumber, listed.day]).to.deep.equal([617, TODAY]);
    const other = await mountDay({ daily: 'UTC 2026-11-22=1941' });
    expect([other.dealNumber, other.day]).to.deep.equal([await dealOf(TODAY), TODAY]);
  });
});

describe('“New game” of a day’s game', () => {
  it('deals another one, and then others; the menu leads back to the day’s', async () => {
    itIs(NOON);
    const game = await mountDay({ daily: 'UTC', 'save-key': ownKey() });
    const today = game.dealNumber;
    await advance(game, 'column-1 cell-1');
    const heard = hear();
    await press(game, part(game, 'button-new'));
    await standsFor(game, undefined);
    expect(game.dealNumber).not.to.equal(today);
    const [start] = detailsOf(heard, 'game-start');
    expect([start!.kept, start!.resumed]).to.deep.equal([true, false]);
    const first = game.dealNumber;
    await advance(game, 'column-1 cell-1');
    await keys(game, 'n');
    await until('it is dealt', () => game.dealNumber !== first);
    expect([game.day, game.dealNumber === today, game.moveCount]).to.deep.equal([
      undefined,
      false,
      0,
    ]);
    await backToToday(game);
    expect([game.dealNumber, game.moveCount]).to.deep.equal([today, 1]);
  });

  it('does not lose the day’s game to a number that is typed', async () => {
    itIs(NOON);
    const saveKey = ownKey();
    const game = await mountDay({ daily: 'UTC', 'save-key': saveKey });
    const today = game.dealNumber;
    await advance(game, 'column-1 cell-1');
    await chooseDeal(game);
    await type(game, '617');
    await keys(game, 'Enter');
    expect([game.dealNumber, game.day]).to.deep.equal([617, undefined]);
    await advance(game, 'column-1 cell-1');
    game.parentElement!.remove();
    const back = await mountDay({ daily: 'UTC', 'save-key': saveKey });
    expect([back.dealNumber, back.moveCount]).to.deep.equal([today, 1]);
  });
});
