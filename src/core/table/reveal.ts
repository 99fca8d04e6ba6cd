/** A time in which the end of a hand is seen: cards first, then what they won, then the chips. */
export interface RevealStep<View, Announcement> {
  /** The hand as far as it is seen; what is not yet is as it was before. */
  readonly view: View;
  /** What is told as this comes to be seen. */
  readonly announcements: readonly Announcement[];
}
