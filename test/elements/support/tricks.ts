import '../../../src/games/hearts/index.js';
import '../../../src/games/spades/index.js';
import '../../../src/games/twenty-nine/index.js';
import '../../../src/games/whist/index.js';
import { type Bot, cardCode, parseCard } from '../../../src/core.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { TrickMove, TrickState } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { type TrickTable, liveAfter } from '../../../src/core/tricks/trick-table.js';
import type { TrickTableElement } from '../../../src/elements/tricks/trick-table.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { type Attributes, type Stage, afterTest, makeElement, putInBox } from './mount.js';
import { dealsFirst, settled } from './paigow.js';

export type { TrickTableElement };

type AnyTrickGame = Pick<
  TrickGame<TrickOptions>,
  'moves' | 'options' | 'readMove' | 'refusal' | 'view' | 'game'
> & { tableOf(options: TrickOptions): TrickTable };

const asAny = (game: unknown): AnyTrickGame => game as AnyTrickGame;

/** The game of each element. */
export const GAMES = {
  'hearts-table': asAny(hearts),
  'spades-table': asAny(spades),
  'whist-table': asAny(whist),
  'twenty-nine-table': asAny(twentyNine),
} as const;

export type TrickTag = keyof typeof GAMES;

export const gameOf = (table: TrickTableElement): AnyTrickGame =>
  GAMES[table.localName as TrickTag];

/** A whole hand of Hearts by bots, seen from seat 0. */
export const HAND_LINK =
  '1.hearts.1.933KYLv4AEVHm85RRojF90s1S0LyLH2m6XB6IeBWi_npZRVXWvpavdoPPzLDQYY_qIMqShEywTCWWUPWevdJQku4Nh1aimJvw_5oSaKnbLJF6WB65QBlzoFbB';

/** The moves that a bot makes without a script. It never asks, doubles, claims or shows a pair. */
const PLAIN: readonly TrickMove['type'][] = [
  ...(['ready', 'look', 'pass', 'bid', 'trump', 'lay', 'no-double', 'play', 'moon'] as const),
];

/**
 * Makes the moves of a script when they are due, otherwise the first legal one: it passes in an auction, passes and
 * plays its first cards. For the same view it always returns the same move.
 */
function scripted(game: AnyTrickGame, script: string): Bot<TrickState, TrickMove> {
  const due = script.split(' ').filter(Boolean);
  const given = new Map<string, TrickMove>();
  const choose = (view: TrickState, seat: number): TrickMove | undefined => {
    const at = due.findIndex((token) => {
      const move = game.readMove(view, token);
      return move && 'seat' in move && move.seat === seat && !game.refusal(view, move, seat);
    });
    return at < 0 ? undefined : game.readMove(view, due.splice(at, 1)[0]!);
  };
  return (view, seat) => {
    const legal = game.moves(view, seat).filter(({ type }) => PLAIN.includes(type));
    if (legal.length === 0) return undefined;
    const key = JSON.stringify([view, seat]);
    const move = given.get(key) ?? choose(view, seat);
    if (move) given.set(key, move);
    return move ?? legal[0];
  };
}

/** What tests replace in the game of an element. */
interface OwnGame {
  readonly definition: { readonly game: { bot: Bot<TrickState, TrickMove>; think?: unknown } };
}

/** Lets the bots of a table play by a script, at once. Their choices have tests of their own. */
export function botsPlay(table: TrickTableElement, script = ''): void {
  const { game } = (table as unknown as OwnGame).definition;
  game.bot = scripted(gameOf(table), script);
  game.think = undefined;
}

const cardsOf = (text: string): readonly number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((code) => parseCard(code)!);

const ALL_CARDS = [...Array(52).keys()];

/** A hand for each seat that has a known one, by its number. */
export type Hands = Readonly<Record<number, string>>;

/**
 * A deck by which these seats get these cards in this order, and `next` follows. The other cards keep the order of the
 * Microsoft deck.
 */
export function deckOf(game: AnyTrickGame, options: TrickOptions, hands: Hands, next = ''): string {
  const table = game.tableOf(options);
  const order = liveAfter(table, options.dealer);
  const named = [...Object.values(hands).flatMap(cardsOf), ...cardsOf(next)];
  const free = ALL_CARDS.filter((card) => table.pack.has(card) && !named.includes(card));
  const rows = order.map((seat) => {
    const hand = [...cardsOf(hands[seat] ?? '')];
    return [...hand, ...free.splice(0, table.rules.deal.hand - hand.length)];
  });
  const dealt = ALL_CARDS.slice(0, table.rules.deal.hand).flatMap((at) =>
    rows.map((hand) => hand[at]!),
  );
  const first = [...dealt, ...cardsOf(next), ...free];
  return [...first, ...ALL_CARDS.filter((card) => !first.includes(card))].map(cardCode).join(' ');
}

export interface Dealt extends Stage {
  readonly hands?: Hands;
  /** The cards that follow the hands in the deck. */
  readonly next?: string;
  /** The dealer of the first hand. Default: the last seat, so that the player is the first to act. */
  readonly dealer?: number;
  /** What bots do besides their first legal move. */
  readonly script?: string;
}

