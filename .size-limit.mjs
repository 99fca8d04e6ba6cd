import { basename } from 'node:path';
import { languageUnits, tagFolders } from './scripts/entries.mjs';

/** Every file of dist/cdn, and what it may weigh; a new game's file is held to what patience games are. */
const LIMITS = {
  ...Object.fromEntries(tagFolders().map(({ tag }) => [tag, '25 kB'])),
  'game-replay': '12 kB',
  // The goal is 35 kB; compressors differ by as much as the rest.
  'paigow-table': '35.05 kB',
  'seven27-table': '35 kB',
  'playing-card': '9 kB',
  // With the history of finished games and the way to its store.
  'card-room': '12.75 kB',
  'game-stats': '12.75 kB',
  'stats-recorder': '6 kB',
  // All five games.
  baize: '75 kB',
  // With the motion of cards, courts, backs, the way to other languages, and what looks whether anybody wants sound.
  extras: '7.5 kB',
  // The way to other languages for what plays no game.
  speaking: '2 kB',
  sounds: '4 kB',
  // Of all games.
  'game-solver': '15 kB',
  // Links, results and the deal of the day.
  'game-links': '8 kB',
  'table-extras': '3.75 kB',
  'table-panels': '7.5 kB',
  'paigow-advice': '10.5 kB',
  'seven27-bots': '3.5 kB',
  // What a game is drawn by.
  ...Object.fromEntries(
    tagFolders().flatMap(({ drawing }) => (drawing ? [[basename(drawing, '.ts'), '5 kB']] : [])),
  ),
  // Every language.
  ...Object.fromEntries(languageUnits().map(({ name }) => [name, '4 kB'])),
};

export default Object.entries(LIMITS).map(([name, limit]) => ({
  name: `dist/cdn/${name}.js`,
  path: `dist/cdn/${name}.js`,
  limit,
  gzip: true,
}));
