import { readFileSync } from 'node:fs';
import { describe, it } from '#bdd';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { checkTrickRules } from '../../../src/core/tricks/check-rules.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';

const validate = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync('docs/reference/trick-rules.schema.json', 'utf8')) as object,
);

/** The rules of a game with these options. */
function rulesOf(
  game: typeof hearts | typeof spades | typeof whist | typeof twentyNine,
  given: object,
) {
  const checked = game.options.check(given);
  if ('problem' in checked) throw new Error(checked.problem.code);
  return game.tableOf(checked.value as never).rules;
}

const ALL = {
  hearts: rulesOf(hearts, { jack: 'diamonds', queen: 'first-chance' }),
  'hearts of three': rulesOf(hearts, { kinds: ['human', 'bot', 'bot'] }),
  spades: rulesOf(spades, { blindNil: true, blindExchange: true, jokers: true, floor: -200 }),
  whist: rulesOf(whist, { honours: true }),
  'knock-out': rulesOf(whist, { variant: 'knock-out', hand: 2, scores: [3, 0, 2, 2] }),
  german: rulesOf(whist, { variant: 'german' }),
  'oh-hell': rulesOf(whist, { variant: 'oh-hell' }),
  'twenty-nine': rulesOf(twentyNine, { doubles: true, hold: true, lastTrick: true }),
  'twenty-eight': rulesOf(twentyNine, { game: '28' }),
} as const;

describe('the JSON schema of trick-taking rules', () => {
  for (const [name, rules] of Object.entries(ALL)) {
    it(`accepts ${name}`, () => {
      expect(validate(rules) ? [] : validate.errors).to.deep.equal([]);
    });
  }

  const wrong = {
    'an unknown term': { ...ALL.whist, teams: 2 },
    'a wrong value': { ...ALL.whist, sides: 'pairs' },
    'a term of another type': { ...ALL.whist, score: { type: 'book', bonus: 10 } },
    'a card that is none': { ...ALL.whist, pack: { ranks: 'AKQ', without: ['ZZ'] } },
    'points of no card': { ...ALL.hearts, score: { ...ALL.hearts.score, cards: { X: 1 } } },
    'a missing term': { ...ALL.whist, deal: undefined },
  };
  for (const [name, rules] of Object.entries(wrong)) {
    it(`refuses ${name}, as the check does`, () => {
      const plain: unknown = JSON.parse(JSON.stringify(rules));
      expect([validate(plain), 'problem' in checkTrickRules(plain)]).to.deep.equal([false, true]);
    });
  }
});
