import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Session, VARIANTS, freecell, golf, klondike, pyramid } from '../../../src/core.js';
import type { Refusal } from '../../../src/core/engine/reason.js';
import type { MoveResolver, Hand } from '../../../src/core/patience/move-resolver.js';
import type { Piles } from '../../../src/core/patience/piles.js';
import { BoardController } from '../../../src/elements/patience/board-controller.js';
import { resolverOf } from '../../../src/core/patience/rules/resolver.js';
import { countOf } from '../../support/counts.js';
import { litHost } from '../../support/lit-host.js';
import type { AnyPatience, AnySession } from '../support/patience.js';
import { valueOf } from '../support/result.js';

const freecellGesture = resolverOf(freecell.tableOf);
const golfGesture = resolverOf(golf.tableOf);
const klondikeGesture = resolverOf(klondike.tableOf);
const pyramidGesture = resolverOf(pyramid.tableOf);

interface View {
  readonly piles: Piles;
}
type AnyGesture = MoveResolver<View, unknown>;

const GAMES: readonly (readonly [
  name: string,
  game: unknown,
  gesture: unknown,
  options: object,
])[] = [
  ...VARIANTS.map((variant) => [variant, freecell, freecellGesture, { variant }] as const),
  ['golf', golf, golfGesture, {}],
  ['klondike', klondike, klondikeGesture, { foundationReturn: true }],
  ['klondike, three cards', klondike, klondikeGesture, { draw: 3 }],
  ['pyramid', pyramid, pyramidGesture, {}],
  ['pyramid, open stock, three wastes', pyramid, pyramidGesture, { openStock: true, wastes: 3 }],
];

const DEALS = countOf({ normal: 1, full: 50 });
const TURNS = countOf({ normal: 12, full: 24 });
/** Pairs have no order, and Pyramid writes one of its own. */
const moved = ({ from, to, count }: Hand & { readonly to: string }): string =>
  `${[from, to].sort().join(' ')} ${count}`;
const BY = { source: 'player', now: 0, aids: {} } as const;

/** A hand over a game. */
class Stage {
  readonly board: BoardController<View, unknown>;
  /** The legal move that was named last; it is not made. */
  private moved: unknown;
  private seen: { readonly state: unknown; readonly view: View } | undefined;

  constructor(
    readonly session: AnySession,
    readonly gesture: AnyGesture,
  ) {
    const stage = (): View => this.view;
    const host = {
      ...litHost(),
      shadowRoot: null,
      game: {
        session,
        isPlayable: true,
        get view() {
          return stage();
        },
        refuse: (): undefined => undefined,
      },
      player: {
        play: (move: unknown): Refusal | undefined => {
          const refused = session.refusal(move);
          if (!refused) this.moved = move;
          return refused;
        },
      },
      inForce: { isOn: () => false },
      motion: { snapshot: () => undefined, end: () => undefined },
      panels: { close: () => undefined },
      command: () => undefined,
      handChanged: () => undefined,
    };
    this.board = new BoardController<View, unknown>(host as never, () => ({
      interaction: gesture,
      board: {} as never,
    }));
  }

  /** What is seen of the position; asked for often, and copied each time. */
  get view(): View {
    const { state } = this.session;
    if (this.seen && this.seen.state === state) return this.seen.view;
    const view = this.session.view() as View;
    this.seen = { state, view };
    return view;
  }

  /** The cards that an attempt would move, or an empty string if it is refused. */
  tried(attempt: () => void): string {
    this.moved = undefined;
    attempt();
    this.board.hand.release();
    return this.moved === undefined ? '' : moved(this.gesture.endpoints(this.moved));
  }

  /** The targets highlighted for the held cards, and the announcement for each. */
  reports(): Map<string, string> {
    return new Map(
      [...this.board.targets].map(([to, { from, count }]) => [to, moved({ from, to, count })]),
    );
  }
}

/**
 * Compares the targets that are highlighted and announced for each card with what each drop does.
 */
function check(
  stage: Stage,
  take: (pile: string, index: number) => void,
  drop: (to: string) => void,
) {
  const { board, view } = stage;
  const wrong: string[] = [];
  for (const [from, cards] of Object.entries(view.piles)) {
    for (const index of cards.keys()) {
      take(from, index);
      // The press alone was a move, as at the stock.
      if (!board.isHolding) continue;
      const reports = stage.reports();
      board.hand.release();
      for (const to of Object.keys(view.piles).filter((pile) => pile !== from)) {
        take(from, index);
        const done = stage.tried(() => drop(to));
        // A click may turn the stock, or send a king off, where the hand can't go: that is no drop.
        if (!reports.has(to) && done !== '' && stage.gesture.press?.(view, to)) continue;
        if (done !== (reports.get(to) ?? '')) wrong.push(`${from} ${index} to ${to}: ${done}`);
      }
    }
  }
  expect(wrong).to.deep.equal([]);
}

describe('what is highlighted and announced for cards in hand is what a drop does', () => {
  for (const [name, game, gesture, options] of GAMES) {
    it(`in ${name}, dragged, clicked and by keys`, () => {
      for (let deal = 1; deal <= DEALS; deal++) {
        const session: AnySession = valueOf(Session.start(game as AnyPatience, { deal, options }));
        const stage = new Stage(session, gesture as AnyGesture);
        const { hand } = stage.board;
        for (let turn = 0; turn < TURNS; turn++) {
          check(
            stage,
            (pile, index) => void hand.take(pile, index, true),
            (to) => stage.board.drop(to),
          );
          for (const byKey of [false, true]) {
            const press = (pile: string, index: number | undefined): void =>
              hand.press({ pile, index, byKey, time: (time += 1000) });
            let time = 0;
            check(stage, press, (to) => press(to, stage.view.piles[to]!.length - 1));
          }
          const legal = session.legalMoves();
          if (legal.length === 0) break;
          session.play(legal[(turn * 7 + deal) % legal.length], BY);
        }
      }
    });
  }
});
