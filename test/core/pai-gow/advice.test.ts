import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Card,
  HAND_KINDS,
  type HouseWayOptions,
  PAIGOW_DEALER_HANDS,
  type PaigowAdviceOptions,
  type PaigowPush,
  type PaigowSplitAdvice,
  WHEELS,
  type Wheel,
  advisePaigow,
  bestFive,
  beginPaigowAdvice,
  formatCards,
  kindOfFive,
  rankFive,
  rankTwo,
} from '../../../src/core.js';
import { Tally } from '../../../src/games/pai-gow/advice/advice-tally.js';
import { HandClasses } from '../../../src/games/pai-gow/advice/hand-classes.js';
import { houseWayOf } from '../../../src/games/pai-gow/rules/house-ways.js';
import { splitAt, twosOf } from '../../../src/games/pai-gow/rules/split.js';
import { isFull } from '../../support/counts.js';
import { cards, sorted } from '../support/cards.js';
import { PROVED_HANDS, provedLine, provedLines } from '../support/paigow-advice.js';
import { choices } from '../support/plain-poker.js';

const OPTIONS: PaigowAdviceOptions = { houseWay: 'foxwoods', wheel: 'second', commission: 5 };

/** A page's rules before those of Foxwoods. */
const OWN: HouseWayOptions = {
  houseWay: 'foxwoods',
  houseWayRules: [
    { hand: 'two-pairs', single: 'A', front: 'singles' },
    { hand: 'trips', main: '2-9', straight: true, front: 'singles' },
    { hand: 'one-pair', main: 'Q-A', front: 'main-and-single' },
  ],
};
const WAYS: readonly (HouseWayOptions & Pick<PaigowAdviceOptions, 'pushOn'>)[] = [
  { houseWay: 'foxwoods' },
  { houseWay: 'mgm-grand', pushOn: 'nine-front' },
  { ...OWN, pushOn: 'queen-high' },
];

/** Whether a dealer's hand returns every stake, judged by its cards. */
const isPush = (
  push: PaigowPush | undefined,
  hand: readonly Card[],
  front: readonly Card[],
): boolean => {
  const highest = (some: readonly Card[]): string =>
    Array.from('AKQJT98765432').find((rank) =>
      formatCards(some).replace('XX', 'A').includes(rank),
    )!;
  const isNothing = kindOfFive(bestFive(hand, 'second')) === HAND_KINDS.nothing;
  if (push === 'nine-front') return highest(front) === '9' && front[0]! >> 2 !== front[1]! >> 2;
  return push === 'queen-high' && isNothing && highest(hand) === 'Q';
};

/** Small decks for the dealer's hand, and a player's seven cards. */
const UNSEEN: Readonly<Record<string, readonly [unseen: readonly Card[], own: readonly Card[]]>> = {
  'few ranks': [
    cards('AC AD AH KC KD KH QC QD QH QS JC JD JH TC TH 9C 9D 9H XX'),
    cards('AS KS QS JS TS 8H 8D'),
  ],
  'two suits': [
    cards('AS 2S 3S 4S 5S 6S 7S 8S 9S TS AH 2H 3H 4H 5H 6H KH 2C XX'),
    cards('KS QH JH 9H 9D 7H 7C'),
  ],
  'ranks without the joker': [
    cards('AC AD AH AS 2C 2D 3C 3D 3H 4C 4D 5C 5D 5H 6C 7C 8C KC QC'),
    cards('XX KH QH 5S 4S 4H 3S'),
  ],
};

/** A normal run omits three of a deck's nineteen cards, so that there are far fewer hands. */
const deckOf = (unseen: readonly Card[]): readonly Card[] =>
  isFull ? unseen : unseen.filter((_, at) => at % 6 !== 5);
const HANDS = isFull ? 50_388 : 11_440;

/**
 * Compares the counts with the results of dealing every hand and setting it by the table's rules.
 */
function dealAll(
  splits: readonly PaigowSplitAdvice[],
  unseen: readonly Card[],
  { wheel, pushOn, ...way }: PaigowAdviceOptions,
): readonly PaigowSplitAdvice[] {
  const won = splits.map(() => [0, 0, 0]);
  const ranks = splits.map(({ front, back }) => [rankTwo(...two(front)), five(back, wheel)]);
  const set = houseWayOf(way);
  for (const hand of choices(unseen, 7)) {
    const { front, back } = set(hand, wheel);
    const [before, behind] = [rankTwo(...front), five(back, wheel)];
    const comesBack = isPush(pushOn, hand, front);
    ranks.forEach(([one, other], at) => {
      won[at]![comesBack ? 1 : Number(one! > before) + Number(other! > behind)]!++;
    });
  }
  return splits.map(({ front, back }, at) => {
    const [losses, pushes, wins] = won[at] as [number, number, number];
    return { front, back, wins, pushes, losses };
  });
}

