import { type Card, type Rank, rankOf } from '../../../../core/cards/card.js';
import { STOCK } from '../../../../core/patience/piles.js';
import { fitsOn, follows, nextRanks } from '../../../../core/patience/rules/sequence.js';
import { type Table, rankAfter } from '../../../../core/patience/rules/table.js';
import { Picture } from '../picture.js';
import { type Scene, type Shown, isBuilt, placesOf, sourceOf, targetRank } from './places.js';

/** A card on one that takes it, or on one that doesn't. */
export const building =
  (refused: boolean): Scene =>
  (table) => {
    if (!isBuilt(table) || (refused && table.build === 'anything')) return undefined;
    const picture = new Picture(table);
    const [from, { to }] = [sourceOf(table), placesOf(table)];
    const target = picture.ofRank(targetRank(table))!;
    const fit = picture.take((card) => fitsOn(table, card, target))!;
    const misfit = (): Card | undefined =>
      picture.take((card) => rankOf(card) === rankOf(fit) && !fitsOn(table, card, target)) ??
      picture.take((card) => !fitsOn(table, card, target));
    const card = refused ? misfit() : fit;
    if (card === undefined) return undefined;
    return picture.show({ from, to, count: 1 }, { [from]: [card], [to]: [target] }, { refused });
  };

/** The highest card on the lowest, or the other way round. */
export function wrapping(table: Table): Shown {
  const { build, lowest, highest } = table;
  if (!isBuilt(table) || typeof build !== 'object' || !build.wrap) return undefined;
  const picture = new Picture(table);
  const [from, { to }] = [sourceOf(table), placesOf(table)];
  const target = picture.ofRank(build.direction === 'up' ? highest : lowest)!;
  const end = build.direction === 'up' ? lowest : highest;
  const card = picture.take((one) => rankOf(one) === end && fitsOn(table, one, target));
  if (card === undefined) return undefined;
  return picture.show({ from, to, count: 1 }, { [from]: [card], [to]: [target] });
}

/** Whether cards in order can leave a column together. */
function movesRuns(table: Table): boolean {
  const { move } = table;
  if (move === 'one' || move === 'group') return false;
  return !needsColumn(table) || table.empty === 'any';
}

/** Whether two cards can move together only by an empty column. */
const needsColumn = ({ move, cells }: Table): boolean =>
  move.endsWith('supermove') && cells.length === 0;

/** A card that another one takes, and a card that lies on it. */
function couple(picture: Picture, onTop: (card: Card, below: Card) => boolean) {
  const { table } = picture;
  const target = picture.ofRank(targetRank(table))!;
  const first = picture.take((card) => fitsOn(table, card, target));
  if (first === undefined) return undefined;
  const second = picture.take((card) => onTop(card, first));
  return second === undefined ? undefined : { target, first, second };
}

/** Two cards that move together, or that don't because the second one is out of order. */
const running =
  (refused: boolean): Scene =>
  (table) => {
    const { move, run } = table.rules.columns;
    const isGroup = move === 'group' && !refused;
    // Cards that can be built but not moved together are worth a picture.
    const isTold = refused ? move === 'run' && run !== undefined : isGroup || movesRuns(table);
    if (!isBuilt(table) || !isTold) return undefined;
    const isNext = (card: Card, below: Card): boolean =>
      nextRanks(table.run, table, rankOf(below)).includes(rankOf(card));
    const picture = new Picture(table);
    const cards = couple(picture, (card, below) =>
      isGroup
        ? !fitsOn(table, card, below)
        : follows(table.run, table, card, below) !== refused && isNext(card, below),
    );
    if (!cards) return undefined;
    const { from, to, end } = placesOf(table);
    const tops = { [from]: [cards.first, cards.second], [to]: [cards.target] };
    const empty = needsColumn(table) && { [end]: [] };
    return picture.show({ from, to, count: 2 }, { ...tops, ...empty }, { refused });
  };

/** Only a part of a column that moves as a whole. */
function dividing(table: Table): Shown {
  if (!isBuilt(table) || table.move !== 'whole-run') return undefined;
  const picture = new Picture(table);
  const cards = couple(picture, (card, below) => follows(table.run, table, card, below));
  const target = cards && picture.take((card) => fitsOn(table, cards.second, card));
  if (!cards || target === undefined) return undefined;
  const { from, to } = placesOf(table);
  const tops = { [from]: [cards.first, cards.second], [to]: [target] };
  return picture.show({ from, to, count: 1 }, tops, { refused: true });
}

/** The rank that an empty column takes, if it is one. */
function emptyRank({ table, base }: Picture): Rank | undefined {
  const rule = table.empty;
  if (rule === 'base') return base;
  const step = table.foundation?.direction === 'down' ? 1 : -1;
  return rule === 'highest' ? rankAfter(table, base, step) : undefined;
}

/** A card to an empty column. */
const emptying =
  (refused: boolean): Scene =>
  (table) => {
    const rule = table.empty;
    if (!isBuilt(table) || table.fill.length > 0) return undefined;
    if (refused ? rule === 'any' : rule === 'none') return undefined;
    const picture = new Picture(table);
    const { end: to } = placesOf(table);
    const rank = emptyRank(picture);
    const isFromWaste = rule === 'waste' && !refused;
    const from = isFromWaste ? table.wastes[0] : sourceOf(table);
    const card = picture.take((one) => rank === undefined || (rankOf(one) === rank) !== refused);
    if (from === undefined || card === undefined) return undefined;
    return picture.show({ from, to, count: 1 }, { [from]: [card], [to]: [] }, { refused });
  };

/** A card that fills an empty column at once. */
function filling(table: Table): Shown {
  const [first] = table.fill;
  if (first === undefined || table.covers.length > 0) return undefined;
  const from = { reserve: table.reserves[0], waste: table.wastes[0], stock: STOCK }[first];
  if (from === undefined) return undefined;
  const picture = new Picture(table);
  const { end: to } = placesOf(table);
  const move = { from, to, count: 1 };
  const flights = from === STOCK ? [{ ...move, turned: picture.faces(1) }] : undefined;
  return picture.show(move, { [to]: [] }, flights && { flights });
}

/** The examples about columns. */
export const COLUMN_SCENES: Readonly<Record<string, Scene>> = {
  build: building(false),
  noBuild: building(true),
  wrap: wrapping,
  run: running(false),
  noRun: (table) => dividing(table) ?? running(true)(table),
  empty: emptying(false),
  noEmpty: emptying(true),
  fill: filling,
};
