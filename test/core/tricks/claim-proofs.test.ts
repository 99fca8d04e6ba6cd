import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type RandomBelow, Session, botRandom, cutDeck } from '../../../src/core.js';
import type { Claim } from '../../../src/core/tricks/claims/claim.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { TrickMove, TrickState } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS } from '../support/cards.js';
import { allScores, claimIn, otherWorld, playedOut, scoreOf } from '../support/claims.js';
import { must, valueOf } from '../support/result.js';
import { seedOf } from '../support/seven27-bots.js';
import { people } from '../support/trick-options.js';
import { BY, optionsOf } from '../support/tricks.js';

const HANDS = countOf({ normal: 2, full: 60 });
/** How often the rest of a hand is played by chance after each claim, and with how many deals of the hidden cards. */
const CONTINUATIONS = 200;
const WORLDS = 20;
/** The most cards in a hand for which all ways to play it out are tried, and the most positions in them. */
const SMALL = 4;
const SMALL_WORLDS = 3;
const MOST_POSITIONS = countOf({ normal: 600, full: 20_000 });
/** Of the claims without a line, one of so many is checked: in some games most hands end with several. */
const SKIPPED = 4;

/** A random move, but no claim and mostly a low bid. */
function anyMove(legal: readonly TrickMove[], random: RandomBelow): TrickMove {
  const some = legal.filter(({ type }) => type !== 'cut' && type !== 'claim');
  const low = some.filter((move) => move.type !== 'bid' || Number(move.bid) < 5);
  const list = low.length > 0 && random(4) > 0 ? low : some;
  return list[random(list.length)]!;
}

/** Checks a claim in many deals of the cards that the claimer does not see. */
function checkClaim<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  claim: Claim,
  random: RandomBelow,
): void {
  const claimer = must(state.turn ?? undefined);
  const isSmall = state.seats[claimer]!.cards.length <= SMALL;
  for (let number = 0; number < WORLDS; number++) {
    const world = number === 0 ? state : otherWorld(game, state, claimer, random);
    if (!world) continue;
    expect(claimIn(game, world), 'the proof does not depend on hidden cards').to.deep.equal(claim);
    const score = scoreOf(game.play(world, { type: 'claim', seat: claimer }));
    for (let played = 0; played < CONTINUATIONS / WORLDS; played++) {
      const end: TrickState = playedOut(game, world, claimer, claim, random);
      if (scoreOf(end) !== score) expect.fail(`${scoreOf(end)}, not ${score}`);
    }
    if (!isSmall || number >= SMALL_WORLDS) continue;
    const all = allScores(game, world, claimer, claim, MOST_POSITIONS);
    if (all) expect([...all]).to.deep.equal([score]);
  }
}

/** Plays hands by chance, and checks each claim that is legal. */
function provesClaims<O extends TrickOptions>(
  name: string,
  game: TrickGame<O>,
  given: Partial<O>,
): void {
  it(`holds in ${name}, whatever the others have and play`, () => {
    let claims = 0;
    for (let number = 1; number <= HANDS; number++) {
      const random = botRandom(seedOf(number, 7), 'players');
      const deck = cutDeck(ALL_CARDS, [String(random(1_000_000))]);
      const options = optionsOf(game, given);
      const session = valueOf(Session.start(game, { deck, options }));
      while (session.outcome === undefined) {
        const claim = claimIn(game, session.state);
        const isChecked = claim?.kind === 'line' || random(SKIPPED) === 0;
        if (claim && isChecked) checkClaim(game, session.state, claim, random);
        claims += claim ? 1 : 0;
        session.play(anyMove(session.legalMoves(), random), BY);
      }
    }
    expect(claims).to.be.greaterThan(0);
  });
}

describe('a claim that is legal', () => {
  provesClaims('Hearts', hearts, { jack: 'diamonds', breaking: 'points' });
  provesClaims('Hearts of three', hearts, { kinds: people(3), moon: 'choose' });
  provesClaims('Spades', spades, { bagCounts: [7, 8] });
  provesClaims('Spades alone with jokers', spades, { partners: 'off', jokers: true });
  provesClaims('whist', whist, { honours: true, scores: [3, 2] });
  provesClaims('knock-out whist', whist, { variant: 'knock-out', kinds: people(4) });
  provesClaims('German whist', whist, { variant: 'german' });
  provesClaims('Oh hell', whist, { variant: 'oh-hell', kinds: people(4), hand: 6 });
  provesClaims('Twenty-Nine', twentyNine, { lastTrick: true, doubles: true });
  provesClaims('Twenty-Eight', twentyNine, { game: '28' });
});
