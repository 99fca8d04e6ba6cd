import type { WithOptions } from '../../core/engine/option.js';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Seat, Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { Transcript } from '../../core/together/shuffle.js';
import { tableWords } from '../../locales/table-english.js';
import type { TableWords } from '../../locales/table-words.js';
import { hostMove } from '../base/host-value.js';
import { commonRefusalText } from '../base/player-requests.js';
import { Autosave } from '../controllers/autosave.js';
import { BotController } from '../controllers/bot-controller.js';
import { ControlsController } from '../controllers/controls-controller.js';
import { FullScreenController } from '../controllers/full-screen.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { StateController } from '../controllers/state-controller.js';
import { AnnouncerController } from './announcer-controller.js';
import type { AnnouncingWords, TableDefinition } from './definition.js';
import { FocusController } from './focus-controller.js';
import { frameTemplate } from './frame.js';
import { GuideController } from './guide-controller.js';
import { HandController } from './hand-controller.js';
import { onTableKey } from './keys.js';
import { PeopleController } from './people-controller.js';
import { RequestController } from './request-controller.js';
import { TABLE_CONTROLS } from './menu.js';
import { NoDeal } from './no-deal.js';
import { OnwardController } from './onward-controller.js';
import { RevealController } from './reveal-controller.js';
import { RoomSeat } from './local-table.js';
import type { AnyScene, GameRequest, SharedRequest } from './scene.js';
import { sharedScene } from './shared-scene.js';
import type { NewTable, SharedSettings, TableMove, TableState } from './table-game.js';
import { TablePanelController } from './table-panel-controller.js';
import type { HandHost } from './table-source.js';
import { StyledTableElement } from './styled-table-element.js';
import { TrayMotionController } from './tray-motion-controller.js';
import type { TurnController } from './turn-controller.js';

/**
 * The base of every table element: hands, one after another, in a frame with a toolbar, panels, keys and speech.
 * It shows only what the player's seat may see. A game passes its `definition`.
 *
 * @event {CustomEvent<GameStartDetail>} game-start - A table was opened or resumed.
 * @event {CustomEvent<HandStartDetail>} hand-start - A hand begins, or is resumed. Its deck is already fixed.
 * @event {CustomEvent<GameMoveDetail>} game-move - A seat acted, or the table dealt or paid.
 * @event {CustomEvent<GameSendDetail>} game-send - At a shared table: a move was sent to the server, was accepted, or was refused.
 * @event {CustomEvent<GameRefuseDetail>} game-refuse - A move or another request was refused. The game did not change.
 * @event {CustomEvent<GameRequestNewDetail>} game-request-new - The player asks for the next hand, or a new table. Cancelable.
 * @event {CustomEvent<GameRequestMoveDetail>} game-request-move - The player is about to act. Cancelable.
 * @event {CustomEvent<GameRequestHintDetail>} game-request-hint - The player asks for a hint. Cancelable.
 * @event {CustomEvent<HandEndDetail>} hand-end - A hand was paid, or nobody played.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute, a save or the storage can't be used, or a module failed to load. Each problem is reported once.
 * @csspart card - Every card. Names: `card-index`, `card-pips`, `card-court`, `card-face`. States: `red`, `black`.
 * @cssproperty [--baize-red=#c0243a / #ff7d84] - Red suits.
 * @cssproperty [--baize-green=#1d6f3a / #6fce8d] - Clubs, with four colours.
 * @cssproperty [--baize-blue=#1f55b5 / #82b1ff] - Diamonds, with four colours.
 * @cssproperty [--baize-court=--baize-accent] - The crowns and hems of court cards. It is also mixed into hair and skin, including those of portraits.
 * @cssproperty [--baize-radius=5.5 % of a card's width] - The corners of cards and empty places.
 * @cssproperty [--baize-card-size=90px] - The maximum width of a card.
 */
export abstract class TableElement<
  State extends TableState,
  Move extends TableMove,
  Scene extends AnyScene<State, Move>,
