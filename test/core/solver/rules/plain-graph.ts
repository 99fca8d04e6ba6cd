import { faceOf } from '../../../../src/core/cards/card.js';
import type { Transfer } from '../../../../src/core/patience/piles.js';
import { automatic } from '../../../../src/core/patience/rules/automatic.js';
import { moves } from '../../../../src/core/patience/rules/moves.js';
import { isWon } from '../../../../src/core/patience/rules/outcome.js';
import { play } from '../../../../src/core/patience/rules/play.js';
import type { PatienceRules } from '../../../../src/core/patience/rules/rules.js';
import type { PatienceState } from '../../../../src/core/patience/rules/state.js';
import { type Table, tableOf } from '../../../../src/core/patience/rules/table.js';

/** Only what always follows a move: fills of empty columns, flips, and complete runs that go up. */
const FORCED_ONLY = { autoFlip: true, autoFinish: false, autoFoundation: 'off' } as const;

/** The moves that always follow a move that led to a position. */
export const forcedAfter = (
  table: Table,
  state: PatienceState,
  move: Transfer,
): readonly Transfer[] => automatic(table, state, move, FORCED_ONLY);

/** The position after a move and all that always follows it. */
export function playWhole(table: Table, state: PatienceState, move: Transfer): PatienceState {
  const played = play(table, state, move);
  return forcedAfter(table, played, move).reduce((at, next) => play(table, at, next), played);
}

/** Exact, but for the copies of a card, the order of the cells, and the number of redeals if it is unlimited. */
function keyOf({ cells, stock }: Table, { piles, faceDown, redeals }: PatienceState): string {
  const textOf = (id: string): string => `${faceDown[id] ?? 0}:${piles[id]!.map(faceOf).join(',')}`;
  const others = Object.keys(piles).filter((id) => !cells.includes(id));
  const parts = others.map((id) => `${id} ${textOf(id)}`);
  const held = cells.map(textOf).sort();
  return [...parts, ...held, stock?.redeals === 'unlimited' ? 0 : redeals].join('|');
}

/** A position with its exact verdict. */
export interface Judged {
  readonly state: PatienceState;
  readonly isWinnable: boolean;
  /** The number of different positions after a move, and of those that can be won. */
  readonly after: number;
  readonly winningAfter: number;
}

interface Node {
  readonly state: PatienceState;
  readonly after: Set<Node>;
  isWinnable: boolean;
}

/** Marks the positions from which a won one can be reached. */
function markWinnable(nodes: readonly Node[]): void {
  const before = new Map<Node, Node[]>(nodes.map((node) => [node, []]));
  for (const node of nodes) for (const next of node.after) before.get(next)!.push(node);
  const open = nodes.filter((node) => node.isWinnable);
  for (let node = open.pop(); node; node = open.pop()) {
    for (const earlier of before.get(node)!) {
      if (earlier.isWinnable) continue;
      earlier.isWinnable = true;
      open.push(earlier);
    }
  }
}

/**
 * Every position that can be reached from a position by legal moves, with its exact verdict. No move is left out, and no
 * positions are merged but those in which the same moves are legal. The first one is the start.
 *
 * @param most the most positions
 * @returns `undefined` if there are more
 */
export function plainGraph(
  rules: PatienceRules,
  start: PatienceState,
  most: number,
): readonly Judged[] | undefined {
  const table = tableOf(rules);
  const known = new Map<string, Node>();
  const nodes: Node[] = [];
  const nodeOf = (state: PatienceState): Node => {
    const key = keyOf(table, state);
    const node = known.get(key) ?? { state, after: new Set(), isWinnable: isWon(table, state) };
    if (!known.has(key)) nodes.push(node);
    known.set(key, node);
    return node;
  };
  nodeOf(start);
  // The list grows while it is read.
  for (const { state, after, isWinnable } of nodes) {
    if (nodes.length > most) return undefined;
    if (isWinnable) continue;
    for (const move of moves(table, state)) after.add(nodeOf(playWhole(table, state, move)));
  }
  markWinnable(nodes);
  return nodes.map(({ state, after, isWinnable }) => ({
    state,
    isWinnable,
    after: after.size,
    winningAfter: [...after].filter((next) => next.isWinnable).length,
  }));
}
