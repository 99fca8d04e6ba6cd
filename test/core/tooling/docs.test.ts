import { expect } from 'chai';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '#bdd';
import { ELEMENTS as ELEMENT_PAGES, GAMES as GAME_PAGES } from '../../../demo/pages.mjs';
import { PATIENCE_TAGS, ROOT, tagFolders } from '../../../scripts/entries.mjs';
import {
  anchorsIn,
  follow,
  isElsewhere,
  linksIn,
  relink,
  slug,
} from '../../../scripts/site/links.mjs';
import { idOf, textPages } from '../../../scripts/site/pages.mjs';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const DOCS = filesIn('docs', '.md');
const PAGES = textPages();
const TEXTS = [
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'RELEASING.md',
    'test/looks/README.md',
    'test/data/README.md',
  ],
  ...DOCS,
  ...PAGES.map(({ file }) => file),
];

/** The pages that Storybook makes of an element: what the stories' file says of all of them. */
const ELEMENTS = filesIn('stories', '.stories.ts')
  .map((file) => textOf(file).split('export default')[0]!)
  .filter((meta) => !meta.includes("tags: ['!autodocs']"))
  .map((meta) => ({
    title: /^ {2}title: '([^']+)',$/m.exec(meta)![1]!,
    tag: /^ {2}component: '([^']+)',$/m.exec(meta)![1]!,
  }));

/** Where a text's links lead that stay in the project. */
const ways = (path: string) =>
  linksIn(textOf(path))
    .filter(({ target }) => !isElsewhere(target))
    .map(({ target }) => ({ target, ...follow(target, path) }));

describe('the links of a text', () => {
  it('are found where they are text, and not in code', () => {
    const text = [
      'A [link](docs/a.md#b), [`code`](c.md), ![not this](x.png).',
      '```md',
      '[code](d.md)',
      '```',
    ].join('\n');
    expect(linksIn(text).map(({ target }) => target)).to.deep.equal([
      'docs/a.md#b',
      'c.md',
      'x.png',
    ]);
  });

  it('have anchors as GitHub makes them', () => {
    expect(
      ['`game-move`, `game-undo`', 'Can it still be won?', 'A [link](x.md) & “more”'].map(slug),
    ).to.deep.equal(['game-move-game-undo', 'can-it-still-be-won', 'a-link--more']);
  });

  it('lead from page to page on the site, and name what has no page', () => {
    const pages = new Map([['docs/a.md', 'guides-a--docs']]);
    expect(
      relink(
        '[a](a.md#x) [b](../demo/b.html) [c](https://c.org) [d](#d) ![e](img/e.png) [f](../src/f.ts)',
        'docs/z.md',
        pages,
      ),
    ).to.equal(
      '[a](?path=/docs/guides-a--docs#x) <a href="./demo/b.html" target="_blank">b</a> ' +
        '[c](https://c.org) [d](#d) <img src="./docs/img/e.png" alt="e" /> f (`src/f.ts`)',
    );
  });

  it('lead to what is there', () => {
    const broken = TEXTS.flatMap((path) =>
      ways(path).flatMap(({ target, path: to, anchor }) => {
        if (!existsSync(join(ROOT, to))) return [`${path}: ${target}: no such file`];
        if (anchor === '' || !/\.mdx?$/.test(to)) return [];
        return anchorsIn(textOf(to)).includes(anchor)
          ? []
          : [`${path}: ${target}: no such heading`];
      }),
    );
    expect(broken).to.deep.equal([]);
  });

  it('to pages of the site lead to some', () => {
    const known = [...PAGES.map(({ id }) => id), ...ELEMENTS.map(({ title }) => idOf(title))];
    const asked = PAGES.flatMap(({ file }) => linksIn(textOf(file)))
      .map(({ target }) => /^\?path=\/docs\/([\w-]+)$/.exec(target)?.[1])
      .filter((id) => id !== undefined);
    expect(asked).to.have.length.above(5);
    expect(asked.filter((id) => !known.includes(id))).to.deep.equal([]);
  });
});

