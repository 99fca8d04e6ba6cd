import type { Card } from '../../core/cards/card.js';
import {
  type TrickAnnouncement,
  announce,
  announceCards,
  announceStart,
  reveal,
} from '../../core/tricks/announce.js';
import { hasNil } from '../../core/tricks/bidding.js';
import type { TrickOptions } from '../../core/tricks/options.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import type { TrickSettings } from '../../core/tricks/table-rules.js';
import type { TrickTable } from '../../core/tricks/trick-table.js';
import { tricks } from '../../locales/compiled/en/tricks.js';
import { tricks as translated } from '../../locales/compiled/load/tricks.js';
import { tricksAdvice } from '../../locales/compiled/load/tricks-advice.js';
import { tricksHelp } from '../../locales/compiled/load/tricks-help.js';
import { faceTemplate } from '../cards/card-face.js';
import { Faces } from '../cards/faces.js';
import { tableLanguages } from '../controllers/language/table-languages.js';
import { type TableDefinition, defineTable } from '../table/definition.js';
import { panelItem } from '../table/menu.js';
import type { Handlers, TableScene } from '../table/scene.js';
import type { SharedSettings } from '../table/table-game.js';
import { queueGame, queueTrick } from './events.js';
import type { TrickTableGame } from './game.js';
import { isChoosing, playableCards, sortedHand, walkHand } from './hand.js';
import {
  type Direction,
  KEYS,
  type PlainRequest,
  type TrickRequest,
  type TrickScene,
} from './scene.js';
import type { TrickTableElement } from './trick-table.js';
import { tableTemplate } from './view.js';
import { type TrickWords, trickWords } from './words.js';

const languages = tableLanguages({ tricks: translated, tricksAdvice, tricksHelp });

/** How long a bot takes for a card, and how long a complete trick lies on the table, in milliseconds. */
const CARD_TIME = 520;
const TRICK_TIME = 1250;
/** How long a bot takes to be ready, which has nothing to show. */
const READY_TIME = 40;

/** What differs from game to game. */
export interface TrickTableSetup<Options extends TrickOptions> {
  readonly game: TrickTableGame<Options>;
  /** The names of the settings whose change opens a new table. */
  readonly newTable: readonly (keyof TrickSettings<Options> & string)[];
  /** The rules among the settings, unchecked, by name. */
  settings(): object;
  /** The name of the game among the titles. */
  titleOf(options: Options): string;
  direction?(): Direction;
}

/** The definition of any of these tables. */
export type TrickDefinition = TableDefinition<
  TrickState,
  TrickMove,
  object,
  SharedSettings,
  TrickScene,
  TrickAnnouncement
>;

type TableOf = (options: TrickOptions) => TrickTable;

/** What a press on a card does: it is chosen for a pass, or played. */
function pressCard(table: TrickTableElement, tableOf: TableOf, card: Card): void {
  const { state, seatNow: seat, legalMoves: moves, player } = table;
  if (!state || seat === undefined) return;
  if (!isChoosing({ moves })) return void table.act({ type: 'play', seat, card });
  const refusal = player.pick(card, tableOf(state.options));
  if (refusal) table.refused(refusal, 'player');
}

/** Handlers that play a move of the player. */
function requestsOf(table: TrickTableElement, tableOf: TableOf): Handlers<TrickRequest> {
  const { player } = table;
  const plain = ({ type }: { readonly type: PlainRequest }): unknown =>
    table.act({ type, seat: table.seatNow! });
  return {
    ready: plain,
    look: plain,
    'blind-nil': plain,
    double: plain,
    redouble: plain,
    'no-double': plain,
    ask: plain,
    pair: plain,
    claim: plain,
    card: ({ card }) => pressCard(table, tableOf, card),
    pass: () => table.act({ type: 'pass', seat: table.seatNow!, cards: player.picked }),
    lay: () => {
      const [card] = player.picked;
      if (card !== undefined) table.act({ type: 'lay', seat: table.seatNow!, card });
    },
    bid: ({ bid }) => table.act({ type: 'bid', seat: table.seatNow!, bid }),
    trump: ({ suit }) => table.act({ type: 'trump', seat: table.seatNow!, suit }),
    moon: ({ choice }) => table.act({ type: 'moon', seat: table.seatNow!, choice }),
    hint: () => void table.hint(),
    'last-trick': () => player.toggleLast(),
    takeback: () =>
      table.mayTakeBack ? table.takeBack() : table.refused({ code: 'no-undo' }, 'player'),
  };
}

