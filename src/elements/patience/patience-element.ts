import type { TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Checked, Problem } from '../../core/engine/reason.js';
import type { SolverClient } from '../solver/client.js';
import { GameElement } from '../base/game-element.js';
import { faceOf } from '../cards/card-face.js';
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
import { patienceTemplate } from './view.js';
import { WinCelebration } from './win-celebration.js';

/**
 * The element of every game of patience: cards in piles on a board, in a frame with a toolbar, a menu and
 * a status line. A game hands it one definition.
 *
 * @slot win - The page's own celebration, in place of the panel and of the cards' show.
 * @event {CustomEvent<GameMoveDetail>} game-undo - A step was taken back.
 * @event {CustomEvent<GameMoveDetail>} game-redo - A step was made again.
 * @event {CustomEvent<GameVerdictDetail>} game-verdict - Whether the game can still be won, where it is watched.
 * @csspart button - Names: `button-undo`, `button-redo`, `button-help`, `button-dismiss`, `button-today`.
 * @csspart panel - Names: `panel-heading`, `panel-win`, `panel-stats`, `panel-help`, `panel-replay`, `panel-share`, `share-picture`, `share-text`.
 * @csspart record - After a win: how it compares with the player's other games. Names: `bests`.
 * @csspart example - A picture of a move, in the help.
 * @csspart offer - The offer to read the help, at a player's first game.
 * @csspart day - The game and its day, if a day's deal is played. Names: `day-streak`, `day-grade`, `day-next`.
 * @csspart verdict - Whether the game can be won, in the toolbar. States: `winnable`, `unwinnable`, `unknown`, `looking`.
 * @csspart reason - Why a move was refused, beside the card.
 * @csspart notice - The bar in place of the status line if no win is possible or a search takes long. Names: `notice-button`.
 * @csspart pile - Every pile. Names: `pile-foundation`.
 * @csspart slot - The place under a pile, visible while the pile is empty. States: `target`, `hint`.
 * @csspart card - Every card. Names: `card-index`, `card-pips`, `card-court`, `card-face`. States: `red`, `black`, `selected`, `target`, `hint`.
 * @cssproperty [--baize-red=#c0243a / #ff7d84] - Red suits.
 * @cssproperty [--baize-green=#1d6f3a / #6fce8d] - Clubs, with four colours.
 * @cssproperty [--baize-blue=#1f55b5 / #82b1ff] - Diamonds, with four colours.
 * @cssproperty [--baize-court=--baize-accent] - Crowns and hems of court cards; hair and skin are mixed with it.
 * @cssproperty [--baize-radius=7.5 % of a card's width] - The corners of cards and empty places.
 * @cssproperty [--baize-card-size=90px] - The widest that a card gets.
 * @cssproperty [--baize-column-gap] - Between two columns; else 1.15 % of the board's width, 3 to 11 px.
 * @cssproperty [--baize-height=100svh] - The height that the game fits into.
 */
export abstract class PatienceElement<State extends PatienceState, Move> extends GameElement<
  State,
  Move
