import { type Card, RANKS, SUITS } from '../cards/card.js';
import { parseCard } from '../cards/notation.js';
import { isOneOf } from '../engine/option.js';
import { plainCopy } from '../engine/plain.js';
import { type Checked, type Problem, asRecord, quote } from '../engine/reason.js';
import { MOST_PLAYERS } from './options.js';
import { SIDES, TRICK_RULES_VERSION, type TrickRules } from './rules.js';
import { trickTableOf } from './trick-table.js';

/** A check of one value: whether it fits, what would, and the same as JSON Schema. */
export interface Term {
  readonly accepted: string;
  fits(this: void, value: unknown): boolean;
  readonly schema: object;
}

/** The terms of a group, by name. A name with `?` may be missing. */
export interface TermGroup {
  readonly terms: Readonly<Record<string, Term | TermGroup>>;
}

const whole = (least: number, most: number): Term => ({
  accepted: `${least}–${most}`,
  fits: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  schema: { type: 'integer', minimum: least, maximum: most },
});

const word = (...words: readonly (string | number)[]): Term => ({
  accepted: words.join(', '),
  fits: (value) => isOneOf<unknown>(words, value),
  schema: { enum: words },
});

const isCard = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length === 2 &&
  parseCard(value) !== undefined &&
  value !== 'XX';

const RANK = `[${RANKS.join('')}]`;
const SUIT = `[${SUITS.join('')}]`;

const card: Term = {
  accepted: 'AS, TD, 2C …',
  fits: isCard,
  schema: { type: 'string', pattern: `^${RANK}${SUIT}$` },
};

const listOfTerm = ({ accepted, fits, schema }: Term, least = 0, most = 52): Term => ({
  accepted: `[${accepted}]`,
  fits: (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(fits),
  schema: { type: 'array', items: schema, minItems: least, maxItems: most },
});

/** The range of points. */
const MOST_POINTS = 1000;

/** A record of numbers whose names match a pattern. */
function numbersBy(accepted: string, names: string): Term {
  const number = whole(-MOST_POINTS, MOST_POINTS);
  const pattern = new RegExp(names);
  return {
    accepted,
    fits: (value) =>
      Object.entries(asRecord(value) ?? { '': '' }).every(
        ([name, one]) => pattern.test(name) && number.fits(one),
      ),
    schema: {
      type: 'object',
      patternProperties: { [names]: number.schema },
      additionalProperties: false,
    },
  };
}

const flag: Term = {
  accepted: 'true, false',
  fits: (value) => typeof value === 'boolean',
  schema: { type: 'boolean' },
};
const seat = whole(0, MOST_PLAYERS - 1);
const amount = whole(0, 100_000);
const suit = word(...SUITS);

const ranks: Term = {
  accepted: 'AKQJT98765432',
  fits: (value) =>
    typeof value === 'string' &&
    value !== '' &&
    [...value].every((one) => isOneOf<string>(RANKS, one)) &&
    new Set(value).size === value.length,
  schema: { type: 'string', pattern: `^${RANK}+$` },
};

/** The longest name. */
const LONGEST_NAME = 60;

const text: Term = {
  accepted: 'a name',
  fits: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME,
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_NAME },
};

/** The terms of groups that have a `type`, by its values. */
const BIDS: Readonly<Record<string, TermGroup>> = {
  tricks: {
    terms: {
      ...{ 'least?': whole(0, 52), 'most?': whole(0, 52), 'nil?': flag, 'mustMiss?': flag },
      'sideLeast?': whole(0, 52),
      'blind?': { terms: { behind: amount, 'exchange?': whole(0, 13) } },
    },
  },
  auction: {
    terms: {
      ...{ least: whole(0, 99), most: whole(0, 99), 'hold?': flag, 'overPartner?': whole(0, 99) },
      allPass: word('forced', 'redeal'),
    },
  },
};

const TRUMPS: Readonly<Record<string, TermGroup>> = {
  none: { terms: {} },
  'dealer-card': { terms: {} },
  'stock-card': { terms: {} },
  suit: { terms: { suit } },
  named: { terms: { by: seat } },
  bidder: {
    terms: { conceal: word('suit', 'card'), afterAsking: word('must-trump', 'free') },
  },
};

