import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/entries.mjs';
import {
  MEASURED,
  type Measured,
  measuredText,
  readMeasured,
  scaleFrom,
} from '../../scripts/rules/grades.mjs';
import { dealNumber } from '../../src/core/engine/deck.js';
import { variantOf } from '../../src/core/engine/option-text.js';
import { patienceGame } from '../../src/core/patience/rules/game.js';
import { rulesGrading } from '../../src/core/puzzles/rules-grade.js';
import { type Scale, gradeOf } from '../../src/core/solver/grade.js';
import { loadPatience } from '../../src/games/patience/load.js';
import { valueOf } from '../../test/core/support/result.js';
import { readGame } from '../support/query.js';

/** Only efforts are measured, so any scale will do. */
const ANY: Scale = [0, 0, 0, 0];
/** A game ends early if it is unlikely to get so many deals in its time that plain searches win. */
const FEWEST = 10;
/** A game is judged after this part of its time. */
const TRIAL = 0.25;
/** Seconds between two writes of the file. */
const WRITE_EVERY = 20;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Writes what is known of a game, and of the others as they are. */
function write(measured: Measured): void {
  const isSame = ({ game, options }: Measured): boolean =>
    game === measured.game && options === measured.options;
  const all = [...readMeasured().filter((one) => !isSame(one)), measured];
  const key = ({ game, options }: Measured): string => `${game} ${options}`;
  all.sort((one, other) => (key(one) < key(other) ? -1 : 1));
  writeFileSync(join(ROOT, MEASURED), measuredText(all));
}

/** Grades deals by their numbers. Returns the effort, rounded, and whether a plain search found a win. */
async function graderOf(text: string) {
  const { name, given } = readGame(text);
  const data = valueOf(await loadPatience(name));
  const game = patienceGame(data);
  const options = valueOf(game.options.check(given));
  const rules = data.rules(options);
  const grading = rulesGrading(
    name,
    () => rules,
    () => ANY,
  );
  const grade = (deal: number) => {
    const graded = gradeOf(grading, dealNumber(game, options, deal), 0);
    const { verdict, effort, moves } = graded;
    return verdict === 'winnable' ? { effort: Math.round(effort), moves } : undefined;
  };
  return { game: name, options: variantOf(data, options), grade };
}

/** Whether a game will have too few deals for a scale. */
const isHopeless = ({ seconds, efforts, unfound }: Measured, most: number): boolean =>
  seconds > most * TRIAL && ((efforts.length - unfound) / seconds) * most < FEWEST;

const figures = ({ game, options, deals, seconds, unfound, efforts }: Measured): string =>
  `${game} ${options}: ${efforts.length} of ${deals} won, ${unfound} by no plain search, ` +
  `${Math.round(seconds)} s; scale [${scaleFrom(efforts, unfound).join(', ')}]`;

/**
 * Grades deals of a game, after those that were measured before, and writes the results.
 *
 * @param text the game with its options: `spider?suits=2`
 * @param most the processor time that all its deals may take, in seconds
 * @param mostDeals the last deal
 */
export async function measure(text: string, most: number, mostDeals: number): Promise<void> {
  const { game, options, grade } = await graderOf(text);
  const none: Measured = { game, options, deals: 0, seconds: 0, unfound: 0, efforts: [] };
  const known = readMeasured().find((one) => one.game === game && one.options === options);
  let measured = known ?? none;
  let written = measured.seconds;
  const start = cpuSeconds() - measured.seconds;
  while (measured.seconds < most && measured.deals < mostDeals && !isHopeless(measured, most)) {
    const deal = measured.deals + 1;
    const won = grade(deal);
    measured = {
      ...{ game, options, deals: deal, seconds: cpuSeconds() - start },
      unfound: measured.unfound + (won && won.moves === undefined ? 1 : 0),
      efforts: won ? [...measured.efforts, won.effort] : measured.efforts,
    };
    if (measured.seconds < written + WRITE_EVERY) continue;
    write(measured);
    written = measured.seconds;
  }
  if (measured === known || measured === none) return;
  write(measured);
  console.log(figures(measured));
}
