import type { Checked, Problem } from '../../core/engine/reason.js';
import type { PositionFormat } from '../../core/engine/rules.js';
import { parseCard } from '../../core/cards/notation.js';
import { wrongOption } from '../../core/engine/option.js';
import { goalOf, parseGoal, writeGoal } from '../../core/puzzles/goal.js';
import { hostText } from '../base/host-value.js';
import { type PuzzleWords, puzzleEn } from '../../locales/extras/puzzle-en.js';
import type { TranslatedWords } from '../../locales/translations.js';
import type { PatienceState } from './definition.js';

/** The element whose game begins at a position. */
export interface PuzzleHost {
  /** The position that the page asks for, unchecked. */
  readonly position: string | null;
  /** What is to be reached from there, unchecked. */
  readonly puzzle: string | boolean | null;
  readonly words: TranslatedWords;
  readonly game: {
    readonly view: PatienceState | undefined;
    readonly session: { readonly startPosition: string | undefined } | undefined;
  };
  reportOption(option: string, problem: Problem | undefined): void;
}

const wordsOf = ({ words }: PuzzleHost): PuzzleWords => words.foreign?.puzzle ?? puzzleEn;

/** A framework may take a property back, or set a switch. */
const isGiven = (value: unknown): boolean => (value ?? false) !== false;

/** A goal that the position itself names; the page's stands in its place. */
const GOAL_LINE = /(^|[\n\r;|])\s*goal\s*:[^\n\r;|]*/i;

/** The page's goal as a line of the position; none where it gives none. */
function goalLine({ puzzle }: PuzzleHost): Checked<string> {
  if (!isGiven(puzzle)) return { value: '' };
  const goal = parseGoal(puzzle === '' || puzzle === true ? 'win' : puzzle);
  return 'problem' in goal ? goal : { value: `\nGoal: ${writeGoal(goal.value)}` };
}

/** The position and the goal of a page, as one text, or what is wrong with them. */
function asked(
  host: PuzzleHost,
  format: PositionFormat<unknown, never>,
  options: object,
): Checked<string | undefined> {
  const { position, puzzle } = host;
  if (!isGiven(position)) {
    return isGiven(puzzle)
      ? wrongOption('puzzle', puzzle, 'a position beside it')
      : { value: undefined };
  }
  const line = goalLine(host);
  if ('problem' in line) return line;
  const own = hostText(position);
  const text = own && line.value ? own.replace(GOAL_LINE, '') + line.value : own;
  const read = format.read(text ?? position, options as never);
  return 'problem' in read ? read : { value: format.write(read.value) };
}

/**
 * Reads the position that a page asks for, with its goal. One that can't be used is reported, and the last usable
 * one stays.
 */
export function pagePosition(
  host: PuzzleHost,
  { positions }: { readonly positions?: unknown },
): (options: object) => string | undefined {
  let last: string | undefined;
  return (options) => {
    const checked = asked(host, positions as PositionFormat<unknown, never>, options);
    const problem = 'problem' in checked ? checked.problem : undefined;
    const isGoal = problem?.code === 'option' || problem?.code === 'puzzle-reached';
    host.reportOption('position', isGoal ? undefined : problem);
    host.reportOption('puzzle', isGoal ? problem : undefined);
    if ('value' in checked) last = checked.value;
    return last;
  };
}

/** What stands in the place of the deal number; `undefined` where the game was dealt. */
export function originText(host: PuzzleHost): string | undefined {
  const { view, session } = host.game;
  if (!view || session?.startPosition === undefined) return undefined;
  return wordsOf(host)[goalOf(view) ? 'puzzle' : 'position'];
}

/** The goal in words; `undefined` where there is none. */
export function goalText(host: PuzzleHost): string | undefined {
  const { view } = host.game;
  const goal = view && goalOf(view);
  if (!goal) return undefined;
  const { card, limit } = goal;
  const words = wordsOf(host);
  if (card === undefined) return words.win(limit);
  // Where there are no foundations for the suits, cards are only taken away.
  const name = host.words.cardName(parseCard(card)!);
  return words['foundation-4' in view.piles ? 'home' : 'away'](name, limit);
}

/** What is wrong with a position, in words; `undefined` for other problems. */
export function problemText(host: PuzzleHost, problem: Problem): string | undefined {
  const { problems } = wordsOf(host);
  const { code } = problem;
  return Object.hasOwn(problems, code)
    ? problems[code as keyof typeof problems](problem)
    : undefined;
}
