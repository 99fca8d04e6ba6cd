import type { Card } from '../../core/cards/card.js';
import type { Refusal } from '../../core/engine/reason.js';
import { passCount } from '../../core/tricks/passing.js';
import type { TrickMove } from '../../core/tricks/state.js';
import type { TrickTable } from '../../core/tricks/trick-table.js';
import { isChoosing } from './hand.js';

/** The table at which the player chooses cards. */
export interface PlayersTable {
  readonly legalMoves: readonly TrickMove[];
  requestUpdate(): void;
}

/** What the player prepares: cards to pass or to lay face down. It is no part of the state. */
export class TrickPlayer {
  picked: readonly Card[] = [];
  /** Whether the player looks at the last trick. */
  showsLast = false;

  constructor(private readonly table: PlayersTable) {}

  /** Resets everything, at the start of a hand and after each step. */
  begin(): void {
    this.showsLast = false;
    if (!isChoosing({ moves: this.table.legalMoves })) this.picked = [];
  }

  /** Shows the last trick, or the current one again. */
  toggleLast(): void {
    this.showsLast = !this.showsLast;
    this.table.requestUpdate();
  }

  /** Chooses a card, or takes the choice back. Returns why the card can't be chosen as well. */
  pick(card: Card, table: TrickTable): Refusal | undefined {
    const { picked } = this;
    const isSingle = this.table.legalMoves.some(({ type }) => type === 'lay');
    const most = isSingle ? 1 : passCount(table);
    if (!picked.includes(card) && !isSingle && picked.length >= most) {
      return { code: 'pass-count', cards: most };
    }
    const others = picked.filter((one) => one !== card);
    this.picked = picked.includes(card) ? others : isSingle ? [card] : [...picked, card];
    this.table.requestUpdate();
    return undefined;
  }
}
