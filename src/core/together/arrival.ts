import type { TablePhase } from './messages.js';

/**
 * Which hands a page need not have seen shuffled: those that ran, or whose shuffle did, as it connected. Every later hand
 * has a shuffle that the page was shown.
 */
export class Arrival {
  /** Whether the page has just connected, and does not know yet what runs. */
  isOpen = true;
  /** What the table did as the page connected. */
  private phase: TablePhase | undefined;
  /** Whether the page was sent a hand since then. */
  private hasHand = false;
  /** The last hand that it need not have seen shuffled. */
  private lastLate = 0;

  /** The page has connected, for the first time or anew. */
  begin(): void {
    this.isOpen = true;
    this.phase = undefined;
    this.hasHand = false;
  }

  isLate(hand: number): boolean {
    return hand <= this.lastLate;
  }

  /** Before the first hand there is none that the page could have missed. */
  hearPhase(phase: TablePhase): void {
    if (!this.isOpen) return;
    this.phase ??= phase;
    this.isOpen = this.phase !== 'waiting';
  }

  /** A shuffle for that hand is shown: the one that ran already, or the first one that began here. */
  hearShuffle(hand: number): void {
    if (this.isOpen && this.phase === 'shuffle') this.missed(hand);
    this.isOpen = false;
  }

  /** First comes the hand that runs, and then perhaps one whose shuffle ran. */
  hearHand(hand: number): void {
    if (!this.isOpen) return;
    if (!this.hasHand || this.phase === 'shuffle') this.missed(hand);
    this.isOpen = !this.hasHand;
    this.hasHand = true;
  }

  private missed(hand: number): void {
    this.lastLate = Math.max(this.lastLate, hand);
  }
}
