import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { LobbyJoinDetail } from '../../../src/elements/card-lobby/element.js';
import { touchScreen } from '../../harness/commands.js';
import { clipboard, instead } from '../support/links.js';
import {
  type CardLobby,
  SERVER,
  WITH_TABLES,
  fieldOf,
  focusIn,
  mountLobby,
  partOf,
  partsOf,
  pressNode,
  pressPart,
  readText,
  said,
  serve,
  settled,
  tapPart,
  typeCode,
} from '../support/lobby.js';
import { afterTest, makeElement, putInBox, warnings } from '../support/mount.js';
import { makeRoom } from '../support/room.js';
import { until } from '../support/until.js';

const MADE = { 'POST /tables': { status: 201, body: { code: 'MADE2345', token: 'a'.repeat(64) } } };
const KEPT = 'baize:seat:https://tables.example:MADE2345';

/** Collects `lobby-join` events. */
function joins(lobby: CardLobby): readonly LobbyJoinDetail[] {
  const heard: LobbyJoinDetail[] = [];
  lobby.addEventListener('lobby-join', ({ detail }) => heard.push(detail));
  return heard;
}

/** A lobby at a table: the table's code is in the page's address. */
async function atTable(): Promise<CardLobby> {
  const lobby = await mountLobby();
  await typeCode(lobby, 'K7QXH2MP');
  await until('the invitation', () => partsOf(lobby, 'invitation').length > 0);
  return lobby;
}

const choose = async (lobby: CardLobby, name: string, key: string): Promise<void> => {
  fieldOf(lobby, name).focus();
  await sendKeys({ type: key });
  await lobby.updateComplete;
};

describe('a new table', () => {
  it('has the seats of its game, and those of a variant of Whist by the page’s settings', async () => {
    serve(WITH_TABLES);
    const lobby = await mountLobby();
    const seats = () => {
      const { value, options } = fieldOf(lobby, 'seats') as unknown as HTMLSelectElement;
      return [value, [...options].map((one) => one.value).join(' ')];
    };
    await choose(lobby, 'game', 'H');
    expect(seats()).to.deep.equal(['4', '3 4 5']);
    lobby.game = 'twenty-nine-table';
    await lobby.updateComplete;
    expect(seats()).to.deep.equal(['4', '4']);
    lobby.game = 'whist-table';
    lobby.settings = { variant: 'german' };
    await lobby.updateComplete;
    expect(seats()).to.deep.equal(['2', '2']);
    lobby.settings = { variant: 'oh-hell' };
    await lobby.updateComplete;
    expect(seats()).to.deep.equal(['4', '3 4 5 6']);
  });

  it('is made as it was chosen, and invited to from then on', async () => {
    afterTest(() => localStorage.removeItem(KEPT));
    const asked = serve({ ...WITH_TABLES, ...MADE });
    const lobby = await mountLobby();
    const heard = joins(lobby);
    await choose(lobby, 'game', 'P');
    await choose(lobby, 'seats', '3');
    await choose(lobby, 'decision', '6');
    await pressNode(lobby, fieldOf(lobby, 'fill'));
    await pressNode(lobby, fieldOf(lobby, 'listed'));
    await pressPart(lobby, 'button-make');
    await until('it is made', () => partsOf(lobby, 'code').length > 0);
    expect(asked.find(({ path }) => path === 'POST /tables')?.body).to.deep.equal({
      ...{ protocol: 1, game: 'paigow-table', seats: 3, fill: false, listed: true },
      clock: { decision: 60_000, bank: 120_000 },
    });
    expect(heard).to.deep.equal([{ source: 'player', code: 'MADE2345', made: true }]);
    expect(readText(partOf(lobby, 'code'))).to.equal('MADE 2345');
    expect(said(lobby)).to.equal('The table is ready. Invite others.');
    expect(location.hash).to.equal('#table=MADE2345');
    expect(localStorage.getItem(KEPT)).to.equal(`{"token":"${'a'.repeat(64)}","lastId":0}`);
    expect(focusIn(lobby)).to.equal('Copy invitation link');
  });

  it('has the settings of the page and the token of its visitor', async () => {
    afterTest(() => localStorage.removeItem(KEPT));
    const asked = serve({ ...WITH_TABLES, ...MADE });
    const lobby = await mountLobby({ game: 'seven27-table' });
    lobby.settings = { ante: 10 };
    lobby.signIn = () => Promise.resolve('signed');
    expect(fieldOf(lobby, 'game')).to.equal(null);
    await pressPart(lobby, 'button-make');
    await until('it is made', () => partsOf(lobby, 'code').length > 0);
    const { body } = asked.find(({ path }) => path === 'POST /tables')!;
    expect(body).to.deep.include({
      ...{ game: 'seven27-table', settings: { ante: 10 }, auth: 'signed' },
    });
  });

  it('that the server refuses is told of to the player and to the page', async () => {
    const warned = warnings();
    const body = { problem: { code: 'too-many-requests', retryAfter: 6 } };
    serve({ ...WITH_TABLES, 'POST /tables': { status: 429, body } });
    const lobby = await mountLobby();
    let signed: (token: string) => void = () => undefined;
    lobby.signIn = () => new Promise((resolve) => (signed = resolve));
    partOf(lobby, 'button-make').focus();
    await sendKeys({ press: 'Enter' });
    await until('it works', () => partOf(lobby, 'button-make').ariaDisabled === 'true');
    expect(focusIn(lobby)).to.equal('Create table');
    signed('signed');
    await until('an answer', () => said(lobby).startsWith('Too many requests'));
    expect(said(lobby)).to.equal('Too many requests. Try again in 6 seconds.');
    expect(warned).to.deep.equal([
      '<card-lobby>: the server https://tables.example refused the request: too-many-requests',
    ]);
    expect(partOf(lobby, 'button-make').ariaDisabled).to.equal(null);
    expect(focusIn(lobby)).to.equal('Create table');
  });
});

