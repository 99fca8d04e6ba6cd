import type { Transfer } from './notation.js';

/** The key of a pile, if it has one: `3` for column 3, `a` for the first cell, `w` for the waste, `h` for a foundation. */
export const keyOf = (pile: string): string => {
  if (pile === 'stock' || pile === 'waste-1') return pile.charAt(0);
  const [kind, number] = pile.split('-') as [string, string];
  if (kind === 'foundation') return 'h';
  return kind === 'cell' ? 'abcdefgi'.charAt(Number(number) - 1) : number.slice(-1);
};

/** The stock is pressed once, both to turn cards and for a redeal. */
export const isPress = ({ from, to }: Transfer): boolean => from === 'stock' || to === 'stock';

/** The keys of a move between piles that have keys. */
export const keysOf = (move: Transfer): readonly string[] => {
  if (isPress(move)) return ['s'];
  const { from, to, count } = move;
  return [keyOf(from), ...Array<string>(count - 1).fill('ArrowUp'), 'Enter', keyOf(to)];
};
