import { formatCards } from '../cards/notation.js';
import { crc32 } from '../engine/crc32.js';
import { DigitReader, DigitWriter } from './digits.js';
import { parseOptions, writeOptions } from '../engine/option-text.js';
import { type Reading, finish } from '../engine/reading.js';
import type { Checked } from '../engine/reason.js';
import { SAVE_FORMAT, type Save, broken, checkOrigin, checkSave, problem } from '../engine/save.js';
import { type Shareable, codeOrigin, codeSteps, codeTable } from './share-code.js';
import { type Envelope, LONGEST, checkGame, readEnvelope, writeEnvelope } from './share-text.js';

export type { Shareable } from './share-code.js';
export { SHARE_FORMAT, sharedGame } from './share-text.js';

/**
 * The most steps of a shared game, including undone ones. Longer games make no link and are not read: a short
 * text can encode many steps, and each has to be played. Usual games have a few hundred.
 */
export const SHARE_STEPS = 2000;

/** The number of values of the step count. It leaves room for a higher limit. */
const COUNTS = 5001;

/** The number of values of the checksum of the moves. */
const CHECKSUMS = 2 ** 16;

/**
 * A checksum of the moves' texts. The checksum of the share string detects typing errors. This one detects
 * changed rules, under which the same digits would be other moves.
 */
const checksumOf = (texts: readonly string[]): number => crc32(texts.join()) % CHECKSUMS;

const tooLong = (count: number, most = SHARE_STEPS): ReturnType<typeof problem> =>
  problem('share-long', { count, most });

/**
 * Writes a game as a short text that needs no escaping in a URL. It has the game, its options, the deal, deck
 * or position, all steps with undone ones, and the current step. Move count and time are left out. A move is
 * coded as its index among the legal moves, so FreeCell takes some five bits a move.
 *
 * @param save a session's save, or any untrusted value: it is checked as in loading
 * @returns the text (`1.freecell.1.` and letters), or what is wrong with the save: `share-long` if it has
 *   more than SHARE_STEPS steps or its text is too long to be read
 */
export function share<S, M, O extends object>(
  game: Shareable<S, M, O>,
  save: unknown,
): Checked<string> {
  const replay = checkSave(game, save);
  if ('problem' in replay) return replay;
  const { options, states, steps, at } = replay.value;
  if (steps.length > SHARE_STEPS) return tooLong(steps.length);
  const written = writeOptions(game, options);
  if ('problem' in written) return written;
  const digits = new DigitWriter();
  const texts = steps.map(({ text }) => text);
  digits.digit(CHECKSUMS, () => checksumOf(texts));
  codeTable(game, digits, options);
  codeOrigin(game, options, digits, replay.value);
  digits.digit(COUNTS, () => steps.length);
  digits.digit(steps.length + 1, () => at);
  finish(codeSteps(game, digits, states[0]!, steps.length, texts));
  const envelope = { game: game.game, version: game.version, options: written.value };
  const text = writeEnvelope({ ...envelope, letters: digits.text() });
  return text.length > LONGEST ? tooLong(steps.length) : { value: text };
}

/** The game of a share string as a save, and its current state. */
export interface Shared<State, Options extends object> {
  readonly save: Save<Options>;
  readonly state: State;
}

/** What a share string says before its moves, and its moves. Only the moves take long. */
export interface OpenedShare<State, Options extends object> {
  readonly options: Options;
  /** `undefined` if the game began with a deck or a position. */
  readonly deal: number | undefined;
  /** The number of steps that lead to the current one. */
  readonly at: number;
  /** Replays the moves, each of which is one of the legal ones, so it needs no second check. It can be read once. */
  readonly replay: Reading<Shared<State, Options>>;
}

/** Decodes what comes before the moves. */
function openContents<S, M, O extends object>(
  game: Shareable<S, M, O>,
  { letters, ...envelope }: Envelope,
  most: number,
): Checked<OpenedShare<S, O>> {
  const digits = new DigitReader(letters);
  const checksum = digits.digit(CHECKSUMS);
  const rules = parseOptions(envelope.options);
  const read = game.options.check(rules && { ...rules, ...codeTable(game, digits) });
  if ('problem' in read) return read;
  const options = read.value;
  const checked = checkOrigin(game, codeOrigin(game, options, digits), options);
  if ('problem' in checked) return checked;
  const { deal, deck, position, start } = checked.value;
  const length = digits.digit(COUNTS);
  if (length > most) return tooLong(length, most);
  const at = digits.digit(length + 1);
  function* replay(): Reading<Shared<S, O>> {
    const { texts: moves, states } = yield* codeSteps(game, digits, start, length);
    if (moves.length < length || !digits.isRead || checksumOf(moves) !== checksum) {
      return problem('share-moves', { version: envelope.version });
    }
    if (at < length && game.outcome(states[length]!) === 'won') return broken('at');
    const dealt = deal === undefined ? { deck: formatCards(deck) } : { deal };
    const fixed = { format: SAVE_FORMAT, game: game.game, version: game.version };
    const rest = { moves, at, count: 2 * length - at, elapsed: 0 };
    const origin = position === undefined ? dealt : { position };
    const save = { ...fixed, ...origin, options, ...rest };
    return { value: { save, state: states[at]! } };
  }
  return { value: { options, deal, at, replay: replay() } };
}

/**
 * Reads a share string as a save that can be loaded. The move count is the lowest that is possible, and the
 * time is zero.
 *
 * @param text an untrusted value. Spaces around it don't matter
 * @param most the most steps to read. A longer game is rejected before any step is played
 * @returns a save that has been replayed, or a problem: `share-broken` (no share string, or one with an
 *   error: `field` is `text` or `check`), `share-newer`, `share-other-game`, `share-long`, `share-moves` (the
 *   rules have changed since), or a problem of a save
 */
export function readShare<S, M, O extends object>(
  game: Shareable<S, M, O>,
  text: unknown,
  most = SHARE_STEPS,
): Checked<Save> {
  const read = finish(shareReading(game, text, most));
  return 'problem' in read ? read : { value: read.value.save };
}

/** Like `readShare`, but replays no move yet. */
export function openShare<S, M, O extends object>(
  game: Shareable<S, M, O>,
  text: unknown,
  most = SHARE_STEPS,
): Checked<OpenedShare<S, O>> {
  const opened = readEnvelope(text);
  if ('problem' in opened) return opened;
  return checkGame(opened.value, game) ?? openContents(game, opened.value, most);
}

/** Like `readShare`, but pauses after each move, and also returns the current state. */
export function* shareReading<S, M, O extends object>(
  game: Shareable<S, M, O>,
  text: unknown,
  most = SHARE_STEPS,
): Reading<Shared<S, O>> {
  const opened = openShare(game, text, most);
  return 'problem' in opened ? opened : yield* opened.value.replay;
}