describe('a table is joined', () => {
  it('by a code as a person types it', async () => {
    serve(WITH_TABLES);
    const lobby = await mountLobby();
    const heard = joins(lobby);
    await typeCode(lobby, 'k7qx-h2mp');
    expect(heard).to.deep.equal([{ source: 'player', code: 'K7QXH2MP', made: false }]);
  });

  it('by no other text, which stays to be mended', async () => {
    serve(WITH_TABLES);
    const lobby = await mountLobby();
    const heard = joins(lobby);
    await typeCode(lobby, 'k7qx');
    expect(said(lobby)).to.match(/^A table code has eight letters/);
    expect(fieldOf(lobby, 'code').value).to.equal('k7qx');
    expect(heard).to.deep.equal([]);
  });

  it('from the list, by a finger', async () => {
    await touchScreen();
    afterTest(() => void touchScreen(false));
    serve(WITH_TABLES);
    const lobby = await mountLobby({ game: 'paigow-table' });
    const heard = joins(lobby);
    const [row] = partsOf(lobby, 'table');
    row!.querySelector('button')!.part.add('only');
    await tapPart(lobby, 'only');
    expect(heard).to.deep.equal([{ source: 'player', code: 'ABCD2345', made: false }]);
  });

  it('by the page itself, where that says so', async () => {
    serve(WITH_TABLES);
    const lobby = await mountLobby();
    lobby.addEventListener('lobby-join', (event) => event.preventDefault());
    await typeCode(lobby, 'K7QXH2MP');
    expect(location.hash).to.equal('');
  });

  it('by the room around, which has its code from then on', async () => {
    serve(WITH_TABLES);
    const room = makeRoom({ server: SERVER, code: 'ABCD2345' });
    const lobby = makeElement('card-lobby', { 'save-key': undefined });
    room.append(lobby);
    putInBox(room, {});
    await settled(lobby);
    expect(readText(partOf(lobby, 'code'))).to.equal('ABCD 2345');
    await pressPart(lobby, 'others-button');
    await typeCode(lobby, 'K7QXH2MP');
    await until('the room is there', () => room.code === 'K7QXH2MP');
    expect(location.hash).to.equal('');
    expect(readText(partOf(lobby, 'code'))).to.equal('K7QX H2MP');
  });
});

describe('an invitation', () => {
  it('is copied', async () => {
    serve(WITH_TABLES);
    const taken = clipboard(true);
    const lobby = await atTable();
    await pressPart(lobby, 'button-copy');
    await until('it is copied', () => said(lobby) !== '');
    expect(said(lobby)).to.equal('Invitation link copied.');
    expect(taken).to.deep.equal([`${location.href.replace(/#.*/, '')}#table=K7QXH2MP`]);
  });

  it('is selected where the browser does not copy', async () => {
    serve(WITH_TABLES);
    clipboard(false);
    const lobby = await atTable();
    await pressPart(lobby, 'button-copy');
    await until('it is selected', () => said(lobby) !== '');
    const field = partOf(lobby, 'invitation') as HTMLInputElement;
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length]);
  });

  it('is handed to the device, where that has a list', async () => {
    serve(WITH_TABLES);
    const shared: ShareData[] = [];
    instead(navigator, 'share', (data: ShareData) => {
      shared.push(data);
      return Promise.resolve();
    });
    const lobby = await atTable();
    await pressPart(lobby, 'button-share');
    const url = (partOf(lobby, 'invitation') as HTMLInputElement).value;
    expect(shared).to.deep.equal([{ title: 'Play with me', text: 'Play with me', url }]);
  });

  it('leads to the page of the table', async () => {
    serve(WITH_TABLES);
    const room = makeRoom({ server: SERVER, code: 'K7QXH2MP' });
    const lobby = makeElement('card-lobby', { 'save-key': undefined, 'table-page': '/play?x=1' });
    room.append(lobby);
    putInBox(room, {});
    await settled(lobby);
    const { value } = partOf(lobby, 'invitation') as HTMLInputElement;
    expect(value).to.equal(`${location.origin}/play?x=1#table=K7QXH2MP`);
  });
});

describe('the lobby by keys', () => {
  it('is gone through by Tab', async () => {
    serve(WITH_TABLES);
    const lobby = await mountLobby();
    const seen: string[] = [];
    for (let times = 0; times < 10; times++) {
      await sendKeys({ press: 'Tab' });
      seen.push(focusIn(lobby));
    }
    expect(seen).to.deep.equal([
      ...['Game', 'Seats', 'Time per turn', 'Fill free seats with bots'],
      ...['Show in the list of open tables', 'Create table', 'Table code', 'Join'],
      ...['Join table K7QX H2MP', 'Join table ABCD 2345'],
    ]);
  });
});
