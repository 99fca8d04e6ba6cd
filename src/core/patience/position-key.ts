import type { Piles } from './piles.js';

/** What a position of a patience game has that tells it apart from others. */
export interface Posed {
  readonly piles: Piles;
  readonly faceDown?: Readonly<Record<string, number>>;
  readonly redeals?: number;
}

/** Piles whose order makes no difference. */
const ALIKE = /^(column|cell|foundation)-/;

/** What tells positions apart, but for the order of piles that are alike. */
export function positionKey({ piles, faceDown = {}, redeals = 0 }: Posed): string {
  const alike: Record<string, string[]> = {};
  const others: string[] = [];
  for (const [id, cards] of Object.entries(piles)) {
    const text = String.fromCharCode(faceDown[id] ?? 0, ...cards.map((card) => card + 64));
    const kind = ALIKE.exec(id)?.[1];
    if (kind === undefined) others.push(text);
    else (alike[kind] ??= []).push(text);
  }
  const rows = Object.values(alike).map((row) => row.sort().join('/'));
  return [...rows, ...others, redeals].join('|');
}
