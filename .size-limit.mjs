import { entryGraph } from './scripts/build/chunk-graph.mjs';
import { tagFolders } from './scripts/entries.mjs';

/**
 * The most that a page loads for one game before its first card can be played, by the last word of its tag.
 *
 * @type {Readonly<Record<string, string>>}
 */
const BUDGETS = {
  // The goals are 44 and 60 kB. What copies and checks all that a host hands over, keeps chips right over tabs and says
  // how sure a hint is took them over by 0.5 and 2 kB; it is needed from the first frame on. So is what reads a long
  // kept game in slices: 1.3 kB of every patience game and the race; and so are controllers with interfaces of their own
  // in place of a tower of classes: 1.5 kB; and so is a board that fits the window's height and the reader's letters, on
  // paper too: 1.4 kB; and so are the notice of a game that can't be won, and the offer of how to play: 1.2 kB; and so are
  // rules and looks that the player settles, and targets as wide as a finger: 1.1 kB; and so is what notes a game's
  // events until its counting is loaded: 0.4 kB; and so is what lets a game wait for a position, and begin at it: 0.5 kB;
  // and so is that every element knows whether it draws just now: 0.1 kB; and so is the base that patience games share
  // with the race: 0.1 kB; and so is what notes help, keeps it with the deal, and tells it at the end: 0.9 kB;
  // and so is that the page names the controls, and is asked before a player's acts: 1.2 kB;
  // and so are cards that follow the pointer on a page that is scaled or turned, and drawings and proportions of a designer's: 0.8 kB;
  // and so is what shows the day of a game of days, once its module is there, and has a page name a day: 0.3 kB;
  // and so is the player's choice of how hard deals are, with a search for one that is seen, and can be ended: 0.3 kB;
  // and so are figures that wait for the game's name, and rows of a pyramid that stay as it is read: 0.1 kB;
  // and so are drags that end when their release is lost, by any finger, and clicks that pass by cards in flight: 0.7 kB.
  game: '59.1 kB',
  // Tables have the end of a hand seen in its order, the player's pace, and chips in flight: 2.5 kB; and names of those who
  // sit there, with places for their portraits: 1.2 kB. They keep the hands that are over with their saves, for a panel that
  // is loaded on demand: 0.5 kB. What a hand came to is told as one sum, with its parts, pot by pot: 0.5 kB; and who wants it is
  // guided: 0.3 kB. What loads advice is in both, and Seven Twenty-Seven has a file of its own for what its advice and its bots
  // both need: 0.5 kB. Tables have layouts for low windows, a mark for cards that all see, and full screen: 1.2 kB; bets
  // by presets, by a slider and in advance: 2 kB; the rules of houses, each of them judged by the same pure code: 1.5 kB; hands
  // and figures that outlive a table, and the offer of a guided hand: 0.7 kB. Sessions and saves know of help, as those of patience games: 0.4 kB;
  // and tables ask the page, which names their controls: 0.9 kB;
  // and drawings, headings and proportions are a designer's to change: 0.7 kB;
  // and hands come from a source that may be a server's, whose parts have their places at seats, in menus and panels: 1 kB;
  // and drags end when their release is lost, and clicks pass by cards in flight: 0.6 kB.
  table: '82 kB',
  // The goal is 36 kB. The race shares its frame with patience games and its chance with tables, so it loads the
  // chunks of both; less would take a chunk more for every other game. All roll at once, against the clock: 3.2 kB. Hints are noted: 0.9 kB; and
  // the page is asked: 1.1 kB; parts and drawings of a designer's: 0.7 kB; and a race that people elsewhere share can take the
  // place of the browser's own: 0.6 kB. It checks the player's settings of all games, grades among them: 0.1 kB. Figures wait
  // for the game's name: 0.1 kB. It loads the chunk of drags, which end when their release is lost: 0.6 kB.
  race: '54 kB',
};
/**
 * What a second game of the same kind adds.
 *
 * @type {Readonly<Record<string, string>>}
 */
const SECOND = { game: '8 kB', table: '24.2 kB' };
// The goals are 22 kB for a second table, and 125 kB.
const ALL_GAMES = '155.1 kB';

/** JavaScript requests for one game, and how many of them have to wait for each other. */
const MOST_REQUESTS = 4;
/** What the entry of a table shares with two chunks that come later, bots and advice, is a file of its own. */
const MOST_OF_TABLE = 5;
const MOST_LEVELS = 2;

const games = tagFolders()
  .filter(({ index }) => index.startsWith('src/games/'))
  .map(({ tag }) => ({ tag, kind: tag.replace(/^.*-/, ''), ...entryGraph(tag) }));

for (const { tag, kind, files, depth } of games) {
  const most = kind === 'table' ? MOST_OF_TABLE : MOST_REQUESTS;
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
  // What every game accepts, with the words of a refusal; beside it the game itself.
  { name: 'embed.js, before its game', path: 'dist/cdn/embed.js', limit: '9 kB' },
  { name: 'embed-host.js', path: 'dist/cdn/embed-host.js', limit: '1 kB' },
  // A page loads it before all else.
  { name: 'page-rule.css', path: 'dist/cdn/page-rule.css', limit: '2.8 kB' },
].map((check) => ({ ...check, gzip: true }));
