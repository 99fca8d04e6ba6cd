import { describe, it } from '#bdd';
import { expect } from 'chai';
import { suitOf } from '../../../src/core.js';
import type { Difference } from '../../../src/core/together/difference.js';
import type { TrickSeat, TrickState } from '../../../src/core/tricks/state.js';
import type { ServerMessage } from '../../../src/together.js';
import { must } from '../support/result.js';
import type { Page, TestTable } from '../support/shared-table.js';
import { type TrickTag, playUntil, seated } from '../support/shared-tricks.js';

/** What a page reports about its hands: problems by code, and the results of the checks. */
function verdictsOf({ table }: Page): readonly (string | boolean)[] {
  const verdicts: (string | boolean)[] = [];
  table.subscribe((event) => {
    if (event.type === 'problem') verdicts.push(event.problem.code);
    if (event.type === 'checked') verdicts.push(event.check.fair);
  });
  return verdicts;
}

interface Scene {
  readonly table: TestTable;
  readonly pages: readonly Page[];
  readonly bob: Page;
}

/** A hand in which two or more tricks are complete and cards lie on the table, or its end. */
function scene(game: TrickTag, isThere = isMiddle): Scene {
  const { table, pages } = seated(game, ['Ann', 'Bob']);
  table.next(...pages);
  playUntil(table, pages, isThere);
  return { table, pages, bob: pages[1]! };
}

const isMiddle = ({ tricks, trick }: TrickState): boolean =>
  tricks.length >= 2 && Number(trick?.plays.length) >= 2;
const isOver = ({ phase }: TrickState): boolean => phase === 'over';

const withSeat = (
  { seats }: TrickState,
  seat: number,
  change: (one: TrickSeat) => Partial<TrickSeat>,
): Partial<TrickState> => ({
  seats: seats.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)),
});

/** Whether a page refuses a changed view, and asks for the table again. */
function refuses({ table, outgoing }: Page, change: (view: TrickState) => object): boolean {
  const { state, moveCount } = must(table.session);
  const verdicts: string[] = [];
  const end = table.subscribe((event) => {
    if (event.type === 'problem') verdicts.push(event.problem.code);
  });
  const view = { ...state, ...change(state as unknown as TrickState) };
  Object.assign(table, { isSyncing: false });
  outgoing.length = 0;
  const difference = [JSON.parse(JSON.stringify(view))] as unknown as Difference;
  table.receive({ type: 'step', step: moveCount + 1, moves: [{}], by: 'bot', view: difference });
  end();
  const isKept = must(table.session).state === state;
  return verdicts.join() === 'bad-message' && outgoing.length === 1 && isKept;
}

type Lie = readonly [name: string, change: (view: TrickState) => object];

const MIDDLE: readonly Lie[] = [
  ['other scores', ({ options }) => ({ options: { ...options, scores: [9, 9, 9, 9] } })],
  ['an unknown phase', () => ({ phase: 'tea' })],
  ['a turn of nobody', () => ({ turn: 7 })],
  ['a turn of another seat', ({ turn }) => ({ turn: (turn! + 1) % 4 })],
  ['a fifth suit as trump', () => ({ trump: 4 })],
  ['a stake of three', () => ({ stake: 3 })],
  ['a seat that passes twice', () => ({ passing: [1, 1] })],
  ['a card of the deck', ({ deck }) => ({ deck: [3, ...deck.slice(1)] })],
  ['a short deck', ({ deck }) => ({ deck: deck.slice(1) })],
  [
    'a card twice',
    (view) => withSeat(view, 1, ({ cards }) => ({ cards: [cards[1]!, ...cards.slice(1)] })),
  ],
  [
    'no such card',
    (view) => withSeat(view, 1, ({ cards }) => ({ cards: [52, ...cards.slice(1)] })),
  ],
  [
    'a hand that is too short',
    (view) => withSeat(view, 2, ({ cards }) => ({ cards: cards.slice(1) })),
  ],
  [
    'other dealt cards',
    (view) => withSeat(view, 1, ({ dealt }) => ({ dealt: [...dealt].reverse() })),
  ],
  [
    'a place of two cards',
    (view) => withSeat(view, 1, ({ places }) => ({ places: places.map(() => 0) })),
  ],
  ['a trick less', ({ tricks }) => ({ tricks: tricks.slice(1) })],
  [
    'a trick won by another seat',
    ({ tricks }) => ({ tricks: tricks.map((one) => ({ ...one, winner: (one.winner! + 1) % 4 })) }),
  ],
  [
    'a card of a trick exchanged',
    ({ tricks, trick }) => ({
      tricks: tricks.map((one) => ({
        ...one,
        plays: one.plays.map((play) => ({ ...play, card: trick!.plays[0]!.card })),
      })),
    }),
  ],
  ['no trick', () => ({ trick: null })],
  [
    'a card out of turn',
    ({ trick }) => ({ trick: { ...trick, plays: [...trick!.plays].reverse() } }),
  ],
  ['results before the end', () => ({ results: { played: true } })],
  ['a trick of text', () => ({ trick: 'x' })],
];

