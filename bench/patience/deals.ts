import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Position } from './position.js';

/** A verdict as Solvitaire writes it. The first two are exact. */
export type Told = 'solved' | 'unsolvable' | 'timed-out';

/** A deal with the verdict that is known of it. */
export interface KnownDeal {
  readonly game: string;
  readonly deal: string;
  readonly told: Told;
  /** The milliseconds until that verdict. `undefined` if they are not known. */
  readonly ms?: number;
  /** The position in Solvitaire's form. `undefined` for our own deal of this number. */
  readonly position?: Position;
  /** Whether our own deal is played to the middle of a game first. */
  readonly isMiddle?: boolean;
}

/** The rows of a table, without its head. */
const rowsOf = (path: string): readonly (readonly string[])[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

function knownDeal(game: string, [deal, told, ms, , text]: readonly string[]): KnownDeal {
  const position = JSON.parse(text!) as Position;
  return { game, deal: deal!, told: told as Told, ms: Number(ms), position };
}

/** Reads `<game>.tsv` of a folder: deal, verdict, milliseconds, positions and the position as JSON. */
function dealsInFolder(folder: string): readonly KnownDeal[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  return files
    .sort()
    .flatMap((file) =>
      rowsOf(join(folder, file)).map((row) => knownDeal(basename(file, '.tsv'), row)),
    );
}

/** Reads one file of all games: game, deal, verdict and the position as JSON. */
const dealsInFile = (path: string): readonly KnownDeal[] =>
  rowsOf(path).map(([game, deal, told, text]) => ({
    ...{ game: game!, deal: deal!, told: told as Told },
    position: JSON.parse(text!) as Position,
  }));

/** Reads deals from a folder, or from a single file as the tests have it. */
export const readDeals = (path: string): readonly KnownDeal[] =>
  statSync(path).isDirectory() ? dealsInFolder(path) : dealsInFile(path);

/** Our own deals of a game, as many as `count`, of which no verdict is known. */
export const ownDeals = (
  game: string,
  { first, count, isMiddle }: { first: number; count: number; isMiddle: boolean },
): readonly KnownDeal[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ game, deal: String(first + index), told: 'timed-out', isMiddle },
  }));
