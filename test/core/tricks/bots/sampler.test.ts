import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { type Card, type Seat, cardCode } from '../../../../src/core.js';
import { factsOf } from '../../../../src/core/tricks/bots/facts.js';
import { randomFrom } from '../../../../src/core/tricks/bots/random.js';
import { type Sample, Sampler } from '../../../../src/core/tricks/bots/sampler.js';
import type { TrickOptions } from '../../../../src/core/tricks/options.js';
import type { TrickState } from '../../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../../src/core/tricks/trick-game.js';
import { suitIn } from '../../../../src/core/tricks/trick-table.js';
import { whist } from '../../../../src/games/whist/rules/game.js';
import { countOf } from '../../../support/counts.js';
import { endingOf } from '../../support/trick-endings.js';
import { TRICK_GAMES, botMove, dueSeats, shuffledPack } from '../../support/trick-bots.js';
import { SEED } from '../../support/walks.js';

const HANDS = countOf({ normal: 4, full: 100 });
const SAMPLES = 3;

function samplerOf<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat,
): Sampler {
  const facts = factsOf(game.tableOf(state.options));
  return new Sampler(facts, game.view(state, seat), seat, randomFrom('sampler'));
}

/** The hands of a sample as cards. */
const handsOf = <O extends TrickOptions>(
  game: TrickGame<O>,
  { options, seats }: TrickState<O>,
  { hands }: Sample,
): readonly (readonly Card[])[] => {
  const { cards } = factsOf(game.tableOf(options));
  return seats.map((_, seat) =>
    [...cards.keys()]
      .filter((code) => ((hands[4 * seat + (code >> 4)]! >> (code & 15)) & 1) === 1)
      .map((code) => cards[code]!),
  );
};

/** The suits that a seat did not follow, since nobody drew cards. */
function voidsOf<O extends TrickOptions>(game: TrickGame<O>, state: TrickState<O>, seat: Seat) {
  const table = game.tableOf(state.options);
  const isDrawing = table.rules.deal.draw === true;
  const all = [...(isDrawing ? [] : state.tricks), ...(state.trick ? [state.trick] : [])];
  return all.flatMap(({ plays }) => {
    const own = plays.find((play) => play.seat === seat);
    const led = plays[0] && suitIn(table, plays[0].card);
    return own && led !== undefined && suitIn(table, own.card) !== led ? [led] : [];
  });
}

/** Checks a sample against all that a seat sees. */
function checkSample<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat,
  sample: Sample,
): void {
  const table = game.tableOf(state.options);
  const hands = handsOf(game, state, sample);
  const { cards } = factsOf(table);
  const played = [...state.tricks, ...(state.trick ? [state.trick] : [])].flatMap(({ plays }) =>
    plays.map(({ card }) => card),
  );
  const passed = state.phase === 'pass' ? state.seats[seat]!.passed : [];
  const laid = sample.laid < 0 ? [] : [cards[sample.laid]!];
  const stock = sample.stock.map((code) => cards[code]!);
  const all = [...hands.flat(), ...played, ...passed, ...laid, ...stock];
  expect(all.length, 'each card once').to.equal(table.pack.size);
  expect(new Set(all).size).to.equal(table.pack.size);
  state.seats.forEach((one, at) => {
    const away = state.phase === 'pass' && at !== seat ? one.passed.length : 0;
    expect(hands[at]!.length, `the hand of ${at}`).to.equal(one.cards.length + away);
    const voids = voidsOf(game, state, at);
    expect(hands[at]!.filter((card) => voids.includes(suitIn(table, card)))).to.deep.equal([]);
  });
  if (state.seats[seat]!.hasLooked) {
    expect(new Set(hands[seat])).to.deep.equal(new Set(state.seats[seat]!.cards));
  }
  if (state.trumpShown) expect(sample.trump).to.equal(state.trump ?? -1);
  const { pass } = table.rules;
  if (pass && state.phase === 'play') {
    const to = (seat + pass.by) % state.seats.length;
    const kept = state.seats[seat]!.passed.filter((card) => !played.includes(card));
    expect(hands[to]).to.include.members([...kept]);
  }
}

describe('the sampler', () => {
  for (const { name, use } of TRICK_GAMES) {
    it(`deals what a seat of ${name} may assume`, () => {
      use((game, options) => {
        fc.assert(
          fc.property(options, fc.nat(), (given, number) => {
            let state = game.deal(given, shuffledPack(number));
            for (;;) {
              const [automatic] = game.automatic(state, { type: 'deal' }, {});
              if (automatic) state = game.play(state, automatic);
              const [seat] = dueSeats(game, state);
              if (seat === undefined) break;
              if (state.phase !== 'ready') {
                const sampler = samplerOf(game, state, seat);
                for (let n = 0; n < SAMPLES; n++) checkSample(game, state, seat, sampler.draw());
              }
              state = game.play(state, botMove(game, game.view(state, seat), seat, 'quick'));
            }
          }),
          { seed: SEED, numRuns: HANDS },
        );
      });
    });
  }

  it('reaches each distribution of an ending, and no other', () => {
    const state = endingOf(
      whist,
      {},
      {
        ...{ hands: ['2S 3S', '4S 2H', '5S 2D', '6S 2C'], leader: 0, winner: () => 0, trump: 'S' },
      },
    );
    // Seat 1 has shown that it has no club, and seat 2 no diamond.
    const [clubs, diamonds] = [state.tricks[0]!, state.tricks[3]!];
    const swapped = state.tricks.map((trick) => {
      if (trick === clubs)
        return {
          ...trick,
          plays: [
            ...clubs.plays.slice(0, 1),
            { seat: 1, card: diamonds.plays[1]!.card },
            ...clubs.plays.slice(2),
          ],
        };
      if (trick === diamonds)
        return {
          ...trick,
          plays: [
            ...diamonds.plays.slice(0, 1),
            { seat: 2, card: clubs.plays[1]!.card },
            { seat: 1, card: diamonds.plays[2]!.card },
            diamonds.plays[3]!,
          ],
        };
      return trick;
    });
    const changed = { ...state, tricks: swapped };
    const sampler = samplerOf(whist, changed, 0);
    const found = new Set<string>();
    for (let n = 0; n < 2000; n++) {
      const hands = handsOf(whist, changed, sampler.draw());
      found.add(hands.map((hand) => hand.map(cardCode).sort().join('')).join(' '));
    }
    // By hand: 6 cards for 3 seats of 2 are 90 ways, fewer without 2C at seat 1 and 2D at seat 2.
    const all = new Set<string>();
    const left = ['4S', '5S', '6S', '2H', '2D', '2C'];
    const pairs = (of: readonly string[]) =>
      of.flatMap((one, at) => of.slice(at + 1).map((other) => [one, other].sort()));
    for (const one of pairs(left)) {
      if (one.includes('2C')) continue;
      const rest = left.filter((card) => !one.includes(card));
      for (const two of pairs(rest)) {
        if (two.includes('2D')) continue;
        const three = rest.filter((card) => !two.includes(card)).sort();
        all.add(['2S3S', one.join(''), two.join(''), three.join('')].join(' '));
      }
    }
    expect([...found].sort()).to.deep.equal([...all].sort());
  });
});
