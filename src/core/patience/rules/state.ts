import { type Card, FACE_DOWN, rankOf } from '../../cards/card.js';
import { listOf, withIndex } from '../../cards/list.js';
import { parseCard } from '../../cards/notation.js';
import { type Piles, STOCK } from '../piles.js';
import { type Table, cardsIn, isCovered, isLetter, rankOfLetter } from './table.js';

/** A position of any patience. A player's view has the same shape, with `FACE_DOWN` for each hidden card. */
export interface PatienceState<Options = object> {
  readonly options: Options;
  /** All piles by id, bottom card first. */
  readonly piles: Piles;
  /** How many cards of a pile lie face down, from its bottom. Piles that are not named have none. */
  readonly faceDown: Readonly<Record<string, number>>;
  /** How often the waste became the stock again. */
  readonly redeals: number;
  /** In points. 0 if the game has no score. */
  readonly score: number;
  /** Cards taken back from a foundation. They stay until the player moves them. */
  readonly takenBack: readonly Card[];
}

/** The number of face-up cards at the top of a pile. */
export const faceUp = ({ piles, faceDown }: PatienceState, pile: string): number =>
  piles[pile]!.length - (faceDown[pile] ?? 0);

/** Whether a pile's top card lies face down and can be turned over. */
export const needsFlip = (state: PatienceState, pile: string): boolean =>
  (state.faceDown[pile] ?? 0) > 0 && faceUp(state, pile) === 0;

/** The number of face-down cards of each column after the deal. */
function dealtFaceDown(table: Table, piles: Piles): Record<string, number> {
  const { faceDown = 'none' } = table.rules.columns;
  const counts: Record<string, number> = {};
  for (const [index, id] of withIndex(table.columns)) {
    const { length } = piles[id]!;
    if (faceDown === 'all-but-top') counts[id] = Math.max(0, length - 1);
    else if (faceDown === 'covered') counts[id] = isCovered(table, piles, id) ? 1 : 0;
    else if (faceDown !== 'none') counts[id] = Math.min(faceDown[index] ?? 0, length);
  }
  return counts;
}

/** Takes cards from a deck, the first card first. */
class Dealer {
  readonly piles: Record<string, Card[]> = {};
  private next = 0;

  constructor(
    private readonly table: Table,
    private deck: readonly Card[],
  ) {
    for (const id of table.piles) this.piles[id] = [];
  }

  /** Deals one card. */
  private give(pile: string): void {
    const card = this.deck[this.next++];
    if (card !== undefined) this.piles[pile]!.push(card);
  }

  /** Puts the first cards on the foundations. They leave the deck if their rank is known. */
  startFoundations(): void {
    const { foundation, foundations } = this.table;
    if (!foundation || foundation.start === 0) return;
    const { base, start } = foundation;
    const [first] = this.deck;
    const isColumn = base === 'column';
    const rank = isLetter(base) ? rankOfLetter(base) : rankOf(first!);
    const started = this.deck
      .filter((card) => rankOf(card) === rank && !(isColumn && card === first))
      .slice(0, start);
    this.deck = this.deck.filter((card) => !started.includes(card));
    started.forEach((card, index) => this.piles[foundations[index]!]!.push(card));
  }

  /** Deals piles with those numbers of cards, row by row or pile by pile. */
  dealTo(ids: readonly string[], counts: readonly number[], byRows: boolean): void {
    if (!byRows) {
      ids.forEach((id, index) => listOf(counts[index]!, () => this.give(id)));
      return;
    }
    for (let row = 0; row < Math.max(0, ...counts); row++) {
      ids.forEach((id, index) => counts[index]! > row && this.give(id));
    }
  }

  /** Cards of some ranks go to the bottom of their columns. */
  sink(): void {
    const ranks = (this.table.rules.columns.sink ?? []).map(rankOfLetter);
    const isSunk = (card: Card): boolean => ranks.includes(rankOf(card));
    if (ranks.length === 0) return;
    for (const id of this.table.columns) {
      const pile = this.piles[id]!;
      this.piles[id] = [...pile.filter(isSunk), ...pile.filter((card) => !isSunk(card))];
    }
  }

