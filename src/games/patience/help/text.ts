import { KING } from '../../../core/cards/card.js';
import type { FoundationRules, PatienceRules } from '../../../core/patience/rules/rules.js';
import { rankAfter, rankOfLetter, tableOf } from '../../../core/patience/rules/table.js';
import type { RulesHelpMessages } from '../../../locales/compiled/types.js';
import type { HelpMove, HelpText } from '../../../locales/help-text.js';
import { details } from './details.js';
import { type Topic, cardsIn, hasFaceDown, knownBase, suitKey } from './topic.js';

function foundationGoal(topic: Topic): string {
  const { words, rules, table } = topic;
  const { length: count } = table.foundations;
  const { direction, by, runs } = table.foundation!;
  if (runs) return words.goalRuns({ count, first: table.highest, last: table.lowest });
  const base = knownBase(topic);
  const first = base ?? 0;
  return words.goalFoundations({
    cards: cardsIn(topic),
    count,
    each: count / (rules.suits ?? 4),
    by: suitKey(by),
    way: base === undefined ? 'open' : direction === 'both' ? 'both' : 'straight',
    first,
    last: rankAfter(table, first, direction === 'down' ? 1 : -1),
  });
}

function goal(topic: Topic): string {
  const { words, rules } = topic;
  const { foundations, hole, stock, reserve, score } = rules;
  const rule = rules.goal ?? (foundations ? 'foundations' : 'columns');
  const { shape = 'columns' } = rules.columns;
  if (rule === 'columns') {
    const hasMore = stock !== undefined || reserve !== undefined;
    return words.goalColumns({
      shape,
      rest: score === 'cards-left' ? 'score' : hasMore ? 'free' : 'none',
    });
  }
  return foundations
    ? foundationGoal(topic)
    : words.goalAll[hole ? 'waste' : 'removed']({ cards: cardsIn(topic) });
}

/** How columns are built. */
function building({ words, rules, table }: Topic): readonly HelpMove[] {
  const { build, lowest, highest } = table;
  if (build === undefined) return rules.pairs || rules.hole ? [] : [[words.noBuild]];
  if (build === 'anything') return [[words.buildAnything, 'build']];
  const { by, direction = 'down', wrap = false } = build;
  return [
    [words.build({ by: suitKey(by), direction }), 'build', 'noBuild'],
    ...(wrap ? [[words.wrap({ direction, high: highest, low: lowest }), 'wrap'] as const] : []),
  ];
}

/** How many cards of a sequence move together, if cells and columns help. */
function supermoveText({ words, table }: Topic): string {
  const [cells, columns] = [table.cells.length > 0, table.empty === 'any'];
  if (!cells && !columns) return words.moveOne;
  const places = cells && columns ? 'both' : cells ? 'cells' : 'columns';
  return words[table.move === 'supermove' ? 'supermove' : 'fullSupermove']({ places });
}

/** What moves together. */
function together(topic: Topic): string {
  const { words, table } = topic;
  const { by, direction = 'down' } = table.run;
  const isHidden = hasFaceDown(topic);
  switch (table.move) {
    case 'one':
      return words.moveOne;
    case 'run':
      return words.moveRun({ by: suitKey(by), direction });
    case 'whole-run':
      return words.moveWhole;
    case 'group':
      return words.moveGroup({ isHidden });
    case 'supermove':
    case 'full-supermove':
      return supermoveText(topic);
  }
}

const moving = (topic: Topic): readonly HelpMove[] =>
  topic.table.build === undefined ? [] : [[together(topic), 'run', 'noRun']];

/** The highest court that can be in a pair of this sum, for the list of values. */
function highestCourt({ table }: Topic, sum: number, trio: readonly number[]) {
  const isUsed = (rank: number): boolean =>
    rank <= table.highest && rank < sum && sum - rank <= table.highest && !trio.includes(rank);
  return isUsed(KING) ? 'king' : isUsed(KING - 1) ? 'queen' : isUsed(KING - 2) ? 'jack' : 'ace';
}

/** Cards that are removed in pairs. */
function pairing(topic: Topic): readonly HelpMove[] {
  const { words, rules, table } = topic;
  if (!rules.pairs) return [];
  const { sum, trio: letters = [] } = rules.pairs;
  const trio = letters.map(rankOfLetter);
  const isFlat = rules.columns.deal.every((count) => count <= 1);
  const cards = table.covers.length > 0 ? 'free' : isFlat ? 'all' : 'last';
  const pair =
    sum === 'equal'
      ? words.pairEqual({ cards })
      : words.pairSum({ cards, sum, values: highestCourt(topic, sum, trio) });
  const isSingle = sum !== 'equal' && sum <= table.highest && !trio.includes(sum);
  const ranks = trio.map((rank) => words.rankName({ rank, form: 'a' }));
  return [
    [pair, 'pair', 'noPair'],
    ...(isSingle ? [[words.single({ rank: sum, sum }), 'single'] as const] : []),
    ...(trio.length > 0 ? [[words.trio({ ranks }), 'trio'] as const] : []),
  ];
}

