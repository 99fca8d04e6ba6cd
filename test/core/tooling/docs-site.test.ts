import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '#bdd';
import { type Kit, documentOf, withUrls } from '../../../docs/.vitepress/theme/live/document.js';
import { ROOT } from '../../../scripts/entries.mjs';
import { kitFiles } from '../../../scripts/site/kit-files.mjs';
import { linkOnSite } from '../../../scripts/site/markdown.mjs';
import { linksOf, sidebar } from '../../../scripts/site/sidebar.mjs';

describe('the sidebar of the documentation', () => {
  it('has every page of guides, reference and internals once', () => {
    for (const [folder, items] of Object.entries(sidebar())) {
      const pages = readdirSync(join(ROOT, 'docs', folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => folder + name.replace(/(^index)?\.md$/, ''));
      expect(linksOf(items).sort(), folder).to.deep.equal(pages.sort());
    }
  });
});

describe('a link of the documentation', () => {
  const onSite = (target: string) => linkOnSite(target, 'guides/games.md');

  it('stays if its target is a page of the site', () => {
    const targets = [
      '#top',
      'events.md#x',
      '../../demo/klondike.html',
      '../../demo/',
      'https://a.org',
    ];
    expect(targets.map(onSite)).to.deep.equal(targets.map(() => undefined));
  });

  it('leads to the repository if it has no page', () => {
    const [file, folder] = ['../../src/core.ts#L3', '../../demo/react'].map(onSite);
    expect(file).to.match(/^https:\/\/github\.com\/.*\/src\/core\.ts#L3$/);
    expect(folder).to.match(/^https:\/\/github\.com\/.*\/demo\/react$/);
  });
});

describe('the code of a live example', () => {
  const kit: Kit = { dist: 'https://site.test/dist/', files: kitFiles() };
  const urlsIn = (code: string) =>
    [...withUrls(code, kit).matchAll(/"([^"]*)"/g)].map(([, url]) => url);

  it('loads the files of the site, whatever their place in the example', () => {
    const game = 'https://site.test/dist/cdn/freecell-game.js';
    for (const url of [
      'freecell-game.js',
      '/baize/freecell-game.js',
      'https://cdn.jsdelivr.net/npm/baize@0.1.0/dist/cdn/freecell-game.js',
      'baize/freecell-game',
    ]) {
      expect(urlsIn(`<script type=module src="${url}"></script>`), url).to.deep.equal([game]);
    }
    expect(
      urlsIn('<link href="/baize/themes/night.css"> import "baize/core"; import "baize"'),
    ).to.deep.equal([
      'https://site.test/dist/cdn/themes/night.css',
      'https://site.test/dist/core.js',
      'https://site.test/dist/cdn/baize.js',
    ]);
  });

  it('keeps all other texts', () => {
    const code = '<p title="a.js"> "night.css" "freecell-game" "/own/page.js" "Say \'hi\'"</p>';
    expect(withUrls(code, kit)).to.equal(code);
  });

  it('gets the scripts of its elements if it has none', () => {
    const page = (code: string) => documentOf({ code, isDark: false, place: 'a' }, kit);
    const script = '<script type="module" src="https://site.test/dist/cdn/golf-game.js"></script>';
    expect(page('<golf-game></golf-game><x-y></x-y>')).to.include(script);
    expect(page('<script></script><golf-game></golf-game>')).to.not.include(script);
  });
});
