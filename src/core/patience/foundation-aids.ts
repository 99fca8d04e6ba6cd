export const AUTO_FOUNDATIONS = ['off', 'safe', 'all'] as const;
export type AutoFoundation = (typeof AUTO_FOUNDATIONS)[number];

/** Settings of the automatic moves. They may change at any time and are not part of the rules. */
export interface FoundationAids {
  /** Whether to finish the game once foundation moves alone can do it. */
  readonly autoFinish: boolean;
  /** Which cards go to the foundations after each move of the player. */
  readonly autoFoundation: AutoFoundation;
}

/** The defaults of a session. The elements have `off` for `autoFoundation`. */
export const FOUNDATION_AIDS: FoundationAids = { autoFinish: true, autoFoundation: 'safe' };
