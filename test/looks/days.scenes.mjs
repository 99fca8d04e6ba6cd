/** The server's answers: the board of the day, and the season's table, in which the player is third. */
const ANSWERS = {
  '2025-11-21': { moves: (/** @type {number} */ rank) => 86 + rank, total: 34 },
  '2025-W47': { moves: (/** @type {number} */ rank) => 420 + 7 * rank, total: 4, won: 5 },
};
const NAMES = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Donald', 'Frances', 'Niklaus', 'Radia'];

const boards = Object.entries(ANSWERS).map(([of, { moves, total, ...rest }]) => {
  const entry = (/** @type {number} */ rank) => ({
    ...{
      rank,
      name: NAMES[rank - 1] ?? `Player ${rank}`,
      moves: moves(rank),
      results: [],
      ...rest,
    },
    elapsed: rank === 4 ? null : 61_000 * rank,
  });
  const entries = Array.from({ length: Math.min(10, total) }, (_, at) => entry(at + 1));
  return [of, { day: of, board: 'freecell', open: true, total, from: 0, entries, own: entry(3) }];
});

/** Replaces server and game, which a picture does not have. */
const SERVER = `<script>
  const boards = ${JSON.stringify(Object.fromEntries(boards))};
  globalThis.fetch = (url) => {
    const [day] = new URL(url).pathname.split('/').slice(-2);
    return Promise.resolve(new Response(JSON.stringify(boards[day])));
  };
  Object.assign(document.getElementById('board'), {
    day: '2025-11-21',
    save: () => ({ game: 'freecell', options: { variant: 'freecell' } }),
  });
</script>`;

/** @type {Readonly<Record<string, import('../../scripts/looks/scenes.mjs').Scene>>} */
export const scenes = {
  calendar: {
    scripts: ['card-room', 'game-stats', 'game-calendar'],
    html: `<card-room save-key="looks">
        <game-stats hidden></game-stats>
        <game-calendar game="freecell" daily="UTC"></game-calendar>
      </card-room>`,
    steps: [
      { call: 'game-stats', method: 'import', values: ['days.json'] },
      { see: 'game-calendar [part~="day"][part~="won-later"]' },
    ],
  },
  leaderboard: {
    scripts: ['card-room', 'game-leaderboard'],
    html: `<card-room save-key="looks" season="2025-W47">
        <div id="board"></div>
        <game-leaderboard src="https://play.example/daily" for="board"></game-leaderboard>
      </card-room>${SERVER}`,
    steps: [{ see: '[part~="table"]' }, { see: '[part~="season-table"]' }],
  },
};
