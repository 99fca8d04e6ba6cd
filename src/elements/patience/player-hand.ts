import type { Refusal } from '../../core/engine/reason.js';
import type { MoveResolver, Hand } from '../../core/patience/move-resolver.js';
import { DOUBLE_PRESS } from '../controllers/double-press.js';

/** The game that the player's hand acts on. */
export interface PlayerHandHost<View, Move> {
  readonly gesture: MoveResolver<View, Move>;
  readonly hasOneTap: boolean;
  /** Whether cards can be played now: the game has begun, is not paused, and is not won. */
  readonly canPlay: boolean;
  currentView(): View;
  /** Plays a move for the player. A refusal is shown to the player, and then returned. */
  attempt(move: Move): Refusal | undefined;
  /** Tells the player why something is refused that was not a move. */
  refuse(reason: Refusal): void;
  handChanged(): void;
}

/** A press by pointer or key on a card or an empty pile. `index` counts from the bottom of the pile. */
export interface Press {
  readonly pile: string;
  readonly index: number | undefined;
  readonly byKey: boolean;
  /** The time of the press, in milliseconds. Two presses close together are a double press. */
  readonly time: number;
}

/**
 * The rules for click, tap and key, which are the same: press a card, then a target. Press a card twice to
 * send it to its foundation. It holds the cards that the player has picked up, which are never in the state.
 */
export class PlayerHand<View, Move> {
  private held: Hand | undefined;
  /** Whether exactly those cards move, as in a drag. Otherwise as many move as fit. */
  private isExact = false;
  private last: Press | undefined;
  /** Whether the last press was a tap that may have sent a card away. */
  private tapped = false;

  constructor(private readonly host: PlayerHandHost<View, Move>) {}

  get cards(): Hand | undefined {
    return this.held;
  }

  /** Releases the cards in hand without playing a move. */
  release(): void {
    if (!this.held) return;
    this.held = undefined;
    this.host.handChanged();
  }

  /**
   * Picks up cards, or tells the player why they can't be moved. In a drag it takes `exactly` those cards.
   */
  take(pile: string, index: number, exactly = false): boolean {
    const pick = this.host.gesture.pick(this.host.currentView(), pile, index);
    if ('refusal' in pick) {
      this.release();
      this.host.refuse(pick.refusal);
      return false;
    }
    this.held = pick.hand;
    this.isExact = exactly;
    this.host.handChanged();
    return true;
  }

  /**
   * The move that lays the cards in hand on a pile, legal or not. Highlights, announcements and the move
   * itself use this one.
   */
  moveTo(pile: string): Move | undefined {
    const { gesture } = this.host;
    const name = this.isExact ? gesture.move : gesture.nearest;
    return this.held && name(this.host.currentView(), this.held, pile);
  }

  press(press: Press): void {
    const { last } = this;
    this.last = press;
    if (!this.host.canPlay) return;
    // The second half of a double click, or a repeated key.
    const again =
      last?.pile === press.pile && (press.byKey || press.time - last.time < DOUBLE_PRESS);
    // It must not play the card that the first half uncovered.
    if (again && this.tapped && !press.byKey) return;
    this.tapped = false;
    const move = this.host.gesture.press?.(this.host.currentView(), press.pile);
    if (move) this.send(move);
    else this.handle(press, last, again);
  }

  private handle(press: Press, last: Press | undefined, again: boolean): void {
    const { held } = this;
    if (!held) this.pressFreely(press);
    else if (press.pile !== held.from) {
      // Walking to the target by keys took long, so keep the hand for another try.
      this.place(press.pile, press.byKey);
    } else if (last?.index !== press.index) this.pressFreely(press);
    else if (again) this.sendHome();
    else this.release();
  }

  /** Lays the cards in hand on a pile. With `keep`, a refused hand stays in hand. */
  place(pile: string, keep: boolean): void {
    const move = this.moveTo(pile);
    if (move === undefined) return;
    if (!keep) this.release();
    if (!this.host.attempt(move)) this.release();
  }

  /** Sends the cards in hand to their foundation, or tells the player why they can't go. */
  sendHome(): void {
    this.send(this.held && this.host.gesture.home(this.host.currentView(), this.held));
  }

  private pressFreely({ pile, index }: Press): void {
    this.tapped = this.host.hasOneTap;
    if (index === undefined) this.host.refuse({ code: 'empty-pile', pile });
    else if (this.take(pile, index) && this.tapped) this.sendToBestPlace();
  }

  private sendToBestPlace(): void {
    const move = this.host.gesture.best(this.host.currentView(), this.held!);
    this.send(move);
    if (move === undefined) this.host.refuse({ code: 'no-best-place' });
  }

  private send(move: Move | undefined): void {
    // Releasing the hand clears the status line, so a refusal must be shown afterwards.
    this.release();
    if (move !== undefined) this.host.attempt(move);
  }
}
