import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN } from '../../../src/core.js';
import type { TrickState } from '../../../src/core/tricks/state.js';
import { type ServerMessage, TableHost } from '../../../src/together.js';
import { countOf, firstOf } from '../../support/counts.js';
import { must } from '../support/result.js';
import { type Page, TestTable } from '../support/shared-table.js';
import {
  TRICK_GAMES,
  type TrickTag,
  handOf,
  optionsOf,
  playUntil,
  seated,
} from '../support/shared-tricks.js';

/** The problems that a page reports from now on. */
function problemsOf({ table }: Page): readonly object[] {
  const problems: object[] = [];
  table.subscribe((event) => {
    if (event.type === 'problem') problems.push(event.problem);
  });
  return problems;
}

/** Games with settings that make them short. */
const SHORT = [
  ['hearts-table', { target: 30 }],
  ['whist-table', { game: '5' }],
  ['spades-table', { target: 100 }],
] as const satisfies readonly (readonly [TrickTag, object])[];

const isMiddle = ({ tricks, trick }: TrickState): boolean =>
  tricks.length >= 2 && Number(trick?.plays.length) >= 2;

describe('a shared table of a trick-taking game', () => {
  for (const [game, settings] of firstOf(SHORT, countOf({ normal: 2, full: 3 }))) {
    it(`plays whole games, and each page checks every hand: ${game}`, () => {
      const { table, pages } = seated(game, ['Ann', 'Bob'], settings);
      const watcher = table.join('Wim');
      const problems = [...pages, watcher].map(problemsOf);
      for (let hand = 1; table.run.house === 0 && hand < 40; hand++) {
        table.next(...pages);
        table.playHand(...pages);
      }
      expect(problems).to.deep.equal([[], [], []]);
      const { run } = table;
      // The side that won has a chip more, and the next game begins at zero.
      expect(run.house).to.be.lessThan(0);
      expect(run.match).to.deep.include({ hand: 1 });
      expect(new Set(run.match!.scores)).to.deep.equal(new Set([0]));
      table.next(...pages);
      expect(optionsOf(pages[0]!).scores).to.deep.equal(run.match!.scores);
      for (const { table: page } of [...pages, watcher]) {
        expect(page.checked.length).to.equal(run.hand - 1);
        expect(page.checked.every(({ check }) => check.fair)).to.equal(true);
      }
    });
  }

  it('deals at once when the people are ready, as bots have nothing to think about', () => {
    const table = TestTable.open({ game: 'hearts-table', pace: 900 });
    const pages = [table.sit('Ann'), table.sit('Bob')];
    table.next(...pages);
    for (const page of pages) table.playAs(page);
    expect(handOf(pages[0]!).phase).to.equal('pass');
    // Then they take their time.
    expect(handOf(pages[0]!).passing).to.deep.equal([0, 1, 2, 3]);
  });

  for (const game of firstOf(TRICK_GAMES, countOf({ normal: 2, full: 4 }))) {
    it(`goes on if nobody ever acts: ${game}`, () => {
      const { table, pages } = seated(game, ['Ann', 'Bob']);
      table.next(...pages);
      for (let at = 0; table.host.listing.phase === 'hand' && at < 100; at++) table.wait(100_000);
      expect(table.host.listing.phase).to.equal('over');
      const by = pages[0]!.heard.filter((one) => one.type === 'step').map((one) => one.by);
      expect(by).to.include.members(['auto', 'bot']);
    });
  }

  it('passes the first cards, and passes in an auction, for who does nothing', () => {
    const late = seated('hearts-table', ['Ann']);
    late.table.next(...late.pages);
    late.table.playAs(late.pages[0]!);
    const cards = handOf(late.pages[0]!).seats[0]!.cards;
    late.table.wait(100_000);
    expect(handOf(late.pages[0]!).seats[0]!.passed).to.deep.equal(cards.slice(0, 3));

    const { table, pages } = seated('twenty-nine-table', ['Ann', 'Bob', 'Cleo', 'Dan']);
    table.next(...pages);
    for (const page of pages) table.playAs(page);
    const first = must(handOf(pages[0]!).turn ?? undefined);
    table.wait(95_000);
    expect(handOf(pages[0]!).seats[first]).to.include({ bid: null, hasSpoken: true });
  });
});

