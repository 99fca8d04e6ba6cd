/**
 * What helped the player with a deal: nothing, hints, or moves of a way to win. Such moves come from the
 * solver or a link.
 */
export const ASSISTED = ['none', 'hint', 'shown'] as const;
export type Assisted = (typeof ASSISTED)[number];

/** The help that a player had with a deal, over all known attempts at it. */
export interface Help {
  /** The number of hints that were shown. */
  readonly hints: number;
  /** Whether a move of a way to win was shown. */
  readonly shown: boolean;
}

export const NO_HELP: Help = { hints: 0, shown: false };

/** Combines two records of the same deal. */
export const mergeHelp = (one: Help, other: Help): Help => ({
  hints: Math.max(one.hints, other.hints),
  shown: one.shown || other.shown,
});

export const assistedBy = ({ hints, shown }: Help): Assisted =>
  shown ? 'shown' : hints > 0 ? 'hint' : 'none';

/** The help that a save records, or the first field with an impossible value. */
export function readHelp({
  hints = 0,
  shown = false,
}: Readonly<Record<string, unknown>>): Help | { readonly field: string } {
  if (!Number.isSafeInteger(hints) || Number(hints) < 0) return { field: 'hints' };
  return typeof shown === 'boolean' ? { hints: Number(hints), shown } : { field: 'shown' };
}
