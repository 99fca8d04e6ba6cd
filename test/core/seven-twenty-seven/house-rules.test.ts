import { describe, it } from '#bdd';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import {
  type Seven27Session,
  type Seven27TableRules,
  type TableRun,
  checkSeven27Table,
  endHand,
  saveSeven27Table,
  seven27,
  seven27HandEnd,
  startRun,
  startSeven27Hand,
} from '../../../src/core.js';
import { rebuyBots } from '../../../src/core/table/rebuy.js';
import { botRandom } from '../../../src/core/cards/secure-shuffle.js';
import { announceStart } from '../../../src/games/seven-twenty-seven/rules/announce.js';
import { explain } from '../../../src/games/seven-twenty-seven/rules/explain.js';
import { HOUSE_RULE_NAMES } from '../../../src/games/seven-twenty-seven/rules/house-rules.js';
import { checkSettings } from '../../../src/games/seven-twenty-seven/rules/settings.js';
import { countOf } from '../../support/counts.js';
import { must, problemOf, valueOf } from '../support/result.js';
import {
  dealt,
  deckOfHands,
  passOn,
  playMoves,
  playRandom,
  resultsOf,
  seats,
  stacksOf,
  table,
} from '../support/seven27.js';
import { seedOf } from '../support/seven27-bots.js';
import { wordsAt } from '../support/seven27-words.js';

/** The least and the most that the seat to act may bet, or raise by. */
function amounts({ state }: Seven27Session): readonly [number, number] {
  const move = seven27.moves(state, state.turn!).find((one) => 'amount' in one);
  return move && 'max' in move ? [move.amount, move.max!] : [0, 0];
}

const words = wordsAt({ kinds: ['bot', 'bot', 'bot', 'bot'], dealer: 0, house: false });
const told = ({ state }: Seven27Session): readonly string[] =>
  explain(state).map((line) => words.explain(line));

describe('limits by the pot', () => {
  /** Three seats with an ante of 10 each, in the first betting round. */
  const betting = (limit: 'pot' | 'half-pot', stacks = [1000, 1000, 1000]): Seven27Session =>
    playMoves(dealt(table(stacks, { limit, ante: 10, minBet: 8, maxBet: 9 })), 's0 s1 s2');

  it('let bets and raises be as much as is in the middle once the call is made', () => {
    const session = betting('pot');
    expect(amounts(session)).to.deep.equal([8, 30]);
    // The pot of 60, and 30 to call. Then the pot of 180, and 120 or 90 to call.
    playMoves(session, 'b0:30');
    expect(amounts(session)).to.deep.equal([8, 90]);
    playMoves(session, 'r1:90');
    expect(amounts(session)).to.deep.equal([8, 300]);
    playMoves(session, 'f2');
    expect(amounts(session)).to.deep.equal([8, 270]);
    // The whole pot counts in the next round.
    playMoves(session, 'c0 t0 s1');
    expect(amounts(session)).to.deep.equal([8, 270]);
  });

  it('are half of that, rounded down, and never less than the least bet', () => {
    const session = betting('half-pot');
    expect(amounts(session)).to.deep.equal([8, 15]);
    playMoves(session, 'b0:15');
    expect(amounts(session)).to.deep.equal([8, 30]);
    const small = dealt(table([50, 50], { limit: 'half-pot', ante: 5, minBet: 8 }));
    expect(amounts(playMoves(small, 's0 s1'))).to.deep.equal([8, 8]);
    const refused = seven27.refusal(small.state, { type: 'bet', seat: 0, amount: 9 }, 0);
    expect(refused).to.deep.equal({ code: 'above-max', what: 'bet', amount: 9, max: 8 });
  });

  it('let a short stack bet all it has', () => {
    const session = betting('pot', [1000, 16, 1000]);
    playMoves(session, 'k0');
    expect(amounts(session)).to.deep.equal([6, 6]);
  });
});

