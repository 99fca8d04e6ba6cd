import { type Checked, dealDeck, freecell, klondike, pyramid } from '../../src/core.js';
import { type Grading, gradeOf } from '../../src/core/solver/grade.js';
import { grading as freecellGrading } from '../../src/games/freecell/solver/grade.js';
import { grading as klondikeGrading } from '../../src/games/klondike/solver/grade.js';
import { grading as pyramidGrading } from '../../src/games/pyramid/solver/grade.js';
import { scaleFrom } from '../../scripts/rules/grades.mjs';
import { valueOf } from '../../test/core/support/result.js';

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

/** The games whose plain searches are their own. */
export const OWN: Readonly<Record<string, (options: unknown) => (deal: number) => Graded>> = {
  freecell: gradingFor(freecell, freecellGrading),
  klondike: gradingFor(klondike, klondikeGrading),
  pyramid: gradingFor(pyramid, pyramidGrading),
};

/**
 * Measures a game whose plain searches are its own, and prints the thresholds for src/games/<game>/solver/grade.ts.
 *
 * @param args the game's name, its options as JSON, the number of deals, and the first one
 */
export function measureOwn([
  name,
  options = '{}',
  count = '10000',
  first,
]: readonly string[]): void {
  const grade = OWN[name!]!(JSON.parse(options));
  const start = Number(first ?? FIRST);
  const won: Graded[] = [];
  const began = process.cpuUsage().user;
  const report = (dealt: number): void => {
    const lost = won.filter(({ isFound }) => !isFound).length;
    const scale = scaleFrom(
      won.map(({ effort }) => effort),
      lost,
    );
    const parts = [1, 2, 3, 4, 5].map((one) => won.filter((graded) => graded.grade === one).length);
    const ms = (process.cpuUsage().user - began) / 1000 / dealt;
    console.log(
      `${name} ${options}: ${won.length} of ${dealt} can be won, ${lost} of them by no plain search;`,
      `scale [${scale.join(', ')}], grades as they are ${parts.join(' ')}; ${ms.toFixed(0)} ms a deal`,
    );
  };
  for (let index = 0; index < Number(count); index++) {
    const graded = grade(start + index);
    if (graded.grade !== undefined) won.push(graded);
    if ((index + 1) % EVERY === 0 || index + 1 === Number(count)) report(index + 1);
  }
}
