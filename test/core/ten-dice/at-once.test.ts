import { expect } from 'chai';
import { describe, it } from '#bdd';
import { FACE_DOWN, type Refusal, askBot, dealDeck } from '../../../src/core.js';
import { tenDiceBot } from '../../../src/games/ten-dice/bots/bot.js';
import { tenDice } from '../../../src/games/ten-dice/rules/game.js';
import { fall } from '../../../src/games/ten-dice/rules/dice.js';
import { winnersOf } from '../../../src/games/ten-dice/rules/rules.js';
import { Session } from '../../../src/core/engine/session.js';
import {
  type TenDiceMove,
  type TenDiceState,
  isOver,
} from '../../../src/games/ten-dice/rules/state.js';
import { ALL_CARDS } from '../support/cards.js';
import { must, valueOf } from '../support/result.js';
import { atOnce } from '../support/ten-dice.js';

const BY = { source: 'player', now: 0, aids: {} } as const;

const diceIn = ({ racers }: TenDiceState): readonly string[] =>
  racers.map(({ dice }) => dice.join(''));

const refusalOf = (state: TenDiceState, move: unknown, seat?: number): Refusal | undefined =>
  tenDice.refusal(state, move as TenDiceMove, seat);

const start = (bots: number, deal = 617) =>
  valueOf(Session.start(tenDice, { deal, options: { bots, atOnce: true } }));

type Race = ReturnType<typeof start>;

/** Plays the bot's move for a seat, with all its dice at rest. */
function roll(race: Race, seat: number): void {
  const move = must(askBot(tenDice, race.state, seat, tenDiceBot, () => 0));
  expect(race.play(move, BY)).to.equal(undefined);
}

/** Lets the seats roll in this order again and again, until the race is over. */
function raceBy(race: Race, order: readonly number[]): Race {
  while (!isOver(race.state)) {
    for (const seat of order) {
      const isHome = race.state.home.includes(seat);
      if (!isHome && !isOver(race.state)) roll(race, seat);
    }
  }
  return race;
}

