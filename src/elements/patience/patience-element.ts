import type { TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Checked, Problem } from '../../core/engine/reason.js';
import type { SolverClient } from '../solver/client.js';
import { GameElement } from '../base/game-element.js';
import { faceTemplate } from '../cards/card-face.js';
import { Faces } from '../cards/faces.js';
import type { CardFaces } from '../cards/host-faces.js';
import { ControlsController } from '../controllers/controls-controller.js';
import { DealSearch } from '../controllers/deal-search.js';
import { FullScreenController } from '../controllers/full-screen.js';
import { GameController } from '../controllers/game-controller.js';
import type { GameChange } from '../controllers/game-definition.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import type { ReplayedGame } from '../controllers/links.js';
import { PanelController } from '../controllers/panel-controller.js';
import { PlayerController } from '../controllers/player-controller.js';
import { SharingController } from '../controllers/sharing-controller.js';
import { SolverController } from '../controllers/solver-controller.js';
import { StateController } from '../controllers/state-controller.js';
import { showTime } from '../ui/frame.js';
import { type ToolbarRequest, isPanel } from '../ui/requests.js';
import type { GameWords } from '../ui/speech.js';
import { Announcer } from './announcer.js';
import { BoardController } from './board-controller.js';
import { COMMANDS, PATIENCE_CONTROLS } from './commands.js';
import type { PatienceDefinition, PatienceState } from './definition.js';
import { HelpController } from './help-controller.js';
import { HintController } from './hint-controller.js';
import { MotionController } from './motion-controller.js';
import { NoticeController } from './notice-controller.js';
import { RecordsController } from './records-controller.js';
import { PuzzleController } from './puzzle-controller.js';
import { RefusalController } from './refusal-controller.js';
import { SafeOfferController } from './safe-offer-controller.js';
import { patienceTemplate } from './view.js';
import { WinCelebration } from './win-celebration.js';

/**
 * The base of every patience element: cards in piles on a board, in a frame with a toolbar, a menu and a status
 * line. A game passes one definition.
 *
 * @slot win - Replaces the panel and the animation after a win.
 * @event {CustomEvent<GameMoveDetail>} game-undo - A step was undone: the player's move and the automatic moves after it.
 * @event {CustomEvent<GameMoveDetail>} game-redo - A step was redone.
 * @event {CustomEvent<GameVerdictDetail>} game-verdict - The verdict changed: whether the game can still be won. Sent only if `verdict` is set or the player switched it on. Pyramid sends it unless `no-verdict` is set.
 * @csspart button - Names: `button-undo`, `button-redo`, `button-help`, `button-dismiss`, `button-today`.
 * @csspart panel - Names: `panel-heading`, `panel-win`, `panel-stats`, `panel-help`, `panel-replay`, `panel-share`, `share-picture`, `share-text`.
 * @csspart record - After a win: the comparison with the player's other games. Names: `bests`.
 * @csspart example - A picture of a move, in the help.
 * @csspart offer - The offer to read the help, at a player's first game.
 * @csspart day - The game and its day, if a day's deal is played. Names: `day-streak`, `day-grade`, `day-next`.
 * @csspart verdict - Whether the game can be won, in the toolbar. States: `winnable`, `unwinnable`, `unknown`, `looking`.
 * @csspart reason - Why a move was refused, beside the card.
 * @csspart notice - The bar in place of the status line if no win is possible, a search takes long or an offer is made. Names: `notice-button`.
 * @csspart pile - Every pile. Names: `pile-foundation`.
 * @csspart slot - The place under a pile, visible while the pile is empty. Names: `slot-sign`. States: `target`, `hint`.
 * @csspart card - Every card. Names: `card-index`, `card-pips`, `card-court`, `card-face`. States: `red`, `black`, `selected`, `target`, `hint`.
 * @cssproperty [--baize-red=#c0243a / #ff7d84] - Red suits.
 * @cssproperty [--baize-green=#1d6f3a / #6fce8d] - Clubs, with four colours.
 * @cssproperty [--baize-blue=#1f55b5 / #82b1ff] - Diamonds, with four colours.
 * @cssproperty [--baize-court=--baize-accent] - The crowns and hems of court cards. It is also mixed into hair and skin.
 * @cssproperty [--baize-radius=5.5 % of a card's width] - The corners of cards and empty places.
 * @cssproperty [--baize-card-size=150px] - The maximum width of a card.
 * @cssproperty [--baize-column-gap] - The gap between two columns. Default: 1.15 % of the board's width, 3px to 11px.
 * @cssproperty [--baize-height=100svh - 16px] - The height that the game fits into.
 */
