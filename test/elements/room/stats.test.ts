import { expect } from 'chai';
import { type StatsChangeDetail } from '../../../src/elements/game-stats/element.js';
import '../../../src/elements/card-room/index.js';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { exportHistory, NO_HISTORY, addRecords } from '../../../src/core.js';
import { HistoryKeeper, MemoryHistory } from '../../../src/storage.js';
import { afterTest, ownKey } from '../support/mount.js';
import {
  WEEK,
  figures,
  filesOf,
  hand,
  keeping,
  mountStats,
  optionsOf,
  partOf,
  partsOf,
  pickFile,
  played,
  readText,
  rowsOf,
  said,
} from '../support/stats.js';
import { pass, until } from '../support/until.js';

const OTHERS = exportHistory(addRecords(NO_HISTORY, [WEEK[0]!, played(9), played(8)]).history);

describe('the statistics', () => {
  it('of a patience game are its figures over all variants', async () => {
    const stats = await mountStats(await keeping(...WEEK));
    expect(figures(stats)).to.deep.equal({
      Games: '4',
      Won: '3',
      'Win rate': '75%',
      Streak: '2',
      'Best streak': '2',
      'Best time': '2:05',
      'Fewest moves': '98',
      'Days in a row': '0',
    });
    expect(readText(partOf(stats, 'title'))).to.equal('Statistics');
    expect(partOf(stats, 'header').contains(partOf(stats, 'name'))).to.equal(true);
    expect(partsOf(stats, 'figure-value').map(readText)[0]).to.equal('4');
    expect(partOf(stats, 'log').contains(partOf(stats, 'log-table'))).to.equal(true);
    expect(readText(partOf(stats, 'button-export'))).to.equal('Export');
    expect(readText(partOf(stats, 'button-import'))).to.equal('Import');
    expect(readText(partOf(stats, 'name'))).to.equal('FreeCell');
    expect(optionsOf(stats, 'variant')).to.deep.equal(['All variants', 'Usual rules', '3 cells']);
    expect(stats.statistics).to.deep.include({
      game: 'freecell',
      variant: null,
      games: 4,
      wins: 3,
    });
  });

  it('of one variant are its own, and what there is none of is said to be missing', async () => {
    const keeper = await keeping(...WEEK, played(5, { variant: 'cells~5', outcome: 'left' }));
    const stats = await mountStats(keeper, { variant: 'cells~5' });
    expect(figures(stats)).to.deep.include({
      Games: '1',
      Won: '0',
      'Win rate': '0%',
      'Best time': 'none',
      'Fewest moves': 'none',
    });
    stats.setAttribute('variant', '');
    await stats.updateComplete;
    expect(figures(stats)).to.deep.include({ Games: '3', Won: '2', 'Best time': '4:05' });
  });

  it('count the days in a row up to today', async () => {
    const day = (ago: number): string =>
      new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const days = [0, 1, 2, 4].map((ago, n) => played(n, { day: day(ago) }));
    const stats = await mountStats(await keeping(...days));
    expect(figures(stats)['Days in a row']).to.equal('3');
  });

  it('of a table are hands and chips', async () => {
    const stats = await mountStats(await keeping(...[25, 0, -1240, 10].map((n, i) => hand(i, n))));
    expect(figures(stats)).to.deep.equal({
      Hands: '4',
      Won: '2',
      Pushes: '1',
      Lost: '1',
      'Win rate': '50%',
      'Best streak': '1',
      'Net chips': '−1,205',
      'Biggest win': '+25',
    });
    expect(partsOf(stats, 'button-measure')).to.deep.equal([]);
    expect(partOf(stats, 'chart').getAttribute('aria-label')).to.equal(
      'Bar chart of chips, oldest first: 2 won, 1 lost, 1 push; −1,240 to +25.',
    );
    expect(rowsOf(stats)).to.deep.equal([
      ['Ended', 'Result', 'Chips'],
      ['Nov 21, 2020', 'Won', '+10'],
      ['Nov 21, 2020', 'Lost', '−1,240'],
      ['Nov 21, 2020', 'Push', '0'],
      ['Nov 21, 2020', 'Won', '+25'],
    ]);
  });

  it('are of the game played last unless one is named, whose name may be anybody’s', async () => {
    const keeper = await keeping(hand(1, 5), played(2), played(3, { game: 'grand-duchess' }));
    const stats = await mountStats(keeper);
    expect(optionsOf(stats, 'game')).to.deep.equal(['FreeCell', 'Grand duchess', 'Pai Gow Poker']);
    expect(stats.statistics?.game).to.equal('grand-duchess');
    keeper.add(hand(4, -5));
    await stats.updateComplete;
    expect(stats.statistics?.game).to.equal('pai-gow');
    stats.setAttribute('game', 'freecell');
    await stats.updateComplete;
    expect(stats.statistics?.game).to.equal('freecell');
    stats.setAttribute('game', 'pyramid');
    await stats.updateComplete;
    expect(readText(partOf(stats, 'empty'))).to.equal('No games of Pyramid yet.');
  });

  it('say what to do where nothing was played, and nothing before that is known', async () => {
    const stats = await mountStats(await keeping());
    expect(readText(partOf(stats, 'empty'))).to.equal('No games yet. Finished games appear here.');
    expect(partsOf(stats, 'button').map(readText)).to.deep.equal(['Import']);
    const slow = new MemoryHistory();
    slow.read = () => new Promise(() => undefined);
    const unknown = await mountStats(new HistoryKeeper(slow));
    expect(readText(partOf(unknown, 'empty'))).to.equal('');
    const nowhere = await mountStats(null);
    expect(nowhere.statistics).to.equal(undefined);
    expect(partsOf(nowhere, 'tools')).to.deep.equal([]);
  });

  it('are shown to nobody who is calm, by the page or by the player', async () => {
    const stats = await mountStats(await keeping(...WEEK), { calm: true });
    const nothing = (): boolean => stats.shadowRoot!.querySelector('*') === null;
    expect([nothing(), stats.statistics?.games]).to.deep.equal([true, 4]);
    expect(stats.getBoundingClientRect().height).to.equal(0);
    afterTest(() => publish({}));
    publish({ calm: 'off' });
    await stats.updateComplete;
    expect(nothing()).to.equal(false);
    stats.calm = false;
    publish({ calm: 'on' });
    await stats.updateComplete;
    expect(nothing()).to.equal(true);
  });

  it('take the theme of the page, and the player’s before it', async () => {
    const stats = await mountStats(await keeping(...WEEK), { theme: 'dark' });
    const theme = (): string | undefined => partOf(stats, 'frame').dataset['theme'];
    expect(theme()).to.equal('dark');
    afterTest(() => publish({}));
    publish({ theme: 'light' });
    await stats.updateComplete;
    expect(theme()).to.equal('light');
  });
});

