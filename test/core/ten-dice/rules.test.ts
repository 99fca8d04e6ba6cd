import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from '#bdd';
import { FACE_DOWN, LAST_DEAL, type Refusal, askBot, dealDeck } from '../../../src/core.js';
import { tenDiceBot } from '../../../src/games/ten-dice/bots/bot.js';
import { tenDice } from '../../../src/games/ten-dice/rules/game.js';
import { fall } from '../../../src/games/ten-dice/rules/dice.js';
import { winnersOf } from '../../../src/games/ten-dice/rules/rules.js';
import { Session } from '../../../src/core/engine/session.js';
import type { TenDiceMove, TenDiceState } from '../../../src/games/ten-dice/rules/state.js';
import { ALL_CARDS } from '../support/cards.js';
import { must, problemOf, valueOf } from '../support/result.js';
import { position } from '../support/ten-dice.js';

const NOBODY = { source: 'player', now: 0, aids: {} } as const;

/** What each racer's dice show, as digits. */
const diceIn = ({ racers }: TenDiceState): readonly string[] =>
  racers.map(({ dice }) => dice.join(''));

const movesIn = (state: TenDiceState): string =>
  tenDice
    .moves(state)
    .map((move) => tenDice.writeMove(state, move))
    .join(' ');

const refusalOf = (state: TenDiceState, move: unknown): Refusal | undefined =>
  tenDice.refusal(state, move as TenDiceMove);

const start = (options: object, deal = 1) => valueOf(Session.start(tenDice, { deal, options }));

type Race = ReturnType<typeof start>;

/** Plays the race to its end, with the bot at every seat. */
function race(session: Race): Race {
  while (session.outcome === undefined) {
    const { state } = session;
    const move = must(askBot(tenDice, state, state.turn ?? -1, tenDiceBot, () => 0));
    expect(session.play(move, NOBODY)).to.equal(undefined);
  }
  return session;
}