export abstract class PatienceElement<State extends PatienceState, Move> extends GameElement<
  State,
  Move
> {
  /**
   * Starts the solver's worker, for pages that allow no other way to start one. `null` means no worker at all.
   */
  static workerFactory: SolverClient['workerFactory'];

  /**
   * The position at which the game begins, as text. It replaces the deal. A change starts a new game.
   * @attr {string} position
   */
  @property() position: string | null = null;
  /**
   * The goal of a puzzle that begins at `position`: `win`, or a card that must reach a foundation, such as
   * `7H`. `7H in 6` also limits the number of moves. Without a value it is `win`.
   * @attr {string} puzzle
   */
  @property() puzzle: string | boolean | null = null;
  /** Chooses only random deals that can be won. */
  @property({ type: Boolean }) solvable = false;
  /**
   * Chooses only random deals of this difficulty that can be won, unless the player chooses another difficulty.
   * It does not affect daily deals. Golf's deals have no grades.
   * @attr {'very-easy' | 'easy' | 'medium' | 'hard' | 'very-hard'} grade
   */
  @property() grade: string | null = null;
  /** Shows in the toolbar whether the game can still be won. */
  @property({ type: Boolean }) verdict = false;
  /** Opens the game if the page's address contains a link to one, and lets the player copy such links. */
  @property({ type: Boolean }) linked = false;
  /**
   * Plays the deal of the day, the same for everyone, if `deal` is not set. Without a value, the day begins at
   * midnight in the player's time zone. `UTC` or `Europe/Berlin` sets another time zone. Deals for given days
   * may follow the time zone, or replace it: `2026-12-01=617 2026-12-02=1941`. Takes effect in the next game.
   * @attr {string} daily
   */
  @property() daily: string | boolean | null = null;
  /**
   * How high the board is. `full`: cards and columns grow as far as the window has room. `compact`: cards are
   * at most 104 px wide, and columns have room for a usual game. The cards of longer columns overlap more.
   * @attr {'full' | 'compact'} [height=full]
   */
  @property({ reflect: true, useDefault: true }) height = 'full';
  /**
   * The pattern on the backs of cards.
   * @attr {'diamonds' | 'petals' | 'lattice' | 'checks' | 'rays' | 'plaid'} [card-back=diamonds]
   */
  @property({ attribute: 'card-back' }) cardBack: string | null = null;
  /**
   * The card faces: the kit's own, or the classic English pattern. The English pattern loads one file for each card.
   * @attr {'baize' | 'english'} [faces=baize]
   */
  @property() faces: string | null = null;
  /**
   * The letters of court cards: those of the language (German B D K, French V D R), or English ones.
   * @attr {'local' | 'english'} [courts=local]
   */
  @property() courts: string | null = null;
  /**
   * Whether an undo counts as a move. Either way, the number of undos is shown beside the moves.
   * @attr {'on' | 'off'} [count-undos=on]
   */
  @property({ attribute: 'count-undos' }) countUndos: boolean | string | null = null;
  /** Mirrors the board, for left-handed players. */
  @property({ type: Boolean, reflect: true }) mirrored = false;
  /** Shows each suit in its own colour. KingCell always does. */
  @property({ type: Boolean, reflect: true, attribute: 'four-color' }) fourColor = false;
  /**
   * Whether one tap moves a card to its best place. Without a value it is `on`. Default: on for touch screens
   * (`pointer: coarse`).
   * @attr {'on' | 'off'} tap-to-move
   */
  @property({ attribute: 'tap-to-move' }) tapToMove: boolean | string | null = null;
  /**
   * The rules that the player may change in the settings, by the names of their attributes: `draw redeals`.
   * Players can always change appearance and aids. Default: none.
   * @attr {string} settings
   */
  @property() settings: string | null = null;
  /**
   * Replaces the card faces: a function from a card's letters (`7H`) to a template or the URL of an image.
   */
  @property({ attribute: false }) cardFaces: CardFaces | null = null;

  /** @internal The day that the page asks for, unchecked. */
  givenDay: string | null | undefined = null;
  /** @internal How often the page has set `day`. */
  daySetCount = 0;

  /** Everything that makes the game: rules, words, board. */
  protected abstract override readonly definition: PatienceDefinition<State, Move>;

  /** Whether the rules of the game are still being loaded. Then `again` begins the game that waits for them. */
  protected awaitsRules?(again?: () => unknown): boolean;

  /** @internal Waits until the rules of the game are loaded. */
  rulesLoaded?(): Promise<unknown>;

  /** Controllers get a function, because a game sets its definition after they are created. */
  private readonly define = (): PatienceDefinition<State, Move> => this.puzzles.definition;
  /** @internal */ readonly panels: PanelController = new PanelController(this, {
    help: () => this.help.load(),
    stats: () => this.records.load(),
    share: async () => (await this.sharing.load()).sharePanel(),
    replay: async () => (await this.sharing.load()).replayPanel(),
  });
  /** @internal */ readonly game: GameController<State, Move> = new GameController<State, Move>(
    this,
    this.define,
    () => showTime(this),
    () => ({
      anyDeal: this.deals.anyDeal,
      requested: this.sharing,
      awaits: (given, again) =>
        this.awaitsRules?.(again) === true || this.puzzles.awaits(given, again),
    }),
  );
  /** @internal */
  readonly puzzles: PuzzleController<State, Move> = new PuzzleController<State, Move>(
    this,
    () => this.definition,
  );
  /** @internal */ readonly player: PlayerController<State, Move> = new PlayerController<
    State,
    Move
  >(this);
  /** @internal */ readonly offered: ControlsController = new ControlsController(
    this,
    PATIENCE_CONTROLS,
  );
  /** @internal */ readonly announcer: Announcer<State, Move> = new Announcer<State, Move>(
    this,
    this.define,
  );
  /** @internal */ readonly sharing: SharingController<State, Move> = new SharingController<
    State,
    Move
  >(this, this.define);
  /** @internal */ readonly solver: SolverController<State, Move> = new SolverController<
    State,
    Move
  >(this, this.define);
  /** @internal */ readonly notice: NoticeController = new NoticeController(this);
  /** @internal */
  readonly safeOffer: SafeOfferController<State, Move> = new SafeOfferController<State, Move>(
    this,
    this.define,
  );
  /** @internal */ readonly board: BoardController<State, Move> = new BoardController<State, Move>(
    this,
    this.define,
  );
  /** @internal Comes after the board, so that the browser measures the page once for focus and flights. */
  readonly motion: MotionController = new MotionController(this);
  /** @internal */ readonly hints: HintController<State, Move> = new HintController<State, Move>(
    this,
    this.define,
  );
  /** @internal */
  readonly help: HelpController<State, Move> = new HelpController<State, Move>(this, this.define);
  /** @internal */
  readonly faceController: Faces = new Faces(this, (card, isCovered) =>
    faceTemplate(card, isCovered, this.inForce.lettersOf(this.words)),
  );
  /** @internal */ readonly records: RecordsController = new RecordsController(this);
  private readonly deals: DealSearch<State, Move> = new DealSearch<State, Move>(this, this.define);
  /** @internal */ readonly celebration: WinCelebration = new WinCelebration(this);
  /** @internal */ readonly fullScreen: FullScreenController = new FullScreenController(
    this,
    () => this.words.patience,
  );

  constructor() {
    super();
    new StateController(this);
    new RefusalController(this);
    new LanguageController(this, () => this.definition.words.files, this.announcer);
  }

  /**
   * The day whose deal is in play, such as `2026-11-21`. Setting it plays or resumes the deal of that day. The
   * day must not be in the future, unless `daily` has a deal for it.
   * @attr {string} day
   */
  @property()
  get day(): string | undefined {
    return this.sharing.day;
  }

  set day(given: string | null | undefined) {
    this.givenDay = given;
    this.daySetCount++;
    this.requestUpdate();
  }

  /** How often the player undid since the deal. Undoing until the game can be won again counts as one. */
  get undoCount(): number {
    return this.game.undoCount;
  }

  /** Plays the same deal again from the start, with counts, clock and history at zero. */
  restart(): void {
    this.game.act('restart', 'host');
  }

  /**
   * Shows a hint on the board: a move after which the game can still be won. If the solver takes more than a
   * second, any legal move is shown until the solver ends.
   *
   * @returns the move when the solver has ended, or a legal move if none is proved to win. It is `undefined` if there is no move, if the position can't be won, or if the game changed meanwhile
   */
  hint(): Promise<Move | undefined> {
    return this.hints.ask('host');
  }

  /**
   * Undoes all steps after the last position that is proved to be winnable.
   *
   * @returns the number of steps, or `undefined` if no such position was found or the game changed meanwhile
   */
  backToWinnable(): Promise<number | undefined> {
    return this.solver.backToWinnable('host');
  }

  override pause(): void {
    this.board.release();
    this.hints.endSearch();
    super.pause();
  }

  /**
   * Loads a saved game, or opens the game of a link. If it can't be used, returns the problem and keeps the
   * game in progress. A save is read synchronously, which takes a second for the maximum of 20,000 moves. For
   * a link (any text) the method returns a promise, which rejects like `share()`.
   */
  load(link: string): Promise<Problem | undefined>;
  load(save: unknown): Problem | undefined;
  load(save: unknown): Problem | Promise<Problem | undefined> | undefined {
    return typeof save === 'string' ? this.sharing.open(save) : this.game.load(save);
  }

  /**
   * Returns the game as a short text for use in a URL.
   *
   * @throws if the game has no link, or if the module for links failed to load
   */
  share(): Promise<string> {
    return this.sharing.share();
  }

  /**
   * Returns the moves up to the current position as a short text. A server can replay it with `verify` of
   * `baize/core`. Undone moves are not included. It rejects like `share()`.
   */
  proof(): Promise<string> {
    return this.sharing.proof();
  }

  /**
   * Returns a summary of the game as text to share. It includes a link to the deal if the page is `linked`.
   */
  result(): Promise<string> {
    return this.sharing.result();
  }

  /** Replaces the game in play by the game of a link, to be viewed step by step. */
  replay(link: string): Promise<Checked<ReplayedGame>> {
    return this.sharing.replay(link);
  }

  /**
   * @internal Whether a way to win was shown in this game, which then does not count as won by the player.
   */
  get isWayShown(): boolean {
    return this.solver.isWayShown || this.records.isWayShown;
  }

  /** @internal Whether a way to win is being shown now. */
  get isShowing(): boolean {
    return this.solver.isShowing;
  }

  /** @internal */
  get gameWords(): GameWords {
    return this.definition.words.own(this.words, this.game.view!);
  }

  /** @internal */
  get gameTitle(): string {
    return this.definition.words.title(this.gameWords, this.game.view!);
  }

  /** @internal */
  gameChanged(change: GameChange<State, Move>): void {
    this.motion.follow(change, this.definition.interaction);
    this.board.follow(change);
    this.celebration.reset();
    this.hints.end();
    this.solver.follow(change);
    this.announcer.follow(change);
    this.safeOffer.follow(change);
    if (change.type !== 'start' && change.source === 'player') this.help.end();
  }

  /** @internal */
  handChanged(): void {
    this.hints.end();
    this.announcer.hand(this.board.hand.cards, this.board.targets);
  }

  /** @internal Runs a command of the keyboard or the toolbar. */
  command(request: ToolbarRequest): void {
    const wasOpen = this.panels.close();
    if (this.game.hasConflict || !this.offered.has(request)) return;
    if (isPanel(request)) {
      if (wasOpen !== request) this.panels.show(request);
    } else COMMANDS[request](this);
  }

  protected override render(): TemplateResult {
    return patienceTemplate(this, this.definition, this.game.view!);
  }
}