> {
  /** The page's own worker for the solver, where it allows no other; `null` for none at all. */
  static workerFactory: SolverClient['workerFactory'];

  /**
   * The position that a game begins at, as text, in the place of a deal. A change starts a new game.
   * @attr {string} position
   */
  @property() position: string | null = null;
  /**
   * What is to be reached from there: `win` (no value), or a card; in so many moves (`7H in 6`).
   * @attr {string} puzzle
   */
  @property() puzzle: string | boolean | null = null;
  /** Deals only such numbers as can be won. */
  @property({ type: Boolean }) solvable = false;
  /**
   * Deals only such numbers as can be won and are so hard, unless the player chooses otherwise. Golf's deals have no
   * grades. The deals of days keep their own grades, whatever stands here.
   * @attr {'very-easy' | 'easy' | 'medium' | 'hard' | 'very-hard'} grade
   */
  @property() grade: string | null = null;
  /** Shows in the toolbar whether the game can still be won. */
  @property({ type: Boolean }) verdict = false;
  /** Opens the game of a link in the page's address, and has its links copied. */
  @property({ type: Boolean }) linked = false;
  /**
   * Deals what everyone is dealt today, where there is no `deal`; from the next new game on. Without a value the
   * day is that of the reader's time zone; `UTC` or `Europe/Berlin` is whose day it is instead. It also takes days
   * with deals of the page's own choice, `2026-12-01=617 2026-12-02=1941`, with or without a time zone before them.
   * @attr {string} daily
   */
  @property() daily: string | boolean | null = null;
  /**
   * The pattern on the backs of cards.
   * @attr {'diamonds' | 'petals' | 'lattice' | 'checks' | 'rays' | 'plaid'} [card-back=diamonds]
   */
  @property({ attribute: 'card-back' }) cardBack: string | null = null;
  /**
   * The letters of court cards: those of the language (German B D K, French V D R), or English ones.
   * @attr {'local' | 'english'} [courts=local]
   */
  @property() courts: string | null = null;
  /** The board mirrored, for left-handed players. */
  @property({ type: Boolean, reflect: true }) mirrored = false;
  /** A colour for each suit; always so in KingCell. */
  @property({ type: Boolean, reflect: true, attribute: 'four-color' }) fourColor = false;
  /**
   * One tap sends a card to its best place. Without a value it is `on`; without the attribute it is on where
   * fingers play (`pointer: coarse`).
   * @attr {'on' | 'off'} tap-to-move
   */
  @property({ attribute: 'tap-to-move' }) tapToMove: boolean | string | null = null;
  /**
   * The rules that the player may change, by the names of their attributes: `draw redeals`;
   * looks and aids are the player's anyway.
   * @attr {string} settings
   */
  @property() settings: string | null = null;
  /** The host's own card faces: from a card's letters (`7H`) to a template or an image's URL. */
  @property({ attribute: false }) cardFaces: CardFaces | null = null;

  /** @internal The day that the page asks for, unchecked. */
  givenDay: string | null | undefined = null;
  /** @internal How often it has asked. */
  daySetCount = 0;

  /** All that makes the game: rules, words, board. */
  protected abstract override readonly definition: PatienceDefinition<State, Move>;

  /** For controllers: a game sets its definition only after they are made. */
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
    () => ({ anyDeal: this.deals.anyDeal, requested: this.sharing, awaits: this.puzzles.awaits }),
  );
  /** @internal */
  readonly puzzles = new PuzzleController<State, Move>(this, () => this.definition);
  /** @internal */ readonly player = new PlayerController<State, Move>(this);
  /** @internal */ readonly offered = new ControlsController(this, PATIENCE_CONTROLS);
  /** @internal */ readonly motion = new MotionController(this);
  /** @internal */ readonly announcer = new Announcer<State, Move>(this, this.define);
  /** @internal */ readonly sharing = new SharingController<State, Move>(this, this.define);
  /** @internal */ readonly solver = new SolverController<State, Move>(this, this.define);
  /** @internal */ readonly notice = new NoticeController(this);
  /** @internal */ readonly board = new BoardController<State, Move>(this, this.define);
  /** @internal */ readonly hints = new HintController<State, Move>(this, this.define);
  /** @internal */
  readonly help: HelpController<State, Move> = new HelpController<State, Move>(this, this.define);
  /** @internal */
  readonly faces = new Faces(this, (card) => faceOf(card, this.inForce.lettersOf(this.words)));
  /** @internal */ readonly records = new RecordsController(this);
  private readonly deals: DealSearch<State, Move> = new DealSearch<State, Move>(this, this.define);
  /** @internal */ readonly celebration = new WinCelebration(this);
  /** @internal */ readonly fullScreen = new FullScreenController(this, () => this.words);

  constructor() {
    super();
    new StateController(this);
    new RefusalController(this);
    new LanguageController(this, () => this.definition.words.files, this.announcer);
  }

  /**
   * The day whose deal is in play: `2026-11-21`; `undefined` for any other game. Setting it plays the deal of that
   * day, or goes on with it; the day has begun, or `daily` has a deal for it.
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

  /** The same deal again, counts, clock and history at zero. */
  restart(): void {
    this.game.act('restart', 'host');
  }

  /**
   * Shows a move, lit up on the board: one after which the game can still be won. Where that takes the
   * solver more than a second, a legal move is shown until then, and said to be no more than that.
   *
   * @returns the move, once the solver has ended; a legal one where it proved none; `undefined` where
   *   there is none, where no win is possible, and where the game went on meanwhile
   */
  hint(): Promise<Move | undefined> {
    return this.hints.ask('host');
  }

  /**
   * Undoes all after the last position that is proved to be winnable.
   *
   * @returns how many steps; `undefined` where none was found, or anything else came first
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
   * Takes up a saved game, or the game of a link, or says what is wrong with it, the game in progress
   * untouched. A save is read at once, however long it takes: a second for the 20,000 moves that it has at
   * most. Of a link (any text) it says so later, and rejects like `share()`.
   */
  load(link: string): Promise<Problem | undefined>;
  load(save: unknown): Problem | undefined;
  load(save: unknown): Problem | Promise<Problem | undefined> | undefined {
    return typeof save === 'string' ? this.sharing.open(save) : this.game.load(save);
  }

  /**
   * The game as a short text that can stand in a URL. It rejects where the game makes no link, and
   * where the module that knows links can't be loaded.
   */
  share(): Promise<string> {
    return this.sharing.share();
  }

  /**
   * The moves that led to where the game stands now, as a short text that a server can replay with `verify` of
   * `baize/core`; what was undone is not in it. It rejects like `share()`.
   */
  proof(): Promise<string> {
    return this.sharing.proof();
  }

  /** How the game went, as a text to be sent; with a link to its deal where the page is `linked`. */
  result(): Promise<string> {
    return this.sharing.result();
  }

  /** The game of a link to be looked at step by step, in the place of the one in play. */
  replay(link: string): Promise<Checked<ReplayedGame>> {
    return this.sharing.replay(link);
  }

  /** @internal Whether a way to win was shown in this game: then it is not won by the player. */
  get isWayShown(): boolean {
    return this.solver.isWayShown || this.records.isWayShown;
  }

  /** @internal Whether a way to win is shown just now. */
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
    if (change.type !== 'start' && change.source === 'player') this.help.end();
  }

  /** @internal */
  handChanged(): void {
    this.hints.end();
    this.announcer.hand(this.board.player.hand, this.board.targets);
  }

  /** @internal What the keyboard and the toolbar ask for. */
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
