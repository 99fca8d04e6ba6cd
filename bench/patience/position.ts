import type { Card } from '../../src/core/cards/card.js';
import { numberCopies } from '../../src/core/cards/deck.js';
import { parseCard } from '../../src/core/cards/notation.js';
import type { PatienceRules } from '../../src/core/patience/rules/rules.js';
import { type PatienceState, deal } from '../../src/core/patience/rules/state.js';
import { tableOf } from '../../src/core/patience/rules/table.js';

/** A position of Solvitaire. Each list has the top card last. */
export interface Position {
  readonly 'tableau piles': readonly (readonly string[])[];
  readonly reserve?: readonly string[];
  readonly stock?: readonly string[];
  readonly foundations?: readonly string[];
  readonly hole?: string;
}

function card(code: string): Card {
  const parsed = parseCard(code);
  if (parsed === undefined) throw new Error(`${code} is not a card.`);
  return parsed;
}

/** Gives each column the first pile that is left of its size. Solvitaire may list the piles in another order. */
function columnsOf(
  ids: readonly string[],
  sizes: readonly number[],
  piles: Position['tableau piles'],
): Record<string, readonly Card[]> {
  const left = [...piles];
  const columns = ids.map((id, index) => {
    const at = left.findIndex((pile) => pile.length === sizes[index]);
    if (at < 0) throw new Error(`No pile has the ${sizes[index]} cards of ${id}.`);
    return [id, left.splice(at, 1)[0]!.map(card)] as const;
  });
  if (left.length > 0) throw new Error('There are more piles than columns.');
  return Object.fromEntries(columns);
}

/** Divides cards among piles. */
function divide(
  ids: readonly string[],
  sizes: readonly number[],
  cards: readonly string[],
): Record<string, readonly Card[]> {
  let next = 0;
  return Object.fromEntries(
    ids.map((id, index) => [id, cards.slice(next, (next += sizes[index] ?? 1)).map(card)]),
  );
}

/** Numbers the copies of each card over all piles. */
function withCopies(piles: Record<string, readonly Card[]>): Record<string, readonly Card[]> {
  const ids = Object.keys(piles);
  const all = numberCopies(ids.flatMap((id) => piles[id]!));
  let next = 0;
  return Object.fromEntries(
    ids.map((id) => [id, all.slice(next, (next += piles[id]!.length))] as const),
  );
}

/** The state of our engine for a deal of Solvitaire. Which cards lie face down follows from the rules. */
export function stateOf(rules: PatienceRules, position: Position): PatienceState {
  const table = tableOf(rules);
  const { foundations = [], reserve = [], stock = [], hole } = position;
  const piles = withCopies({
    ...Object.fromEntries(table.piles.map((id) => [id, []])),
    ...divide(table.foundations.slice(0, foundations.length), [], foundations),
    ...divide(table.reserves, rules.reserve?.deal ?? [], reserve),
    ...columnsOf(table.columns, rules.columns.deal, position['tableau piles']),
    ...(hole === undefined ? {} : { 'waste-1': [card(hole)] }),
    ...(table.stock ? { stock: stock.map(card) } : {}),
  });
  // How many cards lie face down depends on the sizes of piles only.
  const cards = Object.values(piles).flat();
  return { ...deal(table, {}, cards), piles };
}
