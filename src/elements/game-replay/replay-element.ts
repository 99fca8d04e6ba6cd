import { documentOf } from '../base/place-in-page.js';
import type { PageLocales } from '../controllers/language/page-locales.js';
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
import { tagFor } from '../controllers/language/page-locales.js';
import { replay } from '../../locales/compiled/en/replay.js';
import { kit as kitFiles } from '../../locales/compiled/load/kit.js';
import { replay as replayFiles } from '../../locales/compiled/load/replay.js';
import type { ReplayedGame as Steps } from '../controllers/links.js';
import { textOf } from '../../core/sharing/link-text.js';
import { type Words, kitWords, problemText, textFor } from '../../locales/words.js';
import { THEMES, THEMES_ACCEPTED, type Theme, hostChoice, hostText } from '../base/host-value.js';
import { DoublePressController } from '../controllers/double-press.js';
import { wordsFrom } from '../controllers/language/gather.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { reportLoadError, reportProblem } from '../base/report.js';
import { VERSION } from '../base/version.js';
import { BarFocus, type BarView, SPEEDS, type Speed, type Tool, barTemplate } from './bar.js';
import { type Preferences, followPreferences } from '../controllers/preferences.js';
import { ROOM, type Room, RoomController } from '../controllers/room.js';
import { type ReplayableElement, keepEvents, openSteps, setPlayable } from './replayable.js';
import { ReplayRoom } from './replay-room.js';
import { Pace } from './pace.js';
import { replayStyles } from './styles.js';
import { emitReplay } from './events.js';

/** The words of a replay in each language. */
const LANGUAGES = wordsFrom({ kit: kitFiles, replay: replayFiles });

/** The keyboard shortcuts. They are ignored while the slider or the select has the focus. */
const KEYS: ReadonlyMap<string, Tool> = new Map([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['Home', 'start'],
  ['End', 'end'],
]);

/** A replay of a link. Subclasses choose the element that shows the game. */
export abstract class ReplayElement extends LitElement implements BarView {
  /** The version of the kit. */
  static readonly version = VERSION;

  static override readonly styles: CSSResultGroup = replayStyles;

  /** @internal Marks an element that provides a room, so that the room around does not record the game. */
  readonly [ROOM] = true;

  /**
   * The game: a text of `share()`, or a link that ends in one.
   * @attr {string} link
   */
  @property() link: string | null = null;
  /**
   * The speed of playing, as a factor.
   * @attr {0.5 | 1 | 2 | 4} [speed=1]
   */
  @property() speed: number | string | null = 1;
  /**
   * The colour scheme. `auto` uses the room's, else the page's `color-scheme`.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto]
   */
  @property({ reflect: true, useDefault: true }) theme = 'auto';

  /**
   * The language. Default: the room's, else that of the nearest `lang`.
   * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar' | 'pt-BR'} locale
   */
  @property() locale: string | null = null;
  /**
   * Messages that replace the kit's, and languages that it lacks: `{ 'pt-BR': { src: '/pt-BR.ftl' } }`.
   */
  @property({ attribute: false }) locales: PageLocales | null = null;

  /** @internal */
  words: Words<'kit' | 'replay'> = { ...kitWords, replay };
  /** @internal The room around the replay. */
  room: Room | undefined;
  /** @internal The player's preferences. */
  preferences: Preferences = {};
  /** @internal */
  pace: Speed = 1;
  /** @internal Whether the player has taken over the game. */
  isTakenOver = false;
  private lastTheme: Theme = 'auto';
  private game: ReplayableElement | undefined;
  private steps: Steps | undefined;
  private problem: Problem | undefined;
  private unfollow: (() => void) | undefined;
  private readonly gameRoom = new ReplayRoom(this);
  private readonly player = new Pace(
    () => this.game,
    () => this.goTo(this.at + 1),
    () => this.pace,
  );

  constructor() {
    super();
    new BarFocus(this);
    new DoublePressController(this);
    new RoomController(this, (room) => {
      this.gameRoom.update(room);
      this.room = room;
      this.requestUpdate();
    });
    new LanguageController(this, () => LANGUAGES, {
      complain: (problem) => reportProblem(this, problem, problemText(this.words.kit, problem)),
    });
  }

  /** The number of steps that have been played; 0 at the deal. */
  get at(): number {
    return this.steps?.at ?? 0;
  }

  /** The number of steps in the game. */
  get length(): number {
    return this.steps?.length ?? 0;
  }

  /** Whether the replay is playing. */
  get playing(): boolean {
    return this.player.isRunning;
  }

  /**
   * Plays on from the current step. At the last step, it begins again at the deal.
   *
   * @returns `false` if there is nothing to play
   */
  play(): boolean {
    if (!this.steps || this.isTakenOver || this.length === 0) return false;
    if (this.at === this.length) this.goTo(0);
    this.player.start();
    this.requestUpdate();
    return true;
  }

  /** Stops playing. */
  pause(): void {
    this.player.stop();
    this.requestUpdate();
  }

  /**
   * Shows the game after the given number of steps.
   *
   * @returns `false` if the game has no such step; then nothing changes
   */
  goTo(at: number): boolean {
    const { steps } = this;
    if (!steps || this.isTakenOver) return false;
    const before = steps.at;
    if (!steps.goTo(at)) return false;
    if (at !== before) this.stepChanged();
    return true;
  }

