import { expect } from 'chai';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '#bdd';
import { ROOT, tagFolders } from '../../../scripts/entries.mjs';
import { attributesOf } from '../../../scripts/wordpress/catalog.mjs';
import { byClassAlone, kitFiles } from '../../../scripts/wordpress/pack.mjs';
import { compile, textsOf } from '../../../scripts/wordpress/words.mjs';
import { EVERY_GAME } from '../../../src/games/patience/every-game.js';

const PLUGIN = join(ROOT, 'hosts/wordpress/baize');
const read = (path: string): string => readFileSync(join(PLUGIN, path), 'utf8');
const filesOf = (ending: string): string[] =>
  readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(ending),
  );

describe('the WordPress plugin', () => {
  it('knows what every attribute of a game takes', () => {
    const games = tagFolders().filter(({ index }) => index.startsWith('src/games/'));
    const all = Object.fromEntries(games.map(({ tag }) => [tag, attributesOf(tag)]));
    const taken = (tag: string, name: string): object => {
      const { description, ...rule } = all[tag]![name]!;
      expect(description).to.match(/\.$/);
      return rule;
    };
    expect(games.every(({ tag }) => 'theme' in all[tag]!)).to.equal(true);
    expect(taken('freecell-game', 'deal')).to.deep.equal({ number: true });
    expect(taken('pyramid-game', 'redeals')).to.deep.equal({ number: true, values: ['unlimited'] });
    expect(taken('klondike-game', 'draw')).to.deep.equal({ values: ['1', '3'] });
    expect(taken('golf-game', 'corner')).to.deep.equal({ boolean: true });
    expect(taken('paigow-table', 'seat-names')).to.deep.equal({ text: true });
    expect(taken('spider-game', 'suits')).to.deep.equal({ values: ['1', '2', '4'] });
    expect(taken('patience-game', 'game'))
      .to.have.property('values')
      .that.includes.members(EVERY_GAME.map(({ name }) => name));
    expect(taken('golf-game', 'theme')).to.have.property('looks').that.includes('night');
  });

  it('has all its words in every language', () => {
    const texts = textsOf(filesOf('.php').map(read));
    const languages = filesOf('.po');
    expect(texts).to.include('Play %s');
    expect(languages).to.have.length(5);
    for (const path of languages) compile(path, Buffer.from(read(path)), texts);
  });

  it('keeps a finished theme to the games that ask for it', () => {
    const night = readFileSync(join(ROOT, 'src/themes/night.css'), 'utf8');
    const kept = byClassAlone('night', night);
    expect(kept).to.match(/^\.baize-night \{/m);
    expect(() => byClassAlone('other', ':root { --baize-felt: red }')).to.throw('other.css');
  });

  it('ships no finished theme that colours the whole page, and all else as it was built', () => {
    const themes = readdirSync(join(ROOT, 'src/themes')).filter((file) => file.endsWith('.css'));
    const built = new Map<string, Uint8Array>([
      ...themes.map(
        (file) => [`themes/${file}`, readFileSync(join(ROOT, 'src/themes', file))] as const,
      ),
      ['page-rule.css', Buffer.from(':root {}')],
    ]);
    const shipped = new Map([...kitFiles(built)].map(([path, file]) => [path, String(file)]));
    expect([...shipped.keys()]).to.deep.equal([...built.keys()]);
    expect(
      [...shipped].filter(([, css]) => css.includes(':root')).map(([path]) => path),
    ).to.deep.equal(['page-rule.css']);
    expect(themes).to.include('night.css');
  });
});
