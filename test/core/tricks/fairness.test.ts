import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Session, commitment, cutDeck, secureShuffle } from '../../../src/core.js';
import { checkTrickHand } from '../../../src/core/tricks/check-hand.js';
import { dealtTo } from '../../../src/core/tricks/fairness.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { TrickState } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { valueOf } from '../support/result.js';
import { BY, type TrickSession, playMoves, playOut } from '../support/tricks.js';

const SEED = Uint8Array.from({ length: 32 }, (_, byte) => byte);
const DECK = cutDeck(secureShuffle(SEED, 52), ['north']);

/** A hand that seat 0 has cut with a text, dealt from the seed. */
function shuffled<O extends TrickOptions>(
  game: TrickGame<O>,
  options: Partial<O>,
): TrickSession<O> {
  const session = valueOf(Session.start(game, { deck: secureShuffle(SEED, 52), options }));
  session.play({ type: 'cut', seat: 0, text: 'north' }, BY);
  return playMoves(session, session.state.seats.map((_, seat) => `r${seat}`).join(' '));
}

/** Whether a hand is fair, and how many cards of the deck nobody saw. */
const check = (state: TrickState) => {
  const { fair, deck, lines } = checkTrickHand({ commitment: commitment(SEED), seed: SEED, state });
  expect(deck).to.deep.equal(DECK);
  const last = lines.at(-1)!;
  return [fair, last.code === 'hand' ? last.unseen : undefined];
};

describe('the check of a deal of a trick-taking game', () => {
  it('finds a true hand fair, by the state and by each view', () => {
    const session = playOut(shuffled(hearts, { hand: 4 }));
    for (const seen of [session.state, session.view(), session.view(2)]) {
      expect(check(seen)).to.deep.equal([true, 0]);
    }
  });

  it('counts the cards that a view hides during the hand', () => {
    const session = shuffled(hearts, {});
    expect(check(session.view(1))).to.deep.equal([true, 39]);
    expect(check(session.view())).to.deep.equal([true, 52]);
  });

  it('counts cards that are not in play or still in the stock', () => {
    expect(check(shuffled(twentyNine, {}).state)).to.deep.equal([true, 52 - 16]);
    const turned = { variant: 'oh-hell', hand: 5 } as const;
    expect(check(shuffled(whist, turned).state)).to.deep.equal([true, 52 - 20 - 1]);
    const german = shuffled(whist, { variant: 'german' });
    expect(check(german.state)).to.deep.equal([true, 25]);
    expect(check(playOut(german).state)).to.deep.equal([true, 0]);
  });

  it('knows of every place of the deck where it went, once', () => {
    const session = shuffled(twentyNine, {});
    for (const seen of [session.state, session.view(), session.view(1)]) {
      const places = dealtTo(seen).flatMap(([, some]) => some);
      expect([...places].sort((a, b) => a - b)).to.deep.equal([...DECK.keys()]);
    }
    const before = valueOf(Session.start(hearts, { deck: DECK, options: {} }));
    expect(dealtTo(before.state)).to.deep.equal([]);
  });

  it('finds cards that were exchanged', () => {
    const { state } = playOut(shuffled(hearts, { hand: 4 }));
    const seats = state.seats.map((seat, at) => ({
      ...seat,
      dealt: at > 1 ? seat.dealt : [state.seats[1 - at]!.dealt[0]!, ...seat.dealt.slice(1)],
    }));
    expect(check({ ...state, seats })[0]).to.equal(false);
  });
});
