/**
 * The live example of each element's page. It is HTML for a page of its own, short and worth changing. Elements that show
 * nothing alone get what they need: a game, a history, or the answers of a server.
 */

/** @param {string} tags separated by spaces */
const scripts = (tags) =>
  tags
    .split(' ')
    .map((tag) => `<script type="module" src="/baize/${tag}.js"></script>`)
    .join('\n');

/** @param {string} tag @param {string} [attributes] */
const game = (tag, attributes = '') => `${scripts(tag)}
<${tag}${attributes === '' ? '' : ` ${attributes}`}></${tag}>`;

const STATS = `${scripts('card-room game-stats')}
<card-room save-key="example">
  <game-stats game="freecell"></game-stats>
</card-room>

<script type="module">
  // A room records the games played in it. This adds some that were played before.
  const records = Array.from({ length: 12 }, (_, n) => {
    const ended = Date.now() - (13 - n) * 600_000;
    const elapsed = 95_000 + ((n * 7919) % 311) * 1000;
    const outcome = n % 4 === 1 ? 'lost' : 'won';
    const figures = { started: ended - elapsed, ended, elapsed, moves: 84 + ((n * 37) % 70) };
    return { id: \`game-\${n}\`, game: 'freecell', variant: '', deal: n + 1, outcome, ...figures };
  });
  const stats = document.querySelector('game-stats');
  stats.import(JSON.stringify({ kind: 'baize-history', format: 1, records }));
</script>`;

const LEADERBOARD = `<script type="module">
  // The answer of a server, in place of a real one. It stands before the leaderboard, which asks at once.
  const entries = ['Ada', 'Grace', 'Emmy', 'Lise'].map((name, at) => {
    return { rank: at + 1, name, moves: 86 + 3 * at, elapsed: 190_000 + at * 37_000 };
  });
  const { fetch } = window;
  window.fetch = (url, init) =>
    String(url).startsWith('https://boards.example')
      ? Promise.resolve(Response.json({ total: 4, from: 0, entries }))
      : fetch(url, init);
</script>

${scripts('freecell-game game-leaderboard')}
<game-leaderboard src="https://boards.example/daily" for="game"></game-leaderboard>
<freecell-game id="game" daily></freecell-game>`;

const LOBBY = `<script type="module">
  // The answer of a server, in place of a real one. It stands before the lobby, which asks at once.
  const tables = [
    { code: 'K7QXH2MP', game: 'seven27-table', hand: 7, people: 2, open: 3 },
    { code: 'ABCD2345', game: 'paigow-table', hand: 0, people: 1, open: 5 },
  ];
  const { fetch } = window;
  window.fetch = (url, init) =>
    String(url).startsWith('https://tables.example')
      ? Promise.resolve(Response.json({ tables }))
      : fetch(url, init);
  document.addEventListener('lobby-join', (event) => event.preventDefault());
</script>

${scripts('card-lobby')}
<card-lobby server="https://tables.example"></card-lobby>`;

/** @type {Readonly<Record<string, string>>} */
const EXAMPLES = {
  'freecell-game': game('freecell-game', 'deal="617"'),
  'golf-game': game('golf-game', 'deal="7"'),
  'klondike-game': game('klondike-game', 'draw="3" deal="21"'),
  'pyramid-game': game('pyramid-game', 'deal="254"'),
  'patience-game': game('patience-game', 'game="canfield" draw="1" deal="3"'),
  'paigow-table': game('paigow-table', 'seats="4" bonus="fortune"'),
  'seven27-table': game('seven27-table', 'seats="4" ante="5"'),
  'hearts-table': game('hearts-table', 'seats="4" moon="choose"'),
  'spades-table': game('spades-table', 'blind-nil target="250"'),
  'whist-table': game('whist-table', 'variant="oh-hell" seats="4"'),
  'twenty-nine-table': game('twenty-nine-table', 'doubles hold'),
  'ten-dice-race': game('ten-dice-race', 'bots="2" level="easy"'),
  'canfield-game': game('canfield-game', 'draw="1" deal="3"'),
  'forty-thieves-game': game('forty-thieves-game', 'deal="3"'),
  'scorpion-game': game('scorpion-game', 'deal="3"'),
  'spider-game': game('spider-game', 'suits="1" deal="3"'),
  'tripeaks-game': game('tripeaks-game', 'deal="3"'),
  'yukon-game': game('yukon-game', 'deal="3"'),
  'card-lobby': LOBBY,
  'card-room': `${scripts('card-room golf-game seven27-table')}
<card-room bankroll="5000" four-color calm>
  <golf-game deal="7"></golf-game>
  <seven27-table seats="3"></seven27-table>
</card-room>`,
  'game-calendar': `${scripts('freecell-game game-calendar')}
<game-calendar for="game"></game-calendar>
<freecell-game id="game" daily></freecell-game>`,
  'game-leaderboard': LEADERBOARD,
  'game-replay': game('game-replay', 'link="1.freecell.1.7sx0EAAAKety9lThFQ7LS7HgV7_XC5no_zA"'),
  'game-stats': STATS,
  'playing-card': `${scripts('playing-card')}
<p>
  The <playing-card card="7H">7♥</playing-card> goes on the
  <playing-card card="8S">8♠</playing-card> and frees the
  <playing-card card="AC">A♣</playing-card>.
</p>
<p style="--baize-card-width: 90px">
  <playing-card card="QC">Q♣</playing-card>
  <playing-card card="10D">10♦</playing-card>
  <playing-card face-down>A card</playing-card>
</p>`,
};

/** The example of an element. Default: the element alone. @param {string} tag */
export const exampleOf = (tag) => EXAMPLES[tag] ?? game(tag);
