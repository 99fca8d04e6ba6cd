import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { TrickState } from '../../../src/core/tricks/state.js';
import type { SharedGame } from '../../../src/together.js';
import { must } from './result.js';
import { type Page, TestTable } from './shared-table.js';

/** The tables of trick-taking games, by their elements. */
export const TRICK_GAMES = [
  ...(['hearts-table', 'spades-table', 'whist-table', 'twenty-nine-table'] as const),
] as const satisfies readonly SharedGame[];
export type TrickTag = (typeof TRICK_GAMES)[number];

/** A table of four seats, with these people at the first of them. */
export function seated(
  game: TrickTag,
  names: readonly string[],
  settings: object = {},
): { readonly table: TestTable; readonly pages: readonly Page[] } {
  const table = TestTable.open({ game, settings });
  return { table, pages: names.map((name) => table.sit(name)) };
}

/** The hand as a page sees it. */
export const handOf = ({ table }: Page): TrickState =>
  must(table.session).state as unknown as TrickState;

export const optionsOf = (page: Page): TrickOptions => handOf(page).options;

/** Plays until the hand is as wanted, as a page sees it. */
export function playUntil(
  table: TestTable,
  pages: readonly Page[],
  isThere: (hand: TrickState) => boolean,
): void {
  for (let rounds = 0; rounds < 1000; rounds++) {
    for (const page of pages) {
      if (isThere(handOf(pages[0]!))) return;
      table.playAs(page);
    }
    if (isThere(handOf(pages[0]!))) return;
    table.wait(1);
  }
  throw new Error('the hand never comes there');
}
