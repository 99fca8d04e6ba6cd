import type { AnyGame } from './game.js';

/** The animated cards: the first keyframe of each, by the card's code (`7H`, `7H#2`). */
export const flights = (game: AnyGame): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    game.shadowRoot!.getAnimations().flatMap((flight) => {
      // Styles have transitions of their own, such as that of a picture that is covered.
      if (flight instanceof CSSTransition) return [];
      const effect = flight.effect as KeyframeEffect;
      // The back of a card that turns over on its way.
      if (effect.pseudoElement) return [];
      const { card, copy } = (effect.target as HTMLElement).dataset;
      return [[copy ? `${card!}#${copy}` : card!, effect.getKeyframes()[0]!['transform']]];
    }),
  );
