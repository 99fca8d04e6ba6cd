import {
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
  html,
  nothing,
} from 'lit';
import { DECK_SIZE } from '../../cards/card.js';
import { secureShuffle } from '../../cards/secure-shuffle.js';
import { BotPace } from '../../elements/bot-pace.js';
import type { GameEventMap } from '../../elements/events.js';
import { FramedElement } from '../../elements/framed-element.js';
import type { NewGame } from '../../elements/game-element.js';
import { overlayTemplate } from '../../elements/overlays.js';
import { type ToolbarRequest, toolbarTemplate } from '../../elements/toolbar.js';
import type { Problem, Refusal } from '../../engine/reason.js';
import type { Source } from '../../engine/rules.js';
import type { Change, Session } from '../../engine/session.js';
import { tenDiceBot } from './bot.js';
import { expectedRolls } from './chance.js';
import { isOpen, raceTemplate, resultText } from './element-board.js';
import { tenDice } from './game.js';
import type { TenDiceOptions } from './options.js';
import { TenDiceSession } from './session.js';
import {
  DICE,
  type DieNumber,
  NUMBERS,
  type TenDiceMove,
  type TenDiceState,
  countOf,
  isHome,
  isPerson,
  mostOf,
} from './state.js';
import { tenDiceStyles } from './styles.js';
import { type TenDiceWords, tenDiceWords } from './words.js';

/** What letters do, wherever the focus is in it. */
const COMMANDS: Readonly<Record<string, ToolbarRequest>> = { n: 'new', t: 'hint', '?': 'keys' };
const ARROWS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * The ten-dice race: everybody rolls ten dice until all show one number, by mouse, touch, keyboard or
 * screen reader, alone, with others on one device, or against bots.
 *
 * @attr {number} [players=1] - How many people race on this device, 1 to 4. From the next race on.
 * @attr {number} [bots=0] - How many bots race with them: 0 to 3, and no more than four in all. From
 *   the next race on.
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
export class TenDiceRace extends FramedElement<
  TenDiceState,
  TenDiceMove,
  TenDiceOptions,
  TenDiceState,
  object
