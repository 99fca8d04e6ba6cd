import { documentOf } from '../base/place-in-page.js';
import {
  LitElement,
  type CSSResultGroup,
  type PropertyValues,
  type TemplateResult,
  html,
  nothing,
} from 'lit';
import { property } from 'lit/decorators.js';
import { keyOf } from '../base/keys.js';
import { emptyRenderRoot } from '../base/adopt-styles.js';
import { type Checked, type Problem, quote } from '../../core/engine/reason.js';
import { sharedGame } from '../../core/sharing/share-text.js';
import { languageOf } from '../../locales/languages.js';
import { type ReplayWords, replayEn } from '../../locales/replay-en.js';
import type { ReplayedGame as Steps } from '../controllers/links.js';
import { textOf } from '../../core/sharing/link-text.js';
import { kitEn } from '../../locales/kit-en.js';
import { THEMES, THEMES_ACCEPTED, type Theme, hostChoice, hostText } from '../base/host-value.js';
import { DoublePressController } from '../controllers/double-press.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { reportLoadError, reportProblem } from '../base/report.js';
import { VERSION } from '../base/version.js';
import { type BarHost, SPEEDS, type Speed, type Tool, barTemplate } from './bar.js';
import { BarFocus } from './bar-focus.js';
import type { Watched } from './watched.js';
import { type Preferences, followPreferences } from '../controllers/preferences.js';
import { ROOM, type Room, RoomController } from '../controllers/room.js';
import { setPlayable, stepsOf } from './opening.js';
import { replayLanguages } from './languages.js';
import { ReplayRoom } from './replay-room.js';
import { Pace } from './pace.js';
import { replayStyles } from './styles.js';
import { emitReplay } from './events.js';

/** Keys of the bar, where they are not a field's own. */
const KEYS: ReadonlyMap<string, Tool> = new Map([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['Home', 'start'],
  ['End', 'end'],
]);

/** A game that is shown step by step, from a link: what finds the game's element extends it. */
export abstract class ReplayElement extends LitElement implements BarHost {
  /** The version of the kit. */
  static readonly version = VERSION;

  static override readonly styles: CSSResultGroup = replayStyles;

  /** @internal It lends a room: no other one counts what is played in it. */
  readonly [ROOM] = true;

  /**
   * The game: a share string, or a link that ends in one.
   * @attr {string} link
   */
  @property() link: string | null = null;
  /**
   * How fast it plays.
   * @attr {0.5 | 1 | 2 | 4} [speed=1]
   */
  @property() speed: number | string | null = 1;
  /**
   * `auto` is the room's, else as the page's `color-scheme`.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto]
   */
  @property({ reflect: true, useDefault: true }) theme = 'auto';

  /**
   * The language; else the room's, or that of the nearest `lang`.
   * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar'} locale
   */
  @property() locale: string | null = null;

  /** @internal */
  words: ReplayWords = replayEn;
  /** @internal The one around it; the game in it is in that which it lends. */
  room: Room | undefined;
  /** @internal The player's. */
  preferences: Preferences = {};
  /** @internal */
  pace: Speed = 1;
  /** @internal */
  handed = false;
  private lastTheme: Theme = 'auto';
  private game: Watched | undefined;
  private steps: Steps | undefined;
  private problem: Problem | undefined;
  private unfollow: (() => void) | undefined;
  private readonly lent = new ReplayRoom(this);
  private readonly walk = new Pace(
    () => this.game,
    () => this.goTo(this.at + 1),
    () => this.pace,
  );

  constructor() {
    super();
    new BarFocus(this);
    new DoublePressController(this);
    new RoomController(this, (room) => {
      this.lent.follow(room);
      this.look({ room });
    });
    new LanguageController(this, () => replayLanguages, {
      complain: (problem) => reportProblem(this, problem, kitEn.problem(problem)),
    });
  }

  /** After how many steps the game stands; 0 is the deal. */
  get at(): number {
    return this.steps?.at ?? 0;
  }

  /** How many steps the game has. */
  get length(): number {
    return this.steps?.length ?? 0;
  }

  /** Whether it goes on by itself. */
  get playing(): boolean {
    return this.walk.running;
  }

  /** Goes on by itself, from the deal where it stands at the end; `false` where there is nothing to show. */
  play(): boolean {
    if (!this.steps || this.handed || this.length === 0) return false;
    if (this.at === this.length) this.goTo(0);
    this.walk.start();
    this.requestUpdate();
    return true;
  }

  /** Stops where it stands. */
  pause(): void {
    this.walk.stop();
    this.requestUpdate();
  }

  /** Goes to after so many steps; `false`, and nothing happens, where there are not so many. */
  goTo(at: number): boolean {
    const { steps } = this;
    if (!steps || this.handed) return false;
    const before = steps.at;
    if (!steps.goTo(at)) return false;
    if (at !== before) this.shown();
    return true;
  }

  /** Hands the game to the player where it stands; the page may take it instead. */
  playOn(): void {
    const save = this.steps && this.game?.save();
    if (!save || this.handed) return;
    this.pause();
    if (!emitReplay(this, 'replay-play', { save })) return;
    this.game!.load(save);
    this.hand(true);
  }