const rankPoints = numbersBy('{ J: 3 }', `^${RANK}$`);

const SCORES: Readonly<Record<string, TermGroup>> = {
  points: {
    terms: {
      cards: numbersBy('{ H: 1, QS: 13 }', `^(${RANK}${SUIT}|${SUIT})$`),
      ...{ moon: word('add', 'subtract', 'choose'), target: amount },
    },
  },
  contract: {
    terms: {
      ...{ trick: amount, nil: amount, blindNil: amount, target: amount },
      'bags?': { terms: { count: whole(1, 1000), penalty: amount } },
      ...{ nilTricks: word('count', 'bags'), 'floor?': whole(-100_000, -1) },
    },
  },
  book: { terms: { book: whole(0, 52), honours: flag, target: amount } },
  exact: { terms: { bonus: amount, hands: whole(1, 1000) } },
  'card-points': {
    terms: {
      ...{ ranks: rankPoints, lastTrick: amount, 'high?': amount, doubles: flag, target: amount },
      'pair?': { terms: { by: amount, least: amount, most: amount } },
    },
  },
  survival: { terms: {} },
  majority: { terms: { last: whole(1, 52) } },
};

/** All terms but those of the groups in `TYPED`. */
export const TERMS: TermGroup = {
  terms: {
    version: word(TRICK_RULES_VERSION),
    ...{ name: text, players: whole(2, MOST_PLAYERS), sides: word(...SIDES) },
    pack: { terms: { ranks, 'without?': listOfTerm(card), 'jokers?': listOfTerm(card, 2, 2) } },
    deal: {
      terms: {
        ...{ hand: whole(1, 26), 'before?': whole(1, 26), 'draw?': flag },
        'out?': listOfTerm(seat),
      },
    },
    'pass?': { terms: { cards: whole(1, 13), by: whole(1, MOST_PLAYERS - 1) } },
    'lead?': {
      terms: {
        ...{ 'lowest?': suit, 'firstTrickNoPoints?': flag, 'atFirstChance?': card },
        'breaking?': { terms: { suit, by: word('suit', 'points') } },
      },
    },
  },
};

/** The groups whose terms depend on their `type`. */
export const TYPED = { bid: BIDS, trump: TRUMPS, score: SCORES } as const;

const wrong = (term: string, got: unknown, accepted: string): Problem => ({
  ...{ code: 'rules', term: quote(term), got: quote(got), accepted },
});

const joined = (group: string, name: string): string => (group === '' ? name : `${group}.${name}`);

/** The first unknown, missing or wrong term of a group. */
function problemIn(
  path: string,
  given: unknown,
  { terms }: TermGroup,
  more: readonly string[] = [],
) {
  const record = asRecord(given);
  const names = Object.keys(terms).map((name) => name.replace('?', ''));
  if (!record) return wrong(path, given, `{ ${names.join(', ')} }`);
  const unknown = Object.keys(record).find((name) => ![...names, ...more].includes(name));
  if (unknown !== undefined) {
    const term = quote(joined(path, unknown));
    return { code: 'rules-unknown', term, accepted: [...names, ...more].join(', ') };
  }
  for (const key of Object.keys(terms)) {
    const problem = termProblem(path, key, record, terms[key]!);
    if (problem) return problem;
  }
  return undefined;
}

function termProblem(
  path: string,
  key: string,
  record: Readonly<Record<string, unknown>>,
  term: Term | TermGroup,
): Problem | undefined {
  const name = key.replace('?', '');
  const value = record[name];
  if (value === undefined && key !== name) return undefined;
  if ('terms' in term) return problemIn(joined(path, name), value, term);
  return term.fits(value) ? undefined : wrong(joined(path, name), value, term.accepted);
}

/** The problem of a group whose terms depend on its `type`. */
function typedProblem(name: keyof typeof TYPED, value: unknown): Problem | undefined {
  const groups: Readonly<Record<string, TermGroup>> = TYPED[name];
  const type = asRecord(value)?.['type'];
  const isKnown = typeof type === 'string' && Object.hasOwn(groups, type);
  if (!isKnown) return wrong(joined(name, 'type'), type, Object.keys(groups).join(', '));
  return problemIn(name, value, groups[type]!, ['type']);
}

