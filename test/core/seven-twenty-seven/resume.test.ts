import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Save,
  type Seven27State,
  type Seven27TableParts,
  type Seven27TableRules,
  type Seven27TableSave,
  type TableRun,
  Session,
  botRandom,
  checkSeven27Table,
  endHand,
  saveSeven27Table,
  seven27HandEnd,
  startRun,
  startSeven27Hand,
} from '../../../src/core.js';
import { must, problemOf, valueOf } from '../support/result.js';
import { playRandom } from '../support/seven27.js';
import { seedOf } from '../support/seven27-bots.js';

const SEED = seedOf(4, 4);
const RULES: Partial<Seven27TableRules> = { declare: 'simultaneous', freeze: 2, lastBet: true };
const PLAYERS = 4;

/** A table after some hands, in the middle of the next one. */
function tableAt(
  stop: (state: Seven27State) => boolean,
): Required<Omit<Seven27TableParts, 'past' | 'earlier'>> {
  let run: TableRun = startRun({ kinds: ['human', 'bot', 'bot', 'human'], stack: 300 });
  for (let hand = 0; hand < 3; hand++) {
    const session = valueOf(startSeven27Hand(run, RULES, seedOf(5, hand)));
    playRandom(session, botRandom(seedOf(5, hand), 'players'));
    run = endHand(run, seven27HandEnd(session.state));
  }
  const session = valueOf(startSeven27Hand(run, RULES, SEED));
  playRandom(session, botRandom(seedOf(4, 10), 'players'), stop);
  return { run, session, seed: SEED };
}

const PHASES: readonly (readonly [string, (state: Seven27State) => boolean])[] = [
  ['before the first ante', () => true],
  ['between two antes', ({ seats }) => seats.some(({ status }) => status === 'in')],
  ['after the deal', ({ phase }) => phase === 'draw'],
  ['in the betting', ({ betting }) => (betting?.bet ?? 0) > 0],
  ['in the draw', ({ phase, round, drawn }) => phase === 'draw' && round > 0 && drawn.length > 0],
  ['between two declarations', ({ seats }) => seats.some(({ hasDeclared }) => hasDeclared)],
  ['when all is paid', () => false],
];

const json = (table: Seven27TableParts): Seven27TableSave =>
  JSON.parse(JSON.stringify(saveSeven27Table(table, 0))) as Seven27TableSave;

describe('a table that was closed in the middle of a hand', () => {
  for (const [name, stop] of PHASES) {
    it(`goes on ${name}`, () => {
      const table = tableAt(stop);
      const before = must(table.session);
      expect(stop(before.state), 'where it was to stop').to.equal(name !== 'when all is paid');
      const again = valueOf(checkSeven27Table(json(table)));
      const session = must(again.session);
      expect(again.run).to.deep.equal(table.run);
      expect(again.seed).to.deep.equal(table.seed);
      expect(session.state).to.deep.equal(before.state);
      expect(session).to.be.instanceOf(Session);
      for (const seat of [undefined, ...Array(PLAYERS).keys()]) {
        expect(session.view(seat)).to.deep.equal(before.view(seat));
        expect(session.legalMoves(seat)).to.deep.equal(before.legalMoves(seat));
      }
      // With the same random moves both hands end the same.
      for (const one of [before, session]) playRandom(one, botRandom(SEED, 'later'));
      expect(session.save(0)).to.deep.equal(before.save(0));
    });
  }

  it('goes on with a deck of the host’s own, for which no seed speaks', () => {
    const table = tableAt(({ phase }) => phase === 'bets');
    const again = valueOf(checkSeven27Table({ ...json(table), seed: null }));
    expect(again.seed).to.equal(undefined);
    expect(again.session!.state).to.deep.equal(table.session!.state);
  });

  it('goes on between two hands', () => {
    const { run } = tableAt(() => true);
    const again = valueOf(checkSeven27Table(json({ run, session: undefined, seed: undefined })));
    expect(again).to.deep.equal({ run, session: undefined, seed: undefined });
  });
});

