import { type Card, FACE_DOWN, type Rank, rankOf } from '../../../core/cards/card.js';
import { listOf } from '../../../core/cards/list.js';
import { cardCode } from '../../../core/cards/notation.js';
import type { Example, Flight } from '../../../core/patience/example.js';
import type { Transfer } from '../../../core/patience/piles.js';
import { deckOf } from '../../../core/patience/rules/deck.js';
import type { Table } from '../../../core/patience/rules/table.js';
import { knownBase } from './topic.js';

/** A step that no deck size shares a factor with, so that its multiples visit each card once. */
const STEP = 29;

/** The rank of the first card on a foundation in pictures, if the deal or the player decides it. */
const SHOWN_BASE = 5;

/** Whether the deal or the player decides which rank the foundations begin with. */
export const hasOpenBase = (table: Table): boolean => knownBase({ table }) === undefined;

/** The cards on top of a pile in a picture. Piles that are not named get any cards, as in the middle of a game. */
type Tops = Readonly<Record<string, readonly Card[]>>;

/** Makes the position of one example. Each card is taken from a deck whose order is always the same. */
export class Picture {
  private readonly deck: Card[];
  /** The first rank of the foundations. */
  readonly base: Rank;

  constructor(readonly table: Table) {
    const cards = deckOf(table.rules);
    const { length } = cards;
    this.deck = listOf(length, (at) => cards[(at * STEP + 7) % length]!);
    this.base = knownBase({ table }) ?? SHOWN_BASE;
  }

  /** Takes the first card that passes the test, if there is one. */
  take(fits: (card: Card) => boolean): Card | undefined {
    const at = this.deck.findIndex(fits);
    return at < 0 ? undefined : this.deck.splice(at, 1)[0];
  }

  /** Takes a card of a rank. */
  ofRank(rank: Rank): Card | undefined {
    return this.take((card) => rankOf(card) === rank);
  }

  /** Any cards. */
  private any(count: number): readonly Card[] {
    return this.deck.splice(0, count);
  }

  /** Any cards as faces of cards that arrive, the last one on top. */
  faces(count: number): string {
    return this.any(count).map(cardCode).join(' ');
  }

  /**
   * The example of a move.
   *
   * @param tops the top cards of each named pile. An empty list makes the pile empty
   */
  show(
    move: Transfer,
    tops: Tops,
    { refused = false, flights }: { refused?: boolean; flights?: readonly Flight[] } = {},
  ): Example<Transfer> {
    const bases = this.foundations(tops);
    const piles: Record<string, string> = {};
    for (const id of this.table.piles) {
      const top = tops[id] ?? bases[id];
      const text = this.pileText(id, top);
      if (text) piles[id] = text;
    }
    return { piles, move, ...(flights && { flights }), ...(refused && { refused }) };
  }

  /** The first cards of foundations: those that are dealt there, or one that tells the first rank. */
  private foundations(tops: Tops): Record<string, readonly Card[]> {
    const { foundation, foundations } = this.table;
    if (!foundation || foundation.runs) return {};
    const count = Math.max(foundation.start, hasOpenBase(this.table) ? 1 : 0);
    const begun = foundations.slice(0, count).filter((id) => !tops[id]);
    return Object.fromEntries(
      begun.flatMap((id) => {
        const card = this.ofRank(this.base);
        return card === undefined ? [] : [[id, [card]]];
      }),
    );
  }

  private pileText(id: string, top: readonly Card[] | undefined): string {
    if (top?.length === 0) return '';
    const shown = (top ?? this.usual(id)).map((card) =>
      card === FACE_DOWN ? '?' : cardCode(card),
    );
    return [...this.below(id, top !== undefined), ...shown].join(' ');
  }

  /** The face-up cards of a pile that the move does not touch. */
  private usual(id: string): readonly Card[] {
    const { kinds, rules, covers, columns } = this.table;
    switch (kinds[id]!) {
      case 'cell':
      case 'foundation':
        return [];
      case 'stock':
        return rules.stock?.open ? this.any(3) : [];
      case 'column':
        return covers.length > 0 && this.isHidden(columns.indexOf(id)) ? [] : this.any(1);
      case 'waste':
      case 'reserve':
        return this.any(1);
    }
  }

  /** The cards below those on top: `?` for a face-down card. */
  private below(id: string, isNamed: boolean): readonly string[] {
    const { kinds, rules } = this.table;
    switch (kinds[id]!) {
      case 'stock':
        return isNamed || rules.stock?.open ? [] : ['?', '?', '?'];
      case 'reserve':
        return this.belowReserve(id);
      case 'column':
        return this.belowColumn(id, isNamed);
      case 'waste':
      case 'cell':
      case 'foundation':
        return [];
    }
  }

  private belowReserve(id: string): readonly string[] {
    const { deal, faceDown } = this.table.rules.reserve!;
    if (deal[this.table.reserves.indexOf(id)]! < 2) return [];
    return faceDown ? ['?', '?'] : this.any(1).map(cardCode);
  }

  private belowColumn(id: string, isNamed: boolean): readonly string[] {
    const { rules, covers, columns } = this.table;
    const isHidden = this.isHidden(columns.indexOf(id));
    if (covers.length > 0) return isHidden && !isNamed ? ['?'] : [];
    if (isHidden) return ['?'];
    // A column that moves as a whole has no card below those that move.
    const isWhole = rules.columns.move === 'whole-run' && isNamed;
    return isWhole || Math.max(...rules.columns.deal) < 2 ? [] : this.any(1).map(cardCode);
  }

  /** Whether the picture shows a face-down card in a column or at a place. */
  private isHidden(at: number): boolean {
    const { faceDown = 'none', deal } = this.table.rules.columns;
    if (faceDown === 'covered') return this.table.covers[at]!.length > 0;
    if (faceDown === 'all-but-top') return deal[at]! > 1;
    return faceDown !== 'none' && faceDown[at]! > 0;
  }
}
