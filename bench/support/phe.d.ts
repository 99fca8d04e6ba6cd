/** What the bench uses of the npm package, which has no types of its own. */
declare module 'phe' {
  const phe: {
    /** Ranks five to seven cards, deuces first, four suits a rank: the lower the better. */
    evaluateCardCodes(codes: readonly number[]): number;
  };
  export default phe;
}
