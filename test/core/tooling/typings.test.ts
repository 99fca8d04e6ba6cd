import { expect } from 'chai';
import { describe, it } from 'node:test';
import { editorData } from '../../../scripts/typings/editors.mjs';
import { elementTypes, readManifest } from '../../../scripts/typings/elements.mjs';
import { reactModules, reactTypes } from '../../../scripts/typings/react.mjs';
import { writable } from '../../../scripts/typings/written.mjs';

interface Named {
  readonly name: string;
}

interface Tag extends Named {
  readonly attributes: readonly (Named & { readonly values?: readonly Named[] })[];
}

const names = (all: readonly Named[]): string[] => all.map(({ name }) => name);

describe('what a framework may set on an element', () => {
  it('is what an attribute takes, and for numbers their text', () => {
    expect(writable("'off' | 'safe' | 'all'", 'AutoFoundation | null')).to.equal(
      "'off' | 'safe' | 'all' | null",
    );
    expect(writable('1 | 3', 'number | string | null')).to.equal("1 | 3 | '1' | '3' | null");
    expect(writable("number | 'unlimited'", 'number | string | null')).to.equal(
      "number | 'unlimited' | `${number}` | null",
    );
    expect(writable('boolean', 'boolean')).to.equal('boolean');
    expect(writable('string', 'string | number | null')).to.equal('string | number | null');
    expect(writable("'off' | 'on'", 'string | boolean | null')).to.equal(
      "'off' | 'on' | boolean | null",
    );
  });

  it('has no property that can only be read, and no attribute that a property hides', () => {
    const room = elementTypes().find(({ tag }) => tag === 'card-room')!;
    const properties = [
      'theme',
      ...['locale', 'locales', 'calm', 'mirrored', 'fourColor', 'without', 'sound', 'saveKey'],
    ];
    expect(names(room.properties)).to.deep.equal([
      ...properties,
      ...['firstBankroll', 'season', 'faces', 'cardFaces', 'store', 'historyStore'],
      ...['server', 'code', 'signIn'],
    ]);
    expect(names(room.attributes)).to.deep.equal(['save-key', 'four-color']);
    expect(names(room.events)).to.deep.equal(['bankroll-change', 'game-error']);
  });
});

describe('the React components', () => {
  const modules: Readonly<Record<string, string>> = reactModules();
  const tags = elementTypes().map(({ tag }) => tag);

  it('are a module for each element, which a server component may import', () => {
    for (const tag of tags) expect(modules[`react/${tag}.js`]).to.match(/^'use client';\n/);
    expect(modules['react.js']!.trim().split('\n')).to.have.length(tags.length);
  });

  it('know attributes, other properties and events by their props', () => {
    const [, api] = /component\(\s*'card-room',\s*Element,\s*(\{.*\}),\s*\)/s.exec(
      modules['react/card-room.js']!,
    )!;
    expect(JSON.parse(api!)).to.deep.equal({
      attributes: {
        ...{ theme: 'theme', locale: 'locale', calm: 'calm', mirrored: 'mirrored' },
        ...{ fourColor: 'four-color', without: 'without', sound: 'sound', saveKey: 'save-key' },
        ...{ firstBankroll: 'bankroll', season: 'season', faces: 'faces' },
        ...{ server: 'server', code: 'code' },
      },
      properties: ['locales', 'cardFaces', 'store', 'historyStore', 'signIn'],
      events: { onBankrollChange: 'bankroll-change', onGameError: 'game-error' },
    });
  });

  it('have a name that is a component, and the element as a type', () => {
    expect(reactTypes()).to.include(
      [
        "export declare const GameStats: BaizeComponent<'game-stats'>;",
        "export type GameStats = BaizeElements['game-stats']['element'];",
      ].join('\n'),
    );
  });
});

describe('what editors complete from', () => {
  const data = editorData();
  const { tags } = data['vscode.html-custom-data.json'] as { readonly tags: readonly Tag[] };
  const css = data['vscode.css-custom-data.json'] as {
    readonly properties: readonly Named[];
    readonly pseudoElements: readonly Named[];
  };

  it('is every tag of the manifest with every attribute', () => {
    const declared = readManifest().modules.flatMap(({ declarations = [] }) => declarations) as {
      readonly tagName: string;
      readonly attributes: readonly Named[];
    }[];
    expect(tags.map(({ name, attributes }) => [name, names(attributes)])).to.deep.equal(
      declared.map(({ tagName, attributes }) => [tagName, names(attributes)]),
    );
    const replay = tags.find(({ name }) => name === 'game-replay')!;
    const speed = replay.attributes.find(({ name }) => name === 'speed')!;
    expect(names(speed.values!)).to.deep.equal(['0.5', '1', '2', '4']);
  });

  it('is every custom property and part, each once', () => {
    for (const all of [names(css.properties), names(css.pseudoElements)]) {
      expect(all).to.deep.equal([...new Set(all)]);
    }
    expect(names(css.properties)).to.include('--baize-felt');
    expect(names(css.pseudoElements)).to.include('::part(card)');
    expect(names(css.pseudoElements)).to.include.members([
      '::part(button-undo)',
      '::part(selected)',
    ]);
  });
});
