import { entryGraph } from './scripts/build/chunk-graph.mjs';
import { PATIENCE_TAGS, tagFolders } from './scripts/entries.mjs';

/**
 * The most that a page loads before the first card of one game can be played, by the last word of its tag. When a build
 * is over its budget, first look for code that can load later, by `lazy()`.
 *
 * @type {Readonly<Record<string, string>>}
 */
const BUDGETS = { game: '94.8 kB', table: '112.2 kB', race: '62 kB' };
/**
 * What a second game of the same kind adds.
 *
 * @type {Readonly<Record<string, string>>}
 */
const SECOND = { game: '4.2 kB', table: '36 kB' };
const ALL_GAMES = '244 kB';

/** JavaScript requests for one game, and how many of them have to wait for each other. */
const MOST_REQUESTS = 6;
/** Tables for chips and those of trick-taking games share code that the other kind does not load. */
const MOST_OF_TABLE = 7;
/** A patience with a tag of its own shares code with `<patience-game>`, and its rules, which that loads later. */
const MOST_OF_NAMED = 8;
const MOST_LEVELS = 2;

const games = tagFolders()
  .filter(({ index }) => index.startsWith('src/games/'))
  .map(({ tag }) => ({ tag, kind: tag.replace(/^.*-/, ''), ...entryGraph(tag) }));

/** @param {{ tag: string, kind: string }} game */
function mostRequests({ tag, kind }) {
  if (PATIENCE_TAGS.some((one) => one.tag === tag)) return MOST_OF_NAMED;
  return kind === 'table' ? MOST_OF_TABLE : MOST_REQUESTS;
}

for (const { tag, kind, files, depth } of games) {
  const most = mostRequests({ tag, kind });
  if (files.length > most || depth > MOST_LEVELS) {
    throw new Error(
      `${tag} takes ${files.length} requests in ${depth} levels; at most ${most} in ${MOST_LEVELS}: ${files.join(', ')}`,
    );
  }
}

/**
 * Every two games of a kind, the one with the more code second.
 *
 * @param {string} kind
 */
const pairs = (kind) => {
  const of = games.filter((game) => game.kind === kind);
  return of.flatMap((first) =>
    of
      .filter((second) => second !== first)
      .map((second) => ({
        name: `${second.tag} beside ${first.tag}`,
        path: second.files.filter((file) => !first.files.includes(file)),
        limit: SECOND[kind],
      })),
  );
};

export default [
  ...games.map(({ tag, kind, files }) => ({
    name: `${tag}, ${files.length} requests`,
    path: files,
    limit: BUDGETS[kind],
  })),
  ...pairs('game'),
  ...pairs('table'),
  {
    name: 'all games',
    path: [...new Set(games.flatMap(({ files }) => files))],
    limit: ALL_GAMES,
  },
  // Beside the game itself: what all components share, and what one knows of its element.
  {
    name: 'a component of baize/react',
    path: ['dist/modules/react/component.js', 'dist/react/freecell-game.js'],
    limit: '2.1 kB',
  },
  // What every game accepts, of more than a hundred, with the words of a refusal; beside it the game itself.
  { name: 'embed.js, before its game', path: 'dist/cdn/embed.js', limit: '13.8 kB' },
  { name: 'embed-host.js', path: 'dist/cdn/embed-host.js', limit: '1 kB' },
  // A page loads it before all else. A third of it are the boards of more than a hundred patiences, and
  // 0.4 kB the ovals of tables, without which a table would change its colour when its script comes.
  { name: 'page-rule.css', path: 'dist/cdn/page-rule.css', limit: '8.1 kB' },
].map((check) => ({ ...check, gzip: true }));
