import type { AnyGame } from './game.js';
import { until } from './until.js';

/** Waits until the cards of a game can move, which is fetched as it stands. */
export const canMove = (game: AnyGame): Promise<void> =>
  until('the motion of cards is there', () => game.motion);

/** What is animated on cards now: the first keyframe of each, by the card's letters. */
export const flights = (game: AnyGame): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    game.shadowRoot!.getAnimations().map((flight) => {
      const effect = flight.effect as KeyframeEffect;
      const card = (effect.target as HTMLElement).dataset['card']!;
      return [card, effect.getKeyframes()[0]!['transform']];
    }),
  );
