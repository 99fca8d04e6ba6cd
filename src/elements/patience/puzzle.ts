import type { Checked, Problem } from '../../core/engine/reason.js';
import type { PositionFormat } from '../../core/engine/rules.js';
import { parseCard } from '../../core/cards/notation.js';
import { wrongOption } from '../../core/engine/option.js';
import { goalOf, parseGoal, writeGoal } from '../../core/puzzles/goal.js';
import { hostText } from '../base/host-value.js';
import { extrasOf } from '../../locales/extras.js';
import { textFor } from '../../locales/words.js';
import type { PatienceState } from './definition.js';
import type { PatienceHost } from './host.js';

/** The element whose game may begin at a position. */
export interface PuzzleElement extends Pick<
  PatienceHost<PatienceState, never>,
  'position' | 'puzzle' | 'reportOption' | 'words'
> {
  readonly game: {
    readonly view: PatienceState | undefined;
    readonly session: { readonly startPosition: string | undefined } | undefined;
  };
}

/** A framework may reset a property to `null`, or set it to `false`. */
const isGiven = (value: unknown): boolean => (value ?? false) !== false;

/** A goal in the text of the position. The page's own goal replaces it. */
const GOAL_LINE = /(^|[\n\r;|])\s*goal\s*:[^\n\r;|]*/i;

/** The page's goal as a line of the position. Empty if the page gives none. */
function goalLine({ puzzle }: PuzzleElement): Checked<string> {
  if (!isGiven(puzzle)) return { value: '' };
  const goal = parseGoal(puzzle === '' || puzzle === true ? 'win' : puzzle);
  return 'problem' in goal ? goal : { value: `\nGoal: ${writeGoal(goal.value)}` };
}

/** The page's position and goal as one text, or what is wrong with them. */
function readPage(
  host: PuzzleElement,
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
 * Reads the position and goal that a page sets. An invalid one is reported, and the last valid one stays in
 * use.
 */
export function pagePosition(
  host: PuzzleElement,
  { positions }: { readonly positions?: unknown },
): (options: object) => string | undefined {
  let last: string | undefined;
  return (options) => {
    const checked = readPage(host, positions as PositionFormat<unknown, never>, options);
    const problem = 'problem' in checked ? checked.problem : undefined;
    const isGoal = problem?.code === 'option' || problem?.code === 'puzzle-reached';
    host.reportOption('position', isGoal ? undefined : problem);
    host.reportOption('puzzle', isGoal ? problem : undefined);
    if ('value' in checked) last = checked.value;
    return last;
  };
}

/** The text in place of the deal number, or `undefined` if the game was dealt. */
export function originText(host: PuzzleElement): string | undefined {
  const { view, session } = host.game;
  if (!view || session?.startPosition === undefined) return undefined;
  return extrasOf(host.words)[goalOf(view) ? 'puzzle' : 'ownPosition'];
}

/** The goal in words, or `undefined` if there is none. */
export function goalText(host: PuzzleElement): string | undefined {
  const { view } = host.game;
  const goal = view && goalOf(view);
  if (!goal) return undefined;
  const { card, limit: moves } = goal;
  const { goals } = extrasOf(host.words);
  if (card === undefined) return goals.win({ moves });
  // In games without suit foundations, cards are only removed.
  return goals['foundation-4' in view.piles ? 'home' : 'away']({ card: parseCard(card)!, moves });
}

/** What is wrong with a position, in words, or `undefined` for other problems. */
export const problemText = ({ words }: PuzzleElement, problem: Problem): string | undefined =>
  textFor(extrasOf(words).positionProblems, problem);
