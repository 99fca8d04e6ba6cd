import { expect } from 'chai';
import { detailsOf, hear, warnings } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  mountTable,
  part,
  parts,
  spoken,
  status,
  wordsOf,
} from '../support/paigow.js';
import { choose, keys, openMenu, panel, pressButton } from '../support/paigow-play.js';
import { type Seven27Table, mountTable as mountSeven27 } from '../support/seven27.js';
import { SETTINGS } from '../support/setting-names.js';

const tools = (table: PaigowTable | Seven27Table): readonly string[] =>
  [...part(table, 'toolbar').querySelectorAll('.tool')].map((tool) => tool.part[1]!);
const lines = (table: PaigowTable | Seven27Table): readonly string[] =>
  parts(table, 'menu-item').map(wordsOf);

describe('the controls of a table', () => {
  it('are those that the page leaves to the player, by keys too', async () => {
    const table = await mountTable({ controls: 'log stats keys', advice: true }, [
      ...[HANDS.aces, HANDS.jacks],
    ]);
    expect([tools(table), parts(table, 'offer').length]).to.deep.equal([['button-menu'], 0]);
    await openMenu(table);
    expect(lines(table)).to.deep.equal(['Log of this hand', 'Statistics', 'Keyboard']);
    await keys(table, 'Escape');
    await pressButton(table, 'deal');
    expect(parts(table, 'button-house-way').length).to.equal(0);
    await keys(table, 'h');
    expect(parts(table, 'button-advice').length).to.equal(0);
    await keys(table, '?');
    const sheet = await panel(table, 'keys');
    const told = [...sheet.querySelectorAll('dt')].map(wordsOf);
    expect(told).to.include.members(['l', '?', 's']).and.not.include.members(['h', 'Shift+F']);
    await keys(table, 'Escape');
    await choose(table, 'Statistics');
    const figures = await panel(table, 'stats');
    expect(figures.querySelectorAll('[part~="button-forget"]').length).to.equal(0);
  });

  it('may be empty: then there is no menu', async () => {
    const table = await mountSeven27({ controls: 'none' });
    expect(tools(table)).to.deep.equal([]);
  });

  it('are reported if a table does not have them', async () => {
    const warned = warnings();
    await mountTable({ without: 'undo' });
    expect(warned).to.deep.equal([
      '<paigow-table>: without "undo" cannot be used; accepted: hint, advice, help, guide, people, log, ' +
        `history, stats, fair, pause, full-screen, keys, settings, new, forget, sit, emotes, leave, ${SETTINGS}, none`,
    ]);
  });
});

describe('a page that a table asks', () => {
  it('refuses a stake in its own words, and gets no cards of a set hand', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    const heard = hear();
    const asked: unknown[] = [];
    let words = 'Wait for the others.';
    table.addEventListener('game-request-move', ({ detail }) => {
      const { move, notation } = detail;
      asked.push([move, notation]);
      if (words) detail.refuse(words);
    });
    await pressButton(table, 'deal');
    expect([table.state!.phase, status(table), spoken(table)]).to.deep.equal([
      ...['bets', 'Wait for the others.', 'Wait for the others.'],
    ]);
    expect(detailsOf(heard, 'game-refuse').map(({ message, reason }) => [message, reason])).to.eql([
      ['Wait for the others.', { code: 'by-page', words: 'Wait for the others.' }],
    ]);
    words = '';
    await pressButton(table, 'deal');
    await pressButton(table, 'house-way');
    await pressButton(table, 'set');
    expect(asked.slice(1)).to.deep.equal([
      [{ type: 'bet', seat: 0, amount: 5 }, 'b0:5'],
      [{ type: 'set', seat: 0 }, 's0'],
    ]);
    expect(table.outcome).to.equal('over');
  });

  it('stops a hint, the next hand and a new table; its own methods don’t ask', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await pressButton(table, 'deal');
    const asked: unknown[] = [];
    for (const name of ['game-request-hint', 'game-request-new'] as const) {
      table.addEventListener(name, (event) => {
        event.preventDefault();
        asked.push(event.detail.control);
      });
    }
    await pressButton(table, 'house-way');
    expect(parts(table, 'tray-front')[0]!.querySelectorAll('.card').length).to.equal(0);
    table.hint();
    await table.updateComplete;
    await pressButton(table, 'set');
    await pressButton(table, 'next');
    await keys(table, 'n');
    await choose(table, 'New table');
    await panel(table, 'new');
    await table.updateComplete;
    const ask = part(table, 'panel-new');
    const fresh = [...ask.querySelectorAll('button')].find((one) => wordsOf(one) === 'New table')!;
    fresh.focus();
    await keys(table, 'Enter');
    expect([asked, table.handNumber]).to.deep.equal([['hint', 'next', 'next', 'new'], 1]);
    table.nextHand();
    expect([asked.length, table.handNumber]).to.deep.equal([4, 2]);
  });
});
