import { expect } from 'chai';
import { describe, it } from 'node:test';
import { declarationOf, inJSDoc, inManifest } from '../../../scripts/api/promised.mjs';
import { tagFolders } from '../../../scripts/entries.mjs';
import { without } from '../../../scripts/manifest/without.mjs';

const inheritedFrom = { name: 'KitElement' };

/** An element as the analyzer has it. */
const ELEMENT = {
  name: 'TheGame',
  attributes: [
    { name: 'card-back', fieldName: 'cardBack', inheritedFrom },
    { name: 'seats', fieldName: 'seats' },
  ],
  events: [
    { name: 'game-undo', inheritedFrom },
    { name: 'game-win', inheritedFrom },
  ],
  cssParts: [{ name: 'card', inheritedFrom }],
  members: [
    { kind: 'field', name: 'cardBack', attribute: 'card-back', inheritedFrom },
    { kind: 'method', name: 'undo', inheritedFrom },
  ],
};

const doc = (...lines: readonly string[]): string =>
  ['/**', ' * A game.', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');

describe('what an element is @without', () => {
  it('is in no list of it, an attribute’s property neither', () => {
    const text = doc(
      '@without attr card-back',
      '@without event game-undo',
      '@without csspart card',
    );
    expect(without(ELEMENT, text)).to.deep.equal({
      name: 'TheGame',
      attributes: [{ name: 'seats', fieldName: 'seats' }],
      events: [{ name: 'game-win', inheritedFrom }],
      cssParts: [],
      members: [{ kind: 'method', name: 'undo', inheritedFrom }],
    });
    expect(ELEMENT.attributes).to.have.length(2);
  });

  it('may be several names in a line', () => {
    const text = doc('@without event game-undo game-win', '@csspart die - A die.');
    expect(without(ELEMENT, text).events).to.deep.equal([]);
    expect(without(ELEMENT, doc('@csspart die - A die.'))).to.deep.equal(ELEMENT);
  });

  for (const [line, why] of [
    ['attr seats', 'its own'],
    ['attr card-backs', 'no such attribute'],
    ['event card', 'of another kind'],
    ['event card-back', 'of another kind'],
    ['slot win', 'no slots at all'],
    ['plume card', 'no such kind'],
    ['event game-undo game-undo', 'twice'],
  ] as const) {
    it(`is an error where it is not inherited: ${line} (${why})`, () => {
      const name = line.split(' ').at(-1)!;
      const message = `@without ${line.split(' ')[0]!} ${name}: it inherits no such thing.`;
      expect(() => without(ELEMENT, doc(`@without ${line}`))).to.throw(message);
    });
  }

  it('is promised by no JSDoc and no manifest: the race has no cards, and takes nothing back', () => {
    const folder = tagFolders().find(({ tag }) => tag === 'ten-dice-race')!;
    const told = [...inJSDoc(folder), ...inManifest(declarationOf('ten-dice-race'))]
      .map(({ kind, name }) => `${kind} ${name}`)
      .filter((one) => /card|undo|redo|panel-win/.test(one));
    expect(new Set(told)).to.deep.equal(
      new Set(
        ['custom property --baize-card', 'custom property --baize-card-edge'].concat(
          'method undo',
          'method redo',
        ),
      ),
    );
  });
});
