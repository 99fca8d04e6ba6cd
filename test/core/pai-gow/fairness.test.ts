import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type DealCheck,
  type DealLine,
  type PaigowState,
  type RevealedHand,
  checkHand,
  commitment,
  formatSeed,
  paigow,
  secureDice,
  tableDeck,
} from '../../../src/core.js';
import { dealtCards } from '../../../src/games/pai-gow/rules/deal.js';
import { BY, type PaigowSession, playMoves, startHand, table } from '../support/pai-gow.js';
import { must } from '../support/result.js';

const SEED = Uint8Array.from({ length: 32 }, (_, byte) => byte);

const CUTS = ['north', 'süd'];

/** A finished hand of three seats: two players cut, stake and set. */
function played(quickDeal = false, cuts: readonly string[] = CUTS): PaigowSession {
  const options = table(3, { quickDeal, dice: secureDice(SEED, 3), foul: 'lose' });
  const session = startHand(options, tableDeck(SEED));
  for (const [at, text] of cuts.entries()) session.play({ type: 'cut', seat: at + 1, text }, BY);
  playMoves(session, 'b1:10 b2:20');
  for (const seat of [1, 2]) session.play(must(paigow.moves(session.state, seat)[0]), BY);
  return session;
}

const state = played().state;

const check = (changes: Partial<RevealedHand> = {}): DealCheck =>
  checkHand({ commitment: commitment(SEED), seed: SEED, state, ...changes });

type Of<Code extends DealLine['code']> = Extract<DealLine, { code: Code }>;

const line = <Code extends DealLine['code']>(
  { lines }: DealCheck,
  code: Code,
  seat?: number | null,
): Of<Code> =>
  must(
    lines.find(
      (one): one is Of<Code> =>
        one.code === code && (one.code !== 'hand' || seat === undefined || one.seat === seat),
    ),
    code,
  );

/** The lines that failed, as `code` or `hand 2`. */
const wrong = ({ lines }: DealCheck): readonly string[] =>
  lines.filter(({ ok }) => !ok).map((one) => (one.code === 'hand' ? `hand ${one.seat}` : one.code));

const withSeat = (seat: number, changes: Partial<PaigowState['seats'][number]>): PaigowState => ({
  ...state,
  seats: state.seats.map((one, at) => (at === seat ? { ...one, ...changes } : one)),
});

