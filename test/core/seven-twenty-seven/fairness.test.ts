import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type DealCheck,
  FACE_DOWN,
  type RevealedSeven27Hand,
  type Seven27State,
  checkSeven27Hand,
  commitment,
  cutDeck,
  formatSeed,
  secureShuffle,
  seven27,
} from '../../../src/core.js';
import { dealtTo } from '../../../src/games/seven-twenty-seven/rules/deal.js';
import { must } from '../support/result.js';
import { passOn, playMoves, seats, startHand } from '../support/seven27.js';

const SEED = Uint8Array.from({ length: 32 }, (_, byte) => byte);
const DECK = cutDeck(secureShuffle(SEED, 52), ['north', 'süd']);

/** A finished hand of four: two cuts, some cards drawn, one seat folded, one sat out. */
const session = startHand(seats(4), secureShuffle(SEED, 52));
for (const [seat, text] of [
  [1, 'süd'],
  [0, 'north'],
] as const) {
  session.play({ type: 'cut', seat, text }, { source: 'player', now: 0, aids: {} });
}
playMoves(session, 'a0 a1 o2 a3 t0 s1 t3 b0:5 f1 c3 t0 s3');
const { state } = passOn(session);

const check = (changes: Partial<RevealedSeven27Hand> = {}): DealCheck =>
  checkSeven27Hand({ commitment: commitment(SEED), seed: SEED, state, ...changes });

/** The failed lines, as `code` or `hand 2`. */
const wrong = ({ lines }: DealCheck): readonly string[] =>
  lines.filter(({ ok }) => !ok).map((one) => (one.code === 'hand' ? `hand ${one.seat}` : one.code));

const withCards = (seat: number, change: (cards: readonly number[]) => number[]): Seven27State => ({
  ...state,
  seats: state.seats.map((one, at) => (at === seat ? { ...one, cards: change(one.cards) } : one)),
});

describe('the check of a hand of Seven Twenty-Seven', () => {
  it('finds a true hand fair, line by line, and gives its deck', () => {
    const found = check();
    expect(found).to.deep.include({ fair: true, deck: DECK });
    expect(
      found.lines.map((one) => (one.code === 'hand' ? `hand ${one.seat}` : one.code)),
    ).to.deep.equal(['commitment', 'deck', 'hand 0', 'hand 1', 'hand 3', 'hand null']);
    expect(state.seats[0]!.cards).to.deep.equal([0, 3, 6, 8].map((place) => DECK[place]));
    expect(state.seats[3]!.cards).to.deep.equal([2, 5, 7].map((place) => DECK[place]));
  });

  it('needs no more than anybody sees, and counts what nobody saw with the rest', () => {
    for (const seat of [undefined, 0, 2]) {
      const found = check({ state: seven27.view(state, seat) });
      expect(found, String(seat)).to.deep.include({ fair: true, deck: DECK });
      const rest = must(found.lines.at(-1));
      // Nine cards were dealt. One of them is face down in the folded hand.
      expect(rest).to.deep.include({ code: 'hand', seat: null, unseen: 52 - 9 + 1, faults: [] });
    }
    const own = check({ state: seven27.view(state, 1) });
    expect(own.lines.at(-1)).to.deep.include({ unseen: 52 - 9 });
  });

  it('knows of every place of the deck where it went, once, by the state and by any view', () => {
    for (const seen of [state, seven27.view(state), seven27.view(state, 1)]) {
      const dealt = dealtTo(seen);
      const places = dealt.flatMap(([, some]) => some);
      expect([...places].sort((a, b) => a - b)).to.deep.equal([...DECK.keys()]);
      for (const [seat, some, cards] of dealt) {
        expect(cards, `seat ${seat}`).to.have.length(some.length);
      }
    }
  });

  it('takes the seed as digits too', () => {
    expect(check({ seed: formatSeed(SEED).toUpperCase() }).fair).to.equal(true);
    expect(check({ seed: 'abc' }).lines).to.have.length(1);
  });

  it('finds another seed than the promised one, and another promise', () => {
    const seed = SEED.map((byte) => byte ^ 1);
    expect(wrong(check({ seed }))).to.include.members(['commitment', 'deck', 'hand 0', 'hand 3']);
    expect(wrong(check({ commitment: commitment(seed) }))).to.deep.equal(['commitment']);
  });

  it('finds other cuts, and cuts that were left out', () => {
    for (const cuts of [['süd', 'north'], ['north'], []]) {
      expect(wrong(check({ cuts })), cuts.join()).to.include.members(['deck', 'hand 0']);
    }
  });

  it('finds a drawn card that was not the next one of the deck', () => {
    const changed = withCards(0, (cards) => cards.with(2, DECK[20]!));
    for (const seen of [changed, seven27.view(changed)]) {
      const found = check({ state: seen });
      expect(wrong(found)).to.deep.equal(['deck', 'hand 0']);
      const line = found.lines.find((one) => one.code === 'hand' && one.seat === 0);
      expect(line).to.deep.include({
        faults: [{ place: 6, expected: DECK[6], got: DECK[20] }],
      });
    }
  });

  it('finds a card that lies face up in a folded hand, and should not be there', () => {
    const changed = seven27.view(withCards(1, (cards) => cards.with(0, DECK[30]!)));
    expect(wrong(check({ state: changed }))).to.deep.equal(['deck', 'hand 1']);
  });

  it('does not call the cards of a hand right that was shown and is not seen', () => {
    const hidden = withCards(3, (cards) => cards.map(() => FACE_DOWN));
    expect(wrong(check({ state: hidden }))).to.deep.equal(['hand 3']);
  });

  it('has nothing to compare where nothing was dealt', () => {
    const idle = playMoves(startHand(seats(2), secureShuffle(SEED, 52)), 'o0 a1').state;
    const found = check({ state: idle });
    expect(found.fair).to.equal(true);
    expect(found.lines.map(({ code }) => code)).to.deep.equal(['commitment', 'deck']);
  });
});
