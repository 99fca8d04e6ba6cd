import { parseCard } from '../../../core/cards/notation.js';
import type { ScoreRules } from '../../../core/patience/rules/rules.js';
import { rankOfLetter } from '../../../core/patience/rules/table.js';
import { sumOf } from '../../../core/cards/list.js';
import { type Topic, cardsIn, hasFaceDown, knownBase } from './topic.js';

/** The packs, if they are not one of 52 cards. */
function packText(topic: Topic): readonly string[] {
  const { words, rules, table } = topic;
  const { packs = 1, suits = 4, ranks } = rules;
  return [
    ...(packs > 1 || suits < 4 ? [words.pack({ packs, cards: cardsIn(topic), suits })] : []),
    ...(ranks ? [words.ranks({ first: table.lowest, last: table.highest })] : []),
  ];
}

/** The number of cards in each column. */
function sizesOf(deal: readonly number[]) {
  const [least, most] = [Math.min(...deal), Math.max(...deal)];
  const sizes =
    most === 0 ? 'none' : least === most ? 'same' : most - least === 1 ? 'two' : 'range';
  return { least, most, sizes } as const;
}

/** The columns, or the places of a pyramid. */
function layoutText({ words, rules: { columns, cells } }: Topic): string {
  const { deal, shape = 'columns' } = columns;
  switch (shape) {
    case 'columns':
      return words.layout({ columns: deal.length, cells: cells?.count ?? 0, ...sizesOf(deal) });
    case 'pyramid':
      return words.pyramid({ rows: deal.length });
    case 'peaks':
      return words.peaks({ count: deal.at(-1) ?? 0 });
  }
}

/** What else is dealt to columns and cells. */
function dealText({ words, rules: { columns, cells } }: Topic): readonly string[] {
  const { sink = [] } = columns;
  const ranks = sink.map((rank) => words.rankName({ rank: rankOfLetter(rank), form: 'plural' }));
  return [
    ...(ranks.length > 0 ? [words.sink({ ranks })] : []),
    ...(cells?.dealt ? [words.cellsDealt({ count: cells.dealt })] : []),
  ];
}

function faceDownText(topic: Topic): readonly string[] {
  if (!hasFaceDown(topic)) return [];
  const { faceDown } = topic.rules.columns;
  const which = faceDown === 'all-but-top' ? 'top' : faceDown === 'covered' ? 'covered' : 'some';
  return [topic.words.faceDown({ which })];
}

function reserveText({ words, rules: { reserve } }: Topic): readonly string[] {
  if (!reserve) return [];
  const { deal, faceDown: isHidden = false } = reserve;
  const [first = 0] = deal;
  const isEqual = deal.every((count) => count === first);
  const isSingle = deal.length === 1 || (isEqual && first === 1);
  const piles = isSingle ? 'single' : isEqual ? 'equal' : 'unequal';
  const count = piles === 'equal' ? first : sumOf(deal);
  return [words.reserveDeal({ piles, number: deal.length, count, isHidden })];
}

/** The number of cards that are left for the stock. */
function stockSize(topic: Topic): number {
  const { columns, reserve, cells, hole } = topic.rules;
  const given = sumOf(columns.deal) + sumOf(reserve?.deal ?? []) + (cells?.dealt ?? 0);
  return cardsIn(topic) - given - (topic.table.foundation?.start ?? 0) - (hole ? 1 : 0);
}

function stockText(topic: Topic): readonly string[] {
  const { words, table } = topic;
  const { stock, hole } = table;
  if (!stock) return [];
  const { to, redeals, open } = stock;
  const count = stockSize(topic);
  const { length: wastes } = table.wastes;
  return [
    to !== 'waste'
      ? words.stock({ count })
      : words.redeals({ redeals: hole ? 0 : redeals, count, wastes }),
    ...(open ? [words.openStock] : []),
  ];
}

/** The cards that foundations begin with, if they are some of them. */
function startText(topic: Topic): readonly string[] {
  const { words, table } = topic;
  if (!table.foundation) return [];
  const { start: count, base } = table.foundation;
  const rank = knownBase(topic);
  if (rank === undefined) {
    // The sentence about the foundations names the one card that is dealt.
    const named = base === 'column' ? 0 : 1;
    return count > named ? [words.startOpen({ count })] : [];
  }
  return count > 0 && count < table.foundations.length ? [words.startCards({ count, rank })] : [];
}

function returnText({ words, table: { foundation } }: Topic): readonly string[] {
  if (!foundation || foundation.runs) return [];
  return [words.foundationReturn[foundation.back]];
}

const NAMED_PILES = ['columns', 'cells', 'reserve', 'foundations', 'stock', 'waste'] as const;

/** The page's own names of piles. */
function pileText({ words, rules: { words: own = {} } }: Topic): readonly string[] {
  const names = NAMED_PILES.flatMap((pile) => {
    const name = own[pile];
    return name === undefined ? [] : words.calledPiles[pile]({ name });
  });
  return names.length > 0 ? [words.pileWords({ names })] : [];
}

/** What counts for the score, in the order of the sentence. */
const EVENTS = ['deal', 'up', 'fromWaste', 'flip', 'back', 'redeal', 'move'] as const;

function scoreText({ words }: Topic, score: ScoreRules): readonly string[] {
  const events = EVENTS.flatMap((event) => {
    const points = score[event] ?? 0;
    return points === 0 ? [] : words.pointsFor[event]({ points });
  });
  return [
    ...(events.length > 0 ? [words.points({ events })] : []),
    ...(score.least === undefined ? [] : [words.leastPoints({ points: score.least })]),
  ];
}

/** What makes this game: the deal, and rules that no picture shows. */
export function details(topic: Topic): readonly string[] {
  const { words, rules, table } = topic;
  const { hole, pairs, score, columns } = rules;
  const start = parseCard(hole?.start ?? '');
  return [
    ...packText(topic),
    layoutText(topic),
    ...dealText(topic),
    ...faceDownText(topic),
    ...reserveText(topic),
    ...(start === undefined ? [] : [words.holeStart({ card: start })]),
    ...stockText(topic),
    ...(columns.from
      ? [words.columnsFrom({ from: columns.from.map((place) => words.fromPlaces[place]) })]
      : []),
    ...(columns.most === undefined ? [] : [words.most({ count: columns.most })]),
    ...(pairs && table.covers.length > 0
      ? [pairs.cover ? words.coverPairs : words.noCoverPairs]
      : []),
    ...startText(topic),
    ...returnText(topic),
    ...pileText(topic),
    ...(score === undefined
      ? []
      : score === 'cards-left'
        ? [words.cardsLeft]
        : scoreText(topic, score)),
  ];
}
