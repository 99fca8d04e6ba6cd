/** The part of the npm package that the tests use. The package has no types of its own. */
declare module 'pokersolver' {
  export class Hand {
    /** Cards as `As`, `Td`. */
    static solve(cards: readonly string[]): Hand;
    /** 1 if this hand is lower than the other, -1 if it is higher, 0 for a tie. */
    compare(other: Hand): number;
    readonly name: string;
  }
  interface PaiGowPokerHelper {
    /** Sets seven cards by its house way; `Or` is the joker. */
    solve(cards: readonly string[]): { readonly hiHand: Hand; readonly loHand: Hand };
  }
  const pokersolver: {
    readonly Hand: typeof Hand;
    readonly PaiGowPokerHelper: PaiGowPokerHelper;
  };
  export default pokersolver;
}
