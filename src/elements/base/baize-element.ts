import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import { plainCopy } from '../../core/engine/plain.js';
import { type Problem, asRecord } from '../../core/engine/reason.js';
import type { ControlsController } from '../controllers/controls-controller.js';
import { DoublePressController } from '../controllers/double-press.js';
import { LiveRegion } from '../controllers/live-region.js';
import type { Preferences } from '../controllers/preferences.js';
import type { Room } from '../controllers/room.js';
import { RoomController } from '../controllers/room-context.js';
import { SettingsController } from '../controllers/settings-controller.js';
import { SoundController } from '../controllers/sound-controller.js';
import { EventQueue } from './event-queue.js';
import { nameProblem } from './host-value.js';
import { emptyRenderRoot } from './render-root.js';
import { reportLoadError, reportProblem } from './report.js';
import { VERSION } from './version.js';

/**
 * The base of every game's element: its settings, its room, its events, and reports of what can't be used.
 *
 * @slot - The fallback: shown if scripts don't run, or if the game can't begin because a module failed to load.
 * @slot loading - Shown over the empty board until the game begins: an image or a text.
 * @slot toolbar-start - Before the game's name.
 * @slot title - In place of the game's name in the toolbar.
 * @slot toolbar-end - After the tools.
 * @cssState won - The game is won.
 * @cssState lost - No move is left.
 * @cssState paused - The player or the page has paused the game.
 * @cssState dealing - There are no cards yet, or a long game is being opened; never at a table.
 * @csspart frame - The whole: felt, toolbar, board, status line.
 * @csspart toolbar - The line above the board.
 * @csspart title - The game's name.
 * @csspart icon - Every line drawing in a button.
 * @csspart icon-menu - One of them, by what its button does.
 * @csspart button - Every button but cards and empty places.
 * @csspart button-menu - Opens the menu.
 * @csspart button-primary - The main button of a panel; at a table, of the hand.
 * @csspart menu - The menu.
 * @csspart menu-item - One line of it.
 * @csspart board - Everything that cards lie on.
 * @csspart status - The line of words under the board.
 * @csspart veil - Around the panel while the game is paused.
 * @csspart panel - Every panel over the board.
 * @csspart panel-title - The heading of a panel.
 * @csspart panel-pause - While the game is paused.
 * @csspart panel-keys - The sheet of keys.
 * @csspart panel-settings - The player's own settings.
 * @csspart panel-conflict - Asks which game goes on, after two tabs played the same one.
 * @csspart setting - A line of the settings: a name, and what it is set to.
 * @csspart setting-label - The name there.
 * @csspart select - The list of languages among the settings.
 * @csspart switch - A setting that is on or off.
 * @csspart choice - One of the few values of a setting.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The felt, light and dark.
 * @cssproperty [--baize-shade=black] - What the felt is mixed with for toolbar, menu and panels.
 * @cssproperty [--baize-text=#eef4f0] - Text on the felt.
 * @cssproperty [--baize-line] - Lines and the outlines of empty places; else a faint text.
 * @cssproperty [--baize-accent=#f4c04e] - Rings, hints and the main button.
 * @cssproperty [--baize-on-accent=#241a02] - What is written on the accent.
 * @cssproperty [--baize-card=#fffdf8 / #2b3134] - The face of a card.
 * @cssproperty [--baize-card-edge] - The hairline around a card.
 * @cssproperty [--baize-card-shadow=0 1px 2px rgb(0 0 0 / 24%)] - The shadow of a card that lies, apart from that line; `0 0 #0000` for none.
 * @cssproperty [--baize-card-shadow-lifted] - The shadow of a card that is picked up or dragged.
 * @cssproperty [--baize-card-ratio=1.42] - How high a card is, in its widths: a number.
 * @cssproperty [--baize-ink=#1b222c / #dfe3e6] - Black suits.
 * @cssproperty [--baize-frame-radius=14px] - The corners of the frame.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text.
 * @cssproperty [--baize-scheme] - `light` or `dark`, whatever the page is; else as the page.
 * @cssproperty [--baize-duration=1] - A factor on every time; 0 switches motion off.
 * @cssproperty [--baize-volume=1] - How loud sounds are, 0 to 1.
 */