  /** Deals cards to the cells, from the `first` one on if there is room. */
  fillCells(): void {
    const { cells, rules } = this.table;
    const { dealt = 0, first = 1 } = rules.cells ?? {};
    const from = Math.min(first - 1, cells.length - dealt);
    for (const id of cells.slice(from, from + dealt)) this.give(id);
  }

  /** Puts the first card in the hole. A named card leaves the deck. */
  startHole(): void {
    const { start } = this.table.hole!;
    if (start === 'dealt') return this.give('waste-1');
    const card = parseCard(start)!;
    this.piles['waste-1'] = [card];
  }

  /** Removes a card that the rules put somewhere before the deal. */
  without(named: string | undefined): void {
    const card = named === undefined ? undefined : parseCard(named);
    this.deck = this.deck.filter((one) => one !== card);
  }

  /** The rest of the deck, the next card on top. */
  stockUp(): void {
    if (this.table.stock) this.piles[STOCK] = this.deck.slice(this.next).reverse();
  }
}

/** Deals: foundations, reserve, columns, cells, hole. The rest is the stock. */
export function deal<Options extends object>(
  table: Table,
  options: Options,
  deck: readonly Card[],
): PatienceState<Options> {
  const { columns: terms, reserve, score } = table.rules;
  const { hole } = table;
  const dealer = new Dealer(table, deck);
  dealer.without(hole?.start === 'dealt' ? undefined : hole?.start);
  dealer.startFoundations();
  if (reserve) dealer.dealTo(table.reserves, reserve.deal, false);
  const counts = table.covers.length > 0 ? table.columns.map(() => 1) : terms.deal;
  dealer.dealTo(table.columns, counts, terms.order !== 'columns');
  dealer.sink();
  dealer.fillCells();
  if (hole) dealer.startHole();
  dealer.stockUp();
  const { piles } = dealer;
  const points = typeof score === 'object' ? (score.deal ?? 0) : 0;
  const faceDown = { ...dealtFaceDown(table, piles), ...reserveFaceDown(table, piles) };
  return { options, piles, faceDown, redeals: 0, score: points, takenBack: [] };
}

/** A face-down reserve shows its top card only. */
const reserveFaceDown = (table: Table, piles: Piles): Record<string, number> =>
  table.rules.reserve?.faceDown
    ? Object.fromEntries(table.reserves.map((id) => [id, Math.max(0, piles[id]!.length - 1)]))
    : {};

/** The face-down counts after cards left or came: top cards of a reserve and uncovered places are turned over. */
export function turnedUp(
  table: Table,
  { faceDown }: Pick<PatienceState, 'faceDown'>,
  piles: Piles,
): PatienceState['faceDown'] {
  const shown = [
    ...table.reserves.filter((id) => (faceDown[id] ?? 0) > 0 && faceDown[id] === piles[id]!.length),
    ...(table.covers.length > 0
      ? table.columns.filter((id) => faceDown[id] === 1 && !isCovered(table, piles, id))
      : []),
  ];
  if (shown.length === 0) return faceDown;
  return { ...faceDown, ...Object.fromEntries(shown.map((id) => [id, faceDown[id]! - 1])) };
}

/** What the player may see. */
export function view<Options extends object>(
  table: Table,
  state: PatienceState<Options>,
): PatienceState<Options> {
  const { piles, faceDown } = state;
  const stock = table.stock?.open === false ? piles[STOCK]!.length : 0;
  const hidden = Object.entries({ ...faceDown, [STOCK]: stock }).filter(([, count]) => count > 0);
  if (hidden.length === 0) return state;
  const seen = { ...piles };
  for (const [id, count] of hidden) {
    seen[id] = piles[id]!.map((card, index) => (index < count ? FACE_DOWN : card));
  }
  return { ...state, piles: seen };
}

/** The number of cards in the columns. */
export const cardsLeft = (table: Table, { piles }: PatienceState): number =>
  cardsIn(piles, table.columns);

/** Whether the waste may become the stock once more. */
export function canRedeal({ stock }: Table, { redeals }: PatienceState): boolean {
  const allowed = stock?.redeals ?? 0;
  return allowed === 'unlimited' || redeals < allowed;
}
