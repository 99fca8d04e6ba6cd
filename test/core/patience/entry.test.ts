import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Session } from '../../../src/core.js';
import {
  EVERY_PATIENCE,
  RULE_TERMS,
  checkRules,
  loadPatience,
  ownPatience,
  patience,
  patienceGame,
  patienceNames,
  rulesInWords,
  rulesProblemInWords,
} from '../../../src/patience.js';
import { problemOf, valueOf } from '../support/result.js';

describe('baize/patience', () => {
  it('loads each game of the kit by its name, and knows their usual rules', async () => {
    expect(EVERY_PATIENCE.map(({ name }) => name)).to.deep.equal(patienceNames);
    const { title, options, rules } = valueOf(await loadPatience('canfield'));
    expect(title).to.equal('Canfield');
    const known = EVERY_PATIENCE.find(({ name }) => name === 'canfield')!;
    expect(rules(valueOf(options.check({})))).to.deep.equal(known.rules);
    const problem = problemOf(await loadPatience('toString'));
    expect(problem).to.include({ code: 'option', option: 'game', got: 'toString' });
  });

  it('plays rules that a page changed', async () => {
    const { rules } = valueOf(await loadPatience('canfield'));
    const given = { ...rules({ draw: 1, redeals: 2 }), name: 'My Canfield' };
    const own = valueOf(checkRules(given));
    expect(own.stock).to.deep.equal({ draw: 1, redeals: 2 });
    const data = patience({ name: 'my-canfield', title: 'My Canfield', source: '', rules: own });
    const session = valueOf(Session.start(patienceGame(data), { deal: 617 }));
    session.play({ from: 'stock', to: 'waste-1', count: 1 });
    expect(session.state.piles['waste-1']).to.have.length(1);
  });

  it('names the term of a problem, and explains rules in English', () => {
    const [{ rules }] = EVERY_PATIENCE as readonly [(typeof EVERY_PATIENCE)[number]];
    const wrong = { ...rules, packs: 5 };
    expect(problemOf(checkRules(wrong))).to.include({ code: 'rules', term: 'packs', got: '5' });
    expect(rulesProblemInWords(problemOf(ownPatience(wrong)))).to.equal(
      'packs “5” cannot be used; accepted: 1–4',
    );
    expect(rulesProblemInWords({ code: 'deal' })).to.equal(undefined);
    expect(RULE_TERMS.packs.range).to.deep.equal([1, 4]);
    for (const game of EVERY_PATIENCE) {
      const { goal, moves, details } = rulesInWords(game.rules);
      for (const text of [goal, ...moves, ...details]) expect(text, game.name).to.match(/\.$/);
    }
  });
});
