import { expect } from 'chai';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '#bdd';
import { ELEMENTS as ELEMENT_PAGES, GAMES as GAME_PAGES } from '../../../demo/pages.mjs';
import { PATIENCE_TAGS, ROOT, tagFolders } from '../../../scripts/entries.mjs';
import { anchorsIn, follow, isElsewhere, linksIn, slug } from '../../../scripts/site/links.mjs';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const DOCS = filesIn('docs', '.md');
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
];

/** The tags of Storybook's pages, from the `meta` of the stories' files. */
const ELEMENTS = filesIn('stories', '.stories.ts')
  .map((file) => textOf(file).split('export default')[0]!)
  .filter((meta) => !meta.includes("tags: ['!autodocs']"))
  .map((meta) => /^ {2}component: '([^']+)',$/m.exec(meta)![1]!);

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

  it('lead to what is there', () => {
    const broken = TEXTS.flatMap((path) =>
      ways(path).flatMap(({ target, path: to, anchor }) => {
        if (!existsSync(join(ROOT, to))) return [`${path}: ${target}: no such file`];
        if (anchor === '' || !to.endsWith('.md')) return [];
        return anchorsIn(textOf(to)).includes(anchor)
          ? []
          : [`${path}: ${target}: no such heading`];
      }),
    );
    expect(broken).to.deep.equal([]);
  });
});

describe('the reference', () => {
  it('is linked from its index, page by page', () => {
    const index = 'docs/reference/index.md';
    const linked = new Set(ways(index).map(({ path }) => path));
    const wanted = DOCS.filter((path) => path.startsWith('docs/reference/') && path !== index);
    expect(wanted.filter((path) => !linked.has(path))).to.deep.equal([]);
  });
});

describe('the stories', () => {
  it('have one page for each element', () => {
    expect([...ELEMENTS].sort()).to.deep.equal(
      tagFolders()
        .map(({ tag }) => tag)
        .sort(),
    );
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
