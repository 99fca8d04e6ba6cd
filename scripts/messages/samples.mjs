// Arguments that a message is tried with: each variant, each plural form, several cards, piles and seats.
import { textsOf } from './types.mjs';

/**
 * @typedef {import('./types.mjs').ChunkTypes} ChunkTypes
 * @typedef {Record<string, unknown>} Arguments
 *
 * @typedef {object} Sample
 * @property {string} id such as `title`, or `refusals.top-only` in a group, or `key.text` for the value of a message with attributes
 * @property {Arguments} [args] none for a message that is a text
 */

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 1000];
/** A♣, 7♥, J♠, Q♥, K♣, the joker. */
const CARDS = [0, 26, 43, 46, 48, 52];
const PILES = ['column-3', 'cell-2', 'foundation-1', 'stock', 'waste'];
const SEATS = [
  { who: 'you', number: 1 },
  { who: 'other', number: 2 },
  { who: 'other', name: 'Alex', number: 3 },
  { who: 'dealer', number: 4 },
];

/** Values of arguments that are passed to a function, by the function. */
const BY_FUNCTION = Object.entries({
  SIGNED: [-25, 0, 25, 1240],
  PERCENT: [0, 0.125, 1],
  DURATION: [0, 187_000, 3_787_000],
  RANK_NAME: [13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  LIST: [['Ana'], ['Ana', 'Ben'], ['Ana', 'Ben', 'Ida']],
  PILE: PILES,
  KIND: PILES,
});

/** Values of arguments of a type. @type {Readonly<Record<string, readonly unknown[]>>} */
const BY_TYPE = {
  Card: CARDS,
  SeatPerson: SEATS,
  'readonly Card[]': [[43, 0], [26]],
  'readonly SeatPerson[]': [SEATS.slice(0, 3), SEATS.slice(1, 2)],
  boolean: [true, false],
};

/**
 * @param {string} name
 * @param {string} type
 * @param {import('./analyze.mjs').Use} use
 * @returns {readonly unknown[]}
 */
function valuesOf(name, type, { functions, keys, digits, plural }) {
  const none = functions.has('HAS') ? [undefined] : [];
  const [, ofFunction] = BY_FUNCTION.find(([one]) => functions.has(one)) ?? [];
  const plain = type.replace(' | undefined', '');
  const values = ofFunction ?? BY_TYPE[plain];
  if (values) return [...none, ...values];
  if (plain === 'number')
    return [...none, ...(digits ? [15.294] : []), ...COUNTS, ...[...keys].map(Number)];
  if (plain.includes("'"))
    return [...none, ...[...plain.matchAll(/'([^']+)'/g)].map(([, word]) => word)];
  // A number or a word, such as a limit or `unlimited`.
  const words = [...keys].filter((key) => !plural || !/^\d/.test(key));
  return [...none, ...words, ...(plural ? COUNTS : [`<${name}>`])];
}

/**
 * Each value of each argument, with the first values of the others; a few values of two arguments in all combinations.
 *
 * @param {readonly (readonly [string, readonly unknown[]])[]} values
 * @returns {Arguments[]}
 */
function combine(values) {
  const [[one, ones] = ['', []], [other, others] = ['', []]] = values;
  if (values.length === 2 && ones.length * others.length <= 16) {
    return ones.flatMap((first) => others.map((second) => ({ [one]: first, [other]: second })));
  }
  const base = Object.fromEntries(values.map(([name, [first]]) => [name, first]));
  // $more is one less than $count.
  const fit = (/** @type {Arguments} */ args) =>
    'more' in args && typeof args['count'] === 'number'
      ? { ...args, more: args['count'] - 1 }
      : args;
  const varied = values.flatMap(([name, all]) =>
    all.slice(1).map((value) => ({ ...base, [name]: value })),
  );
  return [base, ...varied].map(fit);
}

/**
 * @param {ChunkTypes} types
 * @returns {Sample[]}
 */
export function samplesOf(types) {
  return types.shapes.flatMap((shape) =>
    textsOf(shape).flatMap((text) => {
      const isGroup = shape.attributes.length > 0;
      const id = isGroup ? `${shape.id}.${text ?? 'text'}` : shape.id;
      const uses = types.uses.get(`${shape.id}.${text}`);
      const args = types.argumentsOf(shape.id, text).map(([name, type]) => {
        const plain = name.replace('?', '');
        const use = /** @type {import('./analyze.mjs').Use} */ (uses?.get(plain));
        return /** @type {const} */ ([plain, valuesOf(plain, type, use)]);
      });
      const given = args.filter(([name]) => name !== 'form');
      if (args.length === 0) return [{ id }];
      return combine(given).map((one) => ({ id, args: one }));
    }),
  );
}
