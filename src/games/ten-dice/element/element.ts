import { type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { DECK_SIZE } from '../../../core/cards/card.js';
import { secureShuffle } from '../../../core/cards/secure-shuffle.js';
import type { Problem, Refusal } from '../../../core/engine/reason.js';
import type { Outcome } from '../../../core/engine/rules.js';
import type { Save } from '../../../core/engine/save.js';
import { BaizeElement } from '../../../elements/base/baize-element.js';
import { anyBytes } from '../../../elements/base/chance.js';
import { hostMove } from '../../../elements/base/host-value.js';
import type { NewGame } from '../../../elements/base/setup.js';
import { BotController } from '../../../elements/controllers/bot-controller.js';
import { GameController } from '../../../elements/controllers/game-controller.js';
import type {
  GameChange,
  GameDefinition,
  GameStep,
} from '../../../elements/controllers/game-definition.js';
import { LanguageController } from '../../../elements/controllers/language/language-controller.js';
import { PanelController } from '../../../elements/controllers/panel-controller.js';
import { ServedContent } from '../../../elements/controllers/served-content.js';
import { StateController } from '../../../elements/controllers/state-controller.js';
import { frameTemplate, showTime, waitingTemplate } from '../../../elements/ui/frame.js';
import type { Frame } from '../../../elements/ui/frame-host.js';
import type { ToolbarRequest } from '../../../elements/ui/requests.js';
import { en } from '../../../locales/en.js';
import type { TranslatedWords } from '../../../locales/translations.js';
import { tenDice } from '../rules/game.js';
import { TenDiceSession } from '../rules/session.js';
import {
  DICE,
  type DieNumber,
  type TenDiceMove,
  type TenDiceState,
  isOpen,
} from '../rules/state.js';
import { tenDiceBot } from '../bots/bot.js';
import { hintOf, rollTexts, startText } from '../advice/tell.js';
import { type TenDiceWords, type TenDiceWordsOf, tenDiceWords } from '../locales/en.js';
import { refocus } from './focus.js';
import { CHOICES, HIDDEN } from './frame-choices.js';
import { onKey } from './keys.js';
import { languages } from './languages.js';
import { raceTemplate } from './race.js';
import { tenDiceStyles } from './styles.js';

/**
 * The ten-dice race: everybody rolls ten dice until all show one number, by mouse, touch, keyboard or
 * screen reader, alone, with others on one device, or against bots.
 *
 * @slot win - The page's own celebration, in place of the words at the end.
 * @event {CustomEvent<GameStartDetail>} game-start - A game was dealt, restarted or taken up again.
 * @event {CustomEvent<GameMoveDetail>} game-move - A move was made, by the player, the host, or the game itself.
 * @event {CustomEvent<GameRefuseDetail>} game-refuse - Something was refused; with the reason.
 * @event {CustomEvent<GameEndDetail>} game-win - The game was won.
 * @event {CustomEvent<GameEndDetail>} game-lose - No move is left.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute, a save or the storage could not be used.
 * @csspart win - Who has won, at the end.
 * @csspart deal - The deal number.
 * @csspart button-deal-number - Deals the number that is typed, seen meanwhile.
 * @csspart figures - Moves and time.
 * @csspart move-count - The number of moves.
 * @csspart time - The time played.
 * @csspart button-hint - Hint.
 * @csspart button-new - New game.
 * @csspart racer - Somebody's name and dice.
 * @csspart racer-now - The same of whose turn it is.
 * @csspart racer-home - The same of who is home.
 * @csspart racer-name - The name.
 * @csspart rolls - How often they have rolled.
 * @csspart die - A die.
 * @csspart kept - The place of a die that is kept.
 * @csspart number - One of the six numbers to choose from.
 * @csspart number-chosen - The chosen one.
 * @cssproperty [--baize-die-size=56px] - The widest that a die gets.
 */
export class TenDiceRace extends BaizeElement {
  static override readonly styles: CSSResultGroup = tenDiceStyles;

  /**
   * The deal number, 1 to 2147483647; any deal without it. A change starts a new game.
   * @attr {number} deal
   */
  @property() deal: string | number | null = null;
  /**
   * How many people race on this device, 1 to 4. From the next race on.
   * @attr {number} [players=1]
   */
  @property() players: number | string | null = null;
  /**
   * How many bots race with them: 0 to 3, and no more than four in all. From the next race on.
   * @attr {number} [bots=0]
   */
  @property() bots: number | string | null = null;

  /** @internal */
  words: TranslatedWords = en;
  /** @internal */
  readonly panels = new PanelController(this);
  /** @internal */
  readonly game = new GameController<TenDiceState, TenDiceMove>(
    this,
    () => this.definition,
    () => showTime(this),
  );
  /** @internal The number that whoever's turn it is has chosen. */
  chosen: DieNumber | null = null;
  private readonly definition: GameDefinition<TenDiceState, TenDiceMove> = {
    game: tenDice,
    session: TenDiceSession,
    options: () => {
      const { players, bots } = this;
      return { players, bots };
    },
    // A race without a number is one of a deck that nobody can name.
    shuffle: () => secureShuffle(anyBytes(32), DECK_SIZE),
    // Of those whose turn is past in this round, one more.
    moveCount: ({ moveCount, state }) => Math.ceil(moveCount / state.racers.length),
  };
  private readonly pace = new BotController(this, () => undefined);
  /** By seat, whether each of the dice was thrown at the last roll. */
  private thrown: boolean[][] = [];
  /** What bots did since a person rolled. */
  private unspoken: string[] = [];
  /** What had the focus before the last render. */
  private focused: Element | null | undefined;
  private readonly served = new ServedContent(this);

  constructor() {
    super();
    new StateController(this);
    new LanguageController(this, () => languages, {
      // The start of a race is announced again in the player's language.
      changed: () => this.game.session && this.moveCount === 0 && this.sayStart(),
    });
  }

  /** What is to be seen of the game. Read only. */
  get state(): TenDiceState | undefined {
    return this.game.session?.view();
  }

  /** The number of the deal in play; `undefined` where it has none, as where the host gave the deck. */
  get dealNumber(): number | undefined {
    return this.game.deal;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome;
  }

  /** Rolls of everybody so far; of those whose turn is past in this round, one more. */
  get moveCount(): number {
    return this.game.moveCount;
  }

  /** Milliseconds of play. */
  get elapsed(): number {
    return this.game.elapsed;
  }

  /** What the person whose turn it is may do; nothing while a bot is to roll. */
  get legalMoves(): readonly TenDiceMove[] {
    return this.isPlayable ? this.game.session!.legalMoves() : [];
  }

  /** Whether the player or the host has paused the game. */
  get paused(): boolean {
    return this.game.clock.paused;
  }

  /** Starts a new game: any deal, a numbered one, or the cards of `deck` in their order. */
  newGame(setup: NewGame = {}): Problem | undefined {
    return this.game.newGame(setup);
  }

  /** A new race: dice that have fallen are not rolled again. */
  restart(): void {
    this.game.start({}, 'host');
  }

  undo(): Refusal | undefined {
    return this.game.act('undo', 'host');
  }

  redo(): Refusal | undefined {
    return this.game.act('redo', 'host');
  }

  /** Rolls for a person, as the host; a refusal comes back with its reason. */
  play(move: TenDiceMove): Refusal | undefined {
    const { session } = this.game;
    const turn = session?.state.turn;
    const isBots = typeof turn === 'number' && !isOpen(session!.state);
    return isBots
      ? this.game.refuse({ code: 'not-your-turn', turn }, 'host', hostMove(move))
      : this.game.play(move, 'host');
  }

  /** Chooses the number that is best to keep, and says how many rolls that takes on average. */
  hint(): TenDiceMove | undefined {
    if (!this.isPlayable) return undefined;
    const [move, left] = hintOf(this.game.view!);
    this.chosen = move.keep;
    this.liveRegion.say(this.gameWords.hint(move.keep, left), { show: true });
    return move;
  }

  /** Stops the clock and covers the board until `resume()`. */
  pause(): void {
    this.pace.rest();
    this.game.clock.pause();
    this.requestUpdate();
  }

  resume(): void {
    this.game.clock.resume();
    this.requestUpdate();
    this.pace.wake();
  }

  /** The game as a small JSON object; `undefined` before the first deal. */
  save(): Save | undefined {
    return this.game.save();
  }

  /**
   * Takes up a saved game, or says what is wrong with the save, the game in progress untouched. It is read
   * at once, however long it takes: a second for the 20,000 moves that a save has at most.
   */
  load(save: unknown): Problem | undefined {
    return this.game.load(save);
  }

  /** @internal */
  get isDealing(): boolean {
    return !this.game.session || this.game.isWaiting;
  }

  /** @internal Whether another tab has played on, and the player has to choose. */
  get hasConflict(): boolean {
    return this.game.hasConflict;
  }

  /** @internal */
  gameChanged(change: GameChange<TenDiceState, TenDiceMove>): void {
    if ('step' in change) this.rolled(change);
    else {
      this.thrown = [];
      this.turnTo();
      this.sayStart();
    }
  }

  /** @internal */
  conflictSettled(): void {
    this.pace.wake();
  }

  /** @internal */
  nextAct(): (() => void) | undefined {
    const { session, hasConflict } = this.game;
    const turn = session?.state.turn ?? null;
    if (turn === null || this.paused || hasConflict || isOpen(session!.state)) return undefined;
    const move = tenDiceBot(session!.view(turn), turn, () => 0);
    return move && (() => void this.game.play(move, 'bot'));
  }

  /** @internal What the toolbar and keys ask for. */
  readonly command = (request: ToolbarRequest): void => {
    const wasOpen = this.panels.close();
    if (this.hasConflict) return;
    if (request === 'new') this.game.start({}, 'player');
    else if (request === 'undo') this.game.goBack();
    else if (request === 'hint') this.hint();
    else if (request === 'pause') this.togglePause();
    else if (request === 'menu' || request === 'keys' || request === 'settings') {
      if (wasOpen !== request) this.panels.show(request);
    }
  };

  /** @internal */
  readonly choose = (number: DieNumber): void => {
    if (!this.isPlayable || this.game.session!.legalMoves().length < 2) return;
    this.chosen = number;
    this.liveRegion.clearStatus();
  };

  /** @internal */
  readonly roll = (): void => {
    if (!this.isPlayable) return;
    this.liveRegion.clearStatus();
    this.game.play({ seat: this.game.session!.state.turn!, keep: this.chosen }, 'player');
  };

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.game.update();
    this.focused = this.shadowRoot?.activeElement;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    refocus(this.shadowRoot!, this.focused);
  }

  protected override render(): TemplateResult {
    const { view } = this.game;
    if (!view) return waitingTemplate(this, this.served.nodes);
    const { chosen, thrown, choose, roll, gameWords: words } = this;
    const isCalm = this.inForce.isOn('calm');
    const again = (): void => this.command('new');
    const board = raceTemplate({ view, words, isCalm, chosen, thrown, choose, roll, again });
    return frameTemplate(this, this.frame, board, {
      keydown: (event) => onKey(this, event),
      pointerdown: () => void this.panels.close(),
    });
  }

  /** @internal */
  get gameWords(): TenDiceWords {
    // Those of another language come from this folder.
    const foreign = this.words.foreign as { readonly tenDice?: TenDiceWordsOf } | undefined;
    return (foreign?.tenDice ?? tenDiceWords)(this.game.view?.options.players ?? 1);
  }

  /** Whether a person is to roll. */
  private get isPlayable(): boolean {
    const { session, hasConflict } = this.game;
    return !!session && !this.paused && !hasConflict && isOpen(session.state);
  }

  private get frame(): Frame {
    const { game, gameWords, words } = this;
    return {
      title: gameWords.title,
      // By what the dice fall is nobody's to know.
      dealText: game.deal ? words.dealNumber(game.deal) : '',
      countText: gameWords.rolls(game.moveCount),
      gameWords,
      choices: CHOICES,
      hidden: HIDDEN.slice(game.canGoBack ? 1 : 0),
      can: (tool) => (tool === 'hint' ? this.isPlayable : tool !== 'undo' || game.canGoBack),
      command: this.command,
      chooseDeal: (text) => game.dealTyped(text),
    };
  }

  private togglePause(): void {
    if (this.paused) this.resume();
    else this.pause();
  }

  private rolled({ before, step }: GameStep<TenDiceState, TenDiceMove>): void {
    const { seat, keep } = step.move;
    const { dice } = before.racers[seat]!;
    const places = Array.from({ length: DICE }, (_, place) => place);
    this.thrown[seat] = places.map((place) => keep === null || dice[place] !== keep);
    this.turnTo();
    this.sayRoll(seat);
  }

  /** Whose turn it is now begins with the number that they kept last; a bot acts by itself. */
  private turnTo(): void {
    const { turn, racers } = this.game.session!.state;
    this.chosen = racers[turn ?? 0]!.keep;
    this.pace.wake();
  }

  private sayStart(): void {
    this.unspoken = [];
    this.liveRegion.say(startText(this.game.view!, this.gameWords), { show: false });
  }

  private sayRoll(seat: number): void {
    const isCalm = this.inForce.isOn('calm');
    const [said, now] = rollTexts(this.game.view!, this.gameWords, seat, isCalm);
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

export type { GameEventMap } from '../../../elements/base/events.js';
