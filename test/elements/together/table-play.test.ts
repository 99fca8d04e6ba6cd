import { expect } from 'chai';
import { Recorder } from '../../../src/elements/card-room/recorder.js';
import { HistoryKeeper, MemoryHistory } from '../../../src/storage.js';
import { part, parts, status, wordsOf } from '../support/paigow.js';
import { afterTest, detailsOf, hear, warnings } from '../support/mount.js';
import type { GameSendDetail } from '../../../src/elements/base/events.js';
import type { Seven27Table } from '../support/seven27.js';
import { noClipboard } from '../support/links.js';
import { press } from '../support/paigow-play.js';
import { SharedTable } from '../support/shared-table.js';
import {
  buttonOf,
  connectionOf,
  enterTable,
  joinTable,
  pressLabel,
  sitDown,
  twoPeople,
} from '../support/together.js';
import { until } from '../support/until.js';

/** Collects the notation and state of each move that an element sends from now on. */
function sendsOf(table: Seven27Table): string[] {
  const told: string[] = [];
  const listener = ({ detail }: CustomEvent<GameSendDetail>): void => {
    told.push(`${detail.notation} ${detail.state}`);
  };
  table.addEventListener('game-send', listener);
  afterTest(() => table.removeEventListener('game-send', listener));
  return told;
}

/** Plays an ante, check, stand or call, if it is this person's turn. */
function playOn(table: Seven27Table): void {
  const quiet = table.legalMoves.find(({ type }) =>
    ['ante', 'check', 'stand', 'call'].includes(type),
  );
  if (quiet) table.play(quiet);
}

/** Plays a hand to its end by the cheapest moves. */
async function playHand(shared: SharedTable, tables: readonly Seven27Table[]): Promise<void> {
  await until('the hand is over', () => {
    tables.forEach(playOn);
    shared.pass(1000);
    return tables.every((table) => table.outcome === 'over');
  });
}

