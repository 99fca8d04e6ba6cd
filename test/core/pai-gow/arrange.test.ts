import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Card } from '../../../src/core.js';
import { formatCards } from '../../../src/core/cards/notation.js';
import {
  type Arrangement,
  arrange,
  arrangeByHouse,
  handsOf,
  resort,
  setMove,
  sorted,
  toggle,
} from '../../../src/games/pai-gow/rules/arrange.js';
import { cards } from '../support/cards.js';

const SEVEN = cards('4D AS 9H XX KH AD QS');

const card = (code: string): Card => cards(code)[0]!;

const chosen = (arrangement: Arrangement, codes: string): Arrangement =>
  cards(codes).reduce(toggle, arrangement);

const shown = (arrangement: Arrangement): string => {
  const { front, back } = handsOf(arrangement);
  return `${formatCards(front)} | ${formatCards(back)}`;
};

describe('the arrangement of seven cards', () => {
  it('is sorted by rank from the aces down, the joker after them', () => {
    expect(formatCards(sorted(SEVEN, 'rank'))).to.equal('AS AD XX KH QS 9H 4D');
  });

  it('is sorted by suit, the joker first, black and red alternating', () => {
    const hand = cards('2C AS 9H XX KH AD QS');
    expect(formatCards(sorted(hand, 'suit'))).to.equal('XX AS QS KH 9H 2C AD');
  });

  it('does not change the given list', () => {
    const given = [...SEVEN];
    sorted(given, 'rank');
    expect(given).to.deep.equal([...SEVEN]);
  });

  it('begins with all seven behind, and is no set yet', () => {
    const fresh = arrange(SEVEN, 'rank');
    expect(shown(fresh)).to.equal(' | AS AD XX KH QS 9H 4D');
    expect(setMove(fresh, 1)).to.equal(undefined);
  });

  it('moves a card to the front and back again', () => {
    const one = toggle(arrange(SEVEN, 'rank'), card('9H'));
    expect(shown(one)).to.equal('9H | AS AD XX KH QS 4D');
    expect(setMove(one, 1)).to.equal(undefined);
    expect(shown(toggle(one, card('9H')))).to.equal(' | AS AD XX KH QS 9H 4D');
  });

  it('moves the card chosen first back if a third is chosen, in any order', () => {
    const two = chosen(arrange(SEVEN, 'rank'), 'QS KH');
    expect(shown(two)).to.equal('KH QS | AS AD XX 9H 4D');
    expect(shown(toggle(two, card('4D')))).to.equal('KH 4D | AS AD XX QS 9H');
  });

  it('ignores a card that is not there', () => {
    const fresh = arrange(SEVEN, 'rank');
    expect(toggle(fresh, card('2C'))).to.equal(fresh);
  });

  it('keeps the hands when it is sorted again', () => {
    const two = chosen(arrange(SEVEN, 'rank'), 'QS KH');
    expect(shown(resort(two, 'suit'))).to.equal('QS KH | XX AS 9H AD 4D');
    expect(resort(two, 'suit').front).to.deep.equal(two.front);
  });

  it('can be that of a house way, and gives a move', () => {
    const hand = cards('4D AS 9H 2C KH AD QS');
    const set = arrangeByHouse(hand, { houseWay: 'foxwoods', wheel: 'second' }, 'rank');
    expect(shown(set)).to.equal('KH QS | AS AD 9H 4D 2C');
    expect(setMove(set, 3)).to.deep.equal({ type: 'set', seat: 3, front: cards('QS KH') });
  });

  it('gives a move with the lower card number first', () => {
    const two = chosen(arrange(SEVEN, 'rank'), 'KH 4D');
    expect(setMove(two, 1)).to.deep.equal({ type: 'set', seat: 1, front: cards('4D KH') });
  });
});
