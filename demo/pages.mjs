// Every page of the demo, in the order in which the gallery and the navigation show them.

/**
 * A page: its address, relative to demo/; its name; and one sentence on what there is to see. `tile` is what the gallery
 * shows of it.
 *
 * @typedef {{ file: string, name: string, sentence: string, tile?: string }} DemoPage
 *
 * The page of an element. scripts/demo/pages.mjs makes it of `html`, with the modules `scripts` of demo/, and of the text
 * in demo/about/ if there is one.
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
    sentence: 'Every card lies face up, so a lost game is nobody’s fault but yours.',
    html: '<freecell-game></freecell-game>',
    tile: '<freecell-game deal="31465"></freecell-game>',
  },
  {
    tag: 'klondike-game',
    file: 'klondike.html',
    name: 'Klondike',
    sentence: 'The game that most people call solitaire, with one card or three.',
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
    sentence: 'Take pairs that make thirteen; the board says when no win is left.',
    html: '<pyramid-game></pyramid-game>',
    tile: '<pyramid-game deal="254"></pyramid-game>',
  },
  {
    tag: 'paigow-table',
    file: 'paigow.html',
    name: 'Pai Gow poker',
    sentence: 'Seven cards make two hands, and both have to beat the dealer’s.',
    html: '<paigow-table></paigow-table>',
    tile: '<paigow-table seats="2"></paigow-table>',
  },
  {
    tag: 'seven27-table',
    file: 'seven27.html',
    name: 'Seven Twenty-Seven',
    sentence: 'Half of the pot for the hand nearest to 7, half for the one nearest to 27.',
    html: '<seven27-table></seven27-table>',
    tile: '<seven27-table seats="4"></seven27-table>',
  },
  {
    tag: 'ten-dice-race',
    file: 'ten-dice.html',
    name: 'Ten-Dice Race',
    sentence: 'Everyone rolls at once; the first whose ten dice look alike has won.',
    html: '<ten-dice-race bots="2"></ten-dice-race>',
  },
];

/** @type {readonly (ElementPage | WrittenPage)[]} */
export const ELEMENTS = [
  {
    tag: 'card-room',
    file: 'room.html',
    name: 'Room',
    sentence: 'Games in a room share one bankroll, one history and one look.',
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
    sentence: 'Wins, streaks and the last twenty games, with a chart that moves with them.',
    html: `<card-room save-key="statistics">
  <game-stats game="freecell"></game-stats>
</card-room>`,
    scripts: ['samples.js'],
  },
  {
    tag: 'game-calendar',
    file: 'calendar.html',
    name: 'Calendar',
    sentence: 'The deals of the days, month by month: won, begun, and still to play.',
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
    sentence: 'What everyone made of the deal of the day, proved by their moves.',
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
    sentence: 'Seven deals in a week for a club or a class, added up on one sheet.',
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
    sentence: 'A shared game from the deal to its end, step by step.',
    html: '<game-replay link="1.freecell.1.7sx0EAAAKety9lThFQ7LS7HgV7_XC5no_zA"></game-replay>',
  },
  {
    tag: 'card-lobby',
    file: 'lobby.html',
    name: 'Lobby',
    sentence: 'Make a table on a server, find an open one, or enter a friend’s code.',
    html: '<card-lobby server="https://tables.example"></card-lobby>',
    scripts: ['samples.js'],
  },
  {
    file: 'together/',
    name: 'Together',
    sentence: 'A table for people in other browsers: make it, send its link, sit down.',
    tile: '<paigow-table seats="human human bot"></paigow-table>',
  },
  {
    tag: 'playing-card',
    file: 'playing-card.html',
    name: 'Playing card',
    sentence: 'A card in a line of text, as large as its letters or as you like.',
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
  sentence: 'Each theme is one more line in the page’s head.',
};

/** @type {WrittenPage} */
export const BUILDER = {
  file: 'builder/',
  name: 'Builder',
  sentence:
    'Choose a game, its rules and its looks, see it on a phone and on a wide page, and copy the code.',
};

/** @type {readonly WrittenPage[]} */
export const EXAMPLES = [
  {
    file: 'post.html',
    name: 'In a blog post',
    sentence: 'A board between two paragraphs, and a list of what the page hears from it.',
  },
  {
    file: 'puzzles.html',
    name: 'Three puzzles',
    sentence: 'Positions with a goal, as a newspaper prints chess problems.',
  },
  {
    file: 'faces.html',
    name: 'Another deck',
    sentence: 'The same game with other cards, fetched when a reader asks for them.',
  },
  {
    file: 'strict.html',
    name: 'A strict page',
    sentence: 'A content security policy without anything inline.',
  },
  {
    file: 'hostile.html',
    name: 'In bad company',
    sentence: 'A style sheet that does its worst to everything but the board.',
  },
];

/** The lists of the navigation. */
export const GROUPS = [
  { id: 'games', name: 'Games', pages: GAMES },
  { id: 'elements', name: 'Elements', pages: ELEMENTS },
  { id: 'more', name: 'More', pages: [BUILDER, THEMES, ...EXAMPLES] },
];

/** All pages but the gallery itself. */
export const PAGES = GROUPS.flatMap(({ pages }) => pages);
