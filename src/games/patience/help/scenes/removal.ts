import type { Rank } from '../../../../core/cards/card.js';
import { rankOfLetter, type Table } from '../../../../core/patience/rules/table.js';
import { Picture } from '../picture.js';
import { type Scene, type Shown, TARGET, placesOf, targetRank } from './places.js';

/** Two cards that are removed together, or that aren't. */
export const pairing =
  (refused: boolean): Scene =>
  (table) => {
    const { pairs } = table.rules;
    if (!pairs) return undefined;
    const picture = new Picture(table);
    const { from, to } = placesOf(table);
    const rank = pairs.sum === 'equal' ? TARGET : pairs.sum - TARGET + 2;
    const other = pairs.sum === 'equal' ? TARGET : TARGET - 2;
    const [card, target] = [picture.ofRank(refused ? rank + 1 : rank), picture.ofRank(other)];
    if (card === undefined || target === undefined) return undefined;
    const [home] = table.foundations;
    const flights = [from, to].map((id) => ({ from: id, to: home!, count: 1 }));
    return picture.show(
      { from, to, count: 1 },
      { [from]: [card], [to]: [target] },
      refused ? { refused } : { flights },
    );
  };

/** A card that has the sum by itself. */
export function single(table: Table): Shown {
  const { sum, trio: letters = [] } = table.rules.pairs ?? {};
  const picture = new Picture(table);
  const isAlone =
    typeof sum === 'number' && !letters.some((letter) => rankOfLetter(letter) === sum);
  const card = isAlone ? picture.ofRank(sum) : undefined;
  if (card === undefined) return undefined;
  const { from } = placesOf(table);
  return picture.show({ from, to: table.foundations[0]!, count: 1 }, { [from]: [card] });
}

/** Three cards that are removed together. */
export function trio(table: Table): Shown {
  const { trio: letters } = table.rules.pairs ?? {};
  if (!letters) return undefined;
  const picture = new Picture(table);
  const { from, to, end } = placesOf(table);
  const cards = letters.map((letter) => picture.ofRank(rankOfLetter(letter)));
  const [one, two, three] = cards;
  if (one === undefined || two === undefined || three === undefined) return undefined;
  const flights = [from, to, end].map((id) => ({ from: id, to: table.foundations[0]!, count: 1 }));
  const tops = { [from]: [one], [to]: [two], [end]: [three] };
  return picture.show({ from, to, count: 1 }, tops, { flights });
}

/** A card on the one waste that takes all cards. */
export const holing =
  (
    ranks: (table: Table) => readonly [card: Rank, hole: Rank],
    isRefused: (table: Table) => boolean,
  ): Scene =>
  (table) => {
    if (!table.hole) return undefined;
    const picture = new Picture(table);
    const { from } = placesOf(table);
    const to = table.wastes[0]!;
    const [rank, hole] = ranks(table);
    const [card, top] = [picture.ofRank(rank)!, picture.ofRank(hole)!];
    const refused = isRefused(table);
    return picture.show({ from, to, count: 1 }, { [from]: [card], [to]: [top] }, { refused });
  };

/** What lies on the last rank, and whether that is refused. */
const atTheEnd: Scene = holing(
  (table) => [table.hole?.kingEnds ? table.highest - 1 : table.lowest, table.highest],
  (table) => !table.hole?.wrap,
);

/** The examples about cards that are removed, or that go to the one waste. */
export const REMOVAL_SCENES: Readonly<Record<string, Scene>> = {
  pair: pairing(false),
  noPair: pairing(true),
  single,
  trio,
  hole: holing(
    (table) => [targetRank(table) + 1, targetRank(table)],
    () => false,
  ),
  noHole: holing(
    (table) => [targetRank(table) + 3, targetRank(table)],
    () => true,
  ),
  holeEnds: atTheEnd,
};
