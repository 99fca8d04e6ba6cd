/** What the tests use of the npm package, which has no types of its own. */
declare module 'pokersolver' {
  export class Hand {
    /** Cards as `As`, `Td`. */
    static solve(cards: readonly string[]): Hand;
    /** 1 where this hand is lower than the other, -1 where it is higher, 0 for a tie. */
    compare(other: Hand): number;
    readonly name: string;
  }
  const pokersolver: { readonly Hand: typeof Hand };
  export default pokersolver;
}
