// All pages of the demo, in the order of the gallery and the navigation.
import { PATIENCE_TAGS } from '../scripts/entries.mjs';

/**
 * A page: its URL relative to demo/, its name, and a sentence about it. `tile` is its picture in the gallery.
 *
 * @typedef {{ file: string, name: string, sentence: string, tile?: string }} DemoPage
 *
 * The page of an element. scripts/demo/pages.mjs makes it from `html`, the modules `scripts` of demo/, and the text in
 * demo/about/ if there is one.
 *
 * @typedef {DemoPage & { tag: string, html: string, scripts?: readonly string[] }} ElementPage
 *
 * A page that is a file of demo/.
 *
 * @typedef {DemoPage & { tag?: undefined, html?: undefined }} WrittenPage
 */

/** @type {readonly ElementPage[]} */
export const GAMES = [
  {
    tag: 'freecell-game',
    file: 'freecell.html',
    name: 'FreeCell',
    sentence: 'Every card lies face up from the start, and nearly every deal can be won.',
    html: '<freecell-game></freecell-game>',
    tile: '<freecell-game deal="31465"></freecell-game>',
  },
  {
    tag: 'klondike-game',
    file: 'klondike.html',
    name: 'Klondike',
    sentence: 'The classic solitaire. Draw one card at a time, or three.',
    html: '<klondike-game></klondike-game>',
    tile: '<klondike-game deal="21"></klondike-game>',
  },
  {
    tag: 'golf-game',
    file: 'golf.html',
    name: 'Golf',
    sentence: 'Clear seven columns onto the waste, one rank up or down.',
    html: '<golf-game></golf-game>',
    tile: '<golf-game deal="7"></golf-game>',
  },
  {
    tag: 'pyramid-game',
    file: 'pyramid.html',
    name: 'Pyramid',
    sentence: 'Remove pairs that add up to thirteen. The board says when the game can’t be won.',
    html: '<pyramid-game></pyramid-game>',
    tile: '<pyramid-game deal="254"></pyramid-game>',
  },
  {
    tag: 'patience-game',
    file: 'patience.html',
    name: 'Patience',
    sentence: 'Any of more than a hundred patiences by its name, or your own by its rules.',
    html: '<patience-game game="spider" suits="1"></patience-game>',
    tile: '<patience-game game="spider" suits="1" deal="3"></patience-game>',
  },
  {
    tag: 'paigow-table',
    file: 'paigow.html',
    name: 'Pai Gow poker',
    sentence: 'Split seven cards into two hands. Both must beat the dealer’s.',
    html: '<paigow-table></paigow-table>',
    tile: '<paigow-table seats="2"></paigow-table>',
  },
  {
    tag: 'seven27-table',
    file: 'seven27.html',
    name: 'Seven Twenty-Seven',
    sentence: 'Half of the pot goes to the hand nearest 7, half to the hand nearest 27.',
    html: '<seven27-table></seven27-table>',
    tile: '<seven27-table seats="4"></seven27-table>',
  },
  {
    tag: 'hearts-table',
    file: 'hearts.html',
    name: 'Hearts',
    sentence: 'Take no hearts and no queen of spades, or take them all.',
    html: '<hearts-table></hearts-table>',
    tile: '<hearts-table></hearts-table>',
  },
  {
    tag: 'spades-table',
    file: 'spades.html',
    name: 'Spades',
    sentence: 'Bid with your partner how many tricks you will take. Spades are trump.',
    html: '<spades-table></spades-table>',
    tile: '<spades-table></spades-table>',
  },
  {
    tag: 'whist-table',
    file: 'whist.html',
    name: 'Whist',
    sentence: 'Whist with a partner, knock-out whist, German whist for two, and Oh hell.',
    html: '<whist-table></whist-table>',
    tile: '<whist-table></whist-table>',
  },
  {
    tag: 'twenty-nine-table',
    file: 'twenty-nine.html',
    name: 'Twenty-Nine',
    sentence: 'Jacks are high. The highest bidder chooses a trump that nobody else knows.',
    html: '<twenty-nine-table></twenty-nine-table>',
    tile: '<twenty-nine-table></twenty-nine-table>',
  },
  {
    tag: 'ten-dice-race',
    file: 'ten-dice.html',
    name: 'Ten-Dice Race',
    sentence: 'Everyone rolls at once. The first with ten equal dice wins.',
    html: '<ten-dice-race bots="2"></ten-dice-race>',
  },
  ...PATIENCE_TAGS.map(({ tag, game, title, about }) => ({
    ...{ tag, file: `${game}.html`, name: title, sentence: about },
    html: `<${tag}></${tag}>`,
    tile: `<${tag} deal="3"></${tag}>`,
  })),
];