> {
  static override readonly styles: CSSResultGroup = tenDiceStyles;

  static override readonly properties: PropertyDeclarations = {
    players: {},
    bots: {},
  };

  /** How many people race on this device, 1 to 4; from the next race on. */
  players: number | string | null = null;
  /** How many bots race with them, 0 to 3; from the next race on. */
  bots: number | string | null = null;

  /** @internal */
  readonly languages = {
    de: () => import('./languages/de.js'),
    es: () => import('./languages/es.js'),
    fr: () => import('./languages/fr.js'),
    ja: () => import('./languages/ja.js'),
    ar: () => import('./languages/ar.js'),
  };
  protected readonly game = tenDice;
  protected override readonly door = TenDiceSession as unknown as typeof Session;
  protected readonly dealAttributes = ['deal'];
  /** @internal */
  override readonly lacks = ['undo', 'redo', 'show', 'restart', 'deal'] as const;
  /** @internal No cards, and no board to mirror. */
  override readonly choices = { fourColor: [], cardBack: [], mirrored: [], tapToMove: [] };
  /** @internal The end of a race stands among its dice. */
  readonly won = false;
  /** @internal */
  readonly light = nothing;
  /** @internal */
  readonly teller = { deal: (): void => this.sayStart() };
  private readonly pace = new BotPace(this, () => undefined);
  private chosen: DieNumber | null = null;
  private thrown: boolean[][] = [];
  /** What bots did since a person rolled. */
  private unspoken: string[] = [];
  private chose = false;

  /** @internal */
  get gameWords(): TenDiceWords {
    // Those of another language come from this folder.
    const { tenDice } = (this.words.foreign ?? {}) as { tenDice?: typeof tenDiceWords };
    return (tenDice ?? tenDiceWords)(this.session?.options.players ?? 1);
  }

  /** @internal */
  get gameTitle(): string {
    return this.gameWords.title;
  }

  /** Rolls of everybody so far; of those whose turn is past in this round, one more. */
  override get moveCount(): number {
    const { session } = this;
    return session ? Math.ceil(session.moveCount / session.state.racers.length) : 0;
  }

  /** @internal */
  override get countText(): string {
    return this.gameWords.rolls(this.moveCount);
  }

  /** @internal By what the dice fall is nobody's to know. */
  override get dealText(): string {
    return this.dealNumber ? super.dealText : '';
  }

  /** What the person whose turn it is may do; nothing while a bot is to roll. */
  override get legalMoves(): readonly TenDiceMove[] {
    return this.playable ? super.legalMoves : [];
  }

  /** @internal Whether a person is to roll. */
  get playable(): boolean {
    const { session, paused, torn } = this;
    return !!session && !paused && !torn && isOpen(session.state);
  }

  /** @internal */
  more(): unknown {
    return nothing;
  }

  /** A new race: dice that have fallen are not rolled again. */
  override restart(): void {
    this.start({}, 'host');
  }

  /** Rolls for a person, as the host; a refusal comes back with its reason. */
  override play(move: TenDiceMove): Refusal | undefined {
    const turn = this.session?.state.turn;
    const bots = typeof turn === 'number' && !isOpen(this.session!.state);
    return bots ? this.refused({ code: 'not-your-turn', turn }, 'host', move) : super.play(move);
  }

  /** Chooses the number that is best to keep, and says how many rolls that takes on average. */
  hint(): TenDiceMove | undefined {
    if (!this.playable) return undefined;
    const { turn, racers } = this.session!.view();
    const racer = racers[turn!]!;
    const keep = racer.dice.length ? mostOf(racer) : null;
    this.chosen = keep;
    const left = expectedRolls()[countOf(racer.dice, keep)]!;
    this.narrator.say(this.gameWords.hint(keep, left), { show: true });
    return { seat: turn!, keep };
  }

  override pause(): void {
    this.pace.rest();
    super.pause();
  }

  override resume(): void {
    super.resume();
    this.pace.wake();
  }

  /** @internal */
  override settleConflict(takeOther: boolean): void {
    super.settleConflict(takeOther);
    this.pace.wake();
  }

  /** @internal */
  nextAct(): (() => void) | undefined {
    const { session, paused, torn } = this;
    const turn = session?.state.turn ?? 0;
    if (!session || paused || torn || isPerson(session.state, turn)) return undefined;
    const move = tenDiceBot(session.view(turn), turn, () => 0);
    return move && (() => void this.playAs(move, 'bot'));
  }

  /** @internal What the toolbar and keys ask for. */
  command(command: ToolbarRequest): void {
    const { open } = this;
    this.closePanels();
    if (this.torn) return;
    if (command === 'new') this.start({}, 'player');
    else if (command === 'hint') this.hint();
    else if (command === 'pause') (this.paused ? this.resume : this.pause).call(this);
    else if (command === 'menu' || command === 'keys' || command === 'settings') {
      this.toggle(command, open);
    }
  }

  protected pageOptions(): Readonly<Record<string, unknown>> {
    const { players, bots } = this;
    return { players, bots };
  }

  protected aids(): object {
    return {};
  }

  /** A race without a number is one of a deck that nobody can name. */
  protected override start(setup: NewGame, source: Source, found?: boolean): Problem | undefined {
    const { deal, deck, ...given } = typeof setup === 'object' ? setup : { deal: setup };
    if ((deal ?? deck) !== undefined) return super.start(setup, source, found);
    const seed = crypto.getRandomValues(new Uint8Array(32));
    return super.start({ ...given, deck: secureShuffle(seed, DECK_SIZE) }, source, true);
  }

  protected begun(): void {
    this.thrown = [];
    this.turnTo();
    this.sayStart();
    this.pace.wake();
  }

  protected changed(change: Change<TenDiceMove>, before: TenDiceState): void {
    if (change.type === 'restart') return;
    const { seat, keep } = change.step.move;
    const { dice } = before.racers[seat]!;
    this.thrown[seat] = Array.from(
      { length: DICE },
      (_, place) => keep === null || dice[place] !== keep,
    );
    this.turnTo();
    this.sayRoll(seat);
    this.pace.wake();
  }

  /** Whose turn it is now begins with the number that they kept last. */
  private turnTo(): void {
    const { turn, racers } = this.session!.state;
    this.chosen = racers[turn ?? 0]!.keep;
  }

  private sayStart(): void {
    const { gameWords: words, session } = this;
    const { turn, racers } = session!.view();
    const at = turn ?? 0;
    const { dice } = racers[at]!;
    const now = dice.length ? `${words.dice(at, [...dice].sort())}.` : `${words.roll(10)}.`;
    this.unspoken = [];
    this.narrator.say(`${words.title}. ${now}`, { show: false });
  }

  /** Tells of a roll: a person's at once, those of bots together, when a person is to roll. */
  private sayRoll(seat: number): void {
    const { gameWords: words, session } = this;
    const view = session!.view();
    const racer = view.racers[seat]!;
    const most = mostOf(racer);
    const isOver = view.turn === null;
    const person = isPerson(view, seat);
    const said = person
      ? `${words.dice(seat, [...racer.dice].sort())}.`
      : words.most(seat, most, countOf(racer.dice, most));
    this.unspoken.push(said);
    if (isOver) this.unspoken.push(resultText({ view, words }));
    else if (isHome(racer)) this.unspoken.push(words.isHome(seat, view.round));
    else if (isOpen(view) && view.racers.length > 1) this.unspoken.push(words.turn(view.turn!));
    if (!isOver && !person && !isOpen(view)) return;
    this.narrator.say(this.unspoken.join(' '), { show: false });
    this.unspoken = [];
  }

  private readonly choose = (number: DieNumber): void => {
    if (!this.playable || !this.session!.state.racers[this.session!.state.turn!]!.dice.length)
      return;
    this.chosen = number;
    this.narrator.hush();
  };

  private readonly roll = (): void => {
    if (!this.playable) return;
    this.narrator.hush();
    this.playAs({ seat: this.session!.state.turn!, keep: this.chosen }, 'player');
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.closest('input, select, [slot]') || !this.isUsed(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private isUsed({ key, repeat }: KeyboardEvent, target: Element): boolean {
    const number = NUMBERS[Number(key) - 1];
    const command = COMMANDS[key];
    const onNumber = target.closest('.number');
    if (key === 'Escape') return this.closePanels();
    if (number) this.choose(number);
    else if (command) this.command(command);
    else if (onNumber && ARROWS[key]) this.walk(ARROWS[key]);
    else if (onNumber && (key === 'Enter' || key === ' ')) {
      if (!repeat) this.roll();
    } else return repeat && (key === 'Enter' || key === ' ');
    return true;
  }

  /** To the next number, round and round. */
  private walk(step: 1 | -1): void {
    const at = (this.chosen ?? (step > 0 ? 0 : 1)) + step;
    this.choose((((at + 5) % 6) + 1) as DieNumber);
    void this.updateComplete.then(() =>
      this.shadowRoot!.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(),
    );
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.chose = this.shadowRoot?.activeElement?.role === 'radio';
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // The numbers have gone with the end of the race.
    const root = this.shadowRoot;
    if (this.chose && !root?.activeElement) root?.querySelector<HTMLElement>('.primary')?.focus();
  }

  protected override render(): TemplateResult {
    if (!this.session) return html`<slot></slot>`;
    const { chosen, thrown, choose, roll, gameWords } = this;
    const overlay = overlayTemplate(this, this.extras);
    if (overlay !== nothing && !this.extras) void this.fetchPanels();
    const restart = (): void => this.command('new');
    return html`<div
      class="frame"
      part="frame"
      data-theme=${this.seenTheme}
      data-motion=${this.preferences['motion']}
      @keydown=${this.onKey}
    >
      ${toolbarTemplate(this)}
      <div
        class="board"
        part="board"
        role="group"
        aria-label=${this.words.board(gameWords.title)}
        ?inert=${overlay !== nothing}
        @pointerdown=${() => this.closePanels()}
      >
        ${raceTemplate({ view: this.session.view(), words: gameWords, chosen, thrown, choose, roll, restart })}
      </div>
      ${this.narrator.template()} ${overlay}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ten-dice-race': TenDiceRace;
  }
}

export type { GameEventMap };