>
  extends StyledTableElement
  implements HandHost<State, Move>
{
  /** @internal */ words: TableWords = tableWords;
  /** Everything that makes the table of one game. */
  protected abstract readonly definition: TableDefinition<
    State,
    Move,
    object,
    SharedSettings,
    Scene,
    unknown
  >;
  /** @internal */
  readonly hand: HandController<State, Move, object, SharedSettings> = new HandController<
    State,
    Move,
    object,
    SharedSettings
  >(
    this,
    () => this.definition,
    (game) => {
      const autosave = new Autosave(this, game);
      return { autosave, roomSeat: new RoomSeat(this, autosave) };
    },
  );
  /** @internal */
  readonly botPace: BotController = new BotController(this, () => this.hand.prepareBots());
  /** @internal */ readonly offered: ControlsController = new ControlsController(
    this,
    TABLE_CONTROLS,
  );
  /** @internal */
  readonly panels: TablePanelController<State, Move> = new TablePanelController<State, Move>(
    this,
    () => this.definition,
  );
  /** @internal */ readonly people: PeopleController = new PeopleController(this, this.hand);
  /** @internal */ readonly reveal: RevealController<State, unknown> = new RevealController<
    State,
    unknown
  >(this);
  /** @internal */ readonly onward: OnwardController = new OnwardController(this, this.hand);
  /** @internal */ readonly guide: GuideController<State> = new GuideController<State>(
    this,
    () => this.definition.game,
  );
  /** @internal */
  readonly fullScreen: FullScreenController = new FullScreenController(
    this,
    () => this.words.table.menu,
  );
  /** @internal The denominations of chips; none at a table without chips. */
  readonly denominations: { readonly values: readonly number[] } = { values: [] };
  /** @internal */
  readonly announcer: AnnouncerController<State, Move, unknown> = new AnnouncerController<
    State,
    Move,
    unknown
  >(this, () => this.definition.announce);
  /** @internal */
  readonly requests: RequestController<State, Move, GameRequest<Scene>> = new RequestController<
    State,
    Move,
    GameRequest<Scene>
  >(this, this.hand, () => this.definition);
  /** @internal Moves the player's cards from tray to tray. */
  readonly trayMotion: TrayMotionController = new TrayMotionController(this);
  /** @internal Hands are dealt at once. */ readonly isDealing = false;
  private readonly noDeal = new NoDeal(this);

  constructor() {
    super();
    new FocusController(this, (name) => this.definition.focusPlaces(name));
    new StateController(this);
    new LanguageController(this, () => this.definition.words.files);
  }

  /** The hand as the seat at this device may see it. */
  get state(): State | undefined {
    return this.hand.state;
  }

  /** The table over all hands: stacks, totals and history. It includes the current hand when that is over. */
  get run(): TableRun | undefined {
    return this.hand.run;
  }

  /** The seats of the people at this device. People elsewhere may share the table. */
  get mine(): readonly Seat[] {
    return this.hand.mine;
  }

  /** The legal moves of the person whose turn it is, judged by the visible cards. */
  get legalMoves(): readonly Move[] {
    return this.hand.legalMoves;
  }

  /** The number of the hand, from 1, or 0 before the first. */
  get handNumber(): number {
    return this.hand.runBefore?.hand ?? 0;
  }

  /** The hash that fixed the deck before anybody staked. `undefined` if the page gave the deck. */
  get commitment(): string | undefined {
    return this.hand.commitment;
  }

  /** `over` if the hand has ended. `undefined` while it is in progress. */
  get outcome(): 'over' | undefined {
    return this.hand.isOver ? 'over' : undefined;
  }

  /** Whether the player or the page has paused the table. */
  get paused(): boolean {
    return this.hand.isPaused;
  }

  /** Returns the seed of a finished hand in hexadecimal digits, with which anybody can check its deck. */
  revealSeed(): string | undefined {
    return this.hand.revealSeed();
  }

  /**
   * At a shared table: how the decks of the finished hands were agreed on, the oldest first. Each can be
   * checked anywhere.
   */
  get transcripts(): readonly Transcript[] {
    return this.hand.together?.transcripts ?? [];
  }

  /** Opens a new table with fresh stacks. `deck` gives the cards of its first hand, in any order. */
  newGame(setup: NewTable = {}): Problem | undefined {
    return this.hand.open('host', setup);
  }

  /** Does the same as `newGame()`, because a hand is never dealt twice. */
  restart(): void {
    this.hand.open('host');
  }

  /** Deals the next hand, if the current one is over. */
  nextHand(): Problem | undefined {
    return this.hand.next('host');
  }

  /** Plays a move of a person's seat for the page. Returns the reason if the move is refused. */
  play(given: Move): Refusal | undefined {
    return this.hand.playAsHost(hostMove(given));
  }

  /** Always refused, because moves at a table can't be undone. */
  undo(): Refusal | undefined {
    return this.refused({ code: 'no-undo' }, 'host');
  }

  /** Always refused, because moves at a table can't be undone. */
  redo(): Refusal | undefined {
    return this.refused({ code: 'no-undo' }, 'host');
  }

  /** Covers the table and stops all play until `resume()`. */
  pause(): void {
    this.definition.interrupt?.();
    this.reveal.finish();
    this.hand.pause();
  }

  /** Ends a pause: uncovers the table and continues play. */
  resume(): void {
    this.hand.resume();
  }

  /** Returns the table as a small JSON object, as it is stored between visits. It contains hidden cards. */
  save(): object | undefined {
    return this.hand.save();
  }

  /** Loads a saved table. If it can't be used, returns the problem and keeps the table in play. */
  load(save: unknown): Problem | undefined {
    return this.hand.load(save);
  }

  /** @internal The name of the game in saves and records. */
  get gameName(): string {
    return this.gameRules.game;
  }

  /** @internal The game's rules. Records name variants of the game by its options. */
  get gameRules(): WithOptions<object> & { readonly game: string } {
    return this.definition.game.game;
  }

  /**
   * @internal The person whose turn it is, or who looks on. Their cards are visible only if nobody else would
   * see them.
   */
  get seatNow(): Seat | undefined {
    return this.hand.turn.seat;
  }

  /** @internal Whose turn it is, and whether their cards may be seen. */
  get turn(): TurnController {
    return this.hand.turn;
  }

  /** @internal Whether another tab has played on, so that the player must choose. */
  get hasConflict(): boolean {
    return this.hand.hasConflict;
  }

  /** @internal Whether the player has nothing more to do in this hand. */
  get isOut(): boolean {
    const { state, turn } = this.hand;
    return (
      state !== undefined && turn.seat !== undefined && this.definition.isOut(state, turn.seat)
    );
  }

  /** @internal Whether the player has made their last decision in this hand, so that the others may hurry. */
  get hasDecided(): boolean {
    const { state, seatNow } = this;
    if (!state || seatNow === undefined) return false;
    return this.isOut || this.definition.hasDecided?.(state, seatNow) === true;
  }

  /** @internal How long the next bot takes, in milliseconds at the normal pace. */
  get botTime(): number | undefined {
    return this.seen && this.definition.botTime?.(this.seen);
  }

  /** @internal */ nextAct(): (() => void) | undefined {
    return this.onward.nextAct();
  }

  /** @internal */ handBegan(isResumed: boolean): void {
    this.reveal.stop();
    this.liveRegion.endAdvice();
    this.definition.handBegan?.(isResumed);
    this.announcer.start();
    this.trayMotion.liesStill = isResumed;
    if (isResumed) this.announcer.cards();
  }

  /** @internal */ stepMade(change: SteppedChange<Move>, before: State): void {
    const isOwn = change.step.move.seat === this.seatNow;
    if (isOwn || this.legalMoves.length === 0) this.liveRegion.endAdvice();
    this.announcer.step(before, change, this.hand.viewer);
    if (this.hand.isOver) this.reveal.begin(this.definition.reveal(this.state!, this.seatNow));
    this.definition.stepMade?.();
  }

  /** @internal */ readonly stepQueued = (before: State, source: Source): void =>
    this.definition.stepQueued?.(before, this.state!, source);

  /** @internal */ readonly handQueued = (source: Source): void =>
    this.definition.handQueued?.(this.state!, source);

  /** @internal Reports a refusal to the page, and to the player in words. Returns it. */
  refused(reason: Refusal, source: Source, move?: Move): Refusal {
    const shared = this.hand.together?.refusal(reason);
    const message = commonRefusalText(reason, this.words) ?? shared ?? this.texts.refusal(reason);
    if (source === 'player') this.liveRegion.say(message, { show: true, isAdvice: true });
    const publicMove = move && this.definition.game.publicMove(this.state!, move);
    this.events.add('game-refuse', { source, move: publicMove, reason, message });
    return reason;
  }

  /** @internal */ cannotDeal(): Problem {
    return this.noDeal.report();
  }

  /** @internal */ adjustBet(chips: 1 | -1): void {
    if (!this.hand.turn.isCovered) this.definition.adjustBet?.(chips);
  }

  /** @internal Closes the open menu or panel. Returns whether one was open. */
  dismiss(): boolean {
    this.definition.interrupt?.();
    return this.panels.close();
  }

  /** @internal Handles a request of the player. */
  readonly request = (request: SharedRequest | GameRequest<Scene>): void =>
    this.requests.handle(request);

  /** @internal The game's words for those at the table, in the current language. */
  get texts(): Scene['gameWords'] & AnnouncingWords<unknown> {
    return this.definition.words.own(this.words, this.people.seated);
  }

  /** @internal */
  textsAt(run: TableRun, mine?: readonly Seat[]): Scene['gameWords'] & AnnouncingWords<unknown> {
    return this.definition.words.own(this.words, this.people.seatedAt(run, mine));
  }

  /** @internal The hand as far as it is revealed, or `undefined` before the first. */
  get seen(): State | undefined {
    return this.reveal.view ?? this.hand.state;
  }

  /** @internal Everything that a render knows. */
  get scene(): Scene {
    const shared = sharedScene<State, Move, Scene>(this, this.definition);
    return this.definition.scene(shared, this.announcer.last);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.people.readNames();
    this.hand.follow(changed);
    this.announcer.speak();
  }

  protected override render(): TemplateResult {
    const { definition, scene, panels, inForce, liveRegion, noDeal } = this;
    const { view, own } = scene;
    return frameTemplate({
      scene,
      inForce,
      liveRegion,
      guide: this.guide,
      chips: own === undefined ? null : definition.game.chips(view, own),
      board: definition.view(scene),
      overlay: noDeal.overlay ?? panels.template(scene),
      waitsFor: noDeal.waitsFor,
      onKey: (event) => onTableKey(definition, this, event),
      onPress: () => panels.close(),
      onHurry: (event) => this.onward.hurry(event),
    });
  }
}
