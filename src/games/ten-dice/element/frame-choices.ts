import { NO_BOARD } from '../../../elements/controllers/preferences.js';
import type { ToolbarRequest } from '../../../elements/ui/requests.js';

/** The race has no use for these; Undo it has for as long as a new race may give way to the one before. */
export const HIDDEN: readonly ToolbarRequest[] = [
  'undo',
  'redo',
  'show',
  'restart',
  'deal',
  'help',
  'stats',
  'share',
];

/** No cards, and no board to mirror. */
export const CHOICES = { ...NO_BOARD, fourColor: [], cardBack: [] };
