// npm run bench:grade -- freecell '{"variant":"kingcell"}' 1000: measures how much the deals of a game cost the plain
// searches, and the thresholds that divide winnable deals into five equal grades, for src/games/*/solver/grade.ts and
// src/games/patience/scales.ts. Uses deals 1,000,001 and up, or from the number after the count, and one thread.
import { type Checked, dealDeck, freecell, klondike, pyramid } from '../src/core.js';
import { dealNumber } from '../src/core/engine/deck.js';
import { patienceGame } from '../src/core/patience/rules/game.js';
import { rulesGrading } from '../src/core/puzzles/rules-grade.js';
import { type Grading, gradeOf } from '../src/core/solver/grade.js';
import { grading as freecellGrading } from '../src/games/freecell/solver/grade.js';
import { grading as klondikeGrading } from '../src/games/klondike/solver/grade.js';
import { grading as pyramidGrading } from '../src/games/pyramid/solver/grade.js';
import type { PatienceData } from '../src/games/patience/define.js';
import { scaleOf } from '../src/games/patience/scales.js';
import { loadPatience } from '../src/games/patience/load.js';
import { valueOf } from '../test/core/support/result.js';
import { quantile } from './support/figures.js';

/** Results are written after this many deals. */
const EVERY = 500;
const FIRST = 1_000_001;

interface Graded {
  readonly effort: number;
  readonly grade: number | undefined;
  readonly isFound: boolean;
}

const gradingFor =
  <Options, Position>(
    game: {
      readonly options: { check(value: unknown): Checked<Options> };
      deal(options: Options, deck: readonly number[]): Position;
    },
    grading: Grading<Position>,
  ) =>
  (options: unknown) =>
  (deal: number): Graded => {
    const checked = valueOf<Options>(game.options.check(options));
    const { effort, grade, moves } = gradeOf(grading, game.deal(checked, dealDeck(deal)), 0);
    return { effort, grade, isFound: moves !== undefined };
  };

/** Grades a patience that is described by data. Without a scale, all its deals that can be won are very easy. */
const gradingByRules = (data: PatienceData) => (options: unknown) => {
  const game = patienceGame(data);
  const checked = valueOf(game.options.check(options));
  const rules = data.rules(checked);
  const grading = rulesGrading(
    data.name,
    () => rules,
    () => scaleOf(data, checked) ?? [Infinity, Infinity, Infinity, Infinity],
  );
  return (deal: number): Graded => {
    const { effort, grade, moves } = gradeOf(grading, dealNumber(game, checked, deal), 0);
    return { effort, grade, isFound: moves !== undefined };
  };
};

const GRADED: Readonly<Record<string, (options: unknown) => (deal: number) => Graded>> = {
  freecell: gradingFor(freecell, freecellGrading),
  klondike: gradingFor(klondike, klondikeGrading),
  pyramid: gradingFor(pyramid, pyramidGrading),
};

const [game = 'freecell', options = '{}', count = '10000', first = String(FIRST)] =
  process.argv.slice(2);
const grading = GRADED[game] ?? gradingByRules(valueOf(await loadPatience(game)));
const grade = grading(JSON.parse(options));
const won: Graded[] = [];
const began = process.cpuUsage().user;

function report(dealt: number): void {
  const lost = won.filter(({ isFound }) => !isFound).length;
  // If plain searches win less than four fifths, the lost deals are the hardest grade and the others are four equal parts.
  const share = Math.min(0.8, 1 - lost / won.length) / 4;
  const efforts = won.map(({ effort }) => effort);
  const scale = [1, 2, 3, 4].map((part) => Math.round(quantile(efforts, part * share)));
  const parts = [1, 2, 3, 4, 5].map((one) => won.filter((graded) => graded.grade === one).length);
  const ms = (process.cpuUsage().user - began) / 1000 / dealt;
  console.log(
    `${game} ${options}: ${won.length} of ${dealt} can be won, ${lost} of them by no plain search;`,
    `scale [${scale.join(', ')}], grades as they are ${parts.join(' ')}; ${ms.toFixed(0)} ms a deal`,
  );
}

for (let index = 0; index < Number(count); index++) {
  const graded = grade(Number(first) + index);
  if (graded.grade !== undefined) won.push(graded);
  if ((index + 1) % EVERY === 0 || index + 1 === Number(count)) report(index + 1);
}
