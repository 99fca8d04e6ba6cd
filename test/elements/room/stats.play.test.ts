import { expect } from 'chai';
import type { GameRecord } from '../../../src/core.js';
import type { GameStats } from '../../../src/elements/game-stats/element.js';
import { emulateFeatures, touchScreen } from '../../harness/commands.js';
import { afterTest } from '../support/mount.js';
import {
  WEEK,
  figures,
  focusIn,
  hand,
  keeping,
  mountStats,
  partOf,
  partsOf,
  pickFile,
  played,
  pressKeys,
  pressPart,
  readText,
  said,
  selectOf,
  tapPart,
} from '../support/stats.js';
import { until } from '../support/until.js';

describe('the statistics by mouse', () => {
  it('clear without a question, and bring back', async () => {
    const stats = await mountStats(await keeping(...WEEK, hand(0, 5)));
    await pressPart(stats, 'button-clear');
    expect(said(stats)).to.equal('4 games of FreeCell cleared.');
    expect(readText(partOf(stats, 'empty'))).to.equal('No games of FreeCell yet.');
    await pressPart(stats, 'button-undo');
    expect(said(stats)).to.equal('4 games restored.');
    expect(figures(stats)['Games']).to.equal('4');
  });

  it('have bars as long as the time or as the moves', async () => {
    const stats = await mountStats(await keeping(...WEEK));
    const [time, moves] = partsOf(stats, 'button-measure');
    expect([time, moves].map((button) => button!.getAttribute('aria-pressed'))).to.deep.equal([
      'true',
      'false',
    ]);
    moves!.part.add('moves');
    await pressPart(stats, 'moves');
    expect([time, moves].map((button) => button!.getAttribute('aria-pressed'))).to.deep.equal([
      'false',
      'true',
    ]);
    expect(readText(partOf(stats, 'key'))).to.equal('won not won 40 to 1,120');
  });

  it('open the table of the last games', async () => {
    const stats = await mountStats(await keeping(...WEEK));
    const table = partOf(stats, 'log-table');
    expect(table.checkVisibility()).to.equal(false);
    await pressPart(stats, 'log-button');
    expect(table.checkVisibility()).to.equal(true);
  });
});

describe('the statistics by keys', () => {
  it('are gone through by Tab: choices, bars, table, tools', async () => {
    const stats = await mountStats(await keeping(...WEEK, hand(0, 5)));
    const seen: string[] = [];
    for (let times = 0; times < 8; times++) {
      await pressKeys(stats, 'Tab');
      seen.push(focusIn(stats));
    }
    expect(seen).to.deep.equal([
      'Game',
      'Variant',
      'Time',
      'Moves',
      'Show as a table',
      'Export',
      'Import',
      'Clear FreeCell',
    ]);
  });

  it('choose a game and a variant', async () => {
    const stats = await mountStats(await keeping(hand(0, 5), ...WEEK));
    selectOf(stats, 'variant')!.focus();
    await pressKeys(stats, 'ArrowDown', 'ArrowDown');
    expect(stats.variant).to.equal('cells~3');
    expect(figures(stats)).to.deep.include({ Games: '1', 'Fewest moves': '98' });
    selectOf(stats, 'game')!.focus();
    await pressKeys(stats, 'ArrowDown');
    expect([stats.game, stats.variant]).to.deep.equal(['pai-gow', null]);
    expect(figures(stats)).to.deep.include({ Hands: '1', 'Net chips': '+5' });
  });

  it('clear and bring back on one and the same button', async () => {
    const keeper = await keeping(...WEEK);
    const stats = await mountStats(keeper);
    partOf(stats, 'button-clear').focus();
    await pressKeys(stats, 'Enter');
    expect([focusIn(stats), said(stats)]).to.deep.equal([
      'Undo clear',
      '4 games of FreeCell cleared.',
    ]);
    await pressKeys(stats, ' ');
    expect([focusIn(stats), said(stats)]).to.deep.equal(['Clear FreeCell', '4 games restored.']);
    await pressKeys(stats, 'Enter');
    keeper.add(played(9));
    await stats.updateComplete;
    expect([focusIn(stats), figures(stats)['Games']]).to.deep.equal(['Clear FreeCell', '1']);
  });

  it('open the table, which is gone through by keys where it scrolls', async () => {
    const many = Array.from({ length: 25 }, (_, n) => played(n));
    const stats = await mountStats(await keeping(...many), {}, { width: 320 });
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    partOf(stats, 'log-button').focus();
    await pressKeys(stats, 'Enter', 'Tab');
    const region = stats.shadowRoot!.activeElement as HTMLElement;
    expect(region.getAttribute('role')).to.equal('region');
    await pressKeys(stats, 'End');
    await until('its end is seen', () => region.scrollTop > 100);
  });
});

