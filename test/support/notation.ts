type Pile = `${'column' | 'cell' | 'foundation' | 'waste' | 'pyramid'}-${number}` | 'stock';

/** A move between piles. */
export interface Transfer<P extends Pile = Pile> {
  readonly from: P;
  readonly to: P;
  readonly count: number;
}

/** The parts of a game's `state` that are read here. Cards are numbers, four to a rank, aces first. */
export interface Position {
  readonly options: { readonly variant?: string; readonly draw?: number };
  readonly piles: Readonly<Record<string, readonly number[]>>;
}

const rankOf = (card: number): number => Math.floor(card / 4);

/** A card as text: `7H`, `TS`. */
export const codeOf = (card: number): string =>
  `${'A23456789TJQK'.charAt(rankOf(card))}${'CDHS'.charAt(card % 4)}`;

function pileOf(letter: string): Pile {
  if (letter === 'w') return 'waste-1';
  const column = '1234567890'.indexOf(letter);
  return column >= 0 ? `column-${column + 1}` : `cell-${'abcdefgi'.indexOf(letter) + 1}`;
}

/** The foundation for a card: its suit's, or for an ace the first empty one. */
function foundationFor(position: Position, card: number): Pile {
  for (const number of [1, 2, 3, 4]) {
    const top = position.piles[`foundation-${number}`]?.at(-1);
    if (rankOf(card) === 0 ? top === undefined : top === card - 4) return `foundation-${number}`;
  }
  throw new Error(`card ${card} cannot go up`);
}

/** The number of cards in a move between columns: as many as fit on the target. */
function countOf(position: Position, from: string, to: string): number {
  const cards = position.piles[from] ?? [];
  const target = position.piles[to]?.at(-1);
  const kingsOnly = position.options.variant !== 'freecell';
  if (target === undefined && !kingsOnly) return 1;
  const wanted = target === undefined ? 12 : rankOf(target) - 1;
  return wanted - rankOf(cards.at(-1) ?? 0) + 1;
}

/** Stock and waste: `s` turns cards, `r` is a redeal. */
function readTurn({ options, piles }: Position, token: string): Transfer | undefined {
  const [stock, waste] = [piles['stock'] ?? [], piles['waste-1'] ?? []];
  if (token === 'r') return { from: 'waste-1', to: 'stock', count: waste.length };
  const count = Math.min(options.draw ?? 1, stock.length);
  return token === 's' ? { from: 'stock', to: 'waste-1', count } : undefined;
}

/** Pyramid: `7H6S` is a pair, `KD` a king. */
function readPair({ piles }: Position, token: string): Transfer | undefined {
  if (!/^([2-9ATJQK][CDHS]){1,2}$/.test(token)) return undefined;
  const [from, to = 'foundation-1'] = token.match(/../g)!.map((code) => {
    const found = Object.keys(piles).find(
      (id) => id !== 'stock' && piles[id]!.length > 0 && codeOf(piles[id]!.at(-1)!) === code,
    );
    if (found === undefined) throw new Error(`${code} is not to be seen`);
    return found as Pile;
  });
  return { from: from!, to, count: 1 };
}

/** Column, cell, waste, foundation. */
function readTransfer(position: Position, token: string): Transfer {
  const match = /^([0-9a-giw])([0-9a-i])(?:v(\d+))?$/.exec(token);
  if (!match) throw new Error(`"${token}" is no move`);
  const [, start, end, counted] = match;
  const from = pileOf(start!);
  const top = position.piles[from]?.at(-1);
  if (top === undefined) throw new Error(`"${token}": ${from} is empty`);
  if (end === 'h') return { from, to: foundationFor(position, top), count: 1 };
  const to = pileOf(end!);
  const between = from.startsWith('column') && to.startsWith('column');
  if (counted !== undefined) return { from, to, count: Number(counted) };
  return { from, to, count: between ? countOf(position, from, to) : 1 };
}

/**
 * Reads a token of the solutions in test/data, independently of the kit's notation: `26` moves as many cards as fit, `2a`
 * moves to a cell, `ah` to the foundation, `26v3` moves three cards, `w5` moves from the waste, `s` and `r` use the stock,
 * `7H6S` is a pair of Pyramid.
 */
export const readToken = (position: Position, token: string): Transfer =>
  readTurn(position, token) ?? readPair(position, token) ?? readTransfer(position, token);

/** A line of test/data for a deal, column by column. */
export function columnsOf(file: string, deal: number): readonly string[] {
  const line = file.split('\n').find((text) => text.startsWith(`${deal}\t`));
  if (line === undefined) throw new Error(`no solution of deal ${deal}`);
  return line.split('\t');
}

/** The tokens of one deal's solution in a file of test/data. */
export const solutionOf = (file: string, deal: number): readonly string[] =>
  columnsOf(file, deal).at(-1)!.trim().split(' ');