/** One waste that takes all cards. */
function filling({ words, table }: Topic): readonly HelpMove[] {
  const { hole, stock, lowest: low, highest: high } = table;
  if (!hole) return [];
  const { wrap, kingEnds } = hole;
  const ends = { high, low, second: low + 1 };
  return [
    [words.hole({ free: table.covers.length > 0 }), 'hole', 'noHole'],
    [words.holeEnds[wrap ? 'wrap' : kingEnds ? 'closed' : 'apart'](ends), 'holeEnds'],
    ...(stock ? [[words.drawToHole, 'draw'] as const] : []),
  ];
}

/** The stock, if it is turned or dealt. */
function drawing({ words, table }: Topic): readonly HelpMove[] {
  const { stock, hole } = table;
  if (!stock || hole) return [];
  const { to, draw: count, noEmptyColumns: onlyFull } = stock;
  switch (to) {
    case 'waste':
      return [[words.draw({ wastes: table.wastes.length, count }), 'draw']];
    case 'columns':
      return [[words.dealColumns({ onlyFull }), 'deal', 'noDeal']];
    case 'reserve':
      return [[words.dealReserve, 'deal']];
    case 'fill':
      return [];
  }
}

/** What foundations begin with, and what follows. */
function homeText(topic: Topic, { base, direction, by, start }: Required<FoundationRules>) {
  const { words, table } = topic;
  const known = knownBase(topic);
  const rank = known ?? 0;
  if (direction === 'both') {
    const kind = known === undefined ? 'open' : 'rank';
    const other = rankAfter(table, rank, -1);
    return words.homeBoth({ base: kind, rank, other, by: suitKey(by) });
  }
  const begins = start >= table.foundations.length ? 'set' : 'rank';
  const kind = base === 'dealt' || base === 'first' || base === 'column' ? base : begins;
  return words.home({ base: kind, rank, direction, by: suitKey(by) });
}

/** The foundations. */
function goingUp(topic: Topic): readonly HelpMove[] {
  const { words, table } = topic;
  const { foundation, lowest, highest, suitSize } = table;
  if (!foundation) return [];
  if (foundation.runs) {
    return [[words.homeRuns({ count: suitSize, first: highest, last: lowest }), 'home']];
  }
  const isDown = foundation.direction === 'down';
  const [next, end] = isDown ? [highest, lowest] : [lowest, highest];
  return [
    [homeText(topic, foundation), 'home', 'noHome', 'start', 'noStart'],
    ...(knownBase(topic) === next ? [] : [[words.homeWrap({ next, end }), 'homeWrap'] as const]),
  ];
}

const reserveKind = (deal: readonly number[]) =>
  deal.length === 1 ? 'single' : deal.every((count) => count === 1) ? 'cards' : 'several';

const holding = ({ words, rules: { cells, reserve, pairs } }: Topic): readonly HelpMove[] => [
  ...(cells && cells.count > 0 && !pairs ? [[words.cell, 'cell'] as const] : []),
  ...(reserve ? [[words.reserve({ piles: reserveKind(reserve.deal) }), 'reserve'] as const] : []),
];

/** The sentence about empty columns that take one rank. */
function emptyRankText(topic: Topic, which: 'highest' | 'base', moves: 'one' | 'run' | 'group') {
  const { words, table } = topic;
  const base = knownBase(topic);
  if (base === undefined) return words.emptyOpenRank({ which });
  const step = table.foundation?.direction === 'down' ? 1 : -1;
  const rank = which === 'base' ? base : rankAfter(table, base, step);
  return words.emptyRank({ rank, moves });
}

/** The sentence about empty columns that nothing fills. */
function emptyText(topic: Topic): string {
  const { words, table } = topic;
  const { move, empty } = table;
  const moves = move === 'one' || move === 'group' ? move : 'run';
  switch (empty) {
    case 'any':
      return words.emptyAny({ moves });
    case 'waste':
      return words.emptyWaste;
    case 'none':
      return words.emptyNone;
    case 'highest':
    case 'base':
      return emptyRankText(topic, empty, moves);
  }
}

/** Empty columns. */
function emptying(topic: Topic): readonly HelpMove[] {
  const { words, rules, table } = topic;
  const [first, second = 'none', third = 'none'] = table.fill;
  if (table.covers.length > 0) return [];
  if (first !== undefined) {
    const isChosen = first === 'reserve' && table.reserves.length > 1;
    return [
      [words.fill({ first, second, third, then: table.empty }), 'fill'],
      ...(isChosen ? [[words.fillChoice] as const] : []),
    ];
  }
  return table.build === undefined && (rules.hole || rules.pairs)
    ? []
    : [[emptyText(topic), 'empty', 'noEmpty']];
}

/**
 * How a patience is played, made from its rules.
 *
 * @param examples the pictures that there are, by name
 */
export function rulesText(
  words: RulesHelpMessages,
  rules: PatienceRules,
  examples: object,
): HelpText {
  const topic = { words, rules, table: tableOf(rules) };
  const moves = [building, moving, pairing, filling, drawing, goingUp, holding, emptying].flatMap(
    (part) => part(topic),
  );
  return {
    goal: goal(topic),
    moves: moves.map(([text, ...names]) => [
      text,
      ...names.filter((name) => Object.hasOwn(examples, name)),
    ]),
    rules: details(topic),
  };
}
