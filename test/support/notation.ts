/** A move as the game takes it. */
export interface Transfer {
  readonly from: `${'column' | 'cell' | 'foundation'}-${number}`;
  readonly to: `${'column' | 'cell' | 'foundation'}-${number}`;
  readonly count: number;
}

/** What this reads of a game's `state`; cards are numbers, four to a rank, aces first. */
export interface Position {
  readonly options: { readonly variant: string };
  readonly piles: Readonly<Record<string, readonly number[]>>;
}

const rankOf = (card: number): number => Math.floor(card / 4);

function pileOf(letter: string): Transfer['from'] {
  const column = '1234567890'.indexOf(letter);
  return column >= 0 ? `column-${column + 1}` : `cell-${'abcdefgi'.indexOf(letter) + 1}`;
}

/** The foundation that takes a card: its suit's, or for an ace the first that is empty. */
function foundationFor(position: Position, card: number): Transfer['to'] {
  for (const number of [1, 2, 3, 4]) {
    const top = position.piles[`foundation-${number}`]?.at(-1);
    if (rankOf(card) === 0 ? top === undefined : top === card - 4) return `foundation-${number}`;
  }
  throw new Error(`card ${card} cannot go up`);
}

/** How many cards go from column to column: as many as fit on the card there. */
function countOf(position: Position, from: string, to: string): number {
  const cards = position.piles[from] ?? [];
  const target = position.piles[to]?.at(-1);
  const kingsOnly = position.options.variant !== 'freecell';
  if (target === undefined && !kingsOnly) return 1;
  const wanted = target === undefined ? 12 : rankOf(target) - 1;
  return wanted - rankOf(cards.at(-1) ?? 0) + 1;
}

/**
 * The move that a token of the solutions in test/data stands for, by a reading of its own: `26` six
 * goes as many cards as fit, `2a` to a cell, `ah` to the foundation, `26v3` three cards.
 */
export function readToken(position: Position, token: string): Transfer {
  const match = /^([0-9a-gi])([0-9a-i])(?:v(\d+))?$/.exec(token);
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

/** The tokens of one deal's solution in a file of test/data. */
export function solutionOf(file: string, deal: number): readonly string[] {
  const line = file.split('\n').find((text) => text.startsWith(`${deal}\t`));
  if (line === undefined) throw new Error(`no solution of deal ${deal}`);
  return line.split('\t')[1]!.trim().split(' ');
}
