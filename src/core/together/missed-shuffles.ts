import type { TablePhase } from './messages.js';

/**
 * Decides which hands may lack a share of this page: those that were running, or being shuffled, when the
 * page connected. The page must have seen the shuffle of every later hand.
 */
export class MissedShuffles {
  /** Whether the page has just connected, and it is not known yet which hands it missed. */
  isUndecided = true;
  /** The phase of the table when the page connected. */
  private phase: TablePhase | undefined;
  /** Whether the page has received a hand since it connected. */
  private hasHand = false;
  /** The number of the last hand whose shuffle the page may have missed. */
  private lastMissed = 0;

  /** Called when the page has connected or reconnected. */
  begin(): void {
    this.isUndecided = true;
    this.phase = undefined;
    this.hasHand = false;
  }

  isMissed(hand: number): boolean {
    return hand <= this.lastMissed;
  }

  /** Notes the table's phase. Before the first hand, the page can have missed nothing. */
  onPhase(phase: TablePhase): void {
    if (!this.isUndecided) return;
    this.phase ??= phase;
    this.isUndecided = this.phase !== 'waiting';
  }

  /**
   * Notes a shuffle: the one that was running already, or the first that began after the page connected.
   */
  onShuffle(hand: number): void {
    if (this.isUndecided && this.phase === 'shuffle') this.markMissed(hand);
    this.isUndecided = false;
  }

  /**
   * Notes a hand. The server first sends the running hand, and then perhaps a hand whose shuffle was
   * running.
   */
  onHand(hand: number): void {
    if (!this.isUndecided) return;
    if (!this.hasHand || this.phase === 'shuffle') this.markMissed(hand);
    this.isUndecided = !this.hasHand;
    this.hasHand = true;
  }

  private markMissed(hand: number): void {
    this.lastMissed = Math.max(this.lastMissed, hand);
  }
}
