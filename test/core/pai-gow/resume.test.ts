import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type PaigowState,
  type Save,
  type TableRun,
  Session,
  botRandom,
  endHand,
  paigow,
} from '../../../src/core.js';
import {
  type PaigowTableParts,
  type PaigowTableSave,
  checkTable,
  handEnd,
  saveTable,
  startHand,
} from '../../../src/games/pai-gow/rules/table.js';
import { botHands, botsTable, playBots, seedOf } from '../support/pai-gow-bots.js';
import { must, problemOf, valueOf } from '../support/result.js';

const SEED = seedOf(4, 4);

/** A table of people with a dealing player, after some hands, up to a given moment. */
function tableAt(
  stop: (state: PaigowState) => boolean,
): Required<Omit<PaigowTableParts, 'past' | 'earlier'>> {
  let run: TableRun = botsTable(4, false);
  for (const hand of botHands(run, 3, { bonus: 'fortune' })) run = hand.next;
  run = { ...run, kinds: run.kinds.map(() => 'human' as const) };
  const session = valueOf(startHand(run, { bonus: 'fortune', commission: 5 }, SEED));
  playBots(session, botRandom(SEED, 'players'), stop);
  return { run, session, seed: SEED };
}

const PHASES: readonly (readonly [string, (state: PaigowState) => boolean])[] = [
  ['before the first stake', () => true],
  ['between two stakes', ({ seats }) => seats.some(({ status }) => status === 'in')],
  ['after the deal', ({ phase }) => phase === 'set'],
  ['between two sets', ({ seats }) => seats.some(({ front }) => front.length > 0)],
  ['before the dealer’s set', ({ phase }) => phase === 'dealer'],
  ['when all is paid', () => false],
];

const json = (table: PaigowTableParts): PaigowTableSave =>
  JSON.parse(JSON.stringify(saveTable(table, 0))) as PaigowTableSave;

describe('a table that was closed during a hand', () => {
  for (const [name, stop] of PHASES) {
    it(`continues ${name}`, () => {
      const table = tableAt(stop);
      const again = valueOf(checkTable(json(table)));
      const session = must(again.session);
      expect(again.run).to.deep.equal(table.run);
      expect(again.seed).to.deep.equal(table.seed);
      expect(session.state).to.deep.equal(table.session!.state);
      expect(session).to.be.instanceOf(Session);
      for (const seat of [undefined, 0, 1, 2, 3]) {
        expect(session.view(seat)).to.deep.equal(table.session!.view(seat));
        expect(session.legalMoves(seat)).to.deep.equal(table.session!.legalMoves(seat));
      }
      // With equal players, both come to the same end.
      for (const one of [table.session!, session]) playBots(one, botRandom(SEED, 'later'));
      expect(session.save(0)).to.deep.equal(table.session!.save(0));
      const ends = [table.session!, session].map(({ state }) => endHand(again.run, handEnd(state)));
      expect(ends[1]).to.deep.equal(ends[0]);
    });
  }

  it('continues with a deck of the page’s own, which has no seed', () => {
    const table = tableAt(({ phase }) => phase === 'set');
    const again = valueOf(checkTable({ ...json(table), seed: null }));
    expect(again.seed).to.equal(undefined);
    expect(again.session!.state).to.deep.equal(table.session!.state);
  });

  it('continues between two hands', () => {
    const { run } = tableAt(() => false);
    const again = valueOf(checkTable(json({ run, session: undefined, seed: undefined })));
    expect(again).to.deep.equal({ run, session: undefined, seed: undefined });
  });
});