describe('the rules of the ten-dice race', () => {
  it('begin with a roll of all ten, and nothing to keep', () => {
    const state = tenDice.deal(
      { players: 2, bots: 0, atOnce: false, level: 'normal' },
      dealDeck(1),
    );
    expect(movesIn(state)).to.equal('0');
    expect(refusalOf(state, { seat: 0, keep: 3 })).to.deep.equal({ code: 'nothing-to-keep' });
    const next = tenDice.play(state, { seat: 0, keep: null });
    expect(diceIn(next)).to.deep.equal([fall(dealDeck(1), 0, 1).join(''), '']);
    expect([next.turn, next.round]).to.deep.equal([1, 1]);
  });

  it('keep the dice that show the number, each in its place, and roll the others', () => {
    const state = position(['1244564442']);
    expect(movesIn(state)).to.equal('1 2 3 4 5 6');
    const next = tenDice.play(state, { seat: 0, keep: 4 });
    const thrown = fall(ALL_CARDS, 0, 2).join('');
    expect(diceIn(next)).to.deep.equal([
      `${thrown.slice(0, 2)}44${thrown.slice(4, 6)}444${thrown.slice(9)}`,
    ]);
    expect(next.racers[0]?.keep).to.equal(4);
    expect([next.turn, next.round]).to.deep.equal([0, 3]);
  });

  it('let the number be changed at any roll, and roll all ten for one that no die shows', () => {
    const state = position(['4444444442']);
    expect(diceIn(tenDice.play(state, { seat: 0, keep: 2 }))[0]).to.match(/2$/);
    const thrown = fall(ALL_CARDS, 0, 2).join('');
    expect(diceIn(tenDice.play(state, { seat: 0, keep: 6 }))).to.deep.equal([thrown]);
  });

  it('refuse a seat that has no turn, a number that no die has, and what is no move', () => {
    const state = position(['1111122222', '3333344444'], { turn: 1 });
    expect(refusalOf(state, { seat: 0, keep: 1 })).to.deep.equal({
      code: 'not-your-turn',
      turn: 1,
    });
    expect(refusalOf(state, { seat: 2, keep: 1 })).to.deep.equal({ code: 'no-such-seat' });
    expect(refusalOf(state, { seat: 1, keep: 7 })).to.deep.equal({ code: 'choose-number' });
    expect(refusalOf(state, { seat: 1, keep: null })).to.deep.equal({ code: 'choose-number' });
    expect(refusalOf(state, null)).to.deep.equal({ code: 'no-such-seat' });
    const asked = tenDice.refusal(state, { seat: 1, keep: 3 }, 0);
    expect(asked).to.deep.equal({ code: 'not-your-turn', turn: 1 });
    expect(tenDice.moves(state, 0)).to.deep.equal([]);
    expect(tenDice.moves(state, 1)).to.have.length(6);
  });

  it('play the round to its end once somebody is home', () => {
    const state = position(['5555555555', '3333344444'], { turn: 1, round: 9 });
    expect(tenDice.outcome(state)).to.equal(undefined);
    const over = tenDice.play(state, { seat: 1, keep: 3 });
    expect([over.turn, over.round, tenDice.outcome(over)]).to.deep.equal([null, 9, 'won']);
    expect(winnersOf(over)).to.deep.equal([0]);
    expect(movesIn(over)).to.equal('');
    expect(refusalOf(over, { seat: 0, keep: 5 })).to.deep.equal({ code: 'over' });
  });

  it('share a win among all that are home, and are lost where only bots are', () => {
    // If a seat keeps ten threes, any roll brings it home.
    const shared = tenDice.play(position(['5555555555', '3333333333'], { turn: 1 }), {
      seat: 1,
      keep: 3,
    });
    expect(winnersOf(shared)).to.deep.equal([0, 1]);
    const bot = position(['1111122222', '3333333333'], { turn: 1, bots: 1 });
    const lost = tenDice.play(bot, { seat: 1, keep: 3 });
    expect([winnersOf(lost), tenDice.outcome(lost)]).to.deep.equal([[1], 'lost']);
  });

  it('give everybody the same number of rolls, ten dice, and an end, in any race', () => {
    const options = fc
      .record({ players: fc.integer({ min: 1, max: 4 }), bots: fc.integer({ min: 0, max: 3 }) })
      .filter(({ players, bots }) => players + bots <= 4);
    const deals = fc.integer({ min: 1, max: LAST_DEAL });
    const property = fc.property(options, deals, (settled, deal) => {
      const session = race(start(settled, deal));
      const { racers, round } = session.state;
      expect(session.moveCount).to.equal(round * racers.length);
      for (const { dice } of racers) expect(dice.join('')).to.match(/^[1-6]{10}$/);
      expect(winnersOf(session.state)).to.not.deep.equal([]);
    });
    fc.assert(property, { seed: 617, numRuns: 60 });
  });
});

describe('the dice', () => {
  it('fall by the deck, the seat and the round alone', () => {
    expect(fall(dealDeck(617), 0, 1).join('')).to.equal('2236435512');
    expect(fall(dealDeck(617), 1, 1).join('')).to.equal('4123143246');
    expect(fall(dealDeck(617), 0, 2).join('')).to.equal('5365653443');
    expect(fall(dealDeck(618), 0, 1).join('')).to.equal('2513211552');
  });

  it('fall on each of the six sides as often: 12,000 dice', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let round = 1; round <= 1200; round++) {
      for (const number of fall(ALL_CARDS, 0, round)) counts[number - 1]! += 1;
    }
    const off = counts.map((count) => (count - 2000) ** 2 / 2000);
    // Chi squared with five degrees of freedom: above 20.5 once in a thousand such streams.
    expect(off.reduce((sum, one) => sum + one)).to.be.below(20.5);
  });

  it('that will fall are in no view, and change nothing that is said of one', () => {
    const [one, other] = [1, 2].map((deal) => ({
      ...position(['1244564442', '']),
      deck: dealDeck(deal),
    })) as [TenDiceState, TenDiceState];
    expect(tenDice.view(one)).to.deep.equal(tenDice.view(other));
    expect(new Set(tenDice.view(one).deck)).to.deep.equal(new Set([FACE_DOWN]));
    expect(tenDice.moves(one)).to.deep.equal(tenDice.moves(tenDice.view(other)));
    expect(tenDiceBot(tenDice.view(one), 0, () => 0)).to.deep.equal({ seat: 0, keep: 4 });
  });
});