describe('a page of a shared trick-taking game', () => {
  for (const game of firstOf(TRICK_GAMES, countOf({ normal: 2, full: 4 }))) {
    it(`that comes back in the middle of a trick sees the same hand: ${game}`, () => {
      const { table, pages } = seated(game, ['Ann', 'Bob']);
      const [ann, bob] = pages as [Page, Page];
      table.next(...pages);
      playUntil(table, pages, isMiddle);
      const [before, own] = [handOf(bob), handOf(ann)];
      const problems = pages.map(problemsOf);
      const { session } = bob.table;
      table.lose(bob);
      table.reconnect(bob);
      expect(bob.table.session).not.to.equal(session);
      expect(handOf(bob)).to.deep.equal(before);
      table.reload();
      expect([handOf(bob), handOf(ann)]).to.deep.equal([before, own]);
      table.playHand(...pages);
      expect(problems).to.deep.equal([[], []]);
      expect(bob.table.checked.map(({ check }) => check.fair)).to.deep.equal([true]);
    });
  }

  it('that comes back in the middle of a pass still has what it passed', () => {
    const { table, pages } = seated('hearts-table', ['Ann', 'Bob']);
    const [ann, bob] = pages as [Page, Page];
    const problems = problemsOf(bob);
    table.next(...pages);
    for (const page of pages) table.playAs(page);
    table.playAs(ann);
    const { seats, phase } = handOf(ann);
    expect(phase).to.equal('pass');
    table.lose(ann);
    table.reconnect(ann);
    expect(handOf(ann).seats[0]).to.deep.equal(seats[0]);
    expect(seats[0]!.passed).to.have.length(3).and.not.include(FACE_DOWN);
    expect(handOf(bob).seats[0]!.passed).to.deep.equal([FACE_DOWN, FACE_DOWN, FACE_DOWN]);
    const told = bob.heard.findLast(
      (one): one is ServerMessage & { type: 'step' } => one.type === 'step',
    );
    expect(JSON.stringify(told!.moves)).not.to.match(/\d{2}|[AKQJT2-9][CDHS]/);
    table.playHand(...pages);
    expect(problems).to.deep.equal([]);
    expect(bob.table.checked).to.have.length(1);
  });

  it('that only watches sees no hand before its end', () => {
    const { table, pages } = seated('spades-table', ['Ann', 'Bob']);
    const watcher = table.join('Wim');
    table.next(...pages);
    playUntil(table, pages, isMiddle);
    const { seats, tricks } = handOf(watcher);
    expect(tricks).to.deep.equal(handOf(pages[0]!).tricks);
    for (const { cards, dealt } of seats) {
      expect(new Set([...cards, ...dealt])).to.deep.equal(new Set([FACE_DOWN]));
    }
  });

  it('gets a seat of bots for the next hand, with the score of its side', () => {
    const { table, pages } = seated('whist-table', ['Ann'], { game: '10' });
    table.next(...pages);
    playUntil(table, pages, isMiddle);
    const bob = table.sit('Bob', 2);
    expect(bob.table.seat).to.equal(undefined);
    table.playHand(...pages);
    const { scores } = must(table.run.match);
    expect(Math.max(...scores)).to.be.greaterThan(0);
    expect(bob.table.seat).to.equal(2);
    table.next(...pages, bob);
    expect(optionsOf(bob)).to.deep.include({ scores, hand: 2 });
    // Bob is Ann's partner. Who leaves is played for by a bot, and the side keeps its score.
    bob.ask({ type: 'leave' });
    table.flow();
    table.playHand(...pages);
    table.next(...pages);
    expect(optionsOf(pages[0]!).kinds).to.deep.equal(['human', 'bot', 'bot', 'bot']);
    expect(optionsOf(pages[0]!).hand).to.equal(3);
  });
});

describe('a shared trick-taking game without bots', () => {
  it('waits until all seats are taken, in a state that says so', () => {
    const table = TestTable.open({ game: 'hearts-table', fill: false });
    const pages = [table.sit('Ann'), table.sit('Bob'), table.sit('Cleo')];
    table.next(...pages);
    table.wait(60_000);
    const waiting = { phase: 'waiting', nextHand: null };
    expect(pages[0]!.table.status).to.deep.include(waiting);
    expect(table.host.listing).to.deep.include({ phase: 'waiting', open: 1, hand: 0 });
    const dan = table.sit('Dan');
    table.next(dan);
    expect(table.host.listing.phase).to.equal('hand');
    table.playHand(...pages, dan);
    // Somebody leaves, and the others wait again. The score is still there.
    dan.ask({ type: 'leave' });
    table.next(...pages);
    table.wait(60_000);
    expect(pages[0]!.table.status).to.deep.include({ phase: 'over', nextHand: null });
    const { scores } = must(table.run.match);
    const eve = table.sit('Eve');
    table.next(eve);
    expect(optionsOf(eve)).to.deep.include({ hand: 2, scores });
  });
});

describe('the save of a shared trick-taking game', () => {
  const json = (value: unknown): string => JSON.stringify(value);

  for (const game of TRICK_GAMES) {
    it(`goes on with the same scores, and refuses others: ${game}`, () => {
      const { table, pages } = seated(game, ['Ann', 'Bob']);
      table.playHands(2, ...pages);
      const { match } = table.run;
      table.reload();
      expect(table.run.match).to.deep.equal(match);
      table.next(...pages);
      table.reload();
      expect(optionsOf(pages[0]!)).to.deep.include(match!);
      const save = table.host.save(table.now);
      const load = (changed: object): unknown =>
        TableHost.load(
          table.rules,
          JSON.parse(json({ ...save, table: { ...save.table, ...changed } })),
          table.random,
          table.now,
        );
      expect(load({})).to.have.property('value');
      const { run } = save.table;
      const scores = match!.scores.map((score) => score + 1);
      for (const other of [
        { ...match, scores },
        { ...match, hand: match!.hand + 1 },
        { ...match, hand: match!.hand + 9 },
        { ...match, scores: [0] },
        undefined,
      ]) {
        expect(load({ run: { ...run, match: other } }), json(other)).to.have.nested.property(
          'problem.code',
        );
      }
      // Nor before a hand, where no hand has options to compare with.
      const first = { run: { ...run, match: { ...match, scores } }, hand: null, seed: null };
      expect(load(first)).to.have.nested.property('problem.field', 'match');
    });
  }
});