describe('a saved hand that was tampered with', () => {
  const table = tableAt(({ seats }) => seats.some(({ front }) => front.length > 0));
  const good = json(table);
  const hand = must(good.hand ?? undefined);
  const options = hand.options as Record<string, unknown>;
  const withHand = (changes: Partial<Save>): object => ({ ...good, hand: { ...hand, ...changes } });
  const withMoves = (change: (moves: string[]) => string[]): object =>
    withHand({ moves: change([...hand.moves]) });

  /** A hand without moves, so that no move could reveal the deck. */
  const fresh = json(tableAt(() => true));
  const withFresh = (changes: Partial<Save>): object => ({
    ...fresh,
    hand: { ...fresh.hand, ...changes },
  });

  it('is valid before that', () => {
    valueOf(checkTable(good));
    valueOf(checkTable(fresh));
  });

  const stacks = table.run.stacks.map((stack) => stack! + 1);
  const [one, other, ...cards] = must(hand.deck).split(' ');
  const spoilt: readonly (readonly [string, unknown, string])[] = [
    ['no table', null, 'save-broken'],
    ['without a run', { ...good, run: undefined }, 'save-broken'],
    ['without a hand', { ...good, hand: undefined }, 'save-broken'],
    ['without a seed', { ...good, seed: undefined }, 'save-broken'],
    ['with another seed', { ...good, seed: '00'.repeat(32) }, 'save-broken'],
    ['with more chips', withHand({ options: { ...options, stacks } }), 'save-broken'],
    [
      'with another dealer',
      withFresh({ options: { ...options, dealer: (table.run.dealer + 1) % 4 } }),
      'save-broken',
    ],
    ['with other dice', withFresh({ options: { ...options, dice: [1, 1, 1] } }), 'save-broken'],
    [
      'with other seats',
      withHand({ options: { ...options, kinds: Array(4).fill('bot') } }),
      'save-broken',
    ],
    [
      'with two cards exchanged',
      withFresh({ deck: [other, one, ...cards].join(' ') }),
      'save-broken',
    ],
    ['with a card twice', withHand({ deck: [one, one, ...cards].join(' ') }), 'deck'],
    ['with a deck of 52', withHand({ deck: [other, ...cards].join(' ') }), 'deck'],
    ['of a deal number', { ...good, hand: { ...hand, deck: undefined, deal: 617 } }, 'deck'],
    ['of another game', withHand({ game: 'klondike' }), 'save-other-game'],
    ['of a newer version', withHand({ version: 2 }), 'save-newer'],
    ['with moves taken back', withHand({ at: 1 }), 'save-broken'],
    ['with moves counted that were taken back', withHand({ count: hand.count + 2 }), 'save-broken'],
    ['without its first stake', withMoves((moves) => moves.slice(1)), 'save-broken'],
    ['with a stake of half a chip', withMoves((moves) => ['b0:7.5', ...moves]), 'save-broken'],
    ['with a move that is none', withMoves((moves) => [...moves, 'x1']), 'save-broken'],
    ['with a list for a move', withHand({ moves: [[]] as unknown as string[] }), 'save-broken'],
  ];
  for (const [name, save, code] of spoilt) {
    it(`is rejected: ${name}`, () => {
      expect(problemOf(checkTable(save)).code).to.equal(code);
    });
  }

  const moves: readonly (readonly [string, (moves: string[]) => string[], string])[] = [
    [
      'a stake above the most',
      (all) => all.map((text) => text.replace(/^(b\d):\d+.*/, '$1:101')),
      'above-max',
    ],
    ['a stake twice', (all) => [all.find((text) => text.startsWith('b'))!, ...all], 'already-bet'],
    [
      'a set of foreign cards',
      (all) => all.map((text) => text.replace(/^(s\d):.*/, '$1:XXXX')),
      'foreign-card',
    ],
    ['an early paying', (all) => [...all, 'e'], 'not-now'],
    ['an early set', (all) => ['s1:ACAD', ...all], 'not-now'],
  ];
  for (const [name, change, why] of moves) {
    it(`is rejected: with ${name}`, () => {
      const changed = { ...hand, moves: change([...hand.moves]) };
      const save = { ...changed, at: changed.moves.length, count: changed.moves.length };
      const problem = problemOf(checkTable({ ...good, hand: save }));
      expect(problem).to.deep.include({ code: 'save-move', why });
    });
  }

  it('is rejected if a dealing bot does not set by the house way', () => {
    const run = botsTable(2, true);
    const session = valueOf(startHand(run, {}, SEED));
    playBots(session, botRandom(SEED, 'players'));
    const saved = session.save(0);
    const steps = saved.moves.map((text) => {
      const [set, dealers, end] = text.split(' ');
      if (end === undefined) return text;
      const state = session.state.seats[0]!;
      const asked: PaigowState = {
        ...session.state,
        phase: 'dealer',
        seats: session.state.seats.map((seat, at) =>
          at ? seat : { ...state, front: [], back: [] },
        ),
        options: { ...session.options, house: false, kinds: ['human', 'human'] },
      };
      const others = paigow.moves(asked, 0).map((move) => paigow.writeMove(asked, move));
      return [set, others.find((move) => move !== dealers), end].join(' ');
    });
    const hand = { ...saved, moves: steps };
    const problem = problemOf(checkTable({ ...json({ run, session, seed: SEED }), hand }));
    expect(problem).to.deep.include({ code: 'save-move', why: 'house-way' });
  });
});
