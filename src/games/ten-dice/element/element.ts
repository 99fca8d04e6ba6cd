import type { TranslatedWords } from '../../../locales/translations.js';
import {
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
  html,
  nothing,
} from 'lit';
import { DECK_SIZE } from '../../../core/cards/card.js';
import { secureShuffle } from '../../../core/cards/secure-shuffle.js';
import { anyBytes } from '../../../elements/base/chance.js';
import { BotPace } from '../../../elements/controllers/bot-pace.js';
import type { GameEventMap } from '../../../elements/base/events.js';
import { FramedElement } from '../../../elements/patience/framed-element.js';
import type { NewGame } from '../../../elements/base/setup.js';
import { hostMove } from '../../../elements/base/host-value.js';
import { withOwnWords } from '../../../elements/controllers/language/patience-languages.js';
import type { WordsFiles } from '../../../elements/controllers/language/speak.js';
import { overlayTemplate } from '../../../elements/ui/overlays.js';
import { type ToolbarRequest, toolbarTemplate } from '../../../elements/ui/toolbar.js';
import type { Problem, Refusal } from '../../../core/engine/reason.js';
import type { Source } from '../../../core/engine/rules.js';
import type { Change, Session } from '../../../core/engine/session.js';
import { tenDice } from '../rules/game.js';
import type { TenDiceOptions } from '../rules/options.js';
import { TenDiceSession } from '../rules/session.js';
import {
  DICE,
  type DieNumber,
  type TenDiceMove,
  type TenDiceState,
  isOpen,
} from '../rules/state.js';
import { tenDiceStyles } from './styles.js';
import { tenDiceBot } from '../bots/bot.js';
import { refocus } from './focus.js';
import { onKey } from './keys.js';
import { raceTemplate } from './race.js';
import { hintOf, rollTexts, startText } from '../advice/tell.js';
import { type TenDiceWords, type TenDiceWordsOf, tenDiceWords } from '../locales/en.js';

const LANGUAGES = withOwnWords({
  de: () => import('../locales/de.js'),
  es: () => import('../locales/es.js'),
  fr: () => import('../locales/fr.js'),
  ja: () => import('../locales/ja.js'),
  ar: () => import('../locales/ar.js'),
});

