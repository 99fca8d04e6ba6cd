/** The letters of the cells. `h` is skipped: it means home, the foundations. A file of its own, because tables load it, too. */
export const CELL_LETTERS = 'abcdefgi';
