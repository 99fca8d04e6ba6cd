import { type Build, STOCK, isFoundation } from '../patience/piles.js';
import { deckOf } from '../patience/rules/deck.js';
import type { PatienceGame } from '../patience/rules/game.js';
import { type PatienceState, deal } from '../patience/rules/state.js';
import type { Table } from '../patience/rules/table.js';
import type { PositionLine, PositionPlan } from './position.js';
import { withPositions } from './puzzle.js';

/** The largest number in a text. */
const LARGEST = 999_999;

/** `Waste`, `Waste 2`, … The first one may have its number too. */
const nameOf = (word: string, index: number): readonly [string, ...string[]] =>
  index === 0 ? [word, `${word} 1`] : [`${word} ${index + 1}`];

const numbered = (word: string, ids: readonly string[], most: number): readonly PositionLine[] =>
  ids.map((pile, index) => ({ kind: 'pile', names: nameOf(word, index), pile, most }));

/** Whether the heights of the suits say which cards are on the foundations. */
function hasHeights({ foundation, foundations, packs, lowest, suitSize }: Table): boolean {
  if (!foundation || foundations.length !== 4 || packs > 1) return false;
  const { base, direction, by, runs } = foundation;
  return base === 'A' && lowest + suitSize === 14 && direction === 'up' && by === 'suit' && !runs;
}

function foundationLines(table: Table, most: number): readonly PositionLine[] {
  const { foundations, rules, suitSize } = table;
  if (hasHeights(table)) return [{ kind: 'heights', names: ['Foundations'], piles: foundations }];
  return rules.pairs
    ? numbered('Taken', foundations, most)
    : numbered('Foundation', foundations, suitSize);
}

/** The build rule that all face-up cards of a column keep to, if there is one. */
function orderOf({ build, move, rules }: Table): Build | undefined {
  if (typeof build !== 'object' || build.by === 'color' || build.by === 'other') return undefined;
  const isDown = (build.direction ?? 'down') === 'down' && !build.wrap;
  const isKept = rules.columns.faceDown === 'all-but-top' && move === 'run' && !rules.columns.run;
  return isDown && isKept ? build.by : undefined;
}

/** The rows of a pyramid or of peaks. */
function rowLines({ columns, rules }: Table): readonly PositionLine[] {
  let next = 0;
  return rules.columns.deal.map((row) => ({
    kind: 'places',
    piles: columns.slice(next, (next += row)),
  }));
}

function columnLines(table: Table, dealt: PatienceState, most: number): readonly PositionLine[] {
  const build = orderOf(table);
  return table.columns.map((pile) => {
    const hidden = dealt.faceDown[pile];
    if (hidden === undefined) return { kind: 'pile', pile, most };
    if (!build) return { kind: 'pile', pile, most, hidden };
    return { kind: 'pile', pile, most: hidden + table.suitSize, hidden, build };
  });
}

/** Stock, wastes and redeals. */
function supplyLines({ stock, wastes, hole }: Table, size: number, most: number): PositionLine[] {
  const { redeals = 0 } = stock ?? {};
  const allowed = redeals === 'unlimited' ? LARGEST : redeals;
  const lines = [...numbered('Waste', wastes, hole ? most : size)];
  if (stock) lines.unshift({ kind: 'pile', names: ['Stock'], pile: STOCK, most: size });
  if (allowed > 0 && wastes.length > 0) {
    lines.push({ kind: 'number', names: ['Redeals'], field: 'redeals', least: 0, most: allowed });
  }
  return lines;
}

/** Where cards lie that the text does not name, in games that need not keep them apart. */
const restOf = ({ hole, wastes, rules, foundations }: Table): string | undefined =>
  hole ? wastes[0] : rules.pairs && foundations[0];

/** The lines of a position, and how many cards they may have. */
function planOf(table: Table, dealt: PatienceState): PositionPlan {
  const { rules, cells, wastes, reserves, hole, covers } = table;
  const deck = deckOf(rules);
  const most = deck.length;
  const size = dealt.piles[STOCK]?.length ?? 0;
  const rest = restOf(table);
  const score = { least: -LARGEST, most: LARGEST };
  const isOverlapped = covers.length > 0;
  const lines: readonly (PositionLine | false)[] = [
    ...(isOverlapped ? rowLines(table) : []),
    ...foundationLines(table, most),
    cells.length > 0 && { kind: 'places', names: ['Freecells', 'Cells'], piles: cells },
    ...supplyLines(table, size, most),
    ...numbered('Reserve', reserves, Math.max(0, ...(rules.reserve?.deal ?? []))),
    typeof rules.score === 'object' && {
      ...{ kind: 'number', names: ['Score'], field: 'score' },
      ...score,
    },
    ...(isOverlapped ? [] : columnLines(table, dealt, most)),
  ];
  return {
    deck,
    lines: lines.filter((line) => line !== false),
    ...(rest !== undefined && { rest }),
    ...(size > 0 && !hole && { supply: { piles: [STOCK, ...wastes], most: size } }),
  };
}

/** The same names with empty lists, or zeros. */
const emptied = <Value>(of: object, value: Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(of).map((id) => [id, value]));

/** A patience that can begin at any position, and its puzzles. */
export function withRulesPositions<Options extends object>(
  game: PatienceGame<Options>,
): PatienceGame<Options> {
  const dealt = (options: Options): PatienceState<Options> => {
    const table = game.tableOf(options);
    return deal(table, options, deckOf(table.rules));
  };
  const usual = game.options.check({});
  const hasHole = 'value' in usual && game.tableOf(usual.value).hole !== undefined;
  const posed = withPositions(game, {
    plan: (options) => planOf(game.tableOf(options), dealt(options)),
    basePosition: (options) => {
      const base = dealt(options);
      return { ...base, piles: emptied(base.piles, []), faceDown: emptied(base.faceDown, 0) };
    },
    isHome: (pile) => isFoundation(pile) || (hasHole && pile === 'waste-1'),
  });
  return { ...posed, tableOf: game.tableOf };
}