const two = ([a, b]: readonly Card[]) => [a!, b!] as const;
const five = ([a, b, c, d, e]: readonly Card[], wheel: Wheel): number =>
  rankFive(a!, b!, c!, d!, e!, wheel);

describe('the advice', () => {
  for (const hand of PROVED_HANDS) {
    it(`equals the result of every dealer’s hand, for ${formatCards(hand.cards)}`, () => {
      const { splits, hands } = advisePaigow(hand.cards, { ...OPTIONS, wheel: hand.wheel });
      expect(hands).to.equal(PAIGOW_DEALER_HANDS);
      const lines = splits.map((split) =>
        provedLine(hand, { ...split, front: [...split.front].sort((a, b) => a - b) }),
      );
      expect(lines.sort()).to.deep.equal(provedLines(hand));
    });
  }

  for (const [index, [name, [unseen, own]]] of Object.entries(UNSEEN).entries()) {
    // A normal run tests one way and one wheel for each deck. With two suits it is the low wheel,
    // since many hands have one.
    const all = WHEELS.flatMap((wheel) => WAYS.map((way) => ({ ...OPTIONS, ...way, wheel })));
    const one = { ...OPTIONS, ...WAYS[index]!, wheel: WHEELS[index % 2]! };
    for (const options of isFull ? all : [one]) {
      const way = options.houseWayRules ? 'own rules' : options.houseWay;
      it(`equals the result of dealing every hand from ${name}, ${way}, wheel ${options.wheel}`, () => {
        const splits = twosOf(own).map((front) => splitAt(own, front));
        const tally = new Tally(splits, options);
        const deck = deckOf(unseen);
        const classes = new HandClasses(deck, (hand, hands) => tally.count(hand, hands));
        for (let chunk = 0; chunk < classes.chunks; chunk++) classes.run(chunk);
        const counted = tally.advice();
        expect(counted.hands).to.equal(HANDS);
        expect(counted.splits).to.deep.equal(dealAll(counted.splits, deck, options));
      });
    }
  }

  it('has exactly the legal splits of the seven cards', () => {
    const own = cards('AS AD AC KS KD 7H 2C');
    const { splits } = advisePaigow(own, OPTIONS);
    // Two aces in front leave kings behind, and two kings leave aces. An ace and another card leave
    // two pairs.
    const foul = ['AD AS', 'AC AS', 'AC AD'];
    const legal = twosOf(own)
      .map((front) => sorted(front))
      .filter((front) => !foul.includes(front));
    expect(splits.map(({ front }) => sorted(front))).to.have.members(legal);
    for (const { front, back } of splits) expect(sorted([...front, ...back])).to.equal(sorted(own));
  });

  it('is ordered by the value of a stake, which depends on the commission', () => {
    const own = cards('AS AD 9H 7C 4D KH QS');
    const [none, , whole] = [0, 5, 100].map((commission) => {
      const { splits } = advisePaigow(own, { ...OPTIONS, commission });
      const values = splits.map(({ wins, losses }) => (1 - commission / 100) * wins - losses);
      expect(values).to.deep.equal([...values].sort((a, b) => b - a));
      return splits.map(({ front }) => formatCards(front));
    }) as [string[], string[], string[]];
    expect(none).to.have.members(whole);
    expect(none).not.to.deep.equal(whole);
  });

  it('is computed in slices of time, and reports its progress', () => {
    let time = 0;
    const advising = beginPaigowAdvice(PROVED_HANDS[0]!.cards, OPTIONS, () => time++);
    expect(advising.progress).to.equal(0);
    const shares: number[] = [];
    while (!advising.run(10)) shares.push(advising.progress);
    expect(shares.length).to.be.greaterThan(10);
    expect(shares).to.deep.equal([...shares].sort((a, b) => a - b));
    expect(advising.progress).to.equal(1);
    const advice = advising.run(0);
    expect(advising.run(10)).to.equal(advice);
    expect(advice).to.deep.equal(advisePaigow(PROVED_HANDS[0]!.cards, OPTIONS));
  });

  it('needs seven different cards', () => {
    for (const wrong of ['AS KS QS JS TS 9S', 'AS AS KS QS JS TS 9S', 'AS KS QS JS TS 9S 8S 7S']) {
      expect(() => advisePaigow(cards(wrong), OPTIONS), wrong).to.throw(RangeError, 'seven');
    }
    expect(() => advisePaigow([0, 1, 2, 3, 4, 5, 53], OPTIONS)).to.throw(RangeError);
  });
});