describe('the bot of the ten-dice race', () => {
  const keptBy = (dice: string): unknown => tenDiceBot(position([dice]), 0, () => 0)?.keep;

  it('rolls all ten first, then keeps what most dice show; of several the highest', () => {
    expect(keptBy('')).to.equal(null);
    expect(keptBy('1244564442')).to.equal(4);
    expect(keptBy('1122334455')).to.equal(5);
    expect(keptBy('6612341234')).to.equal(6);
  });

  it('stays with the number that it has kept, where as many show another', () => {
    const state = position(['1122334455']);
    const kept = { ...state, racers: [{ ...must(state.racers[0]), keep: 2 as const }] };
    expect(tenDiceBot(kept, 0, () => 0)).to.deep.equal({ seat: 0, keep: 2 });
  });

  it('waits for its turn', () => {
    expect(tenDiceBot(position(['', '']), 1, () => 0)).to.equal(undefined);
  });
});

describe('a numbered race', () => {
  it('has the same dice for everybody, and goes on from its save', () => {
    const one = race(start({ players: 1 }, 617));
    const save = one.save(0);
    expect([save.deal, save.deck]).to.deep.equal([617, undefined]);
    const other = valueOf(Session.load(tenDice, JSON.parse(JSON.stringify(save))));
    expect(other.state).to.deep.equal(one.state);
    expect([one.state.round, diceIn(one.state)]).to.deep.equal([9, ['2222222222']]);
  });

  it('is not taken back', () => {
    const session = start({});
    expect(session.play({ seat: 0, keep: null }, NOBODY)).to.equal(undefined);
    expect(session.undo({ source: 'player', now: 0 })).to.deep.equal({ code: 'no-undo' });
  });
});

describe('the options of the ten-dice race', () => {
  it('are checked, and have defaults', () => {
    expect(valueOf(tenDice.options.check({}))).to.deep.equal({
      players: 1,
      bots: 0,
      atOnce: false,
      level: 'normal',
    });
    expect(valueOf(tenDice.options.check({ players: 1, bots: 3 }))).to.deep.equal({
      players: 1,
      bots: 3,
      atOnce: false,
      level: 'normal',
    });
    // People who share a device roll in turn.
    const settled = ([1, 2] as const).map((players) => ({ players, atOnce: true }));
    expect(settled.map((given) => valueOf(tenDice.options.check(given)).atOnce)).to.deep.equal([
      true,
      false,
    ]);
    const wrong = (given: unknown) => problemOf(tenDice.options.check(given));
    expect(wrong({ players: 0 })).to.include({ option: 'players', got: '0', accepted: '1–4' });
    expect(wrong({ players: 1.5 })).to.include({ option: 'players', got: '1.5' });
    expect(wrong({ bots: 4 })).to.include({ option: 'bots', got: '4', accepted: '0–3' });
    expect(wrong({ players: 3, bots: 2 })).to.include({ option: 'bots', accepted: '0–1' });
    expect(wrong({ players: 4, bots: 1 })).to.include({ option: 'bots', accepted: '0' });
    expect(wrong({ level: 'cruel' })).to.include({ accepted: 'easy, normal, hard' });
    expect(wrong({ atOnce: 1 })).to.include({ option: 'atOnce', accepted: 'true, false' });
    expect(wrong(null)).to.include({ option: 'options' });
  });
});
