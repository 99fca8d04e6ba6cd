// Sample data that lasts as long as the page: a history, a server's tables and its leaderboard.
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = Date.now();

/** A game of FreeCell's daily deal, so many days ago, which ended on that day or later. */
function dayGame(ago, outcome, later = 0) {
  const ended = now - (ago - later) * DAY;
  return {
    ...{ id: `day-${ago}`, game: 'freecell', variant: '', outcome, deal: 600 + ago * 31 },
    ...{ started: ended - 95_000, ended, elapsed: 95_000 + ((ago * 37) % 120) * 1000 },
    moves: 84 + ((ago * 37) % 70),
    day: new Date(now - ago * DAY).toISOString().slice(0, 10),
  };
}

const eveningGame = (_, n) => ({
  ...{ id: `evening-${n}`, game: 'freecell', variant: '', deal: 600 + n * 31 },
  outcome: n % 4 === 1 ? 'lost' : 'won',
  ...{ started: now - (60 - n) * MINUTE, ended: now - (59 - n) * MINUTE },
  ...{ elapsed: 95_000 + ((n * 7919) % 311) * 1000, moves: 84 + ((n * 37) % 70) },
});

const records = [
  ...[1, 2, 3, 6, 7, 8, 9, 10, 14, 15, 19, 22, 23, 24].map((ago) => dayGame(ago, 'won')),
  ...[4, 12].map((ago) => dayGame(ago, 'won', 3)),
  ...[5, 17].map((ago) => dayGame(ago, 'left')),
  ...Array.from({ length: 18 }, eveningGame),
];

/** A history store in memory. */
function sampleStore() {
  const kept = new Map(records.map((record) => [record.id, record]));
  return {
    read: async () => ({ records: [...kept.values()] }),
    change: async ({ put, remove }) => {
      for (const record of put) kept.set(record.id, record);
      for (const id of remove) kept.delete(id);
    },
  };
}

/** This week in ISO 8601: `2026-W48`. Its year is that of its Thursday. */
function thisWeek() {
  const thursday = new Date(now);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.ceil((thursday.getTime() - first + 1) / (7 * DAY));
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

for (const room of document.querySelectorAll('card-room')) {
  room.historyStore = sampleStore();
  if (room.hasAttribute('season')) room.setAttribute('season', thisWeek());
}
const tag = document.getElementById('tag');
tag.textContent = tag.textContent.replace(/season="[^"]*"/, `season="${thisWeek()}"`);

const NAMES = ['Ada', 'Grace', 'Emmy', 'Sofja', 'Hypatia', 'Lise', 'Marie', 'Rosalind', 'Mary'];
const entries = NAMES.map((name, at) => ({
  ...{ rank: at + 1, name, moves: 86 + 3 * at, elapsed: 190_000 + at * 37_000 },
}));
/** The answers of the servers that the pages name. */
const ANSWERS = {
  'https://boards.example': { total: entries.length, from: 0, entries, own: entries[2] },
  'https://tables.example': {
    tables: [
      { code: 'K7QXH2MP', game: 'seven27-table', hand: 7, people: 2, open: 3 },
      { code: 'ABCD2345', game: 'paigow-table', hand: 0, people: 1, open: 5 },
    ],
  },
};

const { fetch: network } = globalThis;
globalThis.fetch = (address, init) => {
  const server = Object.keys(ANSWERS).find((one) => String(address).startsWith(one));
  if (server === undefined) return network(address, init);
  const isMade = init?.method === 'POST';
  return Promise.resolve(Response.json(isMade ? { code: 'MADE2345' } : ANSWERS[server]));
};

// The sample tables don't exist, so joining one is prevented.
document.addEventListener('lobby-join', (event) => event.preventDefault());
