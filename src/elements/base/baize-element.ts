import { problemText as textOfProblem } from '../../locales/words.js';
import type { PageLocales } from '../controllers/language/page-locales.js';
import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { Words } from '../../locales/words.js';
import { toJson } from '../../core/engine/json.js';
import { plainCopy } from '../../core/engine/plain.js';
import { type Problem, asRecord } from '../../core/engine/reason.js';
import type { ControlsController } from '../controllers/controls-controller.js';
import { DoublePressController } from '../controllers/double-press.js';
import { LiveRegion } from '../controllers/live-region.js';
import type { Preferences } from '../controllers/preferences.js';
import { type Room, RoomController } from '../controllers/room.js';
import { SettingsController } from '../controllers/settings-controller.js';
import { SoundController } from '../controllers/sound-controller.js';
import { EventQueue } from './event-queue.js';
import { saveNameProblem } from './host-value.js';
import { emptyRenderRoot } from './adopt-styles.js';
import { reportLoadError, reportProblem } from './report.js';
import { VERSION } from './version.js';

/**
 * The base of every game's element: settings, room, events, status line, and reports of problems.
 *
 * @slot - The fallback. It is shown if scripts don't run, or if the game can't begin because a module failed to load.
 * @slot loading - Shown over the empty board until the game begins: an image or a text.
 * @slot toolbar-start - Before the game's name.
 * @slot title - Replaces the game's name in the toolbar.
 * @slot toolbar-end - After the tools.
 * @cssState won - The game is won.
 * @cssState lost - No legal move is left.
 * @cssState paused - The player or the page has paused the game.
 * @cssState dealing - No cards have been dealt yet, or a long game is being opened. Never set at a table.
 * @csspart frame - The whole game: felt, toolbar, board, status line.
 * @csspart toolbar - The bar above the board.
 * @csspart title - The game's name.
 * @csspart icon - Every line drawing in a button.
 * @csspart button - Every button except cards and empty places. Names: `button-menu`. States: `primary`.
 * @csspart menu - The menu. Names: `menu-item`.
 * @csspart board - The playing area.
 * @csspart status - The line of text below the board.
 * @csspart veil - The layer that covers the board behind the panel of a pause or a win.
 * @csspart panel - Every panel over the board. Names: `panel-title`, `panel-button`, `panel-pause`, `panel-keys`, `panel-settings`, `panel-conflict`.
 * @csspart setting - A line of the settings. A switch that is on and a choice that is chosen have a state. Names: `setting-label`, `select`, `switch`, `choice`. States: `on`, `chosen`.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The felt.
 * @cssproperty [--baize-shade=black] - The colour mixed with the felt for toolbar, menu and panels.
 * @cssproperty [--baize-text=#eef4f0] - Text on the felt.
 * @cssproperty [--baize-line] - Lines and the outlines of empty places. Default: a faint shade of the text colour.
 * @cssproperty [--baize-accent=#f4c04e] - Rings, hints and the main button.
 * @cssproperty [--baize-on-accent=#241a02] - Text on the accent colour.
 * @cssproperty [--baize-card=#fffdf8 / #2b3134] - The face of a card.
 * @cssproperty [--baize-card-edge] - The hairline around a card.
 * @cssproperty [--baize-card-shadow=0 1px 1px rgb(0 0 0 / 18%), 0 2px 5px rgb(0 0 0 / 16%)] - The shadow of a card at rest, without the hairline. `0 0 #0000` is no shadow.
 * @cssproperty [--baize-card-shadow-lifted] - The shadow of a card that is picked up or dragged.
 * @cssproperty [--baize-card-ratio=1.42] - The height of a card divided by its width: a number.
 * @cssproperty [--baize-ink=#1b222c / #dfe3e6] - Black suits.
 * @cssproperty [--baize-frame-radius=14px] - The corner radius of the frame.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text.
 * @cssproperty [--baize-scheme] - `light` or `dark`. Default: the page's `color-scheme`.
 * @cssproperty [--baize-duration=1] - A factor for all durations. 0 switches animations off.
 * @cssproperty [--baize-volume=1] - The volume of sounds, 0 to 1.
 */
export abstract class BaizeElement extends LitElement {
  /** The version of the kit. */
  static readonly version = VERSION;