type Together = readonly [term: string, accepted: string, fits: (rules: TrickRules) => boolean];

/** The number of cards that the hands need. */
const needed = ({ players, deal }: TrickRules): number =>
  (players - (deal.out ?? []).length) * deal.hand;

const packOf = (rules: TrickRules): ReadonlySet<Card> => trickTableOf(rules).pack;

/** What several terms must keep together. */
const TOGETHER: readonly Together[] = [
  ['sides', 'each', ({ sides, players }) => sides === 'each' || players === 4],
  ['deal.out', 'fewer seats', ({ deal, players }) => new Set(deal.out).size <= players - 2],
  ['deal.out', 'each', ({ deal, sides }) => (deal.out ?? []).length === 0 || sides === 'each'],
  ['deal.hand', 'enough cards in the pack', (rules) => needed(rules) <= packOf(rules).size],
  ['deal.before', '1–hand', ({ deal }) => (deal.before ?? 1) <= deal.hand],
  [
    'deal.before',
    'a trump that is chosen after the bidding',
    ({ deal, trump }) => deal.before === undefined || trump.type === 'bidder',
  ],
  [
    'trump.type',
    'a card that is left to turn up',
    (rules) => rules.trump.type !== 'stock-card' || needed(rules) < packOf(rules).size,
  ],
  [
    'trump.by',
    'a seat in the hand',
    ({ trump, players, deal }) =>
      trump.type !== 'named' || (trump.by < players && !deal.out?.includes(trump.by)),
  ],
  [
    'trump.type',
    'an auction',
    ({ trump, bid }) => (trump.type === 'bidder') === (bid?.type === 'auction'),
  ],
  [
    'score.type',
    'an auction',
    ({ score, bid }) => (score.type === 'card-points') === (bid?.type === 'auction'),
  ],
  [
    'score.type',
    'bids',
    ({ score, bid }) =>
      (score.type !== 'contract' && score.type !== 'exact') || bid?.type === 'tricks',
  ],
  [
    'lead.lowest',
    'a suit of the pack',
    ({ pack, lead }) =>
      lead?.lowest === undefined ||
      [...pack.ranks].some((rank) => !pack.without?.includes(rank + lead.lowest!)),
  ],
  ['pack.jokers', 'a trump suit', ({ pack, trump }) => !pack.jokers || trump.type === 'suit'],
  ['pass.by', '1–players', ({ pass, players }) => !pass || pass.by < players],
  ['pass.cards', '1–hand', ({ pass, deal }) => !pass || pass.cards <= deal.hand],
  [
    'pass',
    'no exchange after a blind nil',
    ({ pass, bid }) => !pass || bid?.type !== 'tricks' || !bid.blind?.exchange,
  ],
  ['pass', 'no seat that is out', ({ pass, deal }) => !pass || (deal.out ?? []).length === 0],
  ['bid.most', 'least …', ({ bid }) => bid?.type !== 'auction' || bid.least <= bid.most],
];

/** Checks rules of any origin, and returns a plain copy of them or the first problem. */
export function checkTrickRules(value: unknown): Checked<TrickRules> {
  const copied = plainCopy(value);
  if (!('value' in copied)) return { problem: wrong(copied.at, value, 'JSON') };
  const given = copied.value;
  const names = Object.keys(TYPED) as (keyof typeof TYPED)[];
  const problem = problemIn('', given, TERMS, names);
  if (problem) return { problem };
  const record = given as Readonly<Record<string, unknown>>;
  for (const name of names) {
    if (name === 'bid' && record[name] === undefined) continue;
    const typed = typedProblem(name, record[name]);
    if (typed) return { problem: typed };
  }
  const rules = given as TrickRules;
  const broken = TOGETHER.find(([, , fits]) => !fits(rules));
  return broken ? { problem: wrong(broken[0], '', broken[1]) } : { value: rules };
}
