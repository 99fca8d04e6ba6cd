import type { AnyGame } from './game.js';

/** What is animated on cards now: the first keyframe of each, by the card's letters. */
export const flights = (game: AnyGame): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    game.shadowRoot!.getAnimations().map((flight) => {
      const effect = flight.effect as KeyframeEffect;
      const card = (effect.target as HTMLElement).dataset['card']!;
      return [card, effect.getKeyframes()[0]!['transform']];
    }),
  );
