import { PACE_NAMES } from '../../../elements/controllers/pace.js';
import { type Choices, NO_BOARD } from '../../../elements/controllers/preferences.js';
import type { ToolbarRequest } from '../../../elements/ui/requests.js';

/** The race has no use for these; Undo it has for as long as a new race may give way to the one before. */
export const HIDDEN: readonly ToolbarRequest[] = [
  'undo',
  'redo',
  'show-way',
  'restart',
  'deal',
  'help',
  'stats',
  'share',
];

/** All that a player can ask for, by the names that `controls` and `without` take. */
export const RACE_CONTROLS: readonly Exclude<ToolbarRequest, 'menu'>[] = [
  ...(['undo', 'hint', 'new', 'deal', 'pause', 'fair', 'keys', 'settings'] as const),
  // Where people elsewhere share the race:
  ...(['sit', 'emotes', 'people', 'leave'] as const),
];

/** No cards, and no board to mirror. At once, bots race at the player's pace. */
export const choicesOf = (isAtOnce: boolean): Choices => ({
  ...{ ...NO_BOARD, fourColor: [], cardBack: [] },
  ...(isAtOnce && { pace: PACE_NAMES }),
});
