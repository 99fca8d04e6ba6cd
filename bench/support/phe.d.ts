/** Types for the used part of the npm package, which has none. */
declare module 'phe' {
  const phe: {
    /** Ranks five to seven cards, with deuces first and four suits for each rank. Lower is better. */
    evaluateCardCodes(codes: readonly number[]): number;
  };
  export default phe;
}