describe('the chart of the last games', () => {
  it('has a bar for each of the last twenty, filled where won', async () => {
    const many = Array.from({ length: 25 }, (_, n) =>
      played(n, { elapsed: (n - 4) * 5000 * Number(n > 4), outcome: n % 5 === 0 ? 'lost' : 'won' }),
    );
    const stats = await mountStats(await keeping(...many));
    expect(readText(partOf(stats, 'caption'))).to.equal('Last 20 games');
    const bars = partsOf(stats, 'bar');
    expect(bars.length).to.equal(20);
    expect(partsOf(stats, 'bar won').length).to.equal(16);
    // The first game took 5 seconds of at most 100, and the last one's bar is as high as the chart.
    const heights = bars.map((bar) => Number(bar.getAttribute('height')));
    expect([heights[0], heights[19]]).to.deep.equal([5, 100]);
    expect(bars[0]!.getAttribute('class')).to.equal('bar');
    expect(readText(partOf(stats, 'key'))).to.equal('won not won 0:05 to 1:40');
  });

  it('is told in a sentence, by time or by moves, and as a table', async () => {
    const stats = await mountStats(await keeping(...WEEK), { chart: 'moves' });
    const text = (): string | null => partOf(stats, 'chart').getAttribute('aria-label');
    expect(partOf(stats, 'chart').getAttribute('role')).to.equal('img');
    expect(text()).to.equal('Bar chart of moves, oldest first: 3 won, 1 not won; 40 to 1,120.');
    stats.chart = 'whatever';
    await stats.updateComplete;
    expect(text()).to.equal('Bar chart of time, oldest first: 3 won, 1 not won; 0:30 to 1:02:03.');
    expect(rowsOf(stats)).to.deep.equal([
      ['Ended', 'Result', 'Time', 'Moves', 'Deal'],
      ['Nov 21, 2020', 'Won', '1:02:03', '131', '617'],
      ['Nov 21, 2020', 'Won', '2:05', '98', '617'],
      ['Nov 21, 2020', 'Lost', '0:30', '40', '31465'],
      ['Nov 21, 2020', 'Won', '4:05', '1,120', '617'],
    ]);
  });

  it('has a column for undos if there were some', async () => {
    const stats = await mountStats(await keeping(played(1, { undos: 3 }), played(2)));
    expect(rowsOf(stats).map((row) => row.slice(2))).to.deep.equal([
      ['Time', 'Moves', 'Undos', 'Deal'],
      ['1:05', '100', '0', '617'],
      ['1:05', '100', '3', '617'],
    ]);
  });

  it('says of a game of a deck and of one given up what they are, and leaves out this year', async () => {
    const { deal, ...ofDeck } = played(1, { outcome: 'left', ended: Date.UTC(2024, 5, 9, 12) });
    const now = new Date();
    const today = played(2, { ended: now.getTime() });
    const stats = await mountStats(await keeping(ofDeck, today));
    expect(deal).to.equal(617);
    expect(rowsOf(stats)[2]!.slice(1)).to.deep.equal(['Given up', '1:05', '100', 'custom deck']);
    expect(rowsOf(stats)[1]![0]).to.not.include(String(now.getFullYear()));
    expect(rowsOf(stats)[1]![0]).to.match(/ \d+:\d\d/);
    expect(rowsOf(stats)[2]![0]).to.match(/^Jun \d+, 2024$/);
  });

  it('goes up and down from its line for chips, the longest way as far as there is room', async () => {
    const stats = await mountStats(await keeping(hand(1, 30), hand(2, -10), hand(3, 0)));
    const boxes = partsOf(stats, 'bar').map((bar) =>
      ['y', 'height'].map((name) => Number(bar.getAttribute(name))),
    );
    expect(boxes).to.deep.equal([
      [0, 75],
      [75, 25],
      [73, 2],
    ]);
  });
});

