import { variantOf } from '../../core/engine/option-text.js';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Seat, Source } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { Transcript } from '../../core/together/shuffle.js';
import { kitEn } from '../../locales/kit-en.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import { hostMove } from '../base/host-value.js';
import { commonRefusalText } from '../base/player-requests.js';
import { Autosave } from '../controllers/autosave.js';
import { BotController } from '../controllers/bot-controller.js';
import { ControlsController } from '../controllers/controls-controller.js';
import { FullScreenController } from '../controllers/full-screen.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { StateController } from '../controllers/state-controller.js';
import { AnnouncerController, type AnnouncingWords } from './announcer-controller.js';
import { ChipMotionController } from './chip-motion-controller.js';
import type { TableDefinition } from './definition.js';
import { FocusController } from './focus-controller.js';
import { frameTemplate } from './frame.js';
import { GuideController } from './guide-controller.js';
import { HandController, type HandHost } from './hand-controller.js';
import { onTableKey } from './keys.js';
import { PeopleController } from './people-controller.js';
import { RequestController } from './request-controller.js';
import { TABLE_CONTROLS, menuWords } from './menu.js';
import { NoDeal } from './no-deal.js';
import { OnwardController } from './onward-controller.js';
import { RevealController } from './reveal-controller.js';
import { RoomSeat } from './room-seat.js';
import type { AnyScene, GameRequest, SharedRequest } from './scene.js';
import { sharedScene } from './shared-scene.js';
import type { NewTable, SharedSettings, TableMove, TableState } from './table-game.js';
import { TablePanelController } from './table-panel-controller.js';
import { StyledTableElement } from './styled-table-element.js';
import { TrayMotionController } from './tray-motion-controller.js';
import type { TurnController } from './turn-controller.js';

/**
 * The base of every table's element: hands, one after the other, in a frame with a toolbar, panels, keys
 * and speech. It shows what the person's seat may see and nothing else. A game hands over its `definition`.
 *
 * @event {CustomEvent<GameStartDetail>} game-start - A table was opened, or taken up again.
 * @event {CustomEvent<HandStartDetail>} hand-start - A hand begins: its number, its dealer, and the commitment to its deck.
 * @event {CustomEvent<GameMoveDetail>} game-move - Somebody acted; the cards of a set are not told.
 * @event {CustomEvent<GameSendDetail>} game-send - At a shared table: a move is on its way to the server, was accepted, or was refused.
 * @event {CustomEvent<GameRefuseDetail>} game-refuse - Something was refused; with the reason.
 * @event {CustomEvent<GameRequestNewDetail>} game-request-new - The player asks for the next hand, or a new table; can be cancelled.
 * @event {CustomEvent<GameRequestMoveDetail>} game-request-move - The player is about to act; can be cancelled.
 * @event {CustomEvent<GameRequestHintDetail>} game-request-hint - The player asks for a hint; can be cancelled.
 * @event {CustomEvent<HandEndDetail>} hand-end - A hand was paid: every seat's result and chips.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute, a save or the storage could not be used.
 * @csspart card - Every card. Names: `card-index`, `card-pips`, `card-court`, `card-face`. States: `red`, `black`.
 * @cssproperty [--baize-red=#c0243a / #ff7d84] - Red suits.
 * @cssproperty [--baize-green=#1d6f3a / #6fce8d] - Clubs, with four colours.
 * @cssproperty [--baize-blue=#1f55b5 / #82b1ff] - Diamonds, with four colours.
 * @cssproperty [--baize-court=--baize-accent] - Crowns and hems of court cards; hair and skin are mixed with it, those of portraits too.
 * @cssproperty [--baize-radius=7.5 % of a card's width] - The corners of cards and empty places.
 * @cssproperty [--baize-card-size=90px] - The widest that a card gets.
 */
export abstract class TableElement<
  State extends TableState,
  Move extends TableMove,
  Scene extends AnyScene<State, Move>,
