import type { SuitLetter } from '../core/cards/card.js';
import { sumOf } from '../core/cards/list.js';
import { parseCard } from '../core/cards/notation.js';
import type {
  BookScore,
  CardPointsScore,
  ContractScore,
  PointsScore,
} from '../core/tricks/rules.js';
import { pointsOf } from '../core/tricks/trick-table.js';
import {
  type TrickHelpBlock,
  type TrickHelpTask,
  type TrickSample,
  cardsOfSuit,
  lineIf,
  suitWord,
} from './trick-help-parts.js';

type Blocks = readonly TrickHelpBlock[];

/** The positive points of all cards in play. */
const allPoints = ({ table }: TrickHelpTask): number =>
  sumOf([...table.pack].map((card) => Math.max(0, pointsOf(table, card))));

/** What a card or a suit counts, with some of its cards. */
function pointsSample(
  { messages, rules, table }: TrickHelpTask,
  [code, points]: readonly [code: string, points: number],
): TrickSample {
  const card = parseCard(code);
  if (card !== undefined) return { cards: [card], text: messages.oneCard({ card, points }) };
  const suit = code as SuitLetter;
  const cards = cardsOfSuit(rules.pack.ranks, suit).filter((one) => table.pack.has(one));
  const text = messages.eachOfSuit({ suit: suitWord(suit), points });
  return { cards: [...cards.slice(0, 3), cards.at(-1)!], text };
}

const pointsBlocks = (task: TrickHelpTask, { cards, moon }: PointsScore): Blocks => [
  task.messages.cardPoints,
  Object.entries(cards).map((entry) => pointsSample(task, entry)),
  task.messages.moon[moon]({ points: allPoints(task) }),
];

function contractBlocks({ messages, rules }: TrickHelpTask, score: ContractScore): Blocks {
  const { bags, nil, blindNil, nilTricks, trick } = score;
  const bid = rules.bid?.type === 'tricks' ? rules.bid : undefined;
  const isNil = bid?.nil === true;
  return [
    messages.contractMade({ trick }),
    messages.contractFailed({ trick }),
    ...lineIf(bags !== undefined, () => messages.bags(bags!)),
    ...lineIf(isNil, () => messages.nilScore({ points: nil })),
    ...lineIf(isNil && bid.blind !== undefined, () => messages.blindNilScore({ points: blindNil })),
    ...lineIf(isNil && rules.sides === 'opposite', () => messages.nilTricks[nilTricks]),
  ];
}

function bookBlocks({ messages, rules }: TrickHelpTask, { book, honours }: BookScore): Blocks {
  const cards = cardsOfSuit(rules.pack.ranks.slice(0, 4), 'S');
  return [messages.book({ book }), ...(honours ? [messages.honours, [{ cards, text: '' }]] : [])];
}

/** The cards of a suit, by what they count. */
function rankSamples({ messages, rules }: TrickHelpTask, score: CardPointsScore): Blocks[number] {
  const ranks = [...rules.pack.ranks];
  const worth = (rank: string): number => score.ranks[rank] ?? 0;
  const values = [...new Set(ranks.map(worth))].sort((a, b) => b - a);
  return values.map((points) => {
    const same = ranks.filter((rank) => worth(rank) === points);
    const text = same.length > 1 ? messages.eachCard({ points }) : messages.points({ points });
    return {
      cards: cardsOfSuit(same.join(''), 'S'),
      text: points === 0 ? messages.nothing : text,
    };
  });
}

function cardPointsBlocks(task: TrickHelpTask, score: CardPointsScore): Blocks {
  const { messages } = task;
  const { lastTrick, high, pair, doubles } = score;
  return [
    messages.rankPoints,
    rankSamples(task, score),
    messages.total({ total: allPoints(task), lastTrick }),
    messages.gamePoints,
    ...lineIf(high !== undefined, () => messages.high({ high: high! })),
    ...lineIf(doubles, () => messages.doubled),
    ...(pair
      ? [messages.pair, [{ cards: cardsOfSuit('KQ', 'H'), text: '' }], messages.pairWorth(pair)]
      : []),
  ];
}

/** What is scored. */
export function scoreBlocks(task: TrickHelpTask): Blocks {
  const { messages, rules } = task;
  const { score } = rules;
  switch (score.type) {
    case 'points':
      return pointsBlocks(task, score);
    case 'contract':
      return contractBlocks(task, score);
    case 'book':
      return bookBlocks(task, score);
    case 'exact':
      return [messages.exact(score)];
    case 'card-points':
      return cardPointsBlocks(task, score);
    case 'survival':
      return [messages.survival];
    case 'majority':
      return [messages.majority(score)];
  }
}
