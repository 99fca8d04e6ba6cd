import type { Game } from '../../../core/engine/rules.js';
import { FOUNDATION_AIDS } from '../../../core/patience/foundation-aids.js';
import { type KlondikeAids, automatic, isAutomatic } from './automatic.js';
import { readMove, writeMove } from './notation.js';
import { type KlondikeOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { moves, outcome, play } from './rules.js';
import { type KlondikeMove, type KlondikeState, deal, view } from './state.js';

/** Klondike; a view hides the stock and the face-down cards of the columns. */
export const klondike: Game<
  KlondikeState,
  KlondikeMove,
  KlondikeOptions,
  KlondikeState,
  KlondikeAids
> = {
  game: 'klondike',
  version: 1,
  deal,
  moves,
  refusal,
  play,
  outcome,
  score: ({ options, score }) => (options.scoring === 'none' ? undefined : score),
  view,
  options,
  writeMove,
  readMove,
  aids: { ...FOUNDATION_AIDS, autoFlip: true },
  automatic,
  isAutomatic,
};
