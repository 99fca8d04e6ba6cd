import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { filesOf, problemOf, titleOf } from '../../../scripts/new-game/files.mjs';

const NAME = 'four-seasons';

describe('the name of a new game', () => {
  it('is one of lower-case words joined by hyphens, and makes a title', () => {
    expect([problemOf(NAME, 'canfield'), problemOf('twenty1', 'fan')]).to.deep.equal([
      undefined,
      undefined,
    ]);
    expect(titleOf(NAME)).to.equal('Four Seasons');
  });

  for (const [name, why] of [
    ['Four Seasons', 'can\'t take "Four Seasons"'],
    ['four--seasons', 'can\'t take "four--seasons"'],
    ['4-seasons', 'can\'t take "4-seasons"'],
    ['../four-seasons', 'can\'t take "../four-seasons"'],
    ['', 'needs a name'],
    ['spider', 'can\'t take "spider", which is taken'],
    ['klondike', 'can\'t take "klondike", which is taken'],
  ] as const) {
    it(`is not "${name}", and what would do is said`, () => {
      expect(problemOf(name, 'canfield'))
        .to.include(why)
        .and.include('Accepted: lower-case words joined by hyphens');
    });
  }

  it('comes with that of a game of the kit to begin with', () => {
    expect(problemOf(NAME, 'bridge')).to.match(/^knows no game "bridge" .* agnes-bernauer, /);
  });
});

describe('a new game', () => {
  const game = { name: NAME, title: 'Four Seasons', like: 'wasp', source: undefined };
  /** The lines that a file gains, each with the line before it. Nothing else of the file changes. */
  function gained(path: string, text: string): readonly string[] {
    const old = readFileSync(path, 'utf8').split('\n');
    const lines = text.split('\n');
    const at = lines.findIndex((line, index) => line !== old[index]);
    expect(lines.toSpliced(at, 1), path).to.deep.equal(old);
    return lines.slice(at - 1, at + 1);
  }

  it('is a file with the rules of another, a line of the registry, and a title in each language', () => {
    const files = filesOf(game);
    const [[path, own], [registry, list], ...names] = [...files] as unknown as readonly [
      readonly [string, string],
      readonly [string, string],
      ...(readonly (readonly [string, string])[]),
    ];
    expect(path).to.equal('src/games/patience/four-seasons.ts');
    const like = readFileSync('src/games/patience/wasp.ts', 'utf8');
    const renamed = own.replace("'four-seasons'", "'wasp'").replace('"Four Seasons"', "'Wasp'");
    expect(renamed).to.equal(like);
    expect(gained(registry, list)).to.deep.equal([
      "  'forty-thieves': () => import('./forty-thieves.js'),",
      "  'four-seasons': () => import('./four-seasons.js'),",
    ]);
    expect(names.map(([file]) => file)).to.include('src/locales/de/patience-names.ftl');
    for (const [file, text] of names)
      expect(gained(file, text)[1], file).to.equal('    .fourSeasons = Four Seasons');
  });

  it('has a source if one is given', () => {
    const source = 'https://example.com/?a="b"';
    const [[, own]] = [...filesOf({ ...game, source })] as [[string, string]];
    expect(own).to.include(`source: ${JSON.stringify(source)},`);
  });
});
