import '../../../src/games/hearts/index.js';
import { expect } from 'chai';
import type { HeartsTable } from '../../../src/games/hearts/element/element.js';
import { part, status } from '../support/paigow.js';
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

const asHearts = (table: unknown): HeartsTable => table as HeartsTable;

const sharedHearts = (setup: object = {}): SharedTable =>
  new SharedTable({ game: 'hearts-table', seats: 4, ...setup });

/** Plays a legal card or passes cards, if it is this person's turn. */
function playOn(table: HeartsTable): void {
  const [move] = table.legalMoves;
  if (move) table.play(move);
}

async function playHand(shared: SharedTable, tables: readonly HeartsTable[]): Promise<void> {
  await until('the hand is over', () => {
    tables.forEach(playOn);
    shared.pass(1000);
    return tables.every((table) => table.outcome === 'over');
  });
}

describe('Hearts at a shared table', () => {
  it('deals once both pressed Ready, hand after hand, and passes what is picked', async () => {
    const shared = sharedHearts();
    const [ana, ben] = (await twoPeople(shared)).map(asHearts) as [HeartsTable, HeartsTable];
    // Each page has said by itself that nobody wants to cut.
    expect([ana, ben].map(({ state }) => state!.phase)).to.deep.equal(['pass', 'pass']);
    expect(buttonOf(ana as never, 'Deal')).to.equal(undefined);
    // A hint is made from what the page sees.
    expect(await ana.hint()).to.deep.include({ type: 'pass', seat: 0 });
    const cards = ana.shadowRoot!.querySelectorAll<HTMLElement>('.held-cards [data-card]');
    for (const card of [...cards].slice(0, 3)) await press(ana, card);
    await press(ana, part(ana, 'button-pass'));
    await until('they are passed', () => ana.state!.seats[0]!.passed.length === 3);
    expect(ben.state!.seats[0]!.passed).to.deep.equal([-1, -1, -1]);
    expect(ana.takeBack()).to.deep.equal({ code: 'no-undo' });
    await playHand(shared, [ana, ben]);
    await until('both have checked it', () =>
      [ana, ben].every(({ transcripts }) => transcripts.length === 1),
    );
    const { match } = ana.run!;
    await pressLabel(ana as never, 'Ready');
    await pressLabel(ben as never, 'Ready');
    await until('the next hand is dealt', () =>
      [ana, ben].every(({ handNumber, legalMoves }) => handNumber === 2 && legalMoves.length > 0),
    );
    expect(ben.state!.options).to.deep.include(match);
    expect(ben.state!.phase).to.equal('pass');
  });

  it('has a page that comes back before the deal ready by itself', async () => {
    const shared = sharedHearts({ pace: 5000 });
    const ana = asHearts(await joinTable(shared));
    await sitDown(ana as never, 'Ana');
    const connection = connectionOf(shared, 0);
    // What the page says at the start of the hand is lost with the page.
    const send = connection.send.bind(connection);
    connection.send = (message) => {
      if (message.type !== 'move') send(message);
    };
    await pressLabel(ana as never, 'Ready');
    await until('the hand begins', () => ana.handNumber === 1);
    expect(ana.state!.phase).to.equal('ready');
    shared.lose(connection);
    shared.refusal = { problem: { code: 'server-unreachable' }, state: 'lost' };
    const anew = asHearts(enterTable(shared));
    await until('it is refused at first', () => shared.connections.at(1)?.state === 'lost');
    shared.refusal = undefined;
    const second = connectionOf(shared, 1);
    second.token = connection.token;
    // A real connection continues with the ids of its seat.
    const sendSecond = second.send.bind(second);
    second.send = (message) =>
      sendSecond('id' in message ? { ...message, id: message.id + 10 } : message);
    shared.open(second);
    await until('it has its seat', () => anew.mine.length === 1);
    await until('it is ready', () => second.sent.some(({ type }) => type === 'move'));
    await until('the cards are dealt', () => anew.state?.phase === 'pass');
  });

  it('says that it waits for more people, if no bots take the other seats', async () => {
    const shared = sharedHearts({ fill: false });
    const ana = asHearts(await joinTable(shared));
    await sitDown(ana as never, 'Ana');
    await pressLabel(ana as never, 'Ready');
    await until('it says so', () => status(ana) === 'Waiting for more people.');
  });
});
