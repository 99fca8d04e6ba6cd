import { describe, it } from '#bdd';
import { expect } from 'chai';
import { PATIENCES } from '../../../src/games/patience/registry.js';
import { EVERY_GAME, type KnownGame, OTHER_GAMES } from '../../../src/games/patience/every-game.js';
import { VARIANTS } from '../../../src/games/freecell/rules/variants.js';
import { freecell } from '../../../src/games/freecell/rules/game.js';
import { checkRules } from '../../../src/core/patience/rules/check.js';
import { valueOf } from '../support/result.js';
import { nearest, similarity } from '../../../src/games/patience/similar.js';

const named = (name: string): KnownGame => EVERY_GAME.find((game) => game.name === name)!;

/** The names of the games that are most similar to one. */
const near = (name: string): readonly string[] => {
  const others = EVERY_GAME.filter((game) => game.name !== name);
  return nearest(named(name).rules, others).map((game) => game.name);
};

describe('the list of every patience', () => {
  it('has each game of the registry, with the title and the usual rules', async () => {
    expect(EVERY_GAME.map(({ name }) => name)).to.deep.equal(Object.keys(PATIENCES));
    const { game } = await PATIENCES.canfield();
    const options = game.options.check({});
    if (!('value' in options)) throw new Error('Canfield has no usual options');
    const { title, rules } = named('canfield');
    expect({ title, rules }).to.deep.equal({ title: 'Canfield', rules: game.rules(options.value) });
  });
});

describe('the games with a folder of their own', () => {
  it('are listed with their usual rules', () => {
    const names = [...VARIANTS, 'golf', 'klondike', 'pyramid'];
    expect(OTHER_GAMES.map(({ name }) => name)).to.deep.equal(names);
    for (const variant of VARIANTS) {
      const { rules } = freecell.tableOf(valueOf(freecell.options.check({ variant })));
      expect(OTHER_GAMES.find(({ name }) => name === variant)?.rules, variant).to.deep.equal(rules);
    }
    for (const { name, rules } of OTHER_GAMES)
      expect(checkRules(rules), name).to.have.property('value');
  });

  it('are named among similar games', () => {
    const all = [...EVERY_GAME, ...OTHER_GAMES];
    const like = (name: string): readonly string[] =>
      nearest(
        all.find((game) => game.name === name)!.rules,
        all.filter((game) => game.name !== name),
      ).map((game) => game.name);
    expect(like('putt-putt')[0]).to.equal('golf');
    expect(like('double-freecell')).to.include('freecell');
    expect(like('double-klondike')).to.include('klondike');
    expect(like('giza')).to.include('pyramid');
  });
});

describe('similarity of rules', () => {
  it('is 1 for equal rules, less for others, and the same in both directions', () => {
    for (const { name, rules } of EVERY_GAME) {
      expect(similarity(rules, structuredClone(rules)), name).to.equal(1);
      const [forth, back] = [
        similarity(rules, named('spider').rules),
        similarity(named('spider').rules, rules),
      ];
      expect(forth).to.equal(back);
      if (name !== 'spider') expect(forth, name).to.be.within(0, 0.99);
    }
  });

  it('finds the games that a player would name', () => {
    expect(near('spider').slice(0, 2)).to.have.members(['relaxed-spider', 'black-widow']);
    expect(near('yukon')).to.include.members(['russian-solitaire', 'alaska']);
    expect(near('canfield')).to.include.members(['superior-canfield', 'rainbow']);
    expect(near('black-hole')[0]).to.equal('worm-hole');
    expect(near('elevens')[0]).to.equal('simple-pairs');
  });

  it('names four games at most, and none that has little in common', () => {
    for (const { name } of EVERY_GAME) expect(near(name).length, name).to.be.at.most(4);
    expect(near('tripeaks')).to.deep.equal(['putt-putt']);
  });
});
