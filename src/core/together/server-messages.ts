import { withIndex } from '../cards/list.js';
import { type Problem, type Checked, asRecord, quote } from '../engine/reason.js';
import { isCount } from '../engine/save.js';
import { EMOTES, PROTOCOL, type ServerMessage } from './messages.js';
import { isHex64 } from './shuffle.js';
import { isTableCode } from './table-code.js';

/**
 * Checks a value. Returns the path of the first wrong part, starting with `path`, or `undefined` if all is
 * well.
 */
type Shape = (value: unknown, path: string) => string | undefined;

const is =
  (fits: (value: unknown) => boolean): Shape =>
  (value, path) =>
    fits(value) ? undefined : path;

const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? undefined : shape(value, path);

/** A field that a server may omit. */
const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? undefined : shape(value, path);

/** A limit that no list of a table reaches. */
const LONGEST_LIST = 1000;

const list =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > LONGEST_LIST) return path;
    for (const [at, one] of withIndex(value)) {
      const wrong = shape(one, `${path}.${at}`);
      if (wrong) return wrong;
    }
    return undefined;
  };

const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    const given = asRecord(value);
    if (!given) return path;
    for (const [name, shape] of Object.entries(fields)) {
      const wrong = shape(given[name], path === '' ? name : `${path}.${name}`);
      if (wrong) return wrong;
    }
    return undefined;
  };

const object = is((value) => asRecord(value) !== undefined);
const flag = is((value) => typeof value === 'boolean');
const text = is((value) => typeof value === 'string');
const count = is(isCount);
const time = is((value) => Number.isFinite(value));
const seat = is((value) => isCount(value) && value < 10);
const hash = is(isHex64);
const oneOf = (...words: readonly string[]): Shape => is((value) => words.includes(String(value)));
/** Checked in detail when it is applied. */
const difference = is((value) => (value ?? null) !== null);
/** In the game's notation, or an object. */
const move = is((value) => typeof value === 'string' || asRecord(value) !== undefined);
const code = record({ code: text });

const person = record({
  name: text,
  presence: oneOf('here', 'away', 'bot'),
  isMaker: flag,
  isReady: flag,
  wantsPause: flag,
  sitsOut: flag,
});

const shuffleFields = {
  shuffle: count,
  hand: count,
  commitment: hash,
  seats: list(seat),
  hashes: list(orNull(hash)),
  shares: list(orNull(record({ secret: hash, words: text }))),
};

/** The fields of each message. Additional fields are ignored. */
const SHAPES: Readonly<Record<ServerMessage['type'], Shape>> = {
  welcome: record({
    game: text,
    code: is((value) => typeof value === 'string' && isTableCode(value)),
    settings: object,
    clock: record({ decision: time, bank: time }),
    seat: orNull(seat),
    token: optional(text),
    lastId: optional(count),
    isMaker: flag,
  }),
  status: record({
    phase: oneOf('waiting', 'shuffle', 'hand', 'over'),
    paused: flag,
    people: list(orNull(person)),
    clocks: list(record({ seat, left: time, bank: time })),
    nextHand: orNull(time),
    choosing: optional(flag),
  }),
  shuffle: record(shuffleFields),
  void: record({ shuffle: count, missing: list(seat) }),
  hand: record({
    seat: orNull(seat),
    run: optional(difference),
    options: optional(difference),
    view: difference,
    step: count,
    shuffle: record(shuffleFields),
    seed: orNull(text),
  }),
  step: record({
    step: count,
    moves: list(move),
    by: oneOf('player', 'bot', 'auto'),
    view: difference,
  }),
  seed: record({ hand: count, seed: text }),
  answer: record({ id: count, refused: optional(code) }),
  emote: record({ seat, emote: oneOf(...EMOTES) }),
  pong: record({ at: time }),
  bye: record({ reason: oneOf('replaced', 'removed', 'kept-out', 'ended') }),
  problem: record({ problem: code }),
};

const wrong = (message: unknown, field: string, got: unknown): { readonly problem: Problem } => ({
  problem: { code: 'server-message', message: quote(message), field, got: quote(got) },
});

/** The value at a path of names separated by points. */
const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (within, name) => (within as Readonly<Record<string, unknown>> | undefined)?.[name],
      value,
    );

/** Reads a message of a server, and checks everything that could break the page. */
export function readServerMessage(json: string): Checked<ServerMessage> {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return wrong('', 'JSON', json);
  }
  const type = asRecord(given)?.['type'];
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return wrong(type, 'type', type);
  const { protocol } = given as { protocol?: unknown };
  // Checked first, as the message of another protocol may look like anything.
  if (type === 'welcome' && protocol !== PROTOCOL)
    return { problem: { code: 'protocol', got: quote(protocol), accepted: PROTOCOL } };
  const field = SHAPES[type as ServerMessage['type']](given, '');
  return field === undefined
    ? { value: given as ServerMessage }
    : wrong(type, field, valueAt(given, field));
}
