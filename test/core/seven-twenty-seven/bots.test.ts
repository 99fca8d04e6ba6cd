import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN, botRandom } from '../../../src/core.js';
import { seven27Bot } from '../../../src/games/seven-twenty-seven/bots/bots.js';
import { seven27 } from '../../../src/games/seven-twenty-seven/rules/game.js';
import {
  SCORINGS,
  type Seven27Options,
  TEMPERS,
} from '../../../src/games/seven-twenty-seven/rules/options.js';
import { plainBot } from '../../../src/games/seven-twenty-seven/bots/plain-bot.js';
import type {
  Seven27Move,
  Seven27State,
} from '../../../src/games/seven-twenty-seven/rules/state.js';
import { startRound } from '../../../src/core/table/betting.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import { botsTable, seedOf } from '../support/seven27-bots.js';

/** How often each position is played. The bot's choice must not depend on its random numbers. */
const ASKED = 25;

const down = (text: string): readonly number[] =>
  text.split(' ').map((one) => (one === '?' ? FACE_DOWN : cards(one)[0]!));

/** What seat 0 sees on its turn in the first draw that counts. `?` is a face-down card. */
function seen(
  hands: readonly string[],
  options: Partial<Seven27Options> = {},
  changes: Partial<Seven27State> = {},
): Seven27State {
  const start = seven27.deal(botsTable(hands.length, options), ALL_CARDS);
  const seats = start.seats.map((one, seat) => ({
    ...{ ...one, status: 'in' as const, paid: 5 },
    cards: down(hands[seat]!),
    up: down(hands[seat]!).map((card) => seat > 0 && card !== FACE_DOWN),
  }));
  const next = seats.reduce((sum, one) => sum + one.cards.length, 0);
  return { ...start, phase: 'draw', turn: 0, round: 1, seats, next, ...changes };
}

/** The same in a betting round in which the last seat has bet so much, or 0 for no bet. */
function facing(
  bet: number,
  hands: readonly string[],
  options: Partial<Seven27Options> = {},
): Seven27State {
  const before = seen(hands, options, { phase: 'bets' });
  const last = hands.length - 1;
  const limits = { min: 5, max: 50, maxRaises: null };
  const chips = hands.map(() => 995);
  const round = startRound(
    chips,
    chips.map(() => true),
    limits,
    0,
  );
  const betting = {
    ...round,
    bet,
    seats: round.seats.map((one, seat) =>
      seat === last ? { ...one, chips: 995 - bet, bet, acted: bet > 0 } : one,
    ),
  };
  const seats = before.seats.map((one, seat) =>
    seat === last && bet > 0
      ? { ...one, paid: 5 + bet, last: { type: 'bet' as const, amount: bet } }
      : one,
  );
  return { ...before, betting, seats };
}

/** All different choices of the bot in a position. */
function choices(view: Seven27State, bot = seven27Bot): readonly string[] {
  const chosen = Array.from({ length: ASKED }, (_, time): Seven27Move | undefined =>
    bot(view, 0, botRandom(seedOf(41, time), 'bot')),
  );
  const name = (move: Seven27Move | undefined): string =>
    move?.type === 'declare' ? move.targets : (move?.type ?? 'nothing');
  return [...new Set(chosen.map(name))].sort();
}

const tempersOf = (temper: Seven27Options['tempers'][number]): Partial<Seven27Options> => ({
  tempers: [temper, 'steady', 'steady', 'steady', 'steady'],
});

const PERFECT = ['5C AD AH', 'KS ? ?', '9S ?', '4D ? ?', 'TS ?'];