export abstract class BaizeElement extends LitElement {
  /** The version of the kit. */
  static readonly version = VERSION;

  /**
   * The name under which the game is kept in the browser; else the page's path and the element's
   * number on it.
   * @attr {string} save-key
   */
  @property({ attribute: 'save-key' }) saveKey: string | null = null;
  /**
   * `auto` follows the page's `color-scheme`.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto]
   */
  @property({ reflect: true, useDefault: true }) theme = 'auto';
  /** No clock and no counts. */
  @property({ type: Boolean }) calm = false;
  /**
   * The controls that a player has, in the toolbar, in the menu and by keys: names with spaces between, as `undo hint`.
   * All without a value, `none` for none.
   * @attr {string} controls
   */
  @property() controls: string | null = null;
  /**
   * The controls that a player does not have: `deal show-way`. It goes before `controls`.
   * @attr {string} without
   */
  @property() without: string | null = null;

  /**
   * The language; else the room's, or that of the nearest `lang`; English where the kit does not speak
   * it.
   * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar'} locale
   */
  @property() locale: string | null = null;
  /**
   * Whether cards, chips and a win are heard; `always` is heard even where people want less motion.
   * Without a value it is `on`; without the attribute it is as the room has it.
   * @attr {'off' | 'on' | 'always'} [sound=off]
   */
  @property() sound: string | boolean | null = null;

  /**
   * What the room lends that the element stands in; `undefined` outside of any. Read only.
   * @readonly
   */
  @property({ attribute: false }) room: Room | undefined;

  /** @internal What the player can ask for. */
  abstract readonly offered: ControlsController;
  /** @internal The words in the language that the element speaks; English until another one is loaded. */
  abstract words: TranslatedKitWords;
  /** @internal What says a problem in words that are loaded with its cause. */
  problemText: ((problem: Problem) => string | undefined) | undefined;
  /** @internal */
  readonly inForce = new SettingsController(this);
  /** @internal */
  readonly liveRegion = new LiveRegion(this);
  /** @internal */
  readonly events = new EventQueue(this);
  /** @internal Whether an update draws just now. */
  isDrawing = false;
  private saidNotLoaded: string | undefined;
  private readonly complaints = new Map<string, string | undefined>();

  constructor() {
    super();
    new RoomController(this, (room) => (this.room = room));
    new SoundController(this);
    new DoublePressController(this);
  }

  /** @internal The player's own settings. */
  get preferences(): Preferences {
    return this.inForce.player;
  }

  /** Puts the focus where Tab enters the board: on a card, an empty place, or a table's button. */
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

  /** @internal Tells the page's author what could not be used: one warning and one event. */
  complain(problem: Problem, cause?: unknown): Problem {
    const text = this.problemText?.(problem) ?? this.words.problem(problem);
    reportProblem(this, problem, text, cause);
    return problem;
  }

  /** @internal Reports an option's problem, once for each wrong value. */
  reportOption(option: string, problem: Problem | undefined): void {
    const got = problem && String(problem['got']);
    if (problem && this.complaints.get(option) !== got) this.complain(problem);
    this.complaints.set(option, got);
  }

  /** @internal Tells the page's author of a module that could not be loaded; the game goes on without it. */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, this.words.notFetched);
  }

  /** @internal Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void {
    this.saidNotLoaded = this.words.notFetched;
    this.liveRegion.say(this.saidNotLoaded, { show: true });
  }

  /** @internal Takes that message away. */
  clearNotLoaded(): void {
    const { liveRegion, saidNotLoaded } = this;
    if (liveRegion.shown && liveRegion.shown === saidNotLoaded) liveRegion.clearStatus();
  }

  protected override createRenderRoot(): ShadowRoot {
    return emptyRenderRoot(this);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.inForce.check();
    this.reportOption('save-key', nameProblem(this.saveKey));
  }

  protected override update(changed: PropertyValues): void {
    this.isDrawing = true;
    try {
      super.update(changed);
    } finally {
      this.isDrawing = false;
    }
  }

  protected override scheduleUpdate(): void {
    void super.scheduleUpdate();
    // The update has ended: what a listener changes now makes another one.
    this.events.flush();
  }
}
