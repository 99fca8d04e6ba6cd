import { expect } from 'chai';
import { describe, it } from '#bdd';
import type { PatienceRules } from '../../../../src/core/patience/rules/rules.js';
import type { PatienceState } from '../../../../src/core/patience/rules/state.js';
import { tableOf } from '../../../../src/core/patience/rules/table.js';
import { RULE_TERMS, isSet, valuesAt } from '../../../../src/core/patience/rules/schema.js';
import { countOf, isFull } from '../../../support/counts.js';
import { randomFrom } from '../../support/small-random.js';
import { readText } from '../../support/oracles.js';
import { chosenOf, endgamesOf, problemWith } from './endgames.js';
import { plainGraph } from './plain-graph.js';
import { patienceRules, smallPatience } from './small-patiences.js';
import { type Random, smallRules } from './small-rules.js';

/** The most positions of an endgame. */
const MOST = countOf({ normal: 150, full: 500 });
/** How many games are tried. Many have no endgame that is small enough. */
const GAMES = countOf({ normal: 150, full: 2000 });
/** How many positions of each are compared. */
const POSITIONS = 16;
const BUDGET = 200_000;

/** The verdicts that were compared. */
type Verdict = 'winnable' | 'unwinnable';

/** The numbers of wins and losses by the terms of the rules. */
type Counts = Map<string, Record<Verdict, number>>;

/** The terms that rules set, with those of their values that are words. */
const termsOf = (rules: PatienceRules): readonly string[] =>
  Object.keys(RULE_TERMS)
    .filter((path) => isSet(rules, path))
    .flatMap((path) => [
      path,
      ...valuesAt(rules, path)
        .filter((value) => /^[a-z-]{3,}$/.test(value))
        .map((value) => `${path}=${value}`),
    ]);

/** Compares endgames of rules that `make` gives. Returns how often each verdict was right, by the terms of the rules. */
function compare(make: (random: Random) => PatienceRules | undefined): Counts {
  const counts: Counts = new Map();
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = randomFrom(Math.imul(seed, 0x9e3779b1));
    // The first numbers of similar seeds are similar.
    for (let n = 0; n < 20; n++) random(2);
    const rules = make(random);
    if (!rules) continue;
    const terms = termsOf(rules);
    for (const judged of chosenOf(endgamesOf(rules, random, MOST), random, POSITIONS)) {
      const slice = random(2) === 0 ? Infinity : 1 + random(50);
      const { verdict, problem } = problemWith(rules, judged, { budget: BUDGET, slice });
      const text = `seed ${seed}, ${JSON.stringify(rules)}, ${JSON.stringify(judged.state)}`;
      expect(problem ?? verdict, text).to.be.oneOf(['winnable', 'unwinnable']);
      for (const term of terms) {
        const known = counts.get(term) ?? { winnable: 0, unwinnable: 0 };
        known[verdict as Verdict]++;
        counts.set(term, known);
      }
    }
  }
  return counts;
}

/** The terms of which one of the verdicts was seen less often. */
const seldom = (counts: Counts, least: number): readonly string[] =>
  [...counts]
    .filter(([, { winnable, unwinnable }]) => Math.min(winnable, unwinnable) < least)
    .map(([term, seen]) => `${term}: ${seen.winnable} won, ${seen.unwinnable} lost`);

/** Both verdicts must have been compared often. */
function expectBoth(counts: Counts): void {
  const all = counts.get('version')!;
  expect(Math.min(all.winnable, all.unwinnable)).to.be.at.least(GAMES);
}

/** A position of a file: piles that are not named are empty. */
function stateIn(rules: PatienceRules, text: string): PatienceState {
  const given = JSON.parse(text) as Partial<PatienceState>;
  const empty = Object.fromEntries(tableOf(rules).piles.map((id) => [id, []]));
  return {
    ...{ options: {}, faceDown: {}, redeals: 0, score: 0, takenBack: [] },
    ...given,
    piles: { ...empty, ...given.piles },
  };
}

describe('the verdict on small endgames', () => {
  it('is right where the search was once wrong, or is with a planted fault', () => {
    const lines = readText('core/solver/rules/found.tsv').trimEnd().split('\n').slice(1);
    for (const line of lines) {
      const [first = '', second = ''] = line.split('\t');
      const rules = JSON.parse(first) as PatienceRules;
      const graph = plainGraph(rules, stateIn(rules, second), 3000)!;
      const { verdict, problem } = problemWith(rules, graph[0]!, { budget: BUDGET, slice: 50 });
      expect(problem ?? verdict, line).to.be.oneOf(['winnable', 'unwinnable']);
    }
  });

  it('is what trying every move comes to, with random rules', () => {
    const counts = compare(smallRules);
    expectBoth(counts);
    if (isFull) expect(seldom(counts, 3)).to.deep.equal([]);
  });

  it('is what trying every move comes to, with the rules of real games for few cards', async () => {
    const games = await patienceRules();
    let next = 0;
    expectBoth(compare((random) => smallPatience(games[next++ % games.length]!, random)));
  });
});