/** @type {readonly (ElementPage | WrittenPage)[]} */
export const ELEMENTS = [
  {
    tag: 'card-room',
    file: 'room.html',
    name: 'Room',
    sentence: 'Games in one room share chips, statistics and settings.',
    html: `<card-room bankroll="5000" save-key="room">
  <paigow-table seats="3"></paigow-table>
  <seven27-table seats="4"></seven27-table>
  <freecell-game deal="617"></freecell-game>
  <game-stats></game-stats>
</card-room>`,
    tile: `<card-room save-key="tile" class="pair">
  <golf-game deal="3"></golf-game>
  <pyramid-game deal="3"></pyramid-game>
</card-room>`,
    scripts: ['room.js'],
  },
  {
    tag: 'game-stats',
    file: 'statistics.html',
    name: 'Statistics',
    sentence: 'Wins, streaks, best times, and a chart of the last twenty games.',
    html: `<card-room save-key="statistics">
  <game-stats game="freecell"></game-stats>
</card-room>`,
    scripts: ['samples.js'],
  },
  {
    tag: 'game-calendar',
    file: 'calendar.html',
    name: 'Calendar',
    sentence: 'A deal for each day: won, begun, or still to play.',
    html: `<card-room save-key="calendar">
  <game-calendar for="daily"></game-calendar>
  <freecell-game id="daily" daily></freecell-game>
</card-room>`,
    tile: `<card-room save-key="tile">
  <game-calendar game="freecell" daily></game-calendar>
</card-room>`,
    scripts: ['samples.js'],
  },
  {
    tag: 'game-leaderboard',
    file: 'leaderboard.html',
    name: 'Leaderboard',
    sentence: 'Everyone’s results of today’s deal, each replayed and checked by a server.',
    html: `<game-leaderboard src="https://boards.example/daily" for="daily"></game-leaderboard>
<freecell-game id="daily" daily></freecell-game>`,
    tile: `<game-leaderboard src="https://boards.example/daily" for="board" day="2026-11-22"></game-leaderboard>
<freecell-game id="board" deal="617" hidden></freecell-game>`,
    scripts: ['samples.js'],
  },
  {
    tag: 'game-leaderboard',
    file: 'season.html',
    name: 'Season',
    sentence: 'A club’s week: seven deals, one table of results.',
    html: `<card-room season="2026-W48" save-key="season">
  <game-calendar game="freecell" daily></game-calendar>
  <game-leaderboard for="week"></game-leaderboard>
  <freecell-game id="week" daily></freecell-game>
</card-room>`,
    tile: `<card-room season="2026-W48" save-key="tile">
  <game-calendar game="freecell" daily></game-calendar>
</card-room>`,
    scripts: ['samples.js'],
  },
  {
    tag: 'game-replay',
    file: 'replay.html',
    name: 'Replay',
    sentence: 'A finished game, played back step by step.',
    html: '<game-replay link="1.freecell.1.7sx0EAAAKety9lThFQ7LS7HgV7_XC5no_zA"></game-replay>',
  },
  {
    tag: 'card-lobby',
    file: 'lobby.html',
    name: 'Lobby',
    sentence: 'Make a table on a server, join an open one, or enter a friend’s code.',
    html: '<card-lobby server="https://tables.example"></card-lobby>',
    scripts: ['samples.js'],
  },
  {
    file: 'together/',
    name: 'Together',
    sentence: 'Play with friends in other browsers: make a table, send its link, sit down.',
    tile: '<paigow-table seats="human human bot"></paigow-table>',
  },
  {
    tag: 'playing-card',
    file: 'playing-card.html',
    name: 'Playing card',
    sentence: 'One card, in a line of text or at any size.',
    html: `<p class="text">
  The <playing-card card="7H">7♥</playing-card> goes onto the
  <playing-card card="8S">8♠</playing-card>, and frees the
  <playing-card card="AC">A♣</playing-card>.
</p>
<p class="row">
  <playing-card card="AS">A♠</playing-card>
  <playing-card card="10D">10♦</playing-card>
  <playing-card card="JH">J♥</playing-card>
  <playing-card card="QC">Q♣</playing-card>
  <playing-card card="KD">K♦</playing-card>
  <playing-card card="XX">Joker</playing-card>
  <playing-card face-down>A card</playing-card>
</p>`,
    tile: `<p class="row">
  <playing-card card="JH"></playing-card>
  <playing-card card="QC"></playing-card>
  <playing-card card="KD"></playing-card>
</p>`,
  },
];

/** @type {WrittenPage} */
export const THEMES = {
  file: 'themes.html',
  name: 'Themes',
  sentence: 'Four finished looks, each one style sheet.',
};

/** @type {WrittenPage} */
export const THEME_EDITOR = {
  file: 'theme/',
  name: 'Make a theme',
  sentence: 'Choose a brand colour, check the contrast, see all games in it, and copy the CSS.',
};

/** @type {WrittenPage} */
export const BUILDER = {
  file: 'builder/',
  name: 'Builder',
  sentence:
    'Choose a game, its rules and its look, preview it at phone and desktop width, and copy the code.',
};

/** @type {WrittenPage} */
export const MAKER = {
  file: 'make/',
  name: 'Make your own patience',
  sentence: 'Choose a patience, change its rules, play it at once, and share it by a link.',
};

/** @type {readonly WrittenPage[]} */
export const EXAMPLES = [
  {
    file: 'post.html',
    name: 'In a blog post',
    sentence: 'A board between two paragraphs, and a log of its events.',
  },
  {
    file: 'puzzles.html',
    name: 'Three puzzles',
    sentence: 'Set positions with a goal, like chess problems in a newspaper.',
  },
  {
    file: 'faces.html',
    name: 'Another deck',
    sentence: 'The same game with other card faces, loaded on request.',
  },
  {
    file: 'strict.html',
    name: 'A strict page',
    sentence: 'A game under a strict content security policy.',
  },
  {
    file: 'hostile.html',
    name: 'In bad company',
    sentence: 'A game in a page whose styles would break most widgets.',
  },
];

/** The menus of the navigation. */
export const GROUPS = [
  { id: 'games', name: 'Games', pages: GAMES },
  { id: 'elements', name: 'Elements', pages: ELEMENTS },
  { id: 'more', name: 'More', pages: [BUILDER, MAKER, THEME_EDITOR, THEMES, ...EXAMPLES] },
];

/** All pages except the gallery. */
export const PAGES = GROUPS.flatMap(({ pages }) => pages);