/** Adds what the tables of trick-taking games know to what every table’s render knows. */
function sceneOf(
  table: TrickTableElement,
  tableOf: TableOf,
  direction: Direction,
  shared: TableScene<TrickState, TrickMove, TrickWords, TrickRequest>,
): TrickScene {
  const { view, own, gameWords: words, request } = shared;
  const { player } = table;
  const of = tableOf(view.options);
  const cards = own === undefined ? [] : sortedHand(of, view, view.seats[own]!.cards);
  const moves = table.reveal.isRunning ? [] : table.legalMoves;
  const playable = playableCards({ moves });
  const item = (name: 'hint' | 'last-trick', label: string) => ({
    ...{ name, label },
    choose: () => request({ type: name }),
  });
  const scene: TrickScene = {
    ...shared,
    table: of,
    rulesAt: (hand) => tableOf({ ...view.options, hand }).rules,
    moves,
    cards,
    picked: player.picked,
    entry: cards.find((card) => playable.has(card)) ?? cards[0],
    showsLast: player.showsLast && view.tricks.length > 0,
    direction,
    mayTakeBack: table.mayTakeBack,
    ownMenu: [
      panelItem(shared, 'help', words.help),
      item('hint', words.hintLabel),
      item('last-trick', words.lastTrick),
    ],
  };
  const { aside, ownMenu = [] } = table.advising.look(scene);
  return { ...scene, aside, ownMenu: [...scene.ownMenu!, ...ownMenu] };
}

/** What happens at the start of a hand and after each step. */
function courseOf(table: TrickTableElement) {
  const { player } = table;
  let hasCut = false;
  return {
    handBegan: (isResumed: boolean): void => {
      player.begin();
      // At a shared table, a page may get a hand after others are ready.
      const isPlayedOn = table.hand.together !== undefined || (!isResumed && table.handNumber > 1);
      // Who has cut the last deck may want to cut the next one too.
      if (isPlayedOn && !hasCut) queueMicrotask(() => table.makeReady());
      hasCut = false;
    },
    stepMade: (): void => {
      player.begin();
      const { state, mine } = table;
      hasCut = mine.some((seat) => (state?.seats[seat]?.cut ?? null) !== null);
    },
  };
}

/** How long the next bot takes. A complete trick lies on the table for a moment. */
function botTime({ phase, trick, tricks: done }: TrickState): number {
  if (phase === 'ready') return READY_TIME;
  return trick?.plays.length === 0 && done.length > 0 ? TRICK_TIME : CARD_TIME;
}

/** Everything that makes the table of a trick-taking game. */
export function trickDefinition<Options extends TrickOptions>(
  table: TrickTableElement,
  setup: TrickTableSetup<Options>,
): TrickDefinition {
  const tableOf: TableOf = (options) => table.tableOf({ options });
  return defineTable<TrickState, TrickMove, object, SharedSettings, TrickScene, TrickAnnouncement>({
    // The table passes only states and settings of this game, so their types can be hidden.
    game: setup.game as unknown as TrickDefinition['game'],
    newTable: setup.newTable as readonly never[],
    settings: () => ({ seats: table.seats, bots: table.bots, stack: null, ...setup.settings() }),
    words: {
      files: languages,
      own: (words, seated) => {
        const options = table.handOptions as Options;
        const of = tableOf(options);
        const game = setup.titleOf(options);
        return trickWords({ tricks, ...words }, seated, {
          ...{ game, sides: of.sides, hasNil: hasNil(of) },
        });
      },
    },
    faces: new Faces(table, faceTemplate),
    scene: (shared) => sceneOf(table, tableOf, setup.direction?.() ?? 'clockwise', shared),
    view: tableTemplate,
    announce: { start: announceStart, cards: announceCards, step: announce },
    reveal,
    isOut: (view, seat) => view.phase !== 'ready' && !tableOf(view.options).live.includes(seat),
    botTime,
    requests: requestsOf(table, tableOf),
    keys: KEYS,
    focusPlaces: () => ['.held-cards [tabindex="0"]', '.board .primary', '.buttons .button'],
    moveFocus: (from, key) => walkHand(table.shadowRoot!, from, key),
    ...courseOf(table),
    stepQueued: (before, after, source) => queueTrick(table, before, after, source),
    handQueued: (after, source) => queueGame(table, tableOf(after.options), after, source),
  });
}
