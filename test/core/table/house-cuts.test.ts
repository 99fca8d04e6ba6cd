import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Bot,
  type PaigowMove,
  type PaigowState,
  type Seven27Move,
  type Seven27State,
  askBot,
  botRandom,
  checkShuffle,
  commitment,
  cutDeck,
  cutsOf,
  paigow,
  paigowBot,
  seven27,
  seven27Bot,
  startPaigowHand,
  startRun,
  startSeven27Hand,
  tableDeck,
} from '../../../src/core.js';
import { plainBot } from '../../../src/games/seven-twenty-seven/bots/plain-bot.js';
import { BY } from '../support/pai-gow.js';
import { valueOf } from '../support/result.js';

const SEED = new Uint8Array(32).fill(9);
const random = botRandom(SEED, 'bots');
const kindsOf = (seats: number) => Array.from({ length: seats }, () => 'bot' as const);

/** Lets bots play a hand up to the deal, and returns the cuts. */
function paigowCuts(seats: number, bot: Bot<PaigowState, PaigowMove>): readonly string[] {
  const run = startRun({ kinds: kindsOf(seats), stack: 100 });
  const session = valueOf(startPaigowHand(run, { bonus: 'fortune' }, SEED));
  for (const seat of run.kinds.keys()) {
    const move = askBot(paigow, session.state, seat, bot, random);
    if (move) expect(session.play(move, BY)).to.equal(undefined);
  }
  return cutsOf(session.state);
}

function seven27Cuts(seats: number, bot: Bot<Seven27State, Seven27Move>): readonly string[] {
  const run = startRun({ kinds: kindsOf(seats), stack: 100 });
  const session = valueOf(startSeven27Hand(run, {}, SEED));
  for (const seat of run.kinds.keys()) {
    const move = askBot(seven27, session.state, seat, bot, random);
    if (move) expect(session.play(move, BY)).to.equal(undefined);
  }
  return cutsOf(session.state);
}

describe('bots', () => {
  it('don’t cut at tables of any size', () => {
    for (let seats = 2; seats <= 7; seats++) {
      expect(paigowCuts(seats, paigowBot)).to.deep.equal([]);
      for (const bot of [seven27Bot, plainBot]) expect(seven27Cuts(seats, bot)).to.deep.equal([]);
    }
  });

  it('are ignored if they cut', () => {
    const cuts = (_view: unknown, seat: number) => ({ type: 'cut', seat, text: 'chosen' }) as const;
    expect([paigowCuts(3, cuts), seven27Cuts(3, cuts)]).to.deep.equal([[], []]);
  });
});

describe('what the check of a deal does not show', () => {
  it('is a deck chosen with the last cut by somebody who knows the seed: it counts as fair', () => {
    const chosen = Array.from({ length: 400 }, (_, number) => `text ${number}`).find(
      (text) => cutDeck(tableDeck(SEED), ['an honest cut', text])[0] === 52,
    );
    expect(chosen).to.be.a('string');
    const cuts = ['an honest cut', chosen!];
    const deck = cutDeck(tableDeck(SEED), cuts);
    const { fair } = checkShuffle({ commitment: commitment(SEED), seed: SEED, cuts, deck });
    expect([deck[0], fair]).to.deep.equal([52, true]);
  });
});
