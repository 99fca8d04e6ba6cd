import '../../../src/games/seven-twenty-seven/index.js';
import {
  type Bot,
  type Seven27Move,
  type Seven27State,
  seven27,
  seven27Bot,
} from '../../../src/core.js';
import { seven27Table } from '../../../src/games/seven-twenty-seven/element/game.js';
import type { Seven27Table } from '../../../src/games/seven-twenty-seven/element/element.js';
import { deckOf } from '../../support/seven27-hands.js';
import { type Attributes, type Stage, afterTest, makeElement, putInBox } from './mount.js';
import { dealsFirst, part, settled, wordsOf } from './paigow.js';

export { deckOf } from '../../support/seven27-hands.js';
export type { Seven27Table };

/** Three hands: yours, which an ace makes 7 and 27; one of 6½; one of 18. Then the drawn cards. */
export const HANDS = ['5C AC', 'KC 6C', '9C 9D'] as const;
export const DRAWN = 'AD 8D 4H';

const QUIET: readonly Seven27Move['type'][] = ['ante', 'check', 'call', 'stand'];

/**
 * Plays scripted moves when they are due. Otherwise stands, checks, calls, and goes for 27. For the same view
 * it always returns the same move.
 */
function scripted(script: string): Bot<Seven27State, Seven27Move> {
  const due = script.split(' ').filter(Boolean);
  const given = new Map<string, string>();
  const choose = (view: Seven27State, seat: number): string | undefined => {
    const at = due.findIndex((token) => {
      const move = seven27.readMove(view, token);
      return move && 'seat' in move && move.seat === seat && !seven27.refusal(view, move, seat);
    });
    return at < 0 ? undefined : due.splice(at, 1)[0];
  };
  return (view, seat) => {
    const legal = seven27.moves(view, seat);
    if (legal.length === 0) return undefined;
    const key = JSON.stringify([view, seat]);
    const token = given.get(key) ?? choose(view, seat);
    if (token !== undefined) {
      given.set(key, token);
      return seven27.readMove(view, token);
    }
    return (
      legal.find(({ type }) => QUIET.includes(type)) ??
      legal.find((move) => move.type === 'declare' && move.targets === 'high')
    );
  };
}

/** Lets all bots of this test play by a script. Their choices have tests of their own. */
export function botsPlay(script = ''): void {
  const game = seven27Table as { bot: Bot<Seven27State, Seven27Move> };
  const own = game.bot;
  game.bot = scripted(script);
  afterTest(() => (game.bot = own));
}

/** Lets the bots judge as usual from here, until the end of a test with a mounted table. */
export const botsJudge = (): void => {
  (seven27Table as { bot: Bot<Seven27State, Seven27Move> }).bot = seven27Bot;
};

/** A table that is not in the page yet: one player and two bots, unless given. */
export const makeTable = (attributes: Attributes = {}): Seven27Table =>
  makeElement('seven27-table', { seats: '3', ...attributes });

export interface Dealt extends Stage {
  readonly hands?: readonly string[];
  readonly drawn?: string;
  /** What bots do besides standing, checking and calling. */
  readonly script?: string;
}

const seatCount = (seats: string): number =>
  /^\d+$/.test(seats) ? Number(seats) : seats.split(' ').length;

/** Deals these hands, unless the table was resumed with its own. */
function dealHands(table: Seven27Table, hands: readonly string[], drawn: string): void {
  if (hands.length === 0 || table.state!.phase !== 'ante' || table.handNumber > 1) return;
  const problem = table.newGame({ deck: deckOf(hands, drawn) });
  if (problem) throw new Error(JSON.stringify(problem));
}

/**
 * Puts a table on the page, in a box of its own. The last seat deals, so that the player has the first hand.
 */
export async function mountTable(
  attributes: Attributes = {},
  { hands = HANDS, drawn = DRAWN, script = '', ...stage }: Dealt = {},
): Promise<Seven27Table> {
  botsPlay(script);
  const table = makeTable(attributes);
  const count = seatCount(String(attributes['seats'] ?? '3'));
  dealsFirst(count - 1, count);
  putInBox(table, stage);
  await table.updateComplete;
  dealHands(table, hands, drawn);
  await settled(table);
  return table;
}

/** Plays moves for the page, in the game's notation, to set the stage: `a0 t0 b0:10`. */
export async function playOn(table: Seven27Table, text: string): Promise<Seven27Table> {
  for (const token of text.split(' ').filter(Boolean)) {
    const refusal = table.play(seven27.readMove(table.state!, token)!);
    if (refusal) throw new Error(`${token}: ${JSON.stringify(refusal)}`);
    await settled(table);
  }
  return table;
}

/** The lines that explain a finished hand. */
export const explained = (table: Seven27Table): readonly string[] =>
  [...part(table, 'explanation').querySelectorAll('li')].map(wordsOf);

/** Both totals as shown: `for 7 6½ ½ short`. */
export const totals = (table: Seven27Table): readonly string[] =>
  ['total-low', 'total-high'].map((name) => wordsOf(part(table, name)));