describe('the docs', () => {
  it('are all linked from the README, with the changelog and how to contribute', () => {
    const linked = new Set(ways('README.md').map(({ path }) => path));
    const wanted = [...DOCS, 'CHANGELOG.md', 'CONTRIBUTING.md'];
    expect(wanted.filter((path) => !linked.has(path))).to.deep.equal([]);
  });

  it('are all pages of the site, the README, the changelog and how to contribute too', () => {
    const shown = PAGES.map(({ shows }) => shows);
    const wanted = [...DOCS, 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'];
    expect(wanted.filter((path) => !shown.includes(path))).to.deep.equal([]);
  });

  it('have a page for each element, and one alone', () => {
    expect(ELEMENTS.map(({ tag }) => tag).sort()).to.deep.equal(
      tagFolders()
        .map(({ tag }) => tag)
        .sort(),
    );
  });

  it('have a recipe for each of these, and home leads to it', () => {
    const titles = PAGES.map(({ title }) => title).filter((title) => title.startsWith('Recipes/'));
    expect(titles.sort()).to.deep.equal(
      [
        'A CSP page',
        'Listen to it',
        'Make a new game',
        'React',
        'Save to your server',
        'Theme it',
        'WordPress',
      ].map((name) => `Recipes/${name}`),
    );
    const home = new Set(ways('stories/welcome.mdx').map(({ path }) => path));
    const recipes = PAGES.filter(({ title }) => title.startsWith('Recipes/'));
    expect(recipes.filter(({ file, shows }) => !home.has(shows ?? file))).to.deep.equal([]);
  });
});

describe('the code of recipes', () => {
  it('is tried, every piece of it', () => {
    const tests = filesIn('test/pages', '.test.ts').map(textOf).join('\n');
    const pieces = PAGES.flatMap(({ file }) =>
      [...textOf(file).matchAll(/^```(\S+)(?: (\S+))?$/gm)].map(
        ([, language, name]) =>
          `piece('${file.replace(/^stories\/(.*)\.mdx$/, '$1')}', '${name ?? language!}')`,
      ),
    );
    expect(pieces).to.have.length.above(10);
    expect(pieces.filter((piece) => !tests.includes(piece))).to.deep.equal([]);
  });
});

/** The games of the README's table. */
const GAMES = [...textOf('README.md').matchAll(/^\| `<([\w-]+)>` +\|/gm)].map(([, tag]) => tag!);

/** The games in lists that are written by hand. */
const WRITTEN = GAMES.filter((tag) => !PATIENCE_TAGS.some((line) => line.tag === tag));

/** Lists that are written by hand, each game by its tag. */
const LISTS: readonly (readonly [where: string, list: RegExp])[] = [
  ['README.md', /^<script type="module" src="baize\.js">.*?^```$/ms],
  ['demo/pages.mjs', /^export const GAMES = .*?^\];/ms],
];

describe('the gallery', () => {
  it('has a page of each element beside the games', () => {
    const companions = tagFolders().filter(({ index }) => index.startsWith('src/elements/'));
    const shown = ELEMENT_PAGES.map(({ tag }) => tag);
    expect(shown).to.include.members(companions.map(({ tag }) => tag));
  });

  it('has a page of each game', () => {
    const games = tagFolders().filter(({ index }) => index.startsWith('src/games/'));
    expect(GAME_PAGES.map(({ tag }) => tag)).to.have.members(games.map(({ tag }) => tag));
  });
});

describe('a game that the README tells of', () => {
  it('is one of the kit', () => {
    expect(tagFolders().map(({ tag }) => tag)).to.include.members([...GAMES]);
    expect(GAMES).to.include('ten-dice-race');
  });

  for (const [where, list] of LISTS) {
    it(`is in the list of ${where}`, () => {
      const [text = ''] = list.exec(textOf(where)) ?? [];
      expect(WRITTEN.filter((tag) => !new RegExp(`\\b${tag}\\b`).test(text))).to.deep.equal([]);
    });
  }
});