describe('the best up-card', () => {
  const opens = 'best-up-card';
  const first = ({ state }: Seven27Session): number => state.turn!;
  /** A hand in the first betting round. */
  const betting = (hands: readonly string[], stacks = [50, 50, 50, 50]): Seven27Session =>
    dealt(table(stacks, { opens, dealing: 'down-up', draw: 'up' }), deckOfHands(hands, '8C 6C'));

  it('opens, an ace as 1; of equals the first from the dealer’s left', () => {
    const hands = ['KC 4C', 'KD 9C', 'KH AC', '2C 9D'];
    expect(first(betting(hands))).to.equal(1);
    expect(first(betting(['KC 4C', 'KD JC', 'KH AC', '2C 3D']))).to.equal(0);
  });

  it('opens each round anew, as open cards come to then; not from a seat without chips', () => {
    const session = betting(['KC 4C', 'KD 9C', 'KH AC', '2C 7D']);
    playMoves(session, 'k1 k2 k3 k0 t0 s1 s2 t3');
    // 4 and 8, against 7 and 6.
    expect(first(session)).to.equal(3);
    const allIn = betting(['KC 4C', 'KD 9C', 'KH AC', '2C 7D'], [50, 5, 50, 50]);
    expect(first(allIn)).to.equal(3);
  });
});

describe('one card down and one up', () => {
  it('are bet on before anybody takes one', () => {
    const session = dealt(seats(2, { dealing: 'down-up' }), deckOfHands(['2C 3C', '2D 3D']));
    expect(session.state.phase).to.equal('bets');
    expect(session.state.seats.map(({ up }) => up)).to.deep.equal([
      [false, true],
      [false, true],
    ]);
  });
});

describe('a hand by the rules of the house', () => {
  it('says who has three quarters, and that 5-A-A beats all', () => {
    const quarters = dealt(
      seats(3, { dealing: 'down-down-up', winAndTie: 'three-quarters', ante: 41 }),
      deckOfHands(['9C 9D 9H', '5C AC AD', '8C 9S TC']),
    );
    expect(stacksOf(passOn(quarters))).to.deep.equal([959 + 16, 959 + 92, 959 + 15]);
    expect(told(quarters)).to.include.members([
      'Seat 2 wins the 7 half (61 chips): 5-A-A makes 7.',
      'Seat 2 shares the 27 half (31 chips): 5-A-A makes 27.',
      'Seat 2 wins one half alone and ties for the other: three quarters, 92 chips.',
    ]);
    const five = dealt(
      seats(2, { dealing: 'down-down-up', fiveAceAce: 'beats-all' }),
      deckOfHands(['9C 9D 9H', '5C AC AD']),
    );
    expect(told(passOn(five)).slice(0, 2)).to.deep.equal([
      '5-A-A beats every other hand: Seat 2.',
      'Seat 2 wins both halves (10 chips): 5-A-A makes 7 and 27.',
    ]);
  });

  it('carries over a pot that nobody can win as declared, side pots too', () => {
    const rules = { declare: 'sequential', carry: 'pot', dealing: 'down-down-up' } as const;
    const hands = deckOfHands(['9C 9D 9H', '7C KC KD', 'TC TD TH']);
    const all = 'k0 k1 k2 s0 s1 s2 g0:7+27 g1:7+27 g2:7+27';
    const session = playMoves(dealt(seats(3, rules), hands), all);
    expect(resultsOf(session).carried).to.equal(15);
    expect(told(session)).to.include(
      'Nobody can win the pot. Carried over to the next hand: 15 chips.',
    );
    expect(stacksOf(session)).to.deep.equal([995, 995, 995]);
    // If fewer than two seats have chips left, the totals decide: nobody could play for a carried
    // pot.
    const broke = playMoves(dealt(table([5, 5, 1000], rules), hands), all.replace('k0 k1 k2 ', ''));
    expect(resultsOf(broke).carried).to.equal(0);
    expect(resultsOf(broke).pots[0]!.declarationsVoid).to.equal(true);
  });
});

const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

