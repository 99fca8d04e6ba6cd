import { type Card, FACE_DOWN, type Rank, rankOf, suitOf } from '../../../../core/cards/card.js';
import { listOf } from '../../../../core/cards/list.js';
import { cardCode } from '../../../../core/cards/notation.js';
import { STOCK } from '../../../../core/patience/piles.js';
import { fitsOn, suitsFit } from '../../../../core/patience/rules/sequence.js';
import { type Table, rankAfter } from '../../../../core/patience/rules/table.js';
import { Picture, hasOpenBase } from '../picture.js';
import { type Scene, type Shown, isBuilt, placesOf, targetRank } from './places.js';

/** Cards from the stock to a waste. */
export function drawing(table: Table): Shown {
  const { stock, hole } = table.rules;
  const [to] = table.wastes;
  if (!stock || to === undefined || (stock.to ?? 'waste') !== 'waste') return undefined;
  const picture = new Picture(table);
  const count = Math.min(3, hole ? 1 : (stock.draw ?? 1));
  const move = { from: STOCK, to, count };
  if (stock.open) {
    const cards = listOf(3, () => picture.take(() => true)!);
    const turned = cards.slice(-count).reverse().map(cardCode).join(' ');
    return picture.show(
      move,
      { [STOCK]: cards, ...(!hole && { [to]: [] }) },
      { flights: [{ ...move, turned }] },
    );
  }
  const turned = picture.faces(count);
  return picture.show(move, hole ? {} : { [to]: [] }, { flights: [{ ...move, turned }] });
}

/** A card from the stock to each column or reserve, or none because a column is empty. */
const dealing =
  (refused: boolean): Scene =>
  (table) => {
    const { to, noEmptyColumns = false } = table.stock ?? {};
    const goals = to === 'columns' ? table.columns : to === 'reserve' ? table.reserves : [];
    if (goals.length === 0 || (refused && !noEmptyColumns)) return undefined;
    const picture = new Picture(table);
    const count = goals.length;
    const move = { from: STOCK, to: goals[0]!, count };
    const stock = listOf(count, () => FACE_DOWN);
    if (refused) {
      const { end } = placesOf(table);
      const flights = [{ from: STOCK, to: end, count: 1 }];
      return picture.show(move, { [STOCK]: stock, [end]: [] }, { refused, flights });
    }
    const flights = goals.map((id) => ({
      from: STOCK,
      to: id,
      count: 1,
      turned: picture.faces(1),
    }));
    return picture.show(move, { [STOCK]: stock }, { flights });
  };

/** All cards of a complete run, from the highest rank to the lowest. */
function completeRun(picture: Picture): readonly Card[] {
  const { highest, suitSize } = picture.table;
  const first = picture.ofRank(highest)!;
  const rest = listOf(suitSize - 1, (at) =>
    picture.take((card) => suitOf(card) === suitOf(first) && rankOf(card) === highest - at - 1)!,
  );
  return [first, ...rest];
}

/** A complete run to a foundation. */
function completing(table: Table): Shown {
  const { foundation, foundations, suitSize } = table;
  if (!foundation?.runs) return undefined;
  const picture = new Picture(table);
  const { from } = placesOf(table);
  const move = { from, to: foundations[0]!, count: suitSize };
  return picture.show(move, { [from]: completeRun(picture) });
}

/** Whether the foundations go from the lowest rank to the highest in suit. Nobody needs a picture of what they refuse. */
const isUsual = ({ foundation, lowest }: Table, base: Rank): boolean =>
  foundation?.by === 'suit' && foundation.direction === 'up' && base === lowest;

/** The next card on a foundation, or one that is not the next. */
const goingUp =
  (refused: boolean): Scene =>
  (table) => {
    const { foundation, foundations } = table;
    if (!foundation || foundation.runs) return undefined;
    const picture = new Picture(table);
    if (refused && isUsual(table, picture.base)) return undefined;
    const base = picture.ofRank(picture.base)!;
    const next = rankAfter(table, picture.base, foundation.direction === 'down' ? -1 : 1);
    const fits = (card: Card): boolean =>
      rankOf(card) === next && suitsFit(foundation.by, card, base);
    const misfit = (): Card | undefined =>
      picture.take((card) => rankOf(card) === next && !fits(card)) ??
      picture.take((card) => rankOf(card) !== next);
    const card = refused ? misfit() : picture.take(fits);
    if (card === undefined) return undefined;
    const [{ from }, to] = [placesOf(table), foundations[0]!];
    return picture.show({ from, to, count: 1 }, { [from]: [card], [to]: [base] }, { refused });
  };

/** The first card of another foundation. */
const starting =
  (refused: boolean): Scene =>
  (table) => {
    if (!hasOpenBase(table) || table.foundation?.direction === 'both') return undefined;
    const to = table.foundations[Math.max(1, table.foundation?.start ?? 0)];
    if (to === undefined) return undefined;
    const picture = new Picture(table);
    const card = picture.ofRank(refused ? rankAfter(table, picture.base, 3) : picture.base);
    if (card === undefined) return undefined;
    const { from } = placesOf(table);
    return picture.show({ from, to, count: 1 }, { [from]: [card] }, { refused });
  };

/** A card to a cell. */
function toCell(table: Table): Shown {
  const [to] = table.cells;
  // Cards that are removed in pairs go to no cell.
  if (to === undefined || table.rules.pairs) return undefined;
  const picture = new Picture(table);
  const { from } = placesOf(table);
  return picture.show({ from, to, count: 1 }, { [from]: [picture.ofRank(targetRank(table))!] });
}

/** A card of the reserve to a column. */
function fromReserve(table: Table): Shown {
  const [from] = table.reserves;
  const { from: sources } = table.rules.columns;
  if (from === undefined || !isBuilt(table) || sources?.includes('reserve') === false)
    return undefined;
  const picture = new Picture(table);
  const { to } = placesOf(table);
  const target = picture.ofRank(targetRank(table))!;
  const card = picture.take((one) => fitsOn(table, one, target));
  if (card === undefined) return undefined;
  return picture.show({ from, to, count: 1 }, { [from]: [card], [to]: [target] });
}

/** The examples about the other piles. */
export const PILE_SCENES: Readonly<Record<string, Scene>> = {
  draw: drawing,
  deal: dealing(false),
  noDeal: dealing(true),
  home: (table) => completing(table) ?? goingUp(false)(table),
  noHome: goingUp(true),
  start: starting(false),
  noStart: starting(true),
  cell: toCell,
  reserve: fromReserve,
};
