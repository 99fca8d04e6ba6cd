/** The words of games with a stock, in English. */
export const stockEn = {
  stock: (count: number): string => `stock, ${count} card${count === 1 ? '' : 's'}`,
};
