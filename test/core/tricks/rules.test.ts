import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { checkTrickRules } from '../../../src/core/tricks/check-rules.js';
import type { TrickRules } from '../../../src/core/tricks/rules.js';
import { rulesOf as heartsRules } from '../../../src/games/hearts/rules/rules.js';
import { rulesOf as spadesRules } from '../../../src/games/spades/rules/rules.js';
import { rulesOf as twentyNineRules } from '../../../src/games/twenty-nine/rules/rules.js';
import { rulesOf as whistRules } from '../../../src/games/whist/rules/rules.js';
import { problemOf, valueOf } from '../support/result.js';
import {
  heartsOptions,
  spadesOptions,
  twentyNineOptions,
  whistOptions,
} from '../support/trick-options.js';

/** Checks that the rules of random options pass, and come back equal from JSON. */
const pass = (rules: fc.Arbitrary<TrickRules>): void => {
  fc.assert(
    fc.property(rules, (one) => {
      expect(valueOf(checkTrickRules(JSON.parse(JSON.stringify(one))))).to.deep.equal(one);
    }),
  );
};

const WHIST: TrickRules = {
  ...{ version: 1, name: 'whist', players: 4, sides: 'opposite' },
  pack: { ranks: 'AKQJT98765432' },
  deal: { hand: 13 },
  trump: { type: 'dealer-card' },
  score: { type: 'book', book: 6, honours: false, target: 5 },
};

/** The problem of whist with some other terms. */
const wrong = (terms: object): object => problemOf(checkTrickRules({ ...WHIST, ...terms }));

describe('rules of trick-taking games', () => {
  it('are plain data that pass the check, in all games', () => {
    pass(heartsOptions.map(heartsRules));
    pass(spadesOptions.map(spadesRules));
    pass(twentyNineOptions('29').map(twentyNineRules));
    pass(twentyNineOptions('28').map(twentyNineRules));
    for (const variant of ['whist', 'knock-out', 'german', 'oh-hell'] as const) {
      pass(whistOptions(variant).map(whistRules));
    }
  });

  const problems: readonly (readonly [string, object, object])[] = [
    ['a version of the future', { version: 2 }, { term: 'version', got: '2', accepted: '1' }],
    ['too many players', { players: 7 }, { term: 'players', got: '7', accepted: '2–6' }],
    ['an unknown rank', { pack: { ranks: 'AKX' } }, { term: 'pack.ranks', got: 'AKX' }],
    ['a rank twice', { pack: { ranks: 'AKA' } }, { term: 'pack.ranks', got: 'AKA' }],
    ['no deal', { deal: undefined }, { term: 'deal' }],
    ['a hand that is too large', { deal: { hand: 14 } }, { term: 'deal.hand' }],
    ['another kind of trump', { trump: { type: 'wild' } }, { term: 'trump.type', got: 'wild' }],
    ['a trump suit that is none', { trump: { type: 'suit', suit: 'X' } }, { term: 'trump.suit' }],
    ['no card to turn up', { trump: { type: 'stock-card' } }, { term: 'trump.type' }],
    [
      'a bidder’s trump without an auction',
      { trump: { type: 'bidder', conceal: 'suit', afterAsking: 'free' } },
      { term: 'trump.type', accepted: 'an auction' },
    ],
    ['contracts without bids', { score: spadesRulesScore() }, { term: 'score.type' }],
    ['partners of three players', { players: 3 }, { term: 'sides', accepted: 'each' }],
    [
      'jokers without a trump suit',
      { pack: { ranks: 'AKQJT98765432', jokers: ['2H', '2D'] } },
      { term: 'pack.jokers' },
    ],
    ['a suit to lead that has no card', { lead: { lowest: 'X' } }, { term: 'lead.lowest' }],
    ['half a card', { pass: { cards: 1.5, by: 1 } }, { term: 'pass.cards', got: '1.5' }],
  ];
  for (const [name, terms, problem] of problems) {
    it(`are refused with ${name}`, () => {
      expect(wrong(terms)).to.include({ code: 'rules', ...problem });
    });
  }

  it('are refused with an unknown term', () => {
    const problem = wrong({ lead: { highest: 'C' } });
    expect(problem).to.include({ code: 'rules-unknown', term: 'lead.highest' });
  });

  it('never throw, whatever is checked', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(WHIST)), (value, name) => {
        checkTrickRules(value);
        checkTrickRules({ ...WHIST, [name]: value });
      }),
    );
  });
});

/** The score of Spades. */
function spadesRulesScore(): object {
  return {
    ...{ type: 'contract', trick: 10, nil: 100, blindNil: 200, nilTricks: 'bags', target: 500 },
  };
}