describe('a hand at a shared table', () => {
  it('has a move refused that comes too late: its time was over before', async () => {
    const shared = new SharedTable();
    const [ana] = await twoPeople(shared);
    const heard = hear(ana);
    const sends = sendsOf(ana);
    const receive = shared.receive.bind(shared);
    const late: Parameters<typeof receive>[] = [];
    shared.receive = (...message) => void late.push(message);
    await pressLabel(ana, 'Ante 5');
    await until('it is under way', () => late.length === 1);
    shared.pass(200_000);
    receive(...late[0]!);
    await until('it is refused', () => sends.length === 2);
    expect(sends).to.deep.equal(['a0 sent', 'a0 refused']);
    const refusals = detailsOf(heard, 'game-refuse').map(({ reason }) => reason.code);
    expect(refusals).to.deep.equal(['played-meanwhile']);
  });

  it('has each move sent, accepted, and then told as made', async () => {
    const shared = new SharedTable();
    const [ana] = await twoPeople(shared);
    const heard = hear(ana);
    const sends = sendsOf(ana);
    await pressLabel(ana, 'Ante 5');
    await until('it is accepted', () => sends.length === 2);
    expect(sends).to.deep.equal(['a0 sent', 'a0 accepted']);
    await ana.updateComplete;
    expect(detailsOf(heard, 'game-move').map(({ notation }) => notation)).to.include('a0');
  });

  it('refuses at once what the shown hand refuses, and nothing is sent', async () => {
    const shared = new SharedTable();
    const [ana] = await twoPeople(shared);
    const before = connectionOf(shared, 0).sent.length;
    expect(ana.play({ type: 'take', seat: 0 })).to.have.property('code', 'not-now');
    expect(ana.play({ type: 'ante', seat: 1 })).to.have.property('code', 'not-your-seat');
    expect(ana.play({ type: 'cut', seat: 0, text: 'x' })).to.have.property('code', 'cut-by-share');
    expect(connectionOf(shared, 0).sent).to.have.length(before);
  });

  it('is busy while a move is under way, which goes out again after a loss', async () => {
    const shared = new SharedTable();
    const [ana] = await twoPeople(shared);
    const sends = sendsOf(ana);
    const connection = connectionOf(shared, 0);
    shared.lose(connection);
    ana.play({ type: 'ante', seat: 0 });
    await ana.updateComplete;
    expect(ana.shadowRoot!.querySelector('[aria-busy="true"] [part~="board"]')).not.to.equal(null);
    expect(ana.play({ type: 'ante', seat: 0 })).to.deep.equal({ code: 'move-sent' });
    const [move] = connection.sent.slice(-1);
    shared.open(connection);
    connection.send(move!);
    await until('it is accepted', () => sends.includes('a0 accepted'));
    await ana.updateComplete;
    expect(ana.shadowRoot!.querySelector('[aria-busy="true"]')).to.equal(null);
  });

  it('is checked by each page, and goes on once all are ready', async () => {
    const shared = new SharedTable();
    const [ana, ben] = await twoPeople(shared);
    const heard = hear();
    await playHand(shared, [ana, ben]);
    await until('both have checked it', () =>
      [ana, ben].every(({ transcripts }) => transcripts.length === 1),
    );
    expect(ana.transcripts[0]!.shares).to.have.length(2);
    expect(ana.revealSeed()).to.equal(ana.transcripts[0]!.seed);
    expect(detailsOf(heard, 'hand-end')).to.have.length(2);
    await press(ana, part(ana, 'button-fair'));
    await until('it is there', () => parts(ana, 'verdict').some((one) => wordsOf(one) !== ''));
    expect(wordsOf(part(ana, 'verdict'))).to.equal('Check passed: everything matches.');
    // A page without encryption has no clipboard.
    noClipboard();
    await pressLabel(ana, 'Copy transcript');
    const shown = (): string | undefined => ana.shadowRoot!.querySelector('textarea')?.value;
    await until('it can be copied by hand', shown);
    expect(JSON.parse(shown()!)).to.deep.equal(ana.transcripts[0]);
    await pressLabel(ana, 'Close');
    expect(ana.nextHand()).to.equal(undefined);
    expect(ben.nextHand()).to.equal(undefined);
    await until('the next hand begins', () => ana.handNumber === 2 && ben.handNumber === 2);
  });

  it('counts in the statistics of who played it, once, and of nobody who watched', async () => {
    const shared = new SharedTable();
    const keeper = new HistoryKeeper(new MemoryHistory());
    const seats: (number | undefined)[] = [];
    const recorder = new Recorder(document, keeper, (event) => {
      if (event.type === 'hand-end') seats.push((event.target as Seven27Table).mine[0]);
      return true;
    });
    recorder.start();
    afterTest(() => recorder.stop());
    const [ana, ben] = await twoPeople(shared);
    const carl = await joinTable(shared);
    await playHand(shared, [ana, ben, carl]);
    await until('all have heard its end', () => seats.length === 3);
    expect(seats).to.have.members([0, 1, undefined]);
    // Two elements in one browser record the same hand once.
    const [record, ...others] = keeper.history.records;
    expect(others).to.deep.equal([]);
    expect(record).to.include({ game: 'seven-twenty-seven', variant: '' });
    expect(ana.run!.history.at(-1)!.net).to.include(record!.chips);
  });

  it('keeps the names of those who played it, and is nobody’s own who sat down since', async () => {
    const shared = new SharedTable();
    const [ana, ben] = await twoPeople(shared);
    await playHand(shared, [ana, ben]);
    const carl = await joinTable(shared);
    connectionOf(shared, 1).send({ type: 'leave', id: 99 });
    await until('the seat is free', () => shared.host.listing.people === 1);
    await sitDown(carl, 'Carl');
    await until('Carl may go on', () => buttonOf(carl, 'Ready'));
    const seatOf = (seat: number) =>
      ana.shadowRoot!.querySelector(`.seats [data-seat="${seat}"]`)!.textContent;
    expect(seatOf(1)).to.include('Ben').and.not.include('Carl');
    expect([carl.mine, carl.seatNow]).to.deep.equal([[], undefined]);
    expect(carl.shadowRoot!.textContent).not.to.match(/\byour?\b/i);
    expect(carl.run!.kinds[1]).to.equal('human');
    await pressLabel(ana, 'Ready');
    await pressLabel(carl, 'Ready');
    await until('the next hand is his', () => carl.handNumber === 2 && carl.mine.length === 1);
    await until('his name is at it', () => ana.handNumber === 2 && seatOf(1).includes('Carl'));
  });

  it('says loudly where a deal was not as it was promised', async () => {
    const shared = new SharedTable();
    const [ana, ben] = await twoPeople(shared);
    const told = warnings();
    const heard = hear(ana);
    const connection = connectionOf(shared, 0);
    const tell = connection.tell.bind(connection);
    connection.tell = (event) => {
      const isSeed = 'message' in event && event.message.type === 'seed';
      const message = isSeed ? { ...event.message, seed: 'ab'.repeat(32) } : undefined;
      tell(message ? { message } : event);
    };
    await playHand(shared, [ana, ben]);
    await until('it is told', () => detailsOf(heard, 'game-error').length > 0);
    expect(detailsOf(heard, 'game-error')[0]!.problem).to.deep.equal({
      code: 'unfair-deal',
      hand: 1,
    });
    expect(status(ana)).to.match(/^Hand 1 was not dealt as promised!/);
    expect(told.join()).to.include('hand 1 was not dealt as promised');
  });

  it('is played by a page that came after its shuffle, which says that it had no share in it', async () => {
    const shared = new SharedTable();
    const [ana, ben] = await twoPeople(shared);
    shared.refusal = { problem: { code: 'server-unreachable' }, state: 'lost' };
    const anew = enterTable(shared);
    await until('it is refused at first', () => shared.connections.at(2)?.state === 'lost');
    shared.refusal = undefined;
    const connection = connectionOf(shared, 2);
    connection.token = connectionOf(shared, 0).token;
    shared.open(connection);
    const noShare =
      'This page took no part in the shuffle of hand 1. It can check only that the published data fits together.';
    await until('it is said', () => parts(anew, 'status').some((one) => wordsOf(one) === noShare));
    await playHand(shared, [anew, ben]);
    await until('it is checked', () => anew.transcripts.length === 1);
    expect([anew, ben].map(({ transcripts }) => transcripts[0]!.ownSeat)).to.deep.equal([null, 1]);
    expect(ana.transcripts).to.deep.equal([]);
    await press(anew, part(anew, 'button-fair'));
    await until('it is there', () => parts(anew, 'verdict').some((one) => wordsOf(one) !== ''));
    expect(wordsOf(part(anew, 'verdict'))).to.equal(noShare);
  });

  it('is no hand of this browser’s: neither opened, nor loaded, nor kept here', async () => {
    const shared = new SharedTable();
    const ana = await joinTable(shared, { 'save-key': 'shared' });
    const told = warnings();
    expect(ana.newGame()).to.deep.equal({ code: 'shared-table' });
    expect(ana.load({})).to.deep.equal({ code: 'shared-table' });
    expect(ana.save()).to.equal(undefined);
    expect(told.join()).to.include('do not work at a shared table');
    expect(Object.keys(localStorage).filter((name) => name.includes('shared'))).to.deep.equal([]);
  });
});