/** Waits for a tap to open the file chooser, and picks a file. */
const chosen = (stats: GameStats): Promise<void> =>
  new Promise((done) => {
    const input = stats.shadowRoot!.querySelector('input')!;
    // The browser's own chooser would never close in a test.
    input.addEventListener('click', (event) => {
      event.preventDefault();
      done();
    });
  });

describe('the statistics by touch, on a phone', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  const onPhone = async (...games: readonly GameRecord[]): Promise<GameStats> =>
    mountStats(await keeping(...games), {}, { width: 320 });

  it('clear, and bring back with the same finger in the same place', async () => {
    const stats = await onPhone(...WEEK, hand(0, 5));
    const at = await tapPart(stats, 'button-clear');
    expect(said(stats)).to.equal('4 games of FreeCell cleared.');
    const undo = partOf(stats, 'button-undo').getBoundingClientRect();
    expect(undo.left <= at.x && at.x <= undo.right).to.equal(true);
    await tapPart(stats, 'button-undo');
    expect(said(stats)).to.equal('4 games restored.');
    expect(figures(stats)['Games']).to.equal('4');
  });

  it('export, and import what was exported', async () => {
    const stats = await onPhone(...WEEK);
    let file = '';
    const link = HTMLAnchorElement.prototype;
    const value = function (this: HTMLAnchorElement): void {
      file = this.download;
    };
    Object.defineProperty(link, 'click', { configurable: true, value });
    afterTest(() => void Reflect.deleteProperty(link, 'click'));
    await tapPart(stats, 'button-export');
    expect(file).to.match(/^baize-statistics-\d{4}-\d\d-\d\d\.json$/);
    expect(said(stats)).to.equal('4 games exported.');
    const text = stats.export();
    stats.clear();
    await stats.updateComplete;
    const asked = chosen(stats);
    await tapPart(stats, 'button-import');
    await asked;
    pickFile(stats, text);
    await until('it is read', () => said(stats) === '4 games added.');
    expect(figures(stats)['Games']).to.equal('4');
  });

  it('switch to another game, and back to all variants of it', async () => {
    const stats = await onPhone(hand(0, 5), ...WEEK);
    selectOf(stats, 'game')!.part.add('games');
    await tapPart(stats, 'games');
    await pressKeys(stats, 'ArrowDown', 'Enter');
    await until('it is shown', () => stats.game === 'pai-gow');
    expect(figures(stats)).to.deep.include({ Hands: '1', 'Net chips': '+5' });
    await tapPart(stats, 'games');
    await pressKeys(stats, 'ArrowUp', 'Enter');
    await until('it is shown', () => stats.game === 'freecell');
    expect([stats.variant, figures(stats)['Games']]).to.deep.equal([null, '4']);
  });

  it('switch what the bars are as long as, and open the table', async () => {
    const stats = await onPhone(...WEEK);
    const [, moves] = partsOf(stats, 'button-measure');
    moves!.part.add('moves');
    await tapPart(stats, 'moves');
    expect(moves!.getAttribute('aria-pressed')).to.equal('true');
    await tapPart(stats, 'log-button');
    expect(partOf(stats, 'log-table').checkVisibility()).to.equal(true);
  });

  it('have nothing under a finger that is less than 40 pixels high, and no field that makes a phone zoom', async () => {
    const stats = await onPhone(...WEEK, hand(0, 5));
    const controls = [
      ...stats.shadowRoot!.querySelectorAll<HTMLElement>('button, select, summary'),
    ];
    expect(controls).to.have.length(8);
    expect(controls.filter((one) => one.offsetHeight < 40).map(readText)).to.deep.equal([]);
    const sizes = ['game', 'variant'].map(
      (name) => getComputedStyle(selectOf(stats, name)!).fontSize,
    );
    expect(sizes).to.deep.equal(['16px', '16px']);
  });
});