const USUAL_SEATS: Readonly<Record<string, number>> = { german: 2 };

/** The number of seats that attributes ask for. */
function seatCount({ seats, variant }: Attributes): number {
  if (typeof seats === 'string')
    return /^\d+$/.test(seats) ? Number(seats) : seats.split(' ').length;
  return USUAL_SEATS[String(variant)] ?? 4;
}

/** A table that is not in the page yet, with scripted bots. */
export function makeTable(
  tag: TrickTag,
  attributes: Attributes = {},
  script = '',
): TrickTableElement {
  const table = makeElement(tag, { bots: 'beginner', ...attributes });
  botsPlay(table, script);
  return table;
}

/** Opens a new table for the page. Its first hand has these cards. */
export function dealAnew(table: TrickTableElement, hands: Hands, next = ''): void {
  const deck = deckOf(gameOf(table), table.state!.options, hands, next);
  const problem = table.newGame({ deck });
  if (problem) throw new Error(`the stage's deck: ${JSON.stringify(problem)}`);
}

/** Puts a table on the page, in a box of its own, before the deal of its first hand. */
export async function mountTable(
  tag: TrickTag,
  attributes: Attributes = {},
  { hands, next, dealer, script, ...stage }: Dealt = {},
): Promise<TrickTableElement> {
  const table = makeTable(tag, attributes, script);
  const count = seatCount(attributes);
  dealsFirst(dealer ?? count - 1, count);
  putInBox(table, stage);
  await table.updateComplete;
  if (hands) dealAnew(table, hands, next);
  await settled(table);
  return table;
}

/** Plays moves for the page, in the game's notation, to set the stage: `r0 g0:QSAHKH p0:2C`. */
export async function playOn(table: TrickTableElement, text: string): Promise<TrickTableElement> {
  for (const token of text.split(' ').filter(Boolean)) {
    const refusal = table.play(gameOf(table).readMove(table.state!, token)!);
    if (refusal) throw new Error(`${token}: ${JSON.stringify(refusal)}`);
    await settled(table);
  }
  return table;
}

/** Plays the first legal card of the player until the hand is over, to set the stage. */
export async function playOut(table: TrickTableElement): Promise<TrickTableElement> {
  while (table.outcome === undefined) {
    const move = table.legalMoves.find(({ type }) => PLAIN.includes(type));
    if (!move) throw new Error(`nothing to do in ${table.state!.phase}`);
    const refusal = table.play(move);
    if (refusal) throw new Error(JSON.stringify(refusal));
    await settled(table);
  }
  return table;
}

const codesIn = (root: ParentNode | null | undefined): readonly string[] =>
  [...(root?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].map(
    ({ dataset }) => dataset['card']!,
  );

/** The codes of the player's cards, as they lie there: `AS KS`. */
export const handNow = (table: TrickTableElement): string =>
  codesIn(table.shadowRoot!.querySelector('.held-cards')).join(' ');

/** The trick that is shown, each card with its seat: `0:2C 1:AC`; the winner's card with a star. */
export const trickNow = (table: TrickTableElement): string =>
  [...table.shadowRoot!.querySelectorAll<HTMLElement>('.trick .played')]
    .map((node) => {
      const star = node.classList.contains('winner') ? '*' : '';
      return `${node.dataset['from']}:${codesIn(node).join()}${star}`;
    })
    .join(' ');

/** The types of a table's events and some of their details, in order, from now on. */
export function heardFrom(table: TrickTableElement, ...types: readonly string[]): readonly Event[] {
  const heard: Event[] = [];
  for (const type of types) {
    const listener = (event: Event): void => void heard.push(event);
    (table as HTMLElement).addEventListener(type, listener);
    afterTest(() => (table as HTMLElement).removeEventListener(type, listener));
  }
  return heard;
}

/** The detail of an event. */
export const detailOf = (event: Event | undefined): Readonly<Record<string, unknown>> =>
  (event as CustomEvent<Readonly<Record<string, unknown>>>).detail;

/**
 * Makes the hand before its deal a later one of its game: these are the scores, all from the first hand, and the number
 * of the hand.
 */
export function withMatch(
  table: TrickTableElement,
  { hand, scores }: { readonly hand: number; readonly scores: readonly number[] },
): void {
  const save = JSON.parse(JSON.stringify(table.save())) as {
    readonly run: { match: object; hand: number; history: unknown };
    readonly hand: { options: object; moves: unknown; at: number; count: number };
  };
  const match = { hand, scores };
  const zeros = scores.map(() => 0);
  const net = table.run!.kinds.map(() => 0);
  const history = [...Array(hand - 1).keys()].map((at) => ({
    ...{ hand: at + 1, dealer: 0, net },
    points: at === 0 ? scores : zeros,
  }));
  Object.assign(save.run, { match: { ...save.run.match, ...match }, hand, history });
  Object.assign(save.hand, { options: { ...save.hand.options, ...match } });
  Object.assign(save.hand, { moves: [], at: 0, count: 0 });
  const problem = table.load(save);
  if (problem) throw new Error(JSON.stringify(problem));
}
