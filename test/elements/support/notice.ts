import { parts } from './board.js';
import type { AnyGame } from './game.js';

/** The labels of the notice's buttons, or an empty string if there is no notice. */
export const noticeButtons = (game: AnyGame): string =>
  parts(game, 'notice-button')
    .map((button) => button.textContent.trim())
    .join(', ');

export const noticeButton = (game: AnyGame, name: string): HTMLElement =>
  parts(game, 'notice-button').find((one) => one.textContent.trim() === name)!;