describe('the check of a hand of Pai Gow', () => {
  it('passes a fair hand, line by line, and returns its deck', () => {
    const found = check();
    expect(found.fair).to.equal(true);
    expect(found.deck).to.deep.equal(dealtCards(state));
    expect(found.lines.map(({ code }) => code)).to.deep.equal([
      'commitment',
      'dice',
      'deck',
      'hand',
      'hand',
      'hand',
      'hand',
    ]);
    expect(wrong(found)).to.deep.equal([]);
    expect(line(found, 'deck').cuts).to.equal(2);
  });

  it('needs only what anybody sees of it', () => {
    const found = check({ state: paigow.view(state) });
    expect(found).to.deep.include({ fair: true, deck: dealtCards(state) });
    expect(line(found, 'hand', null)).to.deep.include({ ok: true, unseen: 53 - 21, faults: [] });
    expect(line(check(), 'hand', null).unseen).to.equal(0);
  });

  it('accepts the seed as bytes and as digits in either case, and the commitment too', () => {
    const seed = ` ${formatSeed(SEED).toUpperCase()} `;
    expect(check({ seed, commitment: commitment(SEED).toUpperCase() }).fair).to.equal(true);
  });

  it('has no line for dice that were not thrown', () => {
    const found = check({ state: played(true).state });
    expect(found.fair).to.equal(true);
    expect(found.lines.map(({ code }) => code)).not.to.include('dice');
  });

  it('stops at a seed that can’t be used, and says what can', () => {
    const { fair, deck, lines } = check({ seed: 'abc' });
    expect({ fair, deck }).to.deep.equal({ fair: false, deck: [] });
    expect(lines).to.have.length(1);
    expect(lines[0]).to.deep.include({ code: 'seed', ok: false });
  });

  it('finds another seed than the promised one, in every line that depends on it', () => {
    const seed = SEED.map((byte) => byte ^ 1);
    const found = check({ seed });
    expect(found.fair).to.equal(false);
    expect(wrong(found)).to.include.members(['commitment', 'deck', 'hand 0', 'hand 1', 'hand 2']);
    const { expected, got } = line(found, 'commitment');
    expect([expected, got]).to.deep.equal([commitment(SEED), commitment(seed)]);
  });

  it('finds another commitment even if all cards are right', () => {
    expect(wrong(check({ commitment: commitment(SEED.map(() => 1)) }))).to.deep.equal([
      'commitment',
    ]);
    expect(wrong(check({ commitment: '' }))).to.deep.equal(['commitment']);
  });

  it('finds dice that don’t come from the seed', () => {
    const [first = 1, ...others] = state.options.dice;
    // With three seats, three more on a die give everybody the same hands.
    const dice = [first > 3 ? first - 3 : first + 3, ...others];
    const found = check({ state: { ...state, options: { ...state.options, dice } } });
    expect(wrong(found)).to.deep.equal(['dice']);
    expect(line(found, 'dice')).to.deep.include({ expected: state.options.dice, got: dice });
  });

  it('finds any changed cut', () => {
    for (const cuts of [['North', 'süd'], ['süd', 'north'], ['north'], ['north', 'süd', '']]) {
      const found = check({ cuts });
      expect(wrong(found), cuts.join()).to.include.members(['deck', 'hand 1']);
      expect(line(found, 'deck').fault).to.equal('order');
      const seen = check({ cuts, state: paigow.view(state) });
      expect(line(seen, 'deck'), 'by a view').to.deep.include({ fault: 'order', different: 53 });
    }
    // The page's own state has another cut than the one that was used.
    const theirs = withSeat(2, { cut: 'sud' });
    expect(wrong(check({ state: theirs }))).to.include('deck');
  });

  it('finds ignored cuts, in the page’s state and in a view', () => {
    const uncut = played(false, []).state;
    expect(check({ state: uncut }).fair).to.equal(true);
    for (const seen of [uncut, paigow.view(uncut, 1)]) {
      const found = check({ cuts: CUTS, state: seen });
      expect(line(found, 'deck')).to.deep.include({ ok: false, fault: 'uncut', cuts: 2 });
    }
  });

  it('finds two cards that were swapped, and names both places', () => {
    const [one, other] = [state.seats[1]!.cards, state.seats[2]!.cards];
    const swapped = {
      ...state,
      seats: state.seats.map((seat, at) => {
        if (at === 1) return { ...seat, cards: one.with(3, other[5]!) };
        return at === 2 ? { ...seat, cards: other.with(5, one[3]!) } : seat;
      }),
    };
    const found = check({ state: swapped });
    expect(wrong(found)).to.deep.equal(['deck', 'hand 1', 'hand 2']);
    expect(line(found, 'deck').fault).to.equal('order');
    const [fault] = line(found, 'hand', 1).faults;
    expect(fault).to.deep.include({ expected: one[3], got: other[5] });
    expect(found.deck[fault!.place!]).to.equal(one[3]);
  });

  it('finds a missing card and a surplus one', () => {
    const { cards } = state.seats[1]!;
    const few = check({ state: withSeat(1, { cards: cards.slice(0, 6) }) });
    expect(wrong(few)).to.deep.equal(['deck', 'hand 1']);
    expect(line(few, 'deck')).to.deep.include({ fault: 'cards', different: 52 });
    expect(line(few, 'hand', 1).faults).to.deep.equal([
      { place: few.deck.indexOf(cards[6]!), expected: cards[6], got: undefined },
    ]);
    const many = check({ state: withSeat(1, { cards: [...cards, 0] }) });
    expect(wrong(many)).to.deep.equal(['hand 1']);
    expect(line(many, 'hand', 1).faults).to.deep.equal([
      { place: undefined, expected: undefined, got: 0 },
    ]);
  });

  it('finds a card that is in the deck twice', () => {
    const { cards } = state.seats[1]!;
    const twice = check({ state: withSeat(1, { cards: cards.with(0, cards[1]!) }) });
    expect(line(twice, 'deck')).to.deep.include({ fault: 'cards', different: 52 });
    expect(wrong(twice)).to.deep.equal(['deck', 'hand 1']);
  });

  it('finds a set that is not made of the seat’s cards', () => {
    const { back } = state.seats[1]!;
    const found = check({ state: withSeat(1, { back: back.with(0, state.seats[2]!.cards[0]!) }) });
    expect(wrong(found)).to.deep.equal(['hand 1']);
    expect(line(found, 'hand', 1)).to.deep.include({ laid: false, faults: [] });
  });

  it('does not pass cards that were not seen', () => {
    const cards = state.seats[1]!.cards.map(() => -1);
    const found = check({ state: withSeat(1, { cards }) });
    expect(line(found, 'hand', 1)).to.deep.include({ ok: false, unseen: 7, faults: [] });
  });

  it('has nothing to compare if everybody sat out', () => {
    const idle = playMoves(startHand(state.options, tableDeck(SEED)), 'p1 p2').state;
    const found = check({ state: idle });
    expect(found.fair).to.equal(true);
    expect(found.lines.map(({ code }) => code)).to.deep.equal(['commitment', 'dice', 'deck']);
  });
});