  /** The document that it stands in. */
  private page: Document | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.page = documentOf(this);
    this.page.addEventListener('visibilitychange', this.onHidden);
    this.unfollow = followPreferences((preferences) => this.look({ preferences }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.page?.removeEventListener('visibilitychange', this.onHidden);
    this.unfollow?.();
    this.pause();
  }

  /** @internal */
  can(tool: Tool): boolean {
    if (tool === 'play') return this.length > 0;
    return tool === 'start' || tool === 'back' ? this.at > 0 : this.at < this.length;
  }

  /** @internal */
  use(tool: Tool): void {
    if (tool === 'play') {
      if (this.playing) this.pause();
      else this.play();
      return;
    }
    this.pause();
    const { at, length } = this;
    this.goTo({ start: 0, back: at - 1, forward: at + 1, end: length }[tool]);
  }

  /** @internal */
  setPace(speed: Speed): void {
    this.pace = speed;
    this.requestUpdate();
  }

  /** @internal Back from the player's own game. */
  watch(): void {
    void this.open();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('theme')) this.settleTheme();
    if (changed.has('speed')) this.settleSpeed();
    // Nothing of the game before is drawn once more.
    if (changed.has('link')) void this.open();
    if (this.game) Object.assign(this.game, this.askedOf());
  }

  protected override createRenderRoot(): ShadowRoot {
    return emptyRenderRoot(this);
  }

  protected override render(): TemplateResult {
    const { game, steps, problem, shownTheme } = this;
    if (problem) {
      return html`<p class="problem" part="problem" role="alert" data-theme=${shownTheme}>
        ${this.words.problem(problem)}
      </p>`;
    }
    return html`<div
        role="group"
        aria-label=${this.words.region}
        data-theme=${shownTheme}
        @keydown=${this.onKey}
      >
        ${game ?? nothing} ${steps ? barTemplate(this) : nothing}
      </div>
      ${steps ? nothing : html`<slot></slot>`}`;
  }

  /** The element of a game by its rules' name. */
  protected abstract elementFor(game: string): Promise<Checked<Watched>>;

  /** What is asked of the game: a language that nobody speaks is refused here already. */
  private askedOf(): Pick<ReplayElement, 'theme' | 'locale'> {
    const { theme, locale } = this;
    return { theme, locale: languageOf(locale) ? locale : null };
  }

  /** What the player has settled, else what is asked of it, else the room's. */
  private get shownTheme(): string {
    const { preferences, theme, room } = this;
    return preferences['theme'] ?? (theme === 'auto' ? (room?.theme ?? theme) : theme);
  }

  /** The player or the room around wants other looks, or another language. */
  private look(wanted: Pick<ReplayElement, 'room'> | Pick<ReplayElement, 'preferences'>): void {
    Object.assign(this, wanted);
    this.requestUpdate();
  }

  /** Shows the game of the link, from its deal. */
  private async open(): Promise<void> {
    // A framework that takes a property back leaves it undefined.
    const link = this.link ?? null;
    this.pause();
    this.steps = this.problem = this.game = undefined;
    this.handed = false;
    if (link === null) return;
    const found = await this.find(link);
    if (link !== this.link) return;
    if ('problem' in found) this.fail(found.problem);
    else {
      this.steps = found.value;
      this.steps.goTo(0);
      this.hand(false);
    }
    this.requestUpdate();
  }

  private async find(link: string): Promise<Checked<Steps>> {
    const shared = sharedGame(textOf(link));
    if ('problem' in shared) return shared;
    const element = await this.elementFor(shared.value);
    if ('problem' in element || link !== this.link) return element as Checked<never>;
    const game = (this.game = element.value);
    game.className = 'game watched opening';
    game.calm = true;
    Object.assign(game, this.askedOf());
    this.requestUpdate();
    await this.updateComplete;
    await game.updateComplete;
    return stepsOf(game, link);
  }

  private fail(problem: Problem): void {
    this.problem = problem;
    this.game = undefined;
    this.report(problem);
  }

  private report(problem: Problem, message = this.words.problem(problem)): void {
    reportProblem(this, problem, message);
  }

  /** @internal */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, kitEn.notFetched);
  }

  /** A theme that is not known changes nothing. */
  private settleTheme(): void {
    const checked = hostChoice('theme', this.theme, THEMES, THEMES_ACCEPTED);
    if ('problem' in checked) this.report(checked.problem, kitEn.problem(checked.problem));
    else this.lastTheme = checked.value;
    if (this.theme !== this.lastTheme) this.theme = this.lastTheme;
  }

  private settleSpeed(): void {
    const { speed } = this;
    const known = SPEEDS.find((one) => String(one) === hostText(speed ?? 1));
    if (known) this.pace = known;
    else {
      const [got, accepted] = [quote(speed), SPEEDS.join(', ')];
      const problem = { code: 'option', option: 'speed', got, accepted };
      this.report(problem, this.words.speeds(got, accepted));
    }
  }

  /** The game is the player's, or only to be looked at. */
  private hand(over: boolean): void {
    if (!this.game) return;
    this.handed = over;
    void setPlayable(this.game, over);
    this.requestUpdate();
  }

  private shown(): void {
    const { at, length } = this;
    this.requestUpdate();
    emitReplay(this, 'replay-step', { at, length, notation: this.steps!.notation });
    if (at < length) return;
    this.pause();
    emitReplay(this, 'replay-end', { length });
  }

  private readonly onHidden = (): void => {
    if (this.page?.hidden) this.pause();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (this.handed || (event.target as Element).closest('input, select')) return;
    const tool = KEYS.get(keyOf(event));
    const isChord = event.altKey || event.ctrlKey || event.metaKey;
    if (tool === undefined || isChord) return;
    event.preventDefault();
    if (this.can(tool)) this.use(tool);
  };
}