  /**
   * The name under which the browser stores the game. Default: the page's path and the element's number on
   * it.
   * @attr {string} save-key
   */
  @property({ attribute: 'save-key' }) saveKey: string | null = null;
  /**
   * The colour scheme. `auto` uses the room's, else the page's `color-scheme`.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto]
   */
  @property({ reflect: true, useDefault: true }) theme = 'auto';
  /**
   * A finished look that needs no style sheet: green felt, ink on paper, or a dark room. Values that the page
   * sets for the element itself take precedence.
   * @attr {'felt' | 'paper' | 'night'} [look=felt]
   */
  @property({ reflect: true, useDefault: true }) look = 'felt';
  /**
   * `none` hides the toolbar, with its slots and its menu. Keys and methods still work.
   * @attr {'full' | 'none'} [toolbar=full]
   */
  @property({ reflect: true, useDefault: true }) toolbar = 'full';
  /** Hides the clock and the counts. */
  @property({ type: Boolean }) calm = false;
  /**
   * The controls that the player has in the toolbar, in the menu and on the keyboard: names separated by
   * spaces, such as `undo hint`. Default: all. `none` removes all.
   * @attr {string} controls
   */
  @property() controls: string | null = null;
  /**
   * The controls to remove, such as `deal show-way`. Takes precedence over `controls`.
   * @attr {string} without
   */
  @property() without: string | null = null;

  /**
   * The language. Default: the room's, else that of the nearest `lang`, else English if the kit has no
   * translation.
   * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar' | 'pt-BR'} locale
   */
  @property() locale: string | null = null;
  /**
   * Messages that replace the kit's, and languages that it lacks: `{ 'pt-BR': { src: '/pt-BR.ftl' } }`.
   * A language of the room with the same tag is replaced.
   */
  @property({ attribute: false }) locales: PageLocales | null = null;
  /**
   * Whether cards, chips and a win make sounds. `always` plays them even if the player prefers reduced
   * motion. An empty value means `on`. Default: the room's, else `off`.
   * @attr {'off' | 'on' | 'always'} sound
   */
  @property() sound: string | boolean | null = null;

  /**
   * The room around the element, with everything that it shares. `undefined` outside of a room.
   * @readonly
   */
  @property({ attribute: false }) room: Room | undefined;

  /** @internal Which controls the player has. */
  abstract readonly offered: ControlsController;
  /** @internal The words in the current language. English until another language is loaded. */
  abstract words: Words;
  /** @internal Describes a problem in words that are loaded with the module that reports it. */
  problemText: ((problem: Problem) => string | undefined) | undefined;
  /** @internal */
  readonly inForce = new SettingsController(this);
  /** @internal */
  readonly liveRegion = new LiveRegion(this);
  /** @internal */
  readonly events = new EventQueue(this);
  /** @internal Whether the element is rendering. */
  isRendering = false;
  private notLoadedText: string | undefined;
  private readonly reported = new Map<string, string | undefined>();

  constructor() {
    super();
    new RoomController(this, (room) => (this.room = room));
    new SoundController(this);
    new DoublePressController(this);
  }

  /** @internal The player's settings for all games of the site. */
  get preferences(): Preferences {
    return this.inForce.player;
  }

  /** Focuses the element of the board that Tab enters: a card, an empty place, or a table's button. */
  override focus(options?: FocusOptions): void {
    const find = (selector: string): HTMLElement | null | undefined =>
      this.shadowRoot?.querySelector<HTMLElement>(selector);
    const entry =
      find('.panel button:not(:disabled)') ??
      find('.board [tabindex="0"]') ??
      find('.board button:not(:disabled)');
    const copied = plainCopy(options);
    entry?.focus('value' in copied ? asRecord(copied.value) : undefined);
  }

  /** @internal Reports a problem to the page's author: one warning and one `game-error` event. */
  complain(problem: Problem, cause?: unknown): Problem {
    const text = this.problemText?.(problem) ?? textOfProblem(this.words.kit, problem);
    reportProblem(this, problem, text, cause);
    return problem;
  }

  /** @internal Reports an option's problem, once for each wrong value. */
  reportOption(option: string, problem: Problem | undefined): void {
    // What is accepted may change by itself, as the last day that can be played does at midnight.
    const key = problem && toJson({ ...problem, accepted: undefined });
    if (problem && this.reported.get(option) !== key) this.complain(problem);
    this.reported.set(option, key);
  }

  /** @internal Reports a module that failed to load to the page's author. The game continues without it. */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, this.words.kit.notFetched);
  }

  /** @internal Tells the player that the module they need failed to load. */
  sayNotLoaded(): void {
    this.notLoadedText = this.words.kit.notFetched;
    this.liveRegion.say(this.notLoadedText, { show: true });
  }

  /** @internal Removes that message. */
  clearNotLoaded(): void {
    const { liveRegion, notLoadedText } = this;
    if (liveRegion.shown && liveRegion.shown === notLoadedText) liveRegion.clearStatus();
  }

  protected override createRenderRoot(): ShadowRoot {
    return emptyRenderRoot(this);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.inForce.check();
    this.reportOption('save-key', saveNameProblem(this.saveKey));
  }

  protected override update(changed: PropertyValues): void {
    this.isRendering = true;
    try {
      super.update(changed);
    } finally {
      this.isRendering = false;
    }
  }

  protected override scheduleUpdate(): void {
    void super.scheduleUpdate();
    // The update has ended, so a change by a listener now requests another update.
    this.events.flush();
  }
}