describe('a saved hand that was tampered with', () => {
  const table = tableAt(({ round }) => round > 0);
  const good = json(table);
  const hand = must(good.hand ?? undefined);
  const options = hand.options as Record<string, unknown>;
  const withHand = (changes: Partial<Save>): object => ({ ...good, hand: { ...hand, ...changes } });
  const withMoves = (change: (moves: string[]) => string[]): object => {
    const moves = change([...hand.moves]);
    return withHand({ moves, at: moves.length, count: moves.length });
  };

  /** A hand before its first move, so that no move reveals what it was made from. */
  const fresh = json(tableAt(() => true));
  const withFresh = (changes: Partial<Save>): object => ({
    ...fresh,
    hand: { ...fresh.hand, ...changes },
  });

  it('is good as it was', () => {
    valueOf(checkSeven27Table(good));
    valueOf(checkSeven27Table(fresh));
  });

  const stacks = table.run.stacks.map((stack) => stack! + 1);
  const [one, other, ...cards] = must(hand.deck).split(' ');
  const broken = (field: string): object => ({ code: 'save-broken', field });
  const spoilt: readonly (readonly [string, unknown, object])[] = [
    ['no table', null, broken('table')],
    ['without a run', { ...good, run: undefined }, broken('run')],
    ['without a hand', { ...good, hand: undefined }, broken('save')],
    ['without a seed', { ...good, seed: undefined }, broken('seed')],
    ['with another seed', { ...good, seed: '00'.repeat(32) }, broken('deck')],
    ['with more chips', withFresh({ options: { ...options, stacks } }), broken('stacks')],
    [
      'with another dealer',
      withFresh({ options: { ...options, dealer: (table.run.dealer + 1) % PLAYERS } }),
      broken('dealer'),
    ],
    [
      'with other seats',
      withFresh({
        options: { ...options, kinds: Array(PLAYERS).fill('human'), tempers: undefined },
      }),
      broken('kinds'),
    ],
    [
      'with two cards exchanged',
      withFresh({ deck: [other, one, ...cards].join(' ') }),
      broken('deck'),
    ],
    [
      'of a deal number',
      { ...fresh, hand: { ...fresh.hand, deck: undefined, deal: 617 } },
      { code: 'deck' },
    ],
    ['with a card twice', withHand({ deck: [one, one, ...cards].join(' ') }), { code: 'deck' }],
    ['with a joker', withHand({ deck: ['XX', other, ...cards].join(' ') }), { code: 'deck' }],
    ['with a card too few', withHand({ deck: [other, ...cards].join(' ') }), { code: 'deck' }],
    ['of another game', withHand({ game: 'pai-gow' }), { code: 'save-other-game' }],
    ['of a newer version', withHand({ version: 2 }), { code: 'save-newer' }],
    ['with moves taken back', withHand({ at: 1, count: 2 * hand.moves.length - 1 }), broken('at')],
    [
      'with moves counted that were taken back',
      withHand({ count: hand.count + 2 }),
      broken('count'),
    ],
    [
      'with a rule that there is not',
      withHand({ options: { ...options, freeze: 9 } }),
      { option: 'freeze' },
    ],
  ];
  for (const [name, save, problem] of spoilt) {
    it(`is refused: ${name}`, () => {
      expect(problemOf(checkSeven27Table(save))).to.deep.include(problem);
    });
  }

  const moves: readonly (readonly [string, (moves: string[]) => string[], object])[] = [
    [
      'an ante twice',
      (all) => [all.find((text) => text.startsWith('a'))!, ...all],
      { why: 'already-anted' },
    ],
    ['without its first ante', (all) => all.slice(1), { code: 'save-move' }],
    ['an early deal', (all) => ['d', ...all], { why: 'antes-open' }],
    ['an early paying', (all) => [...all, 'e'], { why: 'not-now' }],
    ['a card out of turn', (all) => [...all, 't0 t0'], { code: 'save-move' }],
    [
      'a bet above the most',
      (all) => all.map((text) => text.replace(/^(b\d):\d+/, '$1:51')),
      { why: 'above-max' },
    ],
    [
      'a bet of half a chip',
      (all) => all.map((text) => text.replace(/^(b\d):\d+/, '$1:7.5')),
      { move: 'b2:7.5' },
    ],
    ['a move that is none', (all) => [...all, 'x1'], { move: 'x1' }],
    [
      'a seat’s move made by the table',
      (all) => [all.slice(0, 2).join(' '), ...all.slice(2)],
      { move: 'a1' },
    ],
  ];
  for (const [name, change, why] of moves) {
    it(`is refused: with ${name}`, () => {
      const problem = problemOf(checkSeven27Table(withMoves(change)));
      expect(problem).to.deep.include({ code: 'save-move', ...why });
    });
  }
});