describe('a bot of Seven Twenty-Seven draws', () => {
  for (const scoring of SCORINGS) {
    it(`${scoring}: stands on 5-A-A and on an exact 7, takes with 18`, () => {
      expect(choices(seen(PERFECT, { scoring }))).to.deep.equal(['stand']);
      const others = ['KS ?', '9S ?', '4D ?', 'TS ?'];
      expect(choices(seen(['4C 3D', ...others], { scoring }))).to.deep.equal(['stand']);
      expect(choices(seen(['8C TH', ...others], { scoring }))).to.deep.equal(['take']);
    });
  }

  it('stands on 27 exactly, and on 26 with four others; takes with 18 where a card brings 27', () => {
    const others = ['KS ? ?', '9S ?', '4D ? ?', 'TS ?'];
    expect(choices(seen(['9C 8D TH', ...others]))).to.deep.equal(['stand']);
    expect(choices(seen(['9C 7D TH', ...others]))).to.deep.equal(['stand']);
    expect(choices(seen(['8C TH', ...others]))).to.deep.equal(['take']);
  });

  it('by whether a card beyond 27 is the end: 26 in over-is-bust stands, 8 takes', () => {
    const others = ['KS ? ?', '9S ?', '4D ? ?', 'TS ?'];
    expect(choices(seen(['9C 7D TH', ...others], { scoring: 'over-is-bust' }))).to.deep.equal([
      'stand',
    ]);
    expect(choices(seen(['5C 3D', ...others], { scoring: 'over-is-bust' }))).to.deep.equal([
      'take',
    ]);
  });

  it('by the cards that are gone: 26.5 takes no card where no half is left', () => {
    // Ten of the twelve court cards, which count ½, are in sight.
    expect(choices(seen(['9C 7D TH KC', 'KS JS KD ?', 'KH QS JC ?', 'JD QD JH ?']))).to.deep.equal([
      'stand',
    ]);
  });
});

describe('a bot of Seven Twenty-Seven bets', () => {
  for (const temper of TEMPERS) {
    it(`${temper}: never folds 5-A-A, whatever it faces`, () => {
      for (const bet of [0, 5, 50, 995]) {
        const chosen = choices(facing(bet, PERFECT, tempersOf(temper)));
        expect(chosen).to.deep.equal([bet === 0 ? 'bet' : bet === 995 ? 'call' : 'raise']);
      }
    });

    it(`${temper}: stays with 26.5 where nobody shows so much, and raises unless cautious`, () => {
      const others = ['KS ? ?', '9S ?', 'TS ?'];
      const chosen = choices(facing(20, ['9C 7D TH KH', ...others], tempersOf(temper)));
      if (temper === 'cautious') expect(chosen).to.not.include('fold');
      else expect(chosen).to.deep.equal(['raise']);
    });
  }

  const HOPELESS = ['7C 8D', '6S KS ?', 'TS 9S 7S ?', '3D 3S ?', '2S 5H ?'];

  it('cautious: folds a hopeless 15 to a big bet, and checks it for nothing', () => {
    expect(choices(facing(50, HOPELESS, tempersOf('cautious')))).to.deep.equal(['fold']);
    expect(choices(facing(0, HOPELESS, tempersOf('cautious')))).to.deep.equal(['check']);
  });

  it('bluffs by temper: bold now and then, cautious never', () => {
    const bold = choices(facing(0, HOPELESS, tempersOf('bold')));
    expect(bold).to.deep.equal(['bet', 'check']);
  });

  it('amounts that are so many times the least, within what is listed', () => {
    for (let time = 0; time < ASKED; time++) {
      const view = facing(0, PERFECT, { ...tempersOf('bold') });
      const move = seven27Bot(view, 0, botRandom(seedOf(42, time), 'bot'));
      if (move?.type !== 'bet') throw new Error('no bet');
      expect(move.amount % 5).to.equal(0);
      expect(move.amount).to.be.within(20, 50);
    }
  });
});

