import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Kit } from '../../../src/offline/kit-files.js';
import { filesOf } from '../../../src/offline/offline-files.js';

const KIT: Kit = {
  files: {
    'all.js': { integrity: 'sha384-all', elements: [] },
    'a-game.js': { integrity: 'sha384-a', elements: ['a-game'] },
    'b-game.js': { integrity: 'sha384-b', elements: ['b-game'] },
    'shared.js': { integrity: 'sha384-s', elements: ['a-game', 'b-game'] },
    'de-shared.js': { integrity: 'sha384-de', elements: ['a-game', 'b-game'], language: 'de' },
    'fr-shared.js': { integrity: 'sha384-fr', elements: ['a-game', 'b-game'], language: 'fr' },
    'themes/night.css': { integrity: 'sha384-n' },
  },
};

const names = (choice: object): readonly string[] =>
  filesOf(KIT, { base: '/kit/', ...choice }).map(({ url }) => url.replace('/kit/', ''));

describe('the files of a kit', () => {
  it('are all of them, without a choice', () => {
    expect(names({})).to.deep.equal(Object.keys(KIT.files));
  });

  it('are those of the chosen elements and languages, and what belongs to none', () => {
    expect(names({ elements: ['a-game'], languages: ['de'] })).to.deep.equal([
      'a-game.js',
      'shared.js',
      'de-shared.js',
      'themes/night.css',
    ]);
    expect(names({ elements: ['b-game'], languages: [] })).to.deep.equal([
      'b-game.js',
      'shared.js',
      'themes/night.css',
    ]);
  });

  it('are addresses below the base, with its slash or without, each with its hash', () => {
    const choice = { elements: ['a-game'], languages: [] };
    const [first] = filesOf(KIT, { base: 'https://cdn.example/kit', ...choice });
    expect(first).to.deep.equal({
      url: 'https://cdn.example/kit/a-game.js',
      revision: 'sha384-a',
      integrity: 'sha384-a',
    });
  });

  it('are refused for an unknown name, with those that are known', () => {
    expect(() => names({ elements: ['c-game'] })).to.throw(
      'baize/offline: elements has “c-game”; accepted: a-game, b-game',
    );
    expect(() => names({ languages: ['it'] })).to.throw(
      'baize/offline: languages has “it”; accepted: de, fr',
    );
    expect(() => names({ base: '' })).to.throw('baize/offline: base is the address of the folder');
  });
});
