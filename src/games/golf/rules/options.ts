import { defineOptions, flag } from '../../../core/engine/option.js';

/** The options of Golf. */
export interface GolfOptions {
  /** Whether kings and aces are neighbours. Otherwise nothing goes on a king, and only a two goes on an ace. */
  readonly corner: boolean;
}

export const options = defineOptions<GolfOptions>({ rules: { corner: flag(false) } });
