import type { AnyGame } from './game.js';

/** The animated cards: the first keyframe of each, by the card's code. */
export const flights = (game: AnyGame): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    game.shadowRoot!.getAnimations().map((flight) => {
      const effect = flight.effect as KeyframeEffect;
      const card = (effect.target as HTMLElement).dataset['card']!;
      return [card, effect.getKeyframes()[0]!['transform']];
    }),
  );
