import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { type PageOptions, type TestPage, openPage } from '../../harness/pages.js';
import { columnsOf, solutionOf } from '../../support/notation.js';
import { type Tag, heardBy, hearing } from './board.js';
import { type Player, playThrough } from './players.js';

type Kind = 'freecell' | 'kingcell' | 'klondike, draw 1' | 'klondike, draw 3' | 'pyramid';

export interface Deal {
  readonly kind: Kind;
  readonly deal: number;
}

/** The file of solutions, with the tag and attributes for its deals. */
const KINDS: Readonly<Record<Kind, readonly [file: string, tag: Tag, attributes: string]>> = {
  freecell: ['freecell-solutions-1-100', 'freecell-game', 'supermove="full"'],
  kingcell: ['kingcell-solutions-1-30', 'freecell-game', 'variant="kingcell" supermove="full"'],
  'klondike, draw 1': ['klondike-draw1-solutions', 'klondike-game', ''],
  'klondike, draw 3': ['klondike-draw3-solutions', 'klondike-game', 'draw="3"'],
  pyramid: ['pyramid-games', 'pyramid-game', ''],
};

/** Turns Pyramid's options in its file into attributes. */
function attributesOf(options: string): string {
  const { redeals, coverPairs = true } = JSON.parse(options) as Record<string, unknown>;
  return `redeals="${String(redeals)}" ${coverPairs ? '' : 'no-cover-pairs'}`;
}

/** The markup of a deal, and the moves of the whole game. */
export function dealt({ kind, deal }: Deal): { html: string; tokens: readonly string[] } {
  const [file, tag, more] = KINDS[kind];
  const text = readFileSync(new URL(`../../data/${file}.tsv`, import.meta.url), 'utf8');
  const attributes = kind === 'pyramid' ? attributesOf(columnsOf(text, deal)[1]!) : more;
  const html = `<${tag} deal="${deal}" ${attributes} no-auto-finish></${tag}>`;
  return { html, tokens: solutionOf(text, deal) };
}

/** Plays a deal's solution to the event of its win, on a page that contains only the game. */
export async function solve(
  deal: Deal,
  options: PageOptions,
  sitDown: (page: TestPage) => Player | Promise<Player>,
): Promise<void> {
  const { html, tokens } = dealt(deal);
  const page = await openPage({ reducedMotion: 'reduce', ...options, html: hearing + html });
  const { outcome, moveCount } = await playThrough(page, tokens, await sitDown(page));
  expect([outcome, moveCount]).to.deep.equal(['won', tokens.length]);
  // Leaves out Klondike's automatic turns, and Pyramid's verdicts.
  const heard = (await heardBy(page)).filter(
    ({ type, source }) => source !== 'auto' && type !== 'game-verdict',
  );
  expect(heard.map(({ type }) => type)).to.deep.equal([
    'game-start',
    ...tokens.map(() => 'game-move'),
    'game-win',
  ]);
  expect(heard.slice(1).every(({ source }) => source === 'player')).to.equal(true);
  expect(page.problems).to.deep.equal([]);
}