/** What a race has no use for; the first it has for as long as a new one may give way to the one before. */
const HIDDEN_COMMANDS: readonly ToolbarRequest[] = ['undo', 'redo', 'show', 'restart', 'deal'];

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
 * @without attr card-back
 * @without event game-undo game-redo
 * @without csspart button-undo button-redo panel-win
 * @without csspart card card-red card-black card-index card-pips card-court card-face
 * @without cssproperty --baize-red --baize-green --baize-blue --baize-court --baize-radius
 * @without cssproperty --baize-card-size
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

  protected readonly game = tenDice;
  protected override readonly sessionClass = TenDiceSession as unknown as typeof Session;
  protected readonly dealAttributes = ['deal'];
  /** @internal */
  override hiddenCommands = HIDDEN_COMMANDS;
  /** @internal No cards, and no board to mirror. */
  override readonly choices = { fourColor: [], cardBack: [], mirrored: [], tapToMove: [] };
  /** @internal The end of a race stands among its dice. */
  readonly won = false;
  /** @internal */
  readonly light = nothing;
  /** @internal Its hints are certain at once. */
  readonly isSeekingHint = false;
  /** @internal */
  readonly announcer = { deal: (): void => this.sayStart() };
  private readonly pace = new BotPace(this, () => undefined);
  /** @internal The number that whoever's turn it is has chosen. */
  chosen: DieNumber | null = null;
  /** By seat, whether each of the dice was thrown at the last roll. */
  private thrown: boolean[][] = [];
  /** What bots did since a person rolled. */
  private unspoken: string[] = [];
  /** What had the focus before the last render. */
  private focused: Element | null | undefined;

  protected override get languages(): WordsFiles<TranslatedWords> {
    return LANGUAGES;
  }

  /** @internal */
  get gameWords(): TenDiceWords {
    // Those of another language come from this folder.
    const foreign = this.words.foreign as { readonly tenDice?: TenDiceWordsOf } | undefined;
    return (foreign?.tenDice ?? tenDiceWords)(this.session?.options.players ?? 1);
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
    const { session, paused, hasConflict } = this;
    return !!session && !paused && !hasConflict && isOpen(session.state);
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
    return bots
      ? this.refused({ code: 'not-your-turn', turn }, 'host', hostMove(move))
      : super.play(move);
  }

  /** Chooses the number that is best to keep, and says how many rolls that takes on average. */
  hint(): TenDiceMove | undefined {
    if (!this.playable) return undefined;
    const [move, left] = hintOf(this.session!.view());
    this.chosen = move.keep;
    this.liveRegion.say(this.gameWords.hint(move.keep, left), { show: true });
    return move;
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
    const { session, paused, hasConflict } = this;
    const turn = session?.state.turn ?? null;
    if (turn === null || paused || hasConflict || isOpen(session!.state)) return undefined;
    const move = tenDiceBot(session!.view(turn), turn, () => 0);
    return move && (() => void this.playAs(move, 'bot'));
  }

  /** @internal What the toolbar and keys ask for. */
  command(command: ToolbarRequest): void {
    const { open } = this;
    this.closePanels();
    if (this.hasConflict) return;
    if (command === 'new') this.start({}, 'player');
    else if (command === 'undo') this.goBack();
    else if (command === 'hint') this.hint();
    else if (command === 'pause') this.togglePause();
    else if (command === 'menu' || command === 'keys' || command === 'settings') {
      this.toggle(command, open);
    }
  }

  private togglePause(): void {
    if (this.paused) this.resume();
    else this.pause();
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
    const shuffled = secureShuffle(anyBytes(32), DECK_SIZE);
    return super.start({ ...given, deck: shuffled }, source, true);
  }

  protected begun(): void {
    this.thrown = [];
    this.turnTo();
    this.sayStart();
  }

  protected changed(change: Change<TenDiceMove>, before: TenDiceState): void {
    if (change.type === 'restart') return;
    const { seat, keep } = change.step.move;
    const { dice } = before.racers[seat]!;
    const places = Array.from({ length: DICE }, (_, place) => place);
    this.thrown[seat] = places.map((place) => keep === null || dice[place] !== keep);
    this.turnTo();
    this.sayRoll(seat);
  }

  /** Whose turn it is now begins with the number that they kept last; a bot acts by itself. */
  private turnTo(): void {
    const { turn, racers } = this.session!.state;
    this.chosen = racers[turn ?? 0]!.keep;
    this.pace.wake();
  }

  private sayStart(): void {
    this.unspoken = [];
    const text = startText(this.session!.view(), this.gameWords);
    this.liveRegion.say(text, { show: false });
  }

  private sayRoll(seat: number): void {
    const { gameWords: words, isCalm } = this;
    const [said, now] = rollTexts(this.session!.view(), words, seat, isCalm);
    this.unspoken.push(...said);
    if (!now) return;
    this.liveRegion.say(this.unspoken.join(' '), { show: false });
    this.unspoken = [];
  }

  /** @internal */
  readonly choose = (number: DieNumber): void => {
    if (!this.playable || this.session!.legalMoves().length < 2) return;
    this.chosen = number;
    this.liveRegion.hush();
  };

  /** @internal */
  readonly roll = (): void => {
    if (!this.playable) return;
    this.liveRegion.hush();
    this.playAs({ seat: this.session!.state.turn!, keep: this.chosen }, 'player');
  };

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.focused = this.shadowRoot?.activeElement;
    this.hiddenCommands = HIDDEN_COMMANDS.slice(this.previous ? 1 : 0);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    refocus(this.shadowRoot!, this.focused);
  }

  protected override render(): TemplateResult {
    const { session } = this;
    if (!session) return this.waiting;
    this.served = undefined;
    const { chosen, thrown, choose, roll, gameWords: words, isCalm } = this;
    const overlay = overlayTemplate(this, this.sheets);
    const again = (): void => this.command('new');
    const scene = { view: session.view(), words, isCalm, chosen, thrown, choose, roll, again };
    return html`<div
      class="frame"
      part="frame"
      data-theme=${this.seenTheme}
      data-motion=${this.preferences['motion']}
      @keydown=${(event: KeyboardEvent) => onKey(this, event)}
    >
      ${toolbarTemplate(this)}
      <div
        class="board"
        part="board"
        role="group"
        aria-label=${this.words.board(words.title)}
        ?inert=${overlay !== nothing}
        @pointerdown=${() => this.closePanels()}
      >
        ${raceTemplate(scene)}
      </div>
      ${this.liveRegion.template()} ${overlay}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ten-dice-race': TenDiceRace;
  }
}

export type { GameEventMap };
