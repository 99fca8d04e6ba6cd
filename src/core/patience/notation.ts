/** The letters of the cells. `h` is skipped: it means home, the foundations. */
export const CELL_LETTERS = 'abcdefgi';
