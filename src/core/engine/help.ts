/**
 * What helped the player with a deal: nothing; hints; or moves of a way to win that were shown, by the
 * solver or by a link that had them.
 */
export const ASSISTED = ['none', 'hint', 'shown'] as const;
export type Assisted = (typeof ASSISTED)[number];

/** The help that a player had with a deal, in all attempts at it that are known. */
export interface Help {
  /** How many hints were shown. */
  readonly hints: number;
  /** Whether a move of a way to win was shown. */
  readonly shown: boolean;
}

export const NO_HELP: Help = { hints: 0, shown: false };

/** What two accounts of the same deal come to. */
export const moreHelp = (one: Help, other: Help): Help => ({
  hints: Math.max(one.hints, other.hints),
  shown: one.shown || other.shown,
});

export const assistedBy = ({ hints, shown }: Help): Assisted =>
  shown ? 'shown' : hints > 0 ? 'hint' : 'none';

/** The help that a save tells of, or the field of it that can't be right. */
export function readHelp({
  hints = 0,
  shown = false,
}: Readonly<Record<string, unknown>>): Help | { readonly field: string } {
  if (!Number.isSafeInteger(hints) || Number(hints) < 0) return { field: 'hints' };
  return typeof shown === 'boolean' ? { hints: Number(hints), shown } : { field: 'shown' };
}
