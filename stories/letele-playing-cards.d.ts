/** Its package names types that it doesn't hold. */
declare module '@letele/playing-cards' {
  import type { Deck } from '../demo/faces-deck.js';

  const deck: Deck;
  export = deck;
}
