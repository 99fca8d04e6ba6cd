import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { type PageOptions, type TestPage, openPage } from '../../harness/pages.js';
import { solutionOf } from '../../support/notation.js';
import { heardBy, hearing } from './board.js';
import { type Player, playThrough } from './players.js';

export interface Deal {
  readonly variant: 'freecell' | 'kingcell';
  readonly deal: number;
}

const FILES = {
  freecell: 'freecell-solutions-1-100.tsv',
  kingcell: 'kingcell-solutions-1-30.tsv',
} as const;

/** A solution that another program found. */
function tokensOf({ variant, deal }: Deal): readonly string[] {
  const file = new URL(`../../data/${FILES[variant]}`, import.meta.url);
  return solutionOf(readFileSync(file, 'utf8'), deal);
}

/** Plays a deal's solution to the event of its win, on a page that is nothing but the game. */
export async function solve(
  { variant, deal }: Deal,
  options: PageOptions,
  sitDown: (page: TestPage) => Player | Promise<Player>,
): Promise<void> {
  const tokens = tokensOf({ variant, deal });
  const attributes = `variant="${variant}" deal="${deal}" supermove="full" no-auto-finish`;
  const html = `${hearing}<freecell-game ${attributes}></freecell-game>`;
  const page = await openPage({ reducedMotion: 'reduce', ...options, html });
  const { outcome, moveCount } = await playThrough(page, tokens, await sitDown(page));
  expect([outcome, moveCount]).to.deep.equal(['won', tokens.length]);
  const heard = await heardBy(page);
  expect(heard.map(({ type }) => type)).to.deep.equal([
    'game-start',
    ...tokens.map(() => 'game-move'),
    'game-win',
  ]);
  expect(heard.slice(1).every(({ source }) => source === 'player')).to.equal(true);
  expect(page.problems).to.deep.equal([]);
}
