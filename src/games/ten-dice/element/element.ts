import { type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { DECK_SIZE } from '../../../core/cards/card.js';
import { secureShuffle } from '../../../core/cards/secure-shuffle.js';
import type { Problem, Refusal } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { Transcript } from '../../../core/together/shuffle.js';
import { lazy } from '../../../elements/base/lazy.js';
import { randomBytes } from '../../../elements/base/random.js';
import type { Listening, SharedSoloEventMap } from '../../../elements/base/listening.js';
import { emptyView } from '../../../elements/base/empty-view.js';
import { hostMove } from '../../../elements/base/host-value.js';
import { BotController } from '../../../elements/controllers/bot-controller.js';
import { ControlsController } from '../../../elements/controllers/controls-controller.js';
import { GameController } from '../../../elements/controllers/game-controller.js';
import type { GameChange, GameDefinition } from '../../../elements/controllers/game-definition.js';
import { LanguageController } from '../../../elements/controllers/language/language-controller.js';
import { PanelController } from '../../../elements/controllers/panel-controller.js';
import {
  type ElementGame,
  PlayerController,
} from '../../../elements/controllers/player-controller.js';
import { StateController } from '../../../elements/controllers/state-controller.js';
import { RecordsController } from '../../../elements/patience/records-controller.js';
import { showTime } from '../../../elements/ui/frame.js';
import { type ToolbarRequest, isPanel } from '../../../elements/ui/requests.js';
import { tenDiceBot } from '../bots/bot.js';
import { atOnceText, hintOf, rollTexts, startText } from '../advice/texts.js';
import { tenDice as tenDiceEn } from '../../../locales/compiled/en/ten-dice.js';
import { type TenDiceWords, raceWords } from '../words.js';
import { tenDice } from '../rules/game.js';
import type { TenDiceOptions } from '../rules/options.js';
import { hostRefusal } from '../rules/refusal.js';
import { type DieNumber, type TenDiceMove, type TenDiceState, rollerOf } from '../rules/state.js';
import { AirController } from './air-controller.js';
import { AtOnceController } from './at-once.js';
import { Fairness } from './fairness.js';
import { FinishController } from './finish-controller.js';
import { refocus } from './keyboard.js';
import { languages } from './languages.js';
import { PortraitController } from './portrait-controller.js';
import { RACE_CONTROLS, RaceElement } from './race-element.js';
import { tenDiceStyles } from './styles.js';
import { TogetherController } from './together-controller.js';
import { raceView } from './view.js';

const loadHelp = lazy('race-help', () => import('./panel-help.js'));

/**
 * The ten-dice race: everybody rolls ten dice until all show the same number. Alone or against bots all roll at
 * once. People on one device or on several roll in turn. It can be played by mouse, touch, keyboard or screen
 * reader.
 *
 * @event {CustomEvent<GameSendDetail>} game-send - In a shared race: a roll was sent to the server, was accepted, or was refused.
 */
export class TenDiceRace extends RaceElement {
  static override readonly styles: CSSResultGroup = tenDiceStyles;

  /** @ignore */
  declare addEventListener: Listening<TenDiceRaceEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<TenDiceRaceEventMap, EventListenerOptions>;

  /** @internal */
  readonly together: TogetherController = new TogetherController(this);
  /** @internal */
  readonly fairness: Fairness = new Fairness(this);
  /** @internal */
  readonly panels: PanelController = new PanelController(this, {
    fair: () => this.fairness.load(),
    help: async () => (await loadHelp()).helpPanel(this),
    stats: () => this.records.load(),
    share: async () => (await this.finish.load()).share(),
  });
  /** @internal The race of this browser. */
  readonly own = new GameController<TenDiceState, TenDiceMove>(
    this,
    () => this.definition,
    () => showTime(this),
    this.together.sources,
  );
  /** @internal */
  override readonly player = new PlayerController<TenDiceState, TenDiceMove>(this);
  /** @internal */
  override readonly offered = new ControlsController(this, RACE_CONTROLS);
  /** @internal The number chosen for the next roll; in a race at once, the one kept last. */
  chosen: DieNumber | null = null;
  protected readonly definition: GameDefinition<TenDiceState, TenDiceMove> = {
    game: tenDice,
    options: () => {
      const { players, bots, turns, level } = this;
      return { players, bots, atOnce: !turns, level };
    },
    // The dice of a race without a number come from a secret random deck.
    shuffle: () => secureShuffle(randomBytes(32), DECK_SIZE),
    moveCount: ({ moveCount, state }) =>
      state.options.atOnce
        ? state.racers[0]!.rolls
        : // Racers who have rolled in this round have one roll more than the others.
          Math.ceil(moveCount / state.racers.length),
    eventDetail: () => this.fairness.eventDetail,
  };
  private readonly pace = new BotController(this, () => undefined);
  /** @internal */
  readonly atOnce: AtOnceController = new AtOnceController(this);
  /** @internal */
  readonly air: AirController = new AirController(this);
  /** @internal */
  readonly portraits: PortraitController = new PortraitController(this);
  /** @internal */
  readonly records: RecordsController = new RecordsController(this);
  /** @internal */
  readonly finish: FinishController = new FinishController(this);
  /** @internal The seats that have rolled since the race came to this page. */
  readonly rolled = new Set<Seat>();
  /** Announcements of the bots' rolls since a person's last roll. They are spoken together. */
  private unspoken: string[] = [];
  /** The focused element before the last render. */
  private focused: Element | null | undefined;

  constructor() {
    super();
    new StateController(this);
    new LanguageController(this, () => languages, {
      // The start of a race is announced again in the player's language.
      changed: () => this.game.session && this.moveCount === 0 && this.sayStart(),
    });
  }

  /** @internal The race that is shown. */
  override get game(): ElementGame<TenDiceState, TenDiceMove> {
    return this.together.race ?? this.own;
  }

  /** The legal moves of the person whose turn it is. Empty on a bot's turn. */
  override get legalMoves(): readonly TenDiceMove[] {
    const { roller } = this;
    return roller === undefined ? [] : this.game.session!.legalMoves(roller);
  }

  /**
   * The commitment to the dice, published before the first roll, as 64 hexadecimal digits. `undefined` for a
   * race with a number, whose dice are public.
   */
  get commitment(): string | undefined {
    return (this.together.race ?? this.fairness).commitment;
  }

  /** Returns the seed of all dice in hexadecimal digits; `undefined` until the race is over. */
  revealSeed(): string | undefined {
    return (this.together.race ?? this.fairness).revealSeed();
  }

  /** In a shared race: how the dice of the finished races were agreed on, the oldest first. */
  get transcripts(): readonly Transcript[] {
    return this.together.race?.transcripts ?? [];
  }

  /** Starts a new race with other dice, because dice are never rolled twice. */
  restart(): void {
    this.game.start({}, 'host');
  }

  /** Rolls for a person. Returns the reason if the roll is refused. */
  override play(move: TenDiceMove): Refusal | undefined {
    const { session, view } = this.game;
    const own = hostMove(move);
    const refusal = session && hostRefusal(view!, own);
    return refusal ? this.game.refuse(refusal, 'host', own) : super.play(move);
  }

  /**
   * Chooses the best number to keep, announces how many rolls it takes on average, and returns the move.
   * Returns `undefined` if no person can roll, or if in a race at once the person's dice are still rolling.
   */
  hint(): TenDiceMove | undefined {
    const { roller } = this;
    if (roller === undefined || this.atOnce.rollingOf(roller) > 0) return undefined;
    const [move, left] = hintOf(this.game.view!, roller);
    this.chosen = move.keep;
    this.game.assist('hint');
    this.liveRegion.say(this.gameWords.messages.hint({ keep: move.keep ?? undefined, left }), {
      show: true,
      isAdvice: true,
    });
    return move;
  }

  override pause(): void {
    this.pace.rest();
    this.atOnce.rest();
    super.pause();
  }

  override resume(): void {
    super.resume();
    this.wake();
  }

  /**
   * Loads a saved race. If it can't be used, returns the problem and keeps the race in progress. A save is read
   * synchronously, which takes a second for the maximum of 20,000 moves.
   */
  load(save: unknown): Problem | undefined {
    return this.game.load(save);
  }

  /** @internal */
  gameChanged(change: GameChange<TenDiceState, TenDiceMove>): void {
    if ('step' in change) this.follow(change.step.move);
    else {
      this.rolled.clear();
      this.finish.reset();
      this.atOnce.begin();
      this.fairness.begin();
      this.turnTo();
      this.sayStart();
    }
  }

  /** @internal */
  raceChanged(isShared: boolean): void {
    const { session, view } = this.own;
    // The browser's own race is paused during a shared one.
    if (isShared) this.own.clock.pause();
    else if (session) this.gameChanged({ type: 'start', after: view! });
  }

  /** @internal */
  conflictSettled(): void {
    this.wake();
  }

  /** @internal */
  nextAct(): (() => void) | undefined {
    const { session, view, hasConflict } = this.game;
    const turn = session?.state.turn ?? null;
    // In a shared race the server plays the bots.
    if (turn === null || this.paused || hasConflict || this.together.race) return undefined;
    if (rollerOf(view!) !== undefined) return undefined;
    const move = tenDiceBot(session!.view(turn), turn, () => 0);
    return move && (() => void this.game.play(move, 'bot'));
  }

  /** @internal Announces a seat's dice when they have stopped, in a race at once. */
  rested(seat: Seat): void {
    const text = atOnceText(this.game.view!, this.gameWords, seat, this.isCalm);
    if (text) this.liveRegion.say(text, { show: undefined });
  }

  /** @internal The bots begin now. */
  started(): void {
    this.liveRegion.say(this.gameWords.messages.go, { show: undefined });
  }

  /** @internal Handles a command of the toolbar or of a key. */
  readonly command = (request: ToolbarRequest): void => {
    const wasOpen = this.panels.close();
    if (this.hasConflict || !this.offered.has(request)) return;
    if (isPanel(request)) {
      if (wasOpen !== request) this.panels.show(request);
    } else if (request === 'new') this.player.newGame();
    else if (request === 'undo') this.player.undo();
    else if (request === 'hint') this.askHint();
    else if (request === 'pause') this[this.paused ? 'resume' : 'pause']();
  };

  /** @internal Chooses a number. In a race at once, this also keeps its dice and rolls the others. */
  readonly choose = (number: DieNumber): void => {
    const { roller } = this;
    const view = this.game.view!;
    if (roller === undefined || view.racers[roller]!.rolls === 0) return;
    if (view.options.atOnce) return this.keep(number);
    this.chosen = number;
    this.liveRegion.clearStatus();
  };

  /** @internal */
  readonly roll = (): void => this.keep(this.chosen);

  protected override willUpdate(changed: PropertyValues): void {
    this.together.follow();
    super.willUpdate(changed);
    this.focused = this.shadowRoot?.activeElement;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    refocus(this.shadowRoot!, this.focused);
  }

  protected override render(): TemplateResult {
    return raceView(this);
  }

  /** @internal */
  get gameWords(): TenDiceWords {
    const { kit, tenDice = tenDiceEn } = this.words;
    const { players, atOnce } = this.shown.options;
    const shared = this.together.race?.racers;
    return raceWords(
      { kit, tenDice },
      shared ? { players: 0, atOnce, shared } : { players, atOnce },
    );
  }

  /** @internal */
  get gameTitle(): string {
    return this.gameWords.title;
  }

  /** @internal */
  get recordWords(): FinishController['recordWords'] {
    return this.finish.recordWords;
  }

  /** @internal The race to render; an empty one before it begins. */
  get shown(): TenDiceState {
    return this.game.view ?? emptyView(tenDice, this.own.setup.options as TenDiceOptions);
  }

  /** @internal The seat of the person who can roll now, if any. */
  get roller(): Seat | undefined {
    const { session, view, hasConflict } = this.game;
    return session && !this.paused && !hasConflict ? rollerOf(view!) : undefined;
  }

  /** @internal */
  get isCalm(): boolean {
    return this.inForce.isOn('calm');
  }

  /** Keeps the dice of a number, and rolls the others. */
  private keep(keep: DieNumber | null): void {
    const { roller: seat, atOnce } = this;
    if (seat === undefined) return;
    this.liveRegion.clearStatus();
    const rolling = atOnce.rollingOf(seat);
    this.player.play({ seat, keep, ...(rolling > 0 && { rolling }) });
  }

  private askHint(): void {
    const { roller, atOnce } = this;
    const isOfUse = roller !== undefined && atOnce.rollingOf(roller) === 0;
    if (isOfUse && this.player.may('game-request-hint', { control: 'hint' })) this.hint();
  }

  private wake(): void {
    this.pace.wake();
    this.atOnce.wake();
  }

  private follow(move: TenDiceMove): void {
    this.rolled.add(move.seat);
    if (this.roller === undefined) this.liveRegion.endAdvice();
    if (!this.game.view!.options.atOnce) {
      this.turnTo();
      this.sayRoll(move.seat);
      return;
    }
    if (move.seat === 0) this.chosen = move.keep;
    this.atOnce.follow(move);
  }

  /** Starts the next turn: preselects the number that the racer kept last, and lets bots roll. */
  private turnTo(): void {
    const { turn, racers } = this.game.session!.state;
    this.chosen = racers[turn ?? 0]!.keep;
    this.wake();
  }

  private sayStart(): void {
    this.unspoken = [];
    this.liveRegion.say(startText(this.game.view!, this.gameWords), { show: false });
  }

  private sayRoll(seat: Seat): void {
    const [said, now] = rollTexts(this.game.view!, this.gameWords, seat, this.isCalm);
    this.unspoken.push(...said);
    if (!now) return;
    this.liveRegion.say(this.unspoken.join(' '), { show: false });
    this.unspoken = [];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ten-dice-race': TenDiceRace;
  }
}

/** The events of `<ten-dice-race>`, with their details. */
export type TenDiceRaceEventMap = SharedSoloEventMap<TenDiceRace, TenDiceOptions, TenDiceMove>;

export type * from '../../../elements/base/public-types.js';
export type { Transcript } from '../../../core/together/shuffle.js';
export type { TenDiceOptions } from '../rules/options.js';
export type { TenDiceMove, TenDiceRefusal, TenDiceState } from '../rules/state.js';
