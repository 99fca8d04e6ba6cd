import { describe, it } from '#bdd';
import { expect } from 'chai';
import { must } from '../support/result.js';
import { TestTable } from '../support/shared-table.js';

const TOKEN = 'ab'.repeat(32);

describe('seats of a shared table', () => {
  it('are taken under a name, by a token that is sent once', () => {
    const table = TestTable.open({ seats: 3 });
    const ann = table.join('Ann');
    expect(ann.table.seat).to.equal(undefined);
    expect(ann.refusal(ann.ask({ type: 'sit', name: ' Ann  B. ' }) && flow(table, 1))).to.equal(
      undefined,
    );
    expect(ann.table.seat).to.equal(0);
    expect(ann.token).to.match(/^[0-9a-f]{64}$/);
    expect(ann.heard.filter((one) => 'token' in one)).to.have.length(1);
    expect(ann.table.status!.people).to.deep.equal([
      {
        ...{ name: 'Ann B.', presence: 'here', isMaker: true },
        ...{ isReady: false, wantsPause: false, sitsOut: false },
      },
      null,
      null,
    ]);
    expect(table.host.listing).to.deep.include({ people: 1, open: 2, bots: 2, names: ['Ann B.'] });
    // The save contains only the hash of the token.
    expect(JSON.stringify(table.host.save(table.now))).not.to.include(ann.token!);
  });

  it('are refused for names that nobody could read or that are taken, and where somebody sits', () => {
    const table = TestTable.open({ seats: 2 });
    table.sit('Ann', 1);
    const bob = table.join('Bob');
    const refusalOf = (name: string, seat?: number): string | undefined => {
      const id = bob.ask({ type: 'sit', name, ...(seat !== undefined && { seat }) });
      table.flow();
      return bob.refusal(id);
    };
    expect(refusalOf('\u202e \n')).to.equal('bad-name');
    expect(refusalOf('a'.repeat(17))).to.equal('bad-name');
    expect(refusalOf('ANN')).to.equal('name-taken');
    expect(refusalOf('Bob', 1)).to.equal('seat-taken');
    expect(refusalOf('Bob', 7)).to.equal('seat-taken');
    expect(refusalOf('Bob')).to.equal(undefined);
    expect(bob.table.seat).to.equal(0);
    const cleo = table.sit('Cleo');
    expect(cleo.refusal(1)).to.equal('seat-taken');
    expect(cleo.table.seat).to.equal(undefined);
  });

  it('have the names that a site knows its people by, with a number behind an equal one', () => {
    const table = TestTable.open({ seats: 4 });
    const names = ['Ann', 'ann', 'Ann', 'A name of many, many letters'];
    const pages = names.map((name, at) => table.join(`page ${at}`, undefined, name));
    for (const page of pages) page.ask({ type: 'sit', name: 'somebody else' });
    table.flow();
    const shown = (): unknown[] => table.host.listing.names.slice();
    expect(shown()).to.deep.equal(['Ann', 'ann 2', 'Ann 3', 'A name of many m']);
    // A player who changes seats keeps the name.
    pages[3]!.ask({ type: 'leave' });
    table.flow();
    pages[1]!.ask({ type: 'sit', name: 'Ann', seat: 3 });
    table.flow();
    expect(shown()).to.deep.equal(['Ann', 'Ann 3', 'ann 2']);
    expect(pages[1]!.table.seat).to.equal(3);
    table.join('nobody', undefined, '\u202e').ask({ type: 'sit', name: 'Bob' });
    table.flow();
    expect(table.pages.get('nobody')!.refusal(1)).to.equal('bad-name');
    table.reload();
    expect(shown()).to.deep.equal(['Ann', 'Ann 3', 'ann 2']);
  });

  it('are told apart by what the server compares of a name', () => {
    const nameForms = (name: string): readonly string[] => [
      name.toLowerCase(),
      name.replace('0', 'O').replace('O', 'o'),
    ];
    const table = TestTable.open({ seats: 4, nameForms });
    table.sit('Otto');
    expect(table.sit('0tto').refusal(1)).to.equal('name-taken');
    expect(table.sit('Ott0').refusal(1)).to.equal(undefined);
    table.reload();
    table.join('signed in', undefined, '0tto').ask({ type: 'sit', name: '' });
    table.flow();
    expect(table.host.listing.names).to.deep.equal(['Otto', 'Ott0', '0tto 2']);
  });

  it('have a number behind a name that is too long for it, too', () => {
    const table = TestTable.open({ seats: 2 });
    for (const page of ['one', 'two'])
      table.join(page, undefined, 'Maximiliana Bergmann').ask({ type: 'sit', name: '' });
    table.flow();
    expect(table.host.listing.names).to.deep.equal(['Maximiliana Berg', 'Maximiliana Be 2']);
  });

  it('are nobody’s to act for who has none', () => {
    const table = TestTable.open({ seats: 2 });
    const eve = table.join('Eve');
    for (const request of [
      { type: 'move', hand: 1, move: 'a0' },
      { type: 'next' },
      { type: 'rebuy' },
      { type: 'pause', on: true },
      { type: 'remove', seat: 0 },
      { type: 'emote', emote: 'hello' },
    ] as const) {
      const id = eve.ask(request);
      table.flow();
      expect(eve.refusal(id), request.type).to.equal('no-seat');
    }
  });

  it('are taken over by another page with the token, and the first one is sent why, and hears no more', () => {
    const table = TestTable.open({ seats: 2 });
    const ann = table.sit('Ann');
    const second = table.join('second tab', ann.token);
    expect(ann.heard.at(-1)).to.deep.equal({ type: 'bye', reason: 'replaced' });
    expect(second.table.seat).to.equal(0);
    const heard = ann.heard.length;
    ann.ask({ type: 'next' });
    table.next(second);
    table.flow();
    expect(ann.heard).to.have.length(heard);
    expect(table.host.listing.people).to.equal(1);
    // The end of the first connection does not end the second one.
    table.lose(ann);
    expect(must(second.table.status!.people[0] ?? undefined).presence).to.equal('here');
  });

  it('of bots are a person’s from the next hand on, who sees no more than anybody until then', () => {
    const table = TestTable.open({ seats: 3 });
    const ann = table.sit('Ann');
    table.next(ann);
    const bob = table.sit('Bob', 2);
    expect(bob.table.seat).to.equal(undefined);
    expect(bob.token).to.match(/^[0-9a-f]{64}$/);
    expect(ann.table.status!.people[2]!.name).to.equal('Bob');
    const { state, game } = bob.table.session!;
    expect(JSON.stringify(state)).to.equal(JSON.stringify(game.view(state)));
    table.playHand(ann);
    expect(bob.table.seat).to.equal(2);
    table.next(ann, bob);
    expect(bob.table.run!.kinds).to.deep.equal(['human', 'bot', 'human']);
    expect(bob.table.run!.stacks[2]).to.equal(1000);
    expect(bob.table.shuffle).to.equal(undefined);
    expect(bob.table.session!.state).to.have.property('seats').with.length(3);
  });

  it('are free again for who leaves: at once between hands, in a hand once it is over', () => {
    const table = TestTable.open({ seats: 3 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    bob.ask({ type: 'leave' });
    table.flow();
    expect(bob.table.seat).to.equal(undefined);
    expect(ann.table.status!.people[1]!.presence).to.equal('bot');
    expect(table.host.listing.open).to.equal(1);
    table.playHand(ann);
    expect(ann.table.status!.people).to.deep.equal([ann.table.status!.people[0], null, null]);
    ann.ask({ type: 'leave' });
    table.flow();
    expect(ann.table.status!.people).to.deep.equal([null, null, null]);
    expect(table.host.emptySince).to.be.a('number');
  });

  it('that are taken after a hand have no part in it: it is seen as by anybody', () => {
    const table = TestTable.open({ seats: 3 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    table.next(ann, bob);
    expect(bob.table.handSeat).to.equal(1);
    table.playHand(ann, bob);
    bob.ask({ type: 'leave' });
    table.flow();
    const cleo = table.sit('Cleo', 1);
    expect([cleo.table.seat, cleo.table.handSeat]).to.deep.equal([1, undefined]);
    expect(ann.table.handSeat).to.equal(0);
    const { state, game } = cleo.table.session!;
    expect(JSON.stringify(state)).to.equal(JSON.stringify(game.view(state)));
    table.reload();
    expect([cleo.table.handSeat, ann.table.handSeat]).to.deep.equal([undefined, 0]);
    table.next(ann, cleo);
    expect([cleo.table.handSeat, ann.table.handSeat]).to.deep.equal([1, 0]);
  });

  it('of a name whose token never arrived are free for that name', () => {
    const table = TestTable.open({ seats: 2 });
    const ann = table.sit('Ann');
    table.lose(ann);
    const again = table.sit('Ann');
    expect(again.refusal(1)).to.equal(undefined);
    expect(table.host.listing).to.deep.include({ people: 1, names: ['Ann'] });
    again.ask({ type: 'pause', on: false });
    table.flow();
    table.lose(again);
    const other = table.sit('Ann');
    expect(other.refusal(1)).to.equal('name-taken');
  });

  it('can be changed between hands, with the chips that one has', () => {
    const table = TestTable.open({ seats: 4 });
    const ann = table.sit('Ann');
    table.playHands(3, ann);
    const { stacks } = table.host.save(0).table.hand ? ended(table) : { stacks: [] };
    ann.ask({ type: 'sit', name: 'Anna', seat: 3 });
    table.flow();
    expect(ann.table.seat).to.equal(3);
    expect(ended(table).stacks[3]).to.equal(stacks[0]);
    expect(ended(table).kinds).to.deep.equal(['bot', 'bot', 'bot', 'human']);
    expect(table.host.listing.names).to.deep.equal(['Anna']);
  });

  it('stay open where bots do not fill them, and there is no hand without company', () => {
    const table = TestTable.open({ seats: 4, fill: false });
    const ann = table.sit('Ann', 1);
    expect(table.host.listing).to.deep.include({ people: 1, open: 3, bots: 0 });
    table.next(ann);
    expect(table.host.listing.phase).to.equal('waiting');
    expect(ann.table.status!.nextHand).to.equal(null);
    const bob = table.sit('Bob', 3);
    // Ann has waited for somebody: the hand begins in a while, whether Bob is ready or not.
    expect(ann.table.status!.nextHand).to.equal(8000);
    table.next(bob);
    expect(table.host.listing.phase).to.equal('hand');
    expect(ann.table.run!.kinds).to.deep.equal(['open', 'human', 'open', 'human']);
    expect([1, 3]).to.include(ann.table.run!.dealer);
  });

  it('of the house are never given away', () => {
    const table = TestTable.open({ game: 'paigow-table', seats: 3 });
    const people = ['Ann', 'Bob', 'Cleo'].map((name) => table.sit(name));
    expect(people.map((page) => page.table.seat)).to.deep.equal([0, 2, undefined]);
    expect(people[2]!.refusal(1)).to.equal('seat-taken');
    table.next(...people.slice(0, 2));
    expect(people[0]!.table.run).to.deep.include({ dealer: 1, houseDeals: true });
  });

  it('are the maker’s to clear between hands', () => {
    const table = TestTable.open({ seats: 3 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    expect([ann, bob].map((page) => page.last('welcome')!.isMaker)).to.deep.equal([true, false]);
    const ask = (page: typeof ann, seat: number): string | undefined => {
      const id = page.ask({ type: 'remove', seat });
      table.flow();
      return page.refusal(id);
    };
    expect(ask(bob, 0)).to.equal('maker-only');
    expect(ask(ann, 2)).to.equal('no-seat');
    table.next(ann, bob);
    expect(ask(ann, 1)).to.equal('hand-runs');
    table.playHand(ann, bob);
    expect(ask(ann, 1)).to.equal(undefined);
    expect(bob.heard.at(-1)).to.deep.equal({ type: 'bye', reason: 'removed' });
    expect(table.host.listing.people).to.equal(1);
  });

  it('have the maker among them who made the table, whoever sat down first', () => {
    const table = TestTable.open({ seats: 3, maker: TOKEN });
    table.sit('Ann');
    const bob = table.join('Bob', TOKEN);
    expect(bob.last('welcome')!.isMaker).to.equal(true);
    bob.ask({ type: 'sit', name: 'Bob' });
    table.flow();
    expect(bob.table.status!.people.map((one) => one?.isMaker)).to.deep.equal([
      false,
      true,
      undefined,
    ]);
    expect(bob.last('welcome')).not.to.have.property('token');
    // The seat is known by the token that made the table.
    const again = table.join('again', TOKEN);
    expect(again.table.seat).to.equal(1);
  });

  it('have somebody else act as the maker while a bot plays for that one', () => {
    const table = TestTable.open({ seats: 3 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    ann.ask({ type: 'pause', on: false });
    table.flow();
    table.lose(ann);
    const makers = (): readonly (boolean | undefined)[] =>
      bob.table.status!.people.map((one) => one?.isMaker);
    expect(makers()).to.deep.equal([true, false, undefined]);
    table.wait(20_000);
    expect(makers()).to.deep.equal([false, true, undefined]);
    const id = bob.ask({ type: 'remove', seat: 0 });
    table.flow();
    expect(bob.refusal(id)).to.equal(undefined);
    expect(table.host.listing.names).to.deep.equal(['Bob']);
  });

  it('end with the table, and everybody is sent that', () => {
    const table = TestTable.open({ seats: 3 });
    const pages = [table.sit('Ann'), table.join('Eve')];
    table.host.end();
    table.flow();
    for (const page of pages)
      expect(page.heard.at(-1)).to.deep.equal({ type: 'bye', reason: 'ended' });
    expect(table.host.emptySince).to.be.a('number');
    pages[0]!.ask({ type: 'next' });
    table.flow();
    expect(pages[0]!.heard.at(-1)!.type).to.equal('bye');
  });

  it('have emotes, one in two seconds', () => {
    const table = TestTable.open({ seats: 2 });
    const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
    const ask = (): string | undefined => {
      const id = ann.ask({ type: 'emote', emote: 'oops' });
      table.flow();
      return ann.refusal(id);
    };
    expect([ask(), ask()]).to.deep.equal([undefined, 'too-often']);
    table.wait(2000);
    expect(ask()).to.equal(undefined);
    const heard = bob.heard.filter(({ type }) => type === 'emote');
    expect(heard).to.deep.equal(Array(2).fill({ type: 'emote', seat: 0, emote: 'oops' }));
  });

  it('have more chips where they have none, between hands', () => {
    const table = TestTable.open({ seats: 2, fill: false, settings: { stack: 5 } });
    const pages = [table.sit('Ann'), table.sit('Bob')];
    const ask = (page: (typeof pages)[number]): string | undefined => {
      const id = page.ask({ type: 'rebuy' });
      table.flow();
      return page.refusal(id);
    };
    expect(ask(pages[0]!)).to.equal('has-chips');
    for (let hand = 0; hand < 20 && ended(table).stacks.every((stack) => stack !== 0); hand++) {
      table.next(...pages);
      table.playHand(...pages);
    }
    const broke = ended(table).stacks.indexOf(0);
    expect(broke).to.be.greaterThan(-1);
    const { hand } = table.host.listing;
    table.next(...pages);
    expect(table.host.listing).to.deep.include({ hand, phase: 'over' });
    expect(ask(pages[broke]!)).to.equal(undefined);
    table.flow();
    expect(table.host.listing).to.deep.include({ hand: hand + 1, phase: 'hand' });
    expect(pages[0]!.table.run!.stacks[broke]).to.equal(5);
    expect(pages[0]!.table.run!.brought[broke]).to.equal(10);
  });
});

/** Delivers all messages. Returns `id`, so that an expression can need them to have arrived. */
function flow(table: TestTable, id: number): number {
  table.flow();
  return id;
}

/** The table's run between hands. */
const ended = (
  table: TestTable,
): { stacks: readonly (number | null)[]; kinds: readonly string[] } => table.run;
