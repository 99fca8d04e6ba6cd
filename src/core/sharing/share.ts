import { formatCards } from '../cards/notation.js';
import { crc32 } from '../engine/crc32.js';
import { DigitReader, DigitWriter } from './digits.js';
import { checkNumbered } from '../engine/numbered.js';
import { parseOptions, writeOptions } from '../engine/option-text.js';
import { type Reading, finish } from '../engine/reading.js';
import type { Checked } from '../engine/reason.js';
import { SAVE_FORMAT, type Save, broken, checkSave, problem } from '../engine/save.js';
import { type Shareable, codeOrigin, codeSteps } from './share-code.js';
import { type Envelope, LONGEST, checkGame, open, seal } from './share-text.js';

export type { Shareable } from './share-code.js';
export { SHARE_FORMAT, sharedGame } from './share-text.js';

/**
 * How many steps a shared game has at most, the redo tail included: longer ones make no link, and none
 * is read. A short text can name many, each of which has to be played; games have some hundreds.
 */
export const SHARE_STEPS = 2000;

/** How many values the count of the steps has, from the time when there could be more. */
const COUNTS = 5001;

/** How many values the check of the moves has. */
const MEANINGS = 2 ** 16;

/**
 * What the moves mean, as a number. The text's own check tells a slip of the pen; this one tells
 * that the rules have changed since, so that the same digits would be other moves.
 */
const meaningOf = (texts: readonly string[]): number => crc32(texts.join()) % MEANINGS;

const tooLong = (count: number, most = SHARE_STEPS): ReturnType<typeof problem> =>
  problem('share-long', { count, most });

/**
 * A game as a short text that a URL takes as it is: the game, its options, the deal, deck
 * or position, the moves with the redo tail, and where the game stands. Count and time are not in it. Each move
 * is its number among the legal ones, so a game of FreeCell takes some five bits a move.
 *
 * @param save as a session gives it, or of any other origin: it is checked like one that is loaded
 * @returns the text, `1.freecell.1.` and letters; or what is wrong with the save; `share-long`
 *   where it has more than SHARE_STEPS steps, or more letters than are read
 */
export function share<S, M, O extends object>(
  game: Shareable<S, M, O>,
  save: unknown,
): Checked<string> {
  const replay = checkSave(game, save, checkNumbered);
  if ('problem' in replay) return replay;
  const { options, states, steps, at } = replay.value;
  if (steps.length > SHARE_STEPS) return tooLong(steps.length);
  const written = writeOptions(game, options);
  if ('problem' in written) return written;
  const digits = new DigitWriter();
  const texts = steps.map(({ text }) => text);
  digits.digit(MEANINGS, () => meaningOf(texts));
  codeOrigin(game, digits, replay.value);
  digits.digit(COUNTS, () => steps.length);
  digits.digit(steps.length + 1, () => at);
  finish(codeSteps(game, digits, states[0]!, steps.length, texts));
  const envelope = { game: game.game, version: game.version, options: written.value };
  const text = seal({ ...envelope, letters: digits.text() });
  return text.length > LONGEST ? tooLong(steps.length) : { value: text };
}

/** The game of a share string: as a save, and where it stands. */
export interface Shared<State, Options extends object> {
  readonly save: Save<Options>;
  readonly state: State;
}

/**
 * What the letters of an envelope say, held to the rules of a save: each step is one of the legal
 * moves, so that none has to be played a second time to be sure of it.
 */
function* readContents<S, M, O extends object>(
  game: Shareable<S, M, O>,
  { letters, ...envelope }: Envelope,
  most: number,
): Reading<Shared<S, O>> {
  const options = game.checkOptions(parseOptions(envelope.options));
  if ('problem' in options) return options;
  const digits = new DigitReader(letters);
  const meaning = digits.digit(MEANINGS);
  const checked = checkNumbered(game, codeOrigin(game, digits), options.value);
  if ('problem' in checked) return checked;
  const { deal, deck, position, start } = checked.value;
  const length = digits.digit(COUNTS);
  if (length > most) return tooLong(length, most);
  const at = digits.digit(length + 1);
  const { texts: moves, states } = yield* codeSteps(game, digits, start, length);
  if (moves.length < length || !digits.isRead || meaningOf(moves) !== meaning) {
    return problem('share-moves', { version: envelope.version });
  }
  if (at < length && game.outcome(states[length]!) === 'won') return broken('at');
  const dealt = deal === undefined ? { deck: formatCards(deck) } : { deal };
  const fixed = { format: SAVE_FORMAT, game: game.game, version: game.version };
  const rest = { moves, at, count: 2 * length - at, elapsed: 0 };
  const save = {
    ...fixed,
    ...(position === undefined ? dealt : { position }),
    options: options.value,
    ...rest,
  };
  return { value: { save, state: states[at]! } };
}

/**
 * The game of a share string, as a save to be loaded. The count is the least that leads to its
 * moves, and the time is zero: both are the reader's own from then on.
 *
 * @param text of whatever origin; spaces around it don't matter
 * @param most how many steps are read; a text of more is refused before any is played
 * @returns a save that has been replayed; or the problem: `share-broken` (it is no share string, or
 *   one with a slip in it: `field` says `text` or `check`), `share-newer`, `share-other-game`,
 *   `share-long`, `share-moves` (the rules have changed since it was written), or what would be wrong
 *   with a save
 */
export function readShare<S, M, O extends object>(
  game: Shareable<S, M, O>,
  text: unknown,
  most = SHARE_STEPS,
): Checked<Save> {
  const read = finish(shareReading(game, text, most));
  return 'problem' in read ? read : { value: read.value.save };
}

/** What `readShare` does, a move a piece, and where the game stands. */
export function* shareReading<S, M, O extends object>(
  game: Shareable<S, M, O>,
  text: unknown,
  most = SHARE_STEPS,
): Reading<Shared<S, O>> {
  const opened = open(text);
  if ('problem' in opened) return opened;
  const foreign = checkGame(opened.value, game);
  return foreign ?? (yield* readContents(game, opened.value, most));
}