const END: readonly Lie[] = [
  [
    'another score',
    ({ results }) => ({
      results: {
        ...results,
        sides: results!.sides.map((side) => ({ ...side, score: side.score + 1 })),
      },
    }),
  ],
  ['another winner', ({ results }) => ({ results: { ...results, winners: [1], next: null } })],
  ['a hand that was not played', ({ results }) => ({ results: { ...results, played: false } })],
];

describe('a view of a trick-taking game that is impossible', () => {
  for (const game of ['hearts-table', 'spades-table'] as const) {
    it(`is refused, and the table is asked for again: ${game}`, () => {
      const { bob } = scene(game);
      for (const [name, change] of MIDDLE) expect(refuses(bob, change), name).to.equal(true);
    });

    it(`is refused at the end of a hand too: ${game}`, () => {
      const { bob } = scene(game, isOver);
      for (const [name, change] of END) expect(refuses(bob, change), name).to.equal(true);
    });
  }

  it('does not include the view itself', () => {
    for (const isThere of [isMiddle, isOver]) {
      const { bob } = scene('hearts-table', isThere);
      expect(refuses(bob, () => ({}))).to.equal(false);
    }
  });

  it('is refused with scores that are not those of the table', () => {
    const { table, pages } = seated('hearts-table', ['Ann', 'Bob']);
    const bob = pages[1]!;
    const verdicts = verdictsOf(bob);
    const hear = bob.hear.bind(bob);
    bob.hear = (message: ServerMessage) => {
      if (message.type !== 'hand') return hear(message);
      const text = JSON.stringify(message).replace('"scores":[0,', '"scores":[7,');
      hear(JSON.parse(text) as ServerMessage);
    };
    table.next(...pages);
    expect(verdicts).to.include('bad-message');
    expect(bob.table.session).to.equal(undefined);
  });
});

type Change = (view: TrickState) => TrickState;

/** The own checks of a finished hand, if Bob's page had seen other views of its middle, or of its end. */
function checkOf(middle: Change, end: Change): readonly boolean[] {
  const { table, pages, bob } = scene('hearts-table');
  const at = must(bob.table.session).at;
  table.playHand(...pages);
  const session = must(bob.table.session);
  const { deck } = must(bob.table.checked[0]!.check.deal);
  const views = Array.from({ length: session.at + 1 }, (_, step) => {
    const view = must(session.stateAt(step)) as unknown as TrickState;
    if (step === at) return middle(view);
    return step === session.at ? end(view) : view;
  });
  const { deal } = table.rules;
  const own = deal.check!(deck, { views, steps: [] });
  return own.map(({ ok }) => ok);
}

const asIs: Change = (view) => view;

/** The view with one trick changed. */
const withTrick = (view: TrickState, at: number, change: (plays: Plays) => Plays): TrickState => ({
  ...view,
  tricks: view.tricks.map((one, n) => (n === at ? { ...one, plays: change(one.plays) } : one)),
});
type Plays = TrickState['tricks'][number]['plays'];

describe('a server that lies about a trick-taking game', () => {
  it('is not accused if it tells the truth', () => {
    expect(checkOf(asIs, asIs)).to.deep.equal([true, true]);
  });

  it('is found out if it showed a seat other cards than its deck gave it', () => {
    const other: Change = (view) => ({
      ...view,
      ...withSeat(view, 1, ({ dealt: [one, two, ...rest] }) => ({ dealt: [two!, one!, ...rest] })),
    });
    expect(checkOf(other, asIs)).to.deep.equal([false, true]);
  });

  it('is found out if it showed other tricks than those of the end', () => {
    const other: Change = (view) =>
      withTrick(view, 0, (plays) => plays.map((play) => ({ ...play, card: (play.card + 1) % 52 })));
    expect(checkOf(other, asIs)).to.deep.equal([false, true]);
  });

  it('is found out if a bot played a card of another hand', () => {
    const other: Change = (view) =>
      withTrick(view, 5, (plays) =>
        plays.map(({ seat }, at) => ({ seat, card: plays[(at + 1) % 4]!.card })),
      );
    expect(checkOf(asIs, other)[1]).to.equal(false);
  });

  it('is found out if a bot did not follow suit', () => {
    // A seat that followed in the first trick plays the card of another suit there, and its own card later.
    const other: Change = (view) => {
      const [first, ...later] = view.tricks;
      const led = suitOf(first!.plays[0]!.card);
      const { seat, card } = must(first!.plays.slice(1).find((play) => suitOf(play.card) === led));
      const ownOf = ({ plays }: { readonly plays: Plays }) =>
        must(plays.find((play) => play.seat === seat)).card;
      const at = 1 + later.findIndex((one) => suitOf(ownOf(one)) !== led);
      const put = (to: number) => (plays: Plays) =>
        plays.map((play) => (play.seat === seat ? { seat, card: to } : play));
      return withTrick(withTrick(view, 0, put(ownOf(view.tricks[at]!))), at, put(card));
    };
    expect(checkOf(asIs, other)[1]).to.equal(false);
  });
});