describe('a bot of Seven Twenty-Seven declares', () => {
  const declares = (hand: string, others: readonly string[]): readonly string[] =>
    choices(seen([hand, ...others], { declare: 'simultaneous' }, { phase: 'declare', turn: null }));

  it('both with 5-A-A, one target with what is near it', () => {
    expect(declares('5C AD AH', PERFECT.slice(1))).to.deep.equal(['both']);
    expect(declares('4C 3D', PERFECT.slice(1))).to.deep.equal(['low']);
    expect(declares('9C 8D TH', PERFECT.slice(1))).to.deep.equal(['high']);
  });

  it('what is left, where others who go before declared the rest', () => {
    const view = seen(
      ['KC 9D 4H', 'KS ? ?', '9S ?'],
      { declare: 'sequential' },
      { phase: 'declare' },
    );
    const declared = (targets: 'low' | 'high'): Seven27State => ({
      ...view,
      seats: view.seats.map((one, seat) =>
        seat > 0 ? { ...one, declared: targets, hasDeclared: true } : one,
      ),
    });
    expect(choices(declared('low'))).to.deep.equal(['high']);
    expect(choices(declared('high'))).to.deep.equal(['low']);
  });

  it('nothing twice', () => {
    const view = seen(PERFECT, { declare: 'simultaneous' }, { phase: 'declare', turn: null });
    const seats = view.seats.map((one, seat) => (seat === 0 ? { ...one, hasDeclared: true } : one));
    expect(choices({ ...view, seats })).to.deep.equal(['nothing']);
  });
});

describe('a bot of Seven Twenty-Seven', () => {
  it('antes, and has nothing to do out of turn, out of the hand or at its end', () => {
    const start = seven27.deal(botsTable(3, { stacks: [1000, 1000, 0] }), ALL_CARDS);
    expect(choices(start)).to.deep.equal(['ante']);
    expect(seven27Bot(start, 2, botRandom(seedOf(1, 1), 'bot'))).to.equal(undefined);
    expect(choices(seen(PERFECT, {}, { turn: 1 }))).to.deep.equal(['nothing']);
    expect(choices(seen(PERFECT, {}, { phase: 'over' }))).to.deep.equal(['nothing']);
  });
});

describe('a plain bot of Seven Twenty-Seven, which plays where the others can’t be fetched', () => {
  const others = ['KS ? ?', '9S ?'];
  const plain = (...given: Parameters<typeof seen>): readonly string[] =>
    choices(seen(...given), plainBot);

  it('antes; has nothing to do out of turn, out of the hand or at its end', () => {
    const start = seven27.deal(botsTable(3, { stacks: [1000, 1000, 0] }), ALL_CARDS);
    expect(choices(start, plainBot)).to.deep.equal(['ante']);
    expect(plainBot(start, 2, botRandom(seedOf(1, 1), 'bot'))).to.equal(undefined);
    expect(plain(PERFECT, {}, { turn: 1 })).to.deep.equal(['nothing']);
    expect(plain(PERFECT, {}, { phase: 'over' })).to.deep.equal(['nothing']);
  });

  it('stands within two points of 7 or 27, and takes a card with more', () => {
    const hands = ['4C 3D', '9C', '9C KD', 'TC 9D 6H', 'TC 9D 5H KS', 'TC 9D TH', 'TC 9D TH KC'];
    expect(hands.map((hand) => plain([hand, ...others])[0])).to.deep.equal([
      ...['stand', 'stand', 'take', 'stand', 'take', 'stand', 'take'],
    ]);
  });

  it('counts as the table does: 8 can’t win the 7 where over is bust', () => {
    expect(plain(['5C 3D', ...others], { scoring: 'over-is-bust' })).to.deep.equal(['take']);
    expect(plain(['4C 2D', ...others], { scoring: 'over-is-bust' })).to.deep.equal(['stand']);
  });

  it('checks, and calls what is bet', () => {
    expect(choices(facing(0, PERFECT), plainBot)).to.deep.equal(['check']);
    expect(choices(facing(50, PERFECT), plainBot)).to.deep.equal(['call']);
  });

  it('declares what it is nearer to', () => {
    const declares = (hand: string): readonly string[] =>
      plain([hand, ...others], { declare: 'simultaneous' }, { phase: 'declare', turn: null });
    expect(['9C', '9C 8D', 'TC 8D'].map(declares)).to.deep.equal([['low'], ['high'], ['high']]);
  });
});
