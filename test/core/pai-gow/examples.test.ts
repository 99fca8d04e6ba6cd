import { describe, it } from '#bdd';
import { expect } from 'chai';
import { describeFive, describeTwo, formatCards, isFoul, rankTwo } from '../../../src/core.js';
import {
  COPY,
  FOUL_SET,
  LEGAL_SET,
  OF_EACH_KIND,
  WITH_JOKER,
  straightsBy,
} from '../../../src/games/pai-gow/rules/examples.js';
import { KIND_NAMES } from '../../../src/games/pai-gow/rules/hand-rank.js';
import { ranksOf } from '../../../src/games/pai-gow/rules/settle.js';
import {
  type PaigowHelpRules,
  helpSections,
  helpWords,
} from '../../../src/games/pai-gow/help-words.js';
import { kitWords } from '../../../src/locales/words.js';

const RULES: PaigowHelpRules = {
  ...{ wheel: 'second', foul: 'refuse', commission: 0, pushOn: 'none', minBet: 5, maxBet: 100 },
  ...{ house: true, offer: false, bonus: 'none', envyMin: 5 },
};

const told = (rules: Partial<PaigowHelpRules>): readonly string[] =>
  helpSections(helpWords(kitWords), { ...RULES, ...rules }, 'Pay table').flatMap(
    ({ title, lines }) => [title, ...lines],
  );

describe('the examples of how to play Pai Gow', () => {
  it('are a legal set, and a foul one of the same cards', () => {
    const sets = [LEGAL_SET, FOUL_SET];
    const fouls = sets.map(({ front, back }) => {
      const ranks = ranksOf(front, back, 'second');
      return isFoul(ranks.back, ranks.front);
    });
    expect(fouls).to.deep.equal([false, true]);
    const [legal, foul] = sets.map(({ front, back }) => [...front, ...back].sort((a, b) => a - b));
    expect(legal).to.deep.equal(foul);
  });

  it('have a hand of each kind, the best first', () => {
    const codes = OF_EACH_KIND.map((cards) => describeFive(cards, 'second').code);
    expect(codes).to.deep.equal([...KIND_NAMES].reverse());
  });

  it('use the joker in a straight, in a flush and as an ace', () => {
    const hands = WITH_JOKER.map((cards) => describeFive(cards, 'second'));
    expect(hands.map(({ code, high }) => `${code} ${high}`)).to.deep.equal([
      ...['straight 10', 'flush 1', 'pair 1'],
    ]);
  });

  it('place the wheel as the table does', () => {
    const [second, low] = (['second', 'low'] as const).map((wheel) => straightsBy(wheel));
    expect(second!.map(formatCards)).to.deep.equal([
      ...['AS KD QC JH TS', 'AC 2D 3H 4S 5C', 'KD QC JH TS 9C'],
    ]);
    expect(low!.map(formatCards)).to.deep.equal(
      [second![0], second![2], second![1]].map((hand) => formatCards(hand!)),
    );
  });

  it('have a copy: two fronts that are equal', () => {
    const [own, dealers] = COPY.map(([a, b]) => rankTwo(a!, b!));
    expect(own).to.equal(dealers);
    expect(describeTwo(COPY[0]!).code).to.equal('nothing');
  });
});

describe('how to play Pai Gow in words', () => {
  it('states what a win pays, with the rounded commission', () => {
    expect(told({})).to.include('A win pays even money.');
    expect(told({ commission: 5 })).to.include(
      'A win pays the bet less 5% commission, rounded up: 5 pays 4, 100 pays 95.',
    );
  });

  it('follows the rules of the table', () => {
    const own = told({ wheel: 'low', foul: 'lose', house: false, bonus: 'fortune' });
    expect(own).to.include.members([
      'Ace to five is the lowest straight.',
      'The back hand must rank higher than the front hand. Otherwise the set is a foul: both hands lose.',
      'Players take turns to deal. A dealer covers bets only as far as their chips go. The rest of a bet is returned.',
      'Fortune',
    ]);
    expect(told({})).not.to.include('Fortune');
  });
});
