import type { Refusal } from '../../core/engine/reason.js';
import type { MoveResolver, Hand } from '../../core/patience/move-resolver.js';
import { DOUBLE_PRESS } from '../controllers/double-press.js';

/** What the player's hand needs of the game it plays. */
export interface PlayerHost<View, Move> {
  readonly gesture: MoveResolver<View, Move>;
  /** Whether one tap sends a card to its best place. */
  readonly oneTap: boolean;
  /** Whether cards can be played now (not before the deal, paused, or after a win). */
  readonly playable: boolean;
  currentView(): View;
  /** Plays as the player; a refusal is told to the player before it comes back. */
  attempt(move: Move): Refusal | undefined;
  /** Tells the player why not, where no move was named. */
  refuse(reason: Refusal): void;
  handChanged(): void;
}

/** A press by pointer or key on a card (`index` from the bottom of its pile) or an empty pile. */
export interface Press {
  readonly pile: string;
  readonly index: number | undefined;
  readonly byKey: boolean;
  /** When, in milliseconds; two presses close together are a double press. */
  readonly time: number;
}

/**
 * Click, tap and key by the same rules: press a card, then a target; press a card twice and it
 * goes to its foundation. It holds what the player has picked up, which is never in the state.
 */
export class Player<View, Move> {
  private held: Hand | undefined;
  /** Whether exactly those cards go, as in a drag; else so many as fit. */
  private isExact = false;
  private last: Press | undefined;
  /** Whether the last press was a tap that may have sent a card away. */
  private tapped = false;

  constructor(private readonly host: PlayerHost<View, Move>) {}

  get hand(): Hand | undefined {
    return this.held;
  }

  /** The cards come out of the hand; nothing is played. */
  release(): void {
    if (!this.held) return;
    this.held = undefined;
    this.host.handChanged();
  }

  /** Takes cards in hand, `exactly` as they are for a drag, or tells why they can't be moved. */
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

  /** The move that lays the hand on a pile, legal or not; what is lit, told and done is this one. */
  moveTo(pile: string): Move | undefined {
    const { gesture } = this.host;
    const name = this.isExact ? gesture.move : gesture.nearest;
    return this.held && name(this.host.currentView(), this.held, pile);
  }

  press(press: Press): void {
    const { last } = this;
    this.last = press;
    if (!this.host.playable) return;
    // The second half of a double click, or a key again.
    const again =
      last?.pile === press.pile && (press.byKey || press.time - last.time < DOUBLE_PRESS);
    // It must not play what the first half brought to light.
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
      // A key's walk to the target was long: its hand stays for another try.
      this.place(press.pile, press.byKey);
    } else if (last?.index !== press.index) this.pressFreely(press);
    else if (again) this.sendHome();
    else this.release();
  }

  /** Lays the hand on a pile; `keep` keeps it in hand where that is refused. */
  place(pile: string, keep: boolean): void {
    const move = this.moveTo(pile);
    if (move === undefined) return;
    if (!keep) this.release();
    if (!this.host.attempt(move)) this.release();
  }

  /** Sends the hand to its foundation, or tells why it can't go. */
  sendHome(): void {
    this.send(this.held && this.host.gesture.home(this.host.currentView(), this.held));
  }

  private pressFreely({ pile, index }: Press): void {
    this.tapped = this.host.oneTap;
    if (index === undefined) this.host.refuse({ code: 'empty-pile', pile });
    else if (this.take(pile, index) && this.tapped) this.sendToBestPlace();
  }

  private sendToBestPlace(): void {
    const move = this.host.gesture.best(this.host.currentView(), this.held!);
    this.send(move);
    if (move === undefined) this.host.refuse({ code: 'no-best-place' });
  }

  private send(move: Move | undefined): void {
    // Emptied hands fall quiet, so the reason for a refusal has to come after.
    this.release();
    if (move !== undefined) this.host.attempt(move);
  }
}
