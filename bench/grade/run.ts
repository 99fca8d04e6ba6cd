// npm run bench:grade -- spider?suits=2 yukon --seconds 100: measures how much the deals of patiences cost the plain searches,
// from deal 1 on, and writes bench/grade/measured.tsv. `npm run rules` makes the scales of it, and the table of
// docs/internals/grades.md. `--all` measures all games, the best known ones first. `--seconds` and `--deals` are the most of each
// game in all: a game that was measured goes on where it ended. Counts positions, so it can run beside other work.
//
// npm run bench:grade -- freecell '{"variant":"kingcell"}' 1000: prints the thresholds of FreeCell's family, Klondike or
// Pyramid, for src/games/*/solver/grade.ts. Uses deals 1,000,001 and up, or from the number after the count.
import { parseArgs } from 'node:util';
import { measure } from './by-rules.js';
import { everyGame } from './order.js';
import { OWN, measureOwn } from './own-searches.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '100' },
    deals: { type: 'string', default: '1000' },
  },
});

if (positionals[0] !== undefined && Object.hasOwn(OWN, positionals[0])) {
  measureOwn(positionals);
} else {
  for (const game of values.all ? everyGame() : positionals)
    await measure(game, Number(values.seconds), Number(values.deals));
}