describe('a ten-dice race at once', () => {
  it('is rolled by anybody in any order, and nobody’s dice depend on that', () => {
    const [one, other] = [start(2), start(2)];
    for (const seat of [0, 1, 2, 0, 1, 2, 0, 0]) roll(one, seat);
    for (const seat of [2, 2, 0, 0, 0, 0, 1, 1]) roll(other, seat);
    expect(diceIn(one.state)).to.deep.equal(diceIn(other.state));
    // The first rolls are the same as in a race in turn.
    expect(diceIn(start(2).state)).to.deep.equal(['', '', '']);
    const first = start(1);
    roll(first, 1);
    expect(diceIn(first.state)).to.deep.equal(['', fall(dealDeck(617), 1, 1).join('')]);
    expect([first.state.turn, first.state.racers.map(({ rolls }) => rolls)]).to.deep.equal([
      null,
      [0, 1],
    ]);
  });

  it('throws again what was still rolling, whatever it showed', () => {
    // All ten dice were thrown, and the last three still roll.
    const state = atOnce('1244564442', '');
    const thrown = fall(ALL_CARDS, 0, 2).join('');
    const next = tenDice.play(state, { seat: 0, keep: 4, rolling: 3 });
    expect(diceIn(next)[0]).to.equal(
      `${thrown.slice(0, 2)}44${thrown.slice(4, 6)}4${thrown.slice(7)}`,
    );
    expect(next.racers[0]!.thrown).to.deep.equal([0, 1, 4, 5, 7, 8, 9]);
    // Kept dice no longer roll: of the seven thrown, the last one is the tenth die.
    const after = tenDice.play(next, { seat: 0, keep: 4, rolling: 1 });
    const kept = [...next.racers[0]!.dice.keys()].filter(
      (place) => next.racers[0]!.dice[place] === 4 && place !== 9,
    );
    const stayed = [...after.racers[0]!.dice.keys()].filter(
      (place) => !after.racers[0]!.thrown.includes(place),
    );
    expect(stayed).to.deep.equal(kept);
  });

  it('lists each roll once, with every number of dice that may still roll', () => {
    expect(tenDice.moves(atOnce('', '')).map((move) => JSON.stringify(move))).to.deep.equal([
      '{"seat":0,"keep":null}',
      '{"seat":1,"keep":null}',
    ]);
    const moves = tenDice.moves(atOnce('1244564442', ''), 0);
    expect(moves).to.have.length(6 * 11);
    expect(moves.slice(0, 3)).to.deep.equal([
      { seat: 0, keep: 1 },
      { seat: 0, keep: 1, rolling: 1 },
      { seat: 0, keep: 1, rolling: 2 },
    ]);
  });

  it('refuses others’ dice, those of whoever is home, and dice that do not roll', () => {
    const state = atOnce('1111122222', '3333333333', '');
    expect(refusalOf(state, { seat: 2, keep: null }, 0)).to.deep.equal({ code: 'other-seat' });
    expect(refusalOf(state, { seat: 1, keep: 3 })).to.deep.equal({ code: 'is-home' });
    expect(refusalOf(state, { seat: 3, keep: 3 })).to.deep.equal({ code: 'no-such-seat' });
    expect(refusalOf(state, { seat: 2, keep: 3 })).to.deep.equal({ code: 'nothing-to-keep' });
    expect(refusalOf(state, { seat: 0, keep: null })).to.deep.equal({ code: 'choose-number' });
    for (const rolling of [0, 11, 1.5, '3', null]) {
      const refused = refusalOf(state, { seat: 0, keep: 1, rolling });
      expect(refused).to.deep.equal({ code: 'not-rolling' });
    }
    expect(refusalOf(state, { seat: 0, keep: 1, rolling: 10 })).to.equal(undefined);
  });

  it('is over when its person is home, and the first at home has won', () => {
    // If a seat keeps ten dice, any roll brings it home.
    const won = atOnce('3333333333', '1111122222');
    expect([isOver(won), tenDice.outcome(won), winnersOf(won)]).to.deep.equal([true, 'won', [0]]);
    expect(refusalOf(won, { seat: 1, keep: 1 })).to.deep.equal({ code: 'over' });
    const second = { ...atOnce('3333333333', '5555555555', ''), home: [1, 0] };
    expect([isOver(second), tenDice.outcome(second), winnersOf(second)]).to.deep.equal([
      true,
      'lost',
      [1],
    ]);
  });

  it('goes on for the other places while the person races, until that is the last', () => {
    const going = atOnce('1111122222', '5555555555', '1111122222');
    expect([isOver(going), tenDice.outcome(going), winnersOf(going)]).to.deep.equal([
      false,
      undefined,
      [],
    ]);
    const last = atOnce('1111122222', '5555555555', '2222222222');
    expect([isOver(last), tenDice.outcome(last), last.home]).to.deep.equal([true, 'lost', [1, 2]]);
    expect(isOver(atOnce('1111122222'))).to.equal(false);
  });

  it('has one order of places, whoever presses how often', () => {
    const even = raceBy(start(3), [0, 1, 2, 3]);
    expect([even.state.home, even.outcome]).to.deep.equal([[0], 'won']);
    expect([even.state.racers[0]!.rolls, diceIn(even.state)[0]]).to.deep.equal([9, '2222222222']);
    // The third bot rolls three times as often as the others.
    const hasty = raceBy(start(3), [3, 3, 3, 0, 1, 2]);
    expect([hasty.state.home, hasty.outcome]).to.deep.equal([[3, 0], 'lost']);
  });

  it('is written with a letter for each seat, and goes on from its save', () => {
    const race = start(1);
    roll(race, 0);
    roll(race, 1);
    expect(race.play({ seat: 0, keep: 2, rolling: 4 }, BY)).to.equal(undefined);
    const save = race.save(0);
    expect(save.moves).to.deep.equal(['a0', 'b0', 'a2/4']);
    const again = valueOf(Session.load(tenDice, JSON.parse(JSON.stringify(save))));
    expect(again.state).to.deep.equal(race.state);
    for (const text of ['2', 'a7', 'e1', 'a2/', 'a2/0', 'a2/11', 'a', '']) {
      expect(tenDice.readMove(race.state, text), text).to.equal(undefined);
    }
  });

  it('has no future dice in a view, nor in what is asked of one', () => {
    const [one, other] = [1, 2].map((deal) => ({
      ...atOnce('1244564442', '5544112233'),
      deck: dealDeck(deal),
    })) as [TenDiceState, TenDiceState];
    expect(tenDice.view(one)).to.deep.equal(tenDice.view(other));
    expect(new Set(tenDice.view(one).deck)).to.deep.equal(new Set([FACE_DOWN]));
    expect(tenDice.moves(one)).to.deep.equal(tenDice.moves(tenDice.view(other)));
    const asked = [0, 1].map((seat) => tenDiceBot(tenDice.view(one, seat), seat, () => 0));
    expect(asked).to.deep.equal([
      { seat: 0, keep: 4 },
      { seat: 1, keep: 5 },
    ]);
  });
});

describe('a save from before people could roll at once', () => {
  it('goes on in turn', () => {
    const save = {
      ...{ format: 1, game: 'ten-dice', version: 1, deal: 617 },
      options: { players: 1, bots: 1 },
      ...{ moves: ['0', '0', '2'], at: 3, count: 3, elapsed: 4000 },
    };
    const race = valueOf(Session.load(tenDice, save));
    expect(race.options).to.deep.equal({
      ...{ players: 1, bots: 1, atOnce: false, level: 'normal' },
    });
    expect([race.state.turn, race.state.round]).to.deep.equal([1, 2]);
    expect(diceIn(race.state)).to.deep.equal(['2265653442', '4123143246']);
  });
});