describe('the statistics in a room', () => {
  it('are the room’s, look as it does, and are the game’s own no more once they leave it', async () => {
    const room = document.createElement('card-room');
    room.historyStore = new MemoryHistory();
    room.theme = 'dark';
    room.saveKey = ownKey();
    document.body.append(room);
    afterTest(() => room.remove());
    const stats = await mountStats(null, {}, { parent: room });
    room.history!.add(played(1), played(2));
    await until('they are shown', () => stats.statistics?.games === 2);
    expect(figures(stats)).to.include({ Games: '2', Won: '2' });
    expect(partOf(stats, 'frame').dataset['theme']).to.equal('dark');
    room.calm = true;
    await until('nothing is shown', () => partsOf(stats, 'frame').length === 0);
    room.calm = false;
    await until('it is shown again', () => partsOf(stats, 'frame').length === 1);
    document.querySelector('body > :last-child')!.after(stats);
    await until('there is none', () => stats.statistics === undefined);
    stats.remove();
  });
});

describe('a history that is brought, cleared and fetched back', () => {
  it('is the page’s to export, import, clear and bring back', async () => {
    const keeper = await keeping(...WEEK, hand(1, 5));
    const stats = await mountStats(keeper, { game: 'freecell' });
    expect(stats.export()).to.equal(exportHistory(keeper.history));
    expect(stats.import('{}')).to.deep.equal({ code: 'history', field: 'kind', got: 'undefined' });
    const { history, ...counts } = stats.import(OTHERS) as { history: object };
    expect([counts, history]).to.deep.equal([{ added: 2, known: 1, late: 0 }, keeper.history]);
    expect(stats.statistics?.games).to.equal(6);
    expect(stats.clear('freecell')).to.equal(6);
    expect([stats.statistics?.games, keeper.history.records.length]).to.deep.equal([0, 1]);
    expect(stats.undoClear()).to.equal(6);
    expect(stats.undoClear()).to.equal(0);
    expect(stats.clear()).to.equal(7);
    expect(keeper.history).to.deep.equal(NO_HISTORY);
    await stats.updateComplete;
    expect(said(stats)).to.equal('7 games cleared.');
    stats.undoClear();
    expect(stats.export()).to.equal(exportHistory(keeper.history));
    expect(keeper.history.records.length).to.equal(7);
  });

  it('takes a file that is picked, and says what came of it', async () => {
    const stats = await mountStats(await keeping(...WEEK));
    pickFile(stats, OTHERS);
    await until('it is said', () => said(stats) !== '');
    expect(said(stats)).to.equal('2 games added, 1 already there.');
    pickFile(stats, OTHERS.slice(1));
    await until('it is refused', () => said(stats).startsWith('Not'));
    expect(said(stats)).to.equal('Not imported: this is not a file of exported games.');
    expect(stats.statistics?.games).to.equal(6);
  });

  it('takes a file that is dropped on it, and nothing else', async () => {
    const stats = await mountStats(await keeping(...WEEK));
    const frame = partOf(stats, 'frame');
    const drag = (type: string, dataTransfer: DataTransfer): DragEvent => {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      frame.dispatchEvent(event);
      return event;
    };
    const text = new DataTransfer();
    text.setData('text/plain', OTHERS);
    expect(drag('dragover', text).defaultPrevented).to.equal(false);
    expect(drag('drop', text).defaultPrevented).to.equal(false);
    expect(drag('dragover', filesOf(OTHERS)).defaultPrevented).to.equal(true);
    expect(drag('drop', filesOf(OTHERS)).defaultPrevented).to.equal(true);
    await until('it is said', () => said(stats) !== '');
    expect(said(stats)).to.equal('2 games added, 1 already there.');
  });

  it('is not brought back once another game was played there', async () => {
    const keeper = await keeping(...WEEK, hand(1, 5));
    const stats = await mountStats(keeper, { game: 'freecell' });
    stats.clear('freecell');
    keeper.add(hand(2, 5));
    await stats.updateComplete;
    expect(partsOf(stats, 'button-undo').length).to.equal(1);
    keeper.add(played(9));
    await stats.updateComplete;
    expect(partsOf(stats, 'button-undo').length).to.equal(0);
    expect(stats.undoClear()).to.equal(0);
    expect(stats.statistics?.games).to.equal(1);
  });

  it('tells every change of the figures, and whose it was', async () => {
    const keeper = await keeping(...WEEK);
    const heard: unknown[] = [];
    const listen = ({ detail }: CustomEvent<StatsChangeDetail>): unknown =>
      heard.push([detail.source, detail.statistics?.games]);
    document.addEventListener('stats-change', listen);
    afterTest(() => document.removeEventListener('stats-change', listen));
    const stats = await mountStats(keeper);
    keeper.add(played(7));
    await stats.updateComplete;
    stats.requestUpdate();
    await stats.updateComplete;
    stats.import(OTHERS);
    await stats.updateComplete;
    stats.clear('freecell');
    await stats.updateComplete;
    expect(heard).to.deep.equal([
      ['auto', 4],
      ['auto', 5],
      ['host', 7],
      ['host', 0],
    ]);
  });
});

