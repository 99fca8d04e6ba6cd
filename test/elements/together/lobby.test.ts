import { expect } from 'chai';
import { LANGUAGES } from '../../../src/locales/languages.js';
import {
  OPEN,
  SERVER,
  WITH_TABLES,
  mountLobby,
  partOf,
  partsOf,
  readText,
  serve,
} from '../support/lobby.js';
import {
  afterTest,
  detailsOf,
  hasten,
  hear,
  makeElement,
  putInBox,
  warnings,
} from '../support/mount.js';
import { pass, until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const rows = (lobby: Parameters<typeof partsOf>[0]): readonly string[] =>
  partsOf(lobby, 'table').map(readText);

describe('the list of open tables', () => {
  it('has the game, the people, the free seats and the hand of each', async () => {
    serve(WITH_TABLES);
    const lobby = await mountLobby();
    expect(partOf(lobby, 'tables').localName).to.equal('ul');
    expect(partsOf(lobby, 'table-name').map(readText)).to.deep.equal([
      'Seven Twenty-Seven',
      'Pai Gow Poker',
    ]);
    expect(rows(lobby)).to.deep.equal([
      'Seven Twenty-Seven 2 people · 3 free seats · hand 7 Join',
      'Pai Gow Poker 1 person · 5 free seats · not started Join',
    ]);
  });

  it('is of one game, where the page wants that', async () => {
    serve(WITH_TABLES);
    const lobby = await mountLobby({ game: 'paigow-table' });
    expect(partsOf(lobby, 'table-name').map(readText)).to.deep.equal(['Pai Gow Poker']);
  });

  it('leaves out what is no table', async () => {
    const strange = [null, 5, {}, { ...OPEN[0], code: 'x' }, { ...OPEN[0], people: -1 }, OPEN[1]];
    serve({ 'GET /tables': { body: { tables: strange } } });
    expect(rows(await mountLobby())).to.have.length(1);
  });

  it('says that there is none, or no server', async () => {
    serve({ 'GET /tables': { body: { tables: [] } } });
    expect(readText(partOf(await mountLobby(), 'empty'))).to.equal(
      'There are no open tables right now.',
    );
    serve({});
    expect(readText(partOf(await mountLobby(), 'empty'))).to.equal(
      'The server can’t be reached right now.',
    );
  });

  it('is asked for again and again, and no more once the lobby is gone', async () => {
    hasten(100);
    let tables: readonly object[] = [];
    const asked = serve({ 'GET /tables': () => ({ body: { tables } }) });
    const lobby = await mountLobby();
    expect(rows(lobby)).to.deep.equal([]);
    tables = OPEN;
    await until('it has changed', () => rows(lobby).length === 2);
    lobby.remove();
    const before = asked.length;
    // In this time a visible lobby would make four requests.
    await pass(400);
    expect(asked.length).to.equal(before);
  });
});

describe('the lobby', () => {
  it('says where nothing is set up', async () => {
    const lobby = makeElement('card-lobby', { 'save-key': undefined });
    putInBox(lobby, {});
    await lobby.updateComplete;
    expect(readText(partOf(lobby, 'empty'))).to.equal(
      'This page is not set up for playing together.',
    );
  });

  it('tells the page of attributes that cannot be used, and goes on as it was', async () => {
    const warned = warnings();
    serve(WITH_TABLES);
    const heard = hear();
    const lobby = await mountLobby();
    lobby.server = 'tables.example';
    lobby.game = 'freecell-game';
    lobby.tablePage = 'http://';
    lobby.settings = 5 as unknown as object;
    lobby.theme = 'pink';
    await lobby.updateComplete;
    const told = detailsOf(heard, 'game-error').map(({ problem }) => [
      problem['option'],
      problem['got'],
    ]);
    expect(told).to.deep.equal([
      ...[
        ['theme', 'pink'],
        ['server', 'tables.example'],
        ['game', 'freecell-game'],
      ],
      ...[
        ['settings', '5'],
        ['table-page', 'http://'],
      ],
    ]);
    expect(warned).to.have.length(5);
    expect(partsOf(lobby, 'table')).to.have.length(2);
    expect(lobby.listedServer).to.equal(SERVER.replace('wss', 'https'));
  });

  itInFull('speaks six languages', async () => {
    serve(WITH_TABLES);
    const titles = [];
    for (const locale of Object.keys(LANGUAGES)) {
      const lobby = await mountLobby({ locale });
      const title = partOf(lobby, 'title');
      await until(
        `it speaks ${locale}`,
        () => locale === 'en' || readText(title) !== 'Play together',
      );
      await until('it is marked', () => locale === 'en' || partOf(lobby, 'frame').lang === locale);
      titles.push(readText(title));
      if (locale === 'ar')
        expect(getComputedStyle(partOf(lobby, 'frame')).direction).to.equal('rtl');
    }
    expect(titles).to.deep.equal([
      ...['Play together', 'Zusammen spielen', 'Jugar juntos', 'Jouer ensemble'],
      ...['みんなで遊ぶ', 'اللعب معاً'],
    ]);
    afterTest(() => undefined);
  });
});