>
  extends StyledTableElement
  implements HandHost<State, Move>
{
  /** @internal */ words: TranslatedKitWords = kitEn;
  /** All that makes it the table of one game. */
  protected abstract readonly definition: TableDefinition<
    State,
    Move,
    object,
    SharedSettings,
    Scene,
    unknown
  >;
  /** @internal */
  readonly hand = new HandController<State, Move, object, SharedSettings>(
    this,
    () => this.definition,
    (game) => {
      const autosave = new Autosave(this, game);
      return { autosave, roomSeat: new RoomSeat(this, autosave) };
    },
  );
  /** @internal */
  readonly botPace = new BotController(this, () => this.definition.game.loadBots?.());
  /** @internal */ readonly offered = new ControlsController(this, TABLE_CONTROLS);
  /** @internal */
  readonly panels = new TablePanelController<State, Move>(this, () => this.definition);
  /** @internal */ readonly people = new PeopleController(this, this.hand);
  /** @internal */ readonly reveal = new RevealController<State, unknown>(this);
  /** @internal */ readonly onward: OnwardController = new OnwardController(this, this.hand);
  /** @internal */ readonly guide = new GuideController<State>(this, () => this.definition.game);
  /** @internal */
  readonly fullScreen = new FullScreenController(this, () => menuWords(this.words));
  private readonly chipMotion = new ChipMotionController<State>(this, (before, after) =>
    this.definition.flights(before, after),
  );
  /** @internal */
  readonly announcer = new AnnouncerController<State, Move, unknown>(
    this,
    () => this.definition.announce,
  );
  /** @internal */
  readonly requests: RequestController<State, Move, GameRequest<Scene>> = new RequestController<
    State,
    Move,
    GameRequest<Scene>
  >(this, this.hand, () => this.definition);
  /** @internal The own cards, as they move from tray to tray. */
  readonly trayMotion = new TrayMotionController(this);
  /** @internal A hand is dealt at once. */ readonly isDealing = false;
  private readonly noDeal = new NoDeal(this);

  constructor() {
    super();
    new FocusController(this, (name) => this.definition.focusPlaces(name));
    new StateController(this);
    new LanguageController(this, () => this.definition.words.files);
  }

  /** What the seat that looks may see of the hand. Read only. */
  get state(): State | undefined {
    return this.hand.state;
  }

  /** The table from hand to hand: stacks, totals and history, this hand in it once it is over. */
  get run(): TableRun | undefined {
    return this.hand.run;
  }

  /** The seats of people at this device; people elsewhere may share the table. */
  get mine(): readonly Seat[] {
    return this.hand.mine;
  }

  /** What the person whose turn it is may do, by the cards that are shown. */
  get legalMoves(): readonly Move[] {
    return this.hand.legalMoves;
  }

  /** The number of the hand, from 1. */
  get handNumber(): number {
    return this.hand.keptRun?.hand ?? 0;
  }

  /** The hash by which the deck was settled before anybody staked; none for the host's own deck. */
  get commitment(): string | undefined {
    return this.hand.commitment;
  }

  get outcome(): 'over' | undefined {
    return this.hand.isOver ? 'over' : undefined;
  }

  get paused(): boolean {
    return this.hand.isPaused;
  }

  /** The seed of a hand that is over, in hexadecimal digits, by which anybody can check its deck. */
  revealSeed(): string | undefined {
    return this.hand.revealSeed();
  }

  /**
   * At a shared table: how the decks of the hands that are over were agreed on, the oldest first; each can be checked
   * anywhere.
   */
  get transcripts(): readonly Transcript[] {
    return this.hand.together?.transcripts ?? [];
  }

  /** Opens a new table with fresh stacks; `deck` are the cards of its first hand, in any order. */
  newGame(setup: NewTable = {}): Problem | undefined {
    return this.hand.open('host', setup);
  }

  /** The same as a new game: a hand that was dealt is played, and is not dealt again. */
  restart(): void {
    this.hand.open('host');
  }

  /** The next hand, once this one is over. */
  nextHand(): Problem | undefined {
    return this.hand.next('host');
  }

  /** Plays a move of a person's seat as the host, judged by what the table shows; a refusal comes back. */
  play(given: Move): Refusal | undefined {
    return this.hand.playAsHost(hostMove(given));
  }

  /** What was done at a table stands. */
  undo(): Refusal | undefined {
    return this.refused({ code: 'no-undo' }, 'host');
  }

  redo(): Refusal | undefined {
    return this.refused({ code: 'no-undo' }, 'host');
  }

  /** Covers the table, and lets nobody act, until `resume()`. */
  pause(): void {
    this.definition.interrupt?.();
    this.reveal.finish();
    this.hand.pause();
  }

  resume(): void {
    this.hand.resume();
  }

  /** The table as a small JSON object, hidden cards included: what is kept between visits. */
  save(): object | undefined {
    return this.hand.save();
  }

  /** Takes up a saved table, or says what is wrong with the save, the table in play untouched. */
  load(save: unknown): Problem | undefined {
    return this.hand.load(save);
  }

  /** @internal What saves and records call the game. */
  get gameName(): string {
    return this.definition.game.game.game;
  }

  /** @internal The variant that options make of the game, as records name it. */
  variantOf(options: object): string {
    return variantOf(this.definition.game.game, options);
  }

  /** @internal The person who is to act, or looks; their cards lie open only where nobody else would see. */
  get seatNow(): Seat | undefined {
    return this.hand.turn.seat;
  }

  /** @internal Whose turn it is, and whether their cards may be seen. */
  get turn(): TurnController {
    return this.hand.turn;
  }

  /** @internal Whether the table went on in another tab as well, and the player has to choose. */
  get hasConflict(): boolean {
    return this.hand.hasConflict;
  }

  /** @internal Whether the person has no more to do in this hand. */
  get isOut(): boolean {
    const { state, turn } = this.hand;
    return (
      state !== undefined && turn.seat !== undefined && this.definition.isOut(state, turn.seat)
    );
  }

  /** @internal */ nextAct(): (() => void) | undefined {
    return this.onward.nextAct();
  }

  /** @internal */ handBegan(isResumed: boolean): void {
    this.reveal.stop();
    this.liveRegion.endAdvice();
    this.chipMotion.begin();
    this.definition.handBegan?.();
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

  /** @internal Reports a refusal to the host, and to the player in words. Returns it. */
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
    if (!this.hand.turn.isCovered) this.definition.adjustBet(chips);
  }

  /** @internal Closes what is open; whether anything was. */
  dismiss(): boolean {
    this.definition.interrupt?.();
    return this.panels.close();
  }

  /** @internal What the player asks of the table. */
  readonly request = (request: SharedRequest | GameRequest<Scene>): void =>
    this.requests.handle(request);

  /** @internal The game's words for who sits here, in the language that is spoken now. */
  get texts(): Scene['gameWords'] & AnnouncingWords<unknown> {
    return this.definition.words.own(this.words, this.people.seated);
  }

  /** @internal */
  textsAt(run: TableRun, mine?: readonly Seat[]): Scene['gameWords'] & AnnouncingWords<unknown> {
    return this.definition.words.own(this.words, this.people.seatedAt(run, mine));
  }

  /** @internal The hand as far as it is seen; nothing before the first. */
  get seen(): State | undefined {
    return this.reveal.view ?? this.hand.state;
  }

  /** @internal All that one render knows. */
  get scene(): Scene {
    const shared = sharedScene<State, Move, Scene>(this, this.definition);
    return this.definition.scene(shared, this.announcer.last);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.people.settle();
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