describe('where the games are kept', () => {
  it('is said as long as they are not', async () => {
    const store = new MemoryHistory();
    let isFull = true;
    const change = store.change.bind(store);
    store.change = (given) => (isFull ? Promise.reject(new Error('full')) : change(given));
    const keeper = new HistoryKeeper(store);
    const stats = await mountStats(keeper);
    keeper.add(played(1));
    await keeper.flush();
    await stats.updateComplete;
    expect(readText(partOf(stats, 'trouble'))).to.equal(
      'The browser can’t store these games. They last until you close this page.',
    );
    expect(figures(stats)['Games']).to.equal('1');
    isFull = false;
    await keeper.flush();
    await stats.updateComplete;
    expect(partsOf(stats, 'trouble')).to.deep.equal([]);
  });

  it('is said where some of them can’t be read', async () => {
    const store = new MemoryHistory();
    await store.change({ put: [played(1), { id: 'no game' }], remove: [] });
    const stats = await mountStats(new HistoryKeeper(store));
    await until('it is read', () => partsOf(stats, 'trouble').length > 0);
    expect(readText(partOf(stats, 'trouble'))).to.equal(
      'Some stored games can’t be read. They stay unchanged.',
    );
    expect(figures(stats)['Games']).to.equal('1');
  });

  it('is asked again as the page comes into sight, for another tab’s games', async () => {
    const store = new MemoryHistory();
    const stats = await mountStats(new HistoryKeeper(store));
    await store.change({ put: [played(1)], remove: [] });
    document.dispatchEvent(new Event('visibilitychange'));
    await until('it is read', () => stats.statistics?.games === 1);
    stats.remove();
    let asked = 0;
    store.read = () => {
      asked++;
      return Promise.resolve({ records: [] });
    };
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(50);
    expect(asked).to.equal(0);
  });

  it('call a game and a variant by the names they have, whatever those are', async () => {
    const strange = played(9, { game: 'constructor', variant: 'variant~constructor' });
    const stats = await mountStats(await keeping(strange, played(8, { game: 'constructor' })));
    expect(readText(partOf(stats, 'name'))).to.equal('Constructor');
    expect(optionsOf(stats, 'variant')).to.deep.equal([
      'All variants',
      'Usual rules',
      'Constructor',
    ]);
  });
});
