import { type TemplateResult, nothing } from 'lit';
import { kitWords } from '../../locales/words.js';
import { frameTemplate } from '../ui/frame.js';
import type { Frame } from '../ui/frame-host.js';
import type { GameController } from '../controllers/game-controller.js';
import type { ToolbarRequest } from '../ui/requests.js';
import type { Choices } from '../controllers/preferences.js';
import type { BoardController } from './board-controller.js';
import type { NoticeController } from './notice-controller.js';
import type { PuzzleController } from './puzzle-controller.js';
import type { PatienceDefinition, PatienceState, PileDrawer } from './definition.js';
import { SHARED_KEYS } from './keyboard.js';
import { type Scene, pileTemplate } from './scene.js';
import type { PatienceHost } from './host.js';

/** The element whose game is drawn, with its own controllers. */
interface DrawnPatience<State extends PatienceState, Move> extends PatienceHost<State, Move> {
  readonly board: BoardController<State, Move>;
  readonly hints: { readonly shown: Move | undefined; readonly isSearching: boolean };
  readonly celebration: { readonly isPanelOpen: boolean };
  readonly help: { template(): unknown };
  readonly notice: NoticeController;
  readonly safeOffer: { readonly notice: Frame['notice'] };
  readonly records: { readonly isShown: boolean; readonly comparison: unknown };
  readonly puzzles: Pick<PuzzleController<State, Move>, 'dealText' | 'hasFailed' | 'notice'>;
}

/** The menu lines that this game does not have. */
const hiddenLines = (
  { help, solvers }: { readonly help?: unknown; readonly solvers?: unknown },
  hasRecords: boolean,
): readonly ToolbarRequest[] => [
  ...(help ? [] : (['help'] as const)),
  ...(solvers ? [] : (['show-way'] as const)),
  ...(hasRecords ? [] : (['stats'] as const)),
];

/** Removes the settings that need a solver, or one that grades deals. */
const unsolved = (solvers: { readonly grade?: unknown } | undefined): Choices => ({
  ...(!solvers && { verdict: [], solvable: [] }),
  ...(!solvers?.grade && { grade: [] }),
});

/** The additional menu lines, or `undefined` if there are none. */
function itemsOf(...items: readonly unknown[]): unknown {
  const shown = items.filter((item) => Boolean(item) && item !== nothing);
  return shown.length > 0 ? shown : undefined;
}

/** The title, and what is shown of the day in a game of the day. */
function dayOf<State extends PatienceState, Move>({
  game,
  gameTitle,
  notice,
  sharing: { dayView, isNaming },
}: DrawnPatience<State, Move>): Pick<Frame, 'title' | 'isNaming' | 'day' | 'menuItem'> {
  const title = game.session && dayView?.title;
  return {
    title: title ?? gameTitle,
    isNaming,
    day: title === undefined ? undefined : dayView,
    menuItem: itemsOf(notice.menuItem, dayView?.menuItem),
  };
}

/** Whether a tool can do something now. */
function isOfUse<State, Move>(game: GameController<State, Move>, tool: ToolbarRequest): boolean {
  const { session } = game;
  if (tool === 'undo') return game.canGoBack || session?.canUndo === true;
  if (tool === 'redo') return session?.canRedo === true;
  // Before the game begins the toolbar is inert, and this tool looks as it will afterwards.
  return tool !== 'hint' || !session || game.isPlayable;
}

/** What the status line shows while it has no other message: a game without a win, a goal, or an offer. */
const noticeOf = <State extends PatienceState, Move>({
  notice,
  puzzles,
  safeOffer,
}: DrawnPatience<State, Move>): Frame['notice'] =>
  notice.text ? notice : (puzzles.notice ?? safeOffer.notice ?? notice);

/** Everything around the board. */
function patienceFrame<State extends PatienceState, Move>(
  host: DrawnPatience<State, Move>,
  definition: PatienceDefinition<State, Move>,
  view: State,
): Frame {
  const { game, words, gameWords, records } = host;
  const { moveCount: count, undoCount: undos } = game;
  return {
    ...dayOf(host),
    boardClasses: definition.board.classes(view),
    dealText: host.puzzles.dealText,
    countText: words.patience.moves({ count, undos }),
    shortCount: undos > 0 ? [words.patience.moves({ count, undos: 0 }), ` ↶${undos}`] : undefined,
    figure: definition.figure?.(view, gameWords),
    light:
      host.inForce.isOn('verdict') && host.solver.isWatched
        ? host.solver.verdictIndicator()
        : nothing,
    gameWords,
    offer: host.notice.text || host.puzzles.notice ? nothing : host.help.template(),
    hidden: hiddenLines(definition, records.isShown),
    offers: host.offered.has,
    namesPile: (key) => SHARED_KEYS.includes(key) && host.board.pileForKey(key) !== undefined,
    // Remove the choice of court letters if the language uses the English ones, and settings that the solver
    // doesn't support.
    choices: {
      ...(words.kit.courts === kitWords.kit.courts && { courts: [] }),
      ...unsolved(definition.solvers),
      ...definition.settings?.(view),
    },
    rules: game.setup,
    isSeekingHint: host.hints.isSearching,
    isWon: host.celebration.isPanelOpen,
    isWayShown: host.celebration.isPanelOpen && host.isWayShown,
    comparison: records.comparison,
    can: (tool) => isOfUse(game, tool),
    hasFailed: host.puzzles.hasFailed,
    command: (request) => host.command(request),
    chooseDeal: (text) => host.player.deal(text),
    notice: noticeOf(host),
  };
}

function pileDrawer<State extends PatienceState, Move>(
  host: DrawnPatience<State, Move>,
  { board: layout, interaction: gesture }: PatienceDefinition<State, Move>,
  view: State,
): PileDrawer {
  const { board, words, gameWords } = host;
  const { shown } = host.hints;
  const scene: Scene<State, Move> = {
    ...{ view, gesture, words, gameWords },
    hand: board.hand.cards,
    targets: board.targets,
    hint: shown && gesture.endpoints(shown),
    face: (card, kind) =>
      host.faceController.of(card, kind === 'tableau' && !board.uncovered.has(card)),
    counts: !host.inForce.isOn('calm'),
    back: layout.back,
  };
  const isColored = (layout.hasFourColors?.(view) ?? false) || host.inForce.isOn('fourColor');
  return {
    pile: (id, traits) =>
      pileTemplate(scene, id, { ...traits, seen: layout.visibleCards(id, view) }),
    suits: isColored ? 'four-color' : '',
  };
}

export function patienceTemplate<State extends PatienceState, Move>(
  host: DrawnPatience<State, Move>,
  definition: PatienceDefinition<State, Move>,
  view: State,
): TemplateResult {
  const { board } = host;
  const piles = definition.board.render(view, pileDrawer(host, definition, view));
  return frameTemplate(host, patienceFrame(host, definition, view), piles, {
    keydown: board.keyboard.onKey,
    pointerdown: (event) => {
      host.panels.close();
      board.onPointerDown(event);
    },
    click: board.onClick,
    focusin: board.onFocus,
  });
}