  /** Starts a game at the current step, which the player continues. `replay-play` comes before. */
  playOn(): void {
    const save = this.steps && this.game?.save();
    if (!save || this.isTakenOver) return;
    this.pause();
    if (!emitReplay(this, 'replay-play', { save })) return;
    this.game!.load(save);
    this.setTakenOver(true);
  }

  /** The document that the element is in. */
  private page: Document | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.page = documentOf(this);
    this.page.addEventListener('visibilitychange', this.onVisibilityChange);
    this.unfollow = followPreferences((preferences) => {
      this.preferences = preferences;
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.page?.removeEventListener('visibilitychange', this.onVisibilityChange);
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

  /** @internal Returns from the player's game to the replay. */
  watch(): void {
    void this.open();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('theme')) this.checkTheme();
    if (changed.has('speed')) this.checkSpeed();
    // Removes the old game before the render.
    if (changed.has('link')) void this.open();
    if (this.game) Object.assign(this.game, this.gameProperties());
  }

  protected override createRenderRoot(): ShadowRoot {
    return emptyRenderRoot(this);
  }

  protected override render(): TemplateResult {
    const { game, steps, problem, shownTheme } = this;
    if (problem) {
      return html`<p class="problem" part="problem" role="alert" data-theme=${shownTheme}>
        ${this.linkText(problem)}
      </p>`;
    }
    return html`<div
        role="group"
        aria-label=${this.words.replay.region}
        data-theme=${shownTheme}
        @keydown=${this.onKey}
      >
        ${game ?? nothing} ${steps ? barTemplate(this) : nothing}
      </div>
      ${steps ? nothing : html`<slot></slot>`}`;
  }

  /** Returns the element for a game's name in saves. */
  protected abstract elementFor(game: string): Promise<Checked<ReplayableElement>>;

  /** The properties that the game shares. An unknown language is omitted: the replay has already reported it. */
  private gameProperties(): Pick<ReplayElement, 'theme' | 'locale' | 'locales'> {
    const { theme, locale, locales } = this;
    return { theme, locale: tagFor(this, locale) === undefined ? null : locale, locales };
  }

  /** The theme that is shown: the player's, that of the attribute, or the room's. */
  private get shownTheme(): string {
    const { preferences, theme, room } = this;
    return preferences['theme'] ?? (theme === 'auto' ? (room?.theme ?? theme) : theme);
  }

  /** Shows the game of the link, from its deal. */
  private async open(): Promise<void> {
    // Frameworks reset a property to `undefined`.
    const link = this.link ?? null;
    this.pause();
    this.steps = this.problem = this.game = undefined;
    this.isTakenOver = false;
    if (link === null) return;
    const found = await this.find(link);
    if (link !== this.link) return;
    if ('problem' in found) this.fail(found.problem);
    else {
      this.steps = found.value;
      this.steps.goTo(0);
      this.setTakenOver(false);
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
    keepEvents(game);
    game.calm = true;
    Object.assign(game, this.gameProperties());
    this.requestUpdate();
    await this.updateComplete;
    await game.updateComplete;
    return openSteps(game, link);
  }

  private fail(problem: Problem): void {
    this.problem = problem;
    this.game = undefined;
    this.report(problem);
  }

  /** Why the link can't be replayed. */
  private linkText(problem: Problem): string {
    const { problems } = this.words.replay;
    return textFor(problems, problem) ?? problems.other;
  }

  private report(problem: Problem, message = this.linkText(problem)): void {
    reportProblem(this, problem, message);
  }

  /** @internal */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, this.words.kit.notFetched);
  }

  /** Reports an unknown theme, and keeps the last one. */
  private checkTheme(): void {
    const checked = hostChoice('theme', this.theme, THEMES, THEMES_ACCEPTED);
    if ('problem' in checked)
      this.report(checked.problem, problemText(this.words.kit, checked.problem));
    else this.lastTheme = checked.value;
    if (this.theme !== this.lastTheme) this.theme = this.lastTheme;
  }

  private checkSpeed(): void {
    const { speed } = this;
    const known = SPEEDS.find((one) => String(one) === hostText(speed ?? 1));
    if (known) this.pace = known;
    else {
      const [got, accepted] = [quote(speed), SPEEDS.join(', ')];
      const problem = { code: 'option', option: 'speed', got, accepted };
      this.report(problem, problemText(this.words.kit, problem));
    }
  }

  /** Lets the player play the game, or shows it as a replay. */
  private setTakenOver(isTakenOver: boolean): void {
    if (!this.game) return;
    this.isTakenOver = isTakenOver;
    void setPlayable(this.game, isTakenOver);
    this.requestUpdate();
  }

  private stepChanged(): void {
    const { at, length } = this;
    this.requestUpdate();
    emitReplay(this, 'replay-step', { at, length, notation: this.steps!.notation });
    if (at < length) return;
    this.pause();
    emitReplay(this, 'replay-end', { length });
  }

  private readonly onVisibilityChange = (): void => {
    if (this.page?.hidden) this.pause();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (this.isTakenOver || (event.target as Element).closest('input, select')) return;
    const tool = KEYS.get(keyOf(event));
    const isChord = event.altKey || event.ctrlKey || event.metaKey;
    if (tool === undefined || isChord) return;
    event.preventDefault();
    if (this.can(tool)) this.use(tool);
  };
}
