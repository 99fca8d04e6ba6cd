import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type RandomBelow, Session, botRandom, cutDeck } from '../../../src/core.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { TrickMove } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS } from '../support/cards.js';
import { valueOf } from '../support/result.js';
import { seedOf } from '../support/seven27-bots.js';
import { people } from '../support/trick-options.js';
import { BY, type TrickSession, optionsOf, resultsOf } from '../support/tricks.js';

const GAMES = countOf({ normal: 2, full: 20 });
/** More hands than any of these games needs. */
const MOST_HANDS = 400;

/** Random moves; a bid is one of the lowest, so that games end. */
function anyMove(legal: readonly TrickMove[], random: RandomBelow): TrickMove {
  const some = legal.filter(({ type }) => type !== 'cut');
  const low = some.filter((move) => move.type !== 'bid' || Number(move.bid) < 5);
  // In an auction, mostly pass.
  const list = low.length > 0 && random(4) > 0 ? low : some;
  return list[random(list.length)]!;
}

/** Plays a hand by chance. */
function playHand<O extends TrickOptions>(
  game: TrickGame<O>,
  options: O,
  random: RandomBelow,
): TrickSession<O> {
  const deck = cutDeck(ALL_CARDS, [String(random(1_000_000))]);
  const session = valueOf(Session.start(game, { deck, options }));
  while (session.outcome === undefined) {
    const refused = session.play(anyMove(session.legalMoves(), random), BY);
    if (refused) throw new Error(JSON.stringify(refused));
  }
  return session;
}

/** Plays whole games by chance, and checks the results of each hand. */
function playGames<O extends TrickOptions>(
  name: string,
  game: TrickGame<O>,
  given: Partial<O>,
  each: (session: TrickSession<O>) => void = () => undefined,
): void {
  it(`leads ${name} to an end, hand by hand`, () => {
    for (let number = 1; number <= GAMES; number++) {
      const random = botRandom(seedOf(number, 3), 'players');
      let options = optionsOf(game, given);
      for (let hand = 1; ; hand++) {
        const session = playHand(game, options, random);
        const { next, winners, sides, played } = resultsOf(session);
        expect(winners === null, 'either winners or a next hand').to.equal(next !== null);
        const tricks = sides.reduce((sum, side) => sum + side.tricks, 0);
        expect(tricks).to.equal(session.state.tricks.length);
        if (played) each(session);
        if (next === null) break;
        expect(next.hand).to.equal(hand + 1);
        expect(hand).to.be.lessThan(MOST_HANDS);
        options = optionsOf(game, { ...options, ...next });
      }
    }
  });
}

describe('hands in turn', () => {
  for (const count of [3, 4, 5]) {
    playGames(`Hearts of ${count}`, hearts, { kinds: people(count), target: 50 }, (session) => {
      const { sides, moon } = resultsOf(session);
      const points = sides.reduce((sum, side) => sum + side.points, 0);
      expect(points).to.equal(moon === null ? 26 : 26 * (count - 1));
    });
  }
  playGames('Spades', spades, { target: 200, floor: -200, blindNil: true });
  playGames('Spades alone', spades, { partners: 'off', target: 200, floor: -200 });
  playGames('whist', whist, { honours: true });
  playGames('German whist', whist, { variant: 'german' });
  for (const count of [2, 4, 6]) {
    playGames(`knock-out whist of ${count}`, whist, { variant: 'knock-out', kinds: people(count) });
  }
  for (const count of [3, 6]) {
    playGames(`Oh hell of ${count}`, whist, { variant: 'oh-hell', kinds: people(count) });
  }
  playGames(
    'Twenty-Nine',
    twentyNine,
    { doubles: true, hold: true, lastTrick: true },
    ({ state }) => {
      const points = state.results!.sides.reduce((sum, side) => sum + side.cardPoints, 0);
      expect(points).to.equal(29);
    },
  );
  playGames('Twenty-Eight', twentyNine, { game: '28', allPass: 'redeal' }, ({ state }) => {
    const points = state.results!.sides.reduce((sum, side) => sum + side.cardPoints, 0);
    expect(points).to.equal(28);
  });
});
