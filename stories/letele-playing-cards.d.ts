/** Types for the package, which names declaration files that it does not contain. */
declare module '@letele/playing-cards' {
  import type { Deck } from '../demo/faces-deck.js';

  const deck: Deck;
  export = deck;
}