/** Plays so many hands at a table, and checks each resulting run. */
function playHands(
  rules: Partial<Seven27TableRules>,
  hands: number,
  look: (run: TableRun) => void,
): void {
  let run = startRun({ kinds: ['human', 'bot', 'bot', 'human', 'bot'], stack: 200 });
  for (let hand = 0; hand < hands; hand++) {
    run = rebuyBots(run, { stack: 200 });
    const session = valueOf(startSeven27Hand(run, rules, seedOf(24, hand)));
    playRandom(session, botRandom(seedOf(24, hand), 'players'));
    const save: unknown = JSON.parse(
      JSON.stringify(saveSeven27Table({ run, session, seed: seedOf(24, hand) }, 0)),
    );
    expect(valueOf(checkSeven27Table(save)).run).to.deep.equal(run);
    run = endHand(run, seven27HandEnd(session.state));
    look(run);
  }
}

describe('chips that are carried over', () => {
  it('stay with the table from hand to hand: none is lost, none is new', () => {
    const rules = { declare: 'simultaneous', scoring: 'over-is-bust', carry: 'half' } as const;
    const carried: number[] = [];
    playHands(rules, countOf({ normal: 40, full: 800 }), (run) => {
      carried.push(run.carried ?? 0);
      expect(sum(run.stacks) + (run.carried ?? 0)).to.equal(sum(run.brought));
    });
    expect(carried.filter(Boolean).length).to.be.above(5);
    expect(carried.filter((chips) => chips === 0).length).to.be.above(5);
  });

  it('are in the next main pot, told before it, and in saves', () => {
    const run: TableRun = {
      ...startRun({ kinds: ['human', 'bot', 'bot'], stack: 100 }),
      stacks: [90, 90, 90],
      totals: [-10, -10, -10].map((net) => ({
        ...{ hands: 1, ahead: 0, behind: 1, net, biggest: 0 },
      })),
      carried: 30,
      hand: 2,
      history: [{ hand: 1, dealer: 0, net: [-10, -10, -10] }],
    };
    const session = valueOf(startSeven27Hand(run, { limit: 'pot' }, seedOf(24, 0)));
    expect(announceStart(session.state, 2)).to.deep.include({ carried: 30 });
    playMoves(session, 'a0 a1 a2 s1 s2 s0');
    // The ante is 5: 30 and 15.
    expect(amounts(session)).to.deep.equal([5, 45]);
    playMoves(session, 'b1:45 f2 f0');
    expect(stacksOf(session)).to.deep.equal([85, 130, 85]);
    expect(endHand(run, seven27HandEnd(session.state))).to.not.have.property('carried');
    const save = saveSeven27Table({ run, session, seed: seedOf(24, 0) }, 0);
    for (const carried of [undefined, 29, 0, -30, 1.5]) {
      const problem = problemOf(checkSeven27Table({ ...save, run: { ...run, carried } }));
      expect(problem['field'], String(carried)).to.be.oneOf(['house', 'carried']);
    }
  });
});

describe('named house rules', () => {
  it('are sets of values, over which a value of its own wins', () => {
    const of = (given: object): object => valueOf(checkSettings(given));
    for (const houseRules of HOUSE_RULE_NAMES)
      expect(of({ houseRules })).to.include({ houseRules });
    expect(of({ houseRules: 'three-passes', tens: undefined, freeze: 2 })).to.include({
      ...{ dealing: 'down-up', draw: 'up', tens: 'half', scoring: 'over-is-bust' },
      ...{ freeze: 2, opens: 'best-up-card', carry: 'none' },
    });
    const { houseRules: _seed, ...seed } = valueOf(checkSettings({}));
    expect(of({ houseRules: 'pagat' })).to.deep.equal({ ...seed, houseRules: 'pagat' });
  });
});

describe('a table that was saved before there were house rules', () => {
  it('goes on by the rules that it had', () => {
    const file = new URL('../../fixtures/save-seven27-table-v1.json', import.meta.url);
    const { run, session } = valueOf(checkSeven27Table(JSON.parse(readFileSync(file, 'utf8'))));
    const { options, phase } = must(session).state;
    expect(run).to.not.have.property('carried');
    expect(options).to.include({
      ...{ limit: 'range', opens: 'dealers-left', fiveAceAce: 'counted', winAndTie: 'shared' },
      ...{ carry: 'none', carried: 0 },
    });
    expect(phase).to.equal('bets');
  });
});
