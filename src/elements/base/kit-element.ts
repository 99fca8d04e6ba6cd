import type { TranslatedKitWords } from '../../locales/translations.js';
import { type PropertyDeclarations } from 'lit';
import { plainCopy } from '../../core/engine/plain.js';
import { type Problem, asRecord } from '../../core/engine/reason.js';
import { DrawnElement } from './drawn-element.js';
import { THEMES, hostChoice, nameProblem } from './host-value.js';
import { type Preferences, followPreferences } from '../controllers/preferences.js';
import { reportLoadError, reportProblem } from './report.js';
import type { Room } from '../controllers/room.js';
import { RoomController } from '../controllers/room-context.js';
import { SoundController } from '../controllers/sound-controller.js';
import { VERSION } from './version.js';

export const BACKS: readonly string[] = ['diamonds', 'petals'];

/**
 * What every element of the kit is that plays: looks and settings, of the page and of the player,
 * and complaints about what can't be used.
 *
 * @attr {boolean} calm - No clock and no counts.
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - `auto` follows the page's `color-scheme`.
 * @attr {'off' | 'on' | 'always'} [sound=off] - Whether cards, chips and a win are heard; `always` is
 *   heard even where people want less motion. Without a value it is `on`; without the attribute it
 *   is as the room has it.
 * @attr {'diamonds' | 'petals'} [card-back=diamonds] - The pattern on the backs of cards.
 * @attr {string} save-key - The name under which the game is kept in the browser; else the page's
 *   path and the element's number on it.
 * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar'} locale - The language; else the room's, or that of the
 *   nearest `lang`; English where the kit does not speak it.
 * @slot - What stands here until the game does, and where scripts don't run.
 * @slot toolbar-start - Before the game's name.
 * @slot toolbar-end - After the tools.
 * @cssState won - The game is won.
 * @cssState lost - No move is left.
 * @cssState paused - The player or the page has paused the game.
 * @cssState dealing - There are no cards yet, or a long game is being opened; never at a table.
 * @csspart frame - The whole: felt, toolbar, board, status line.
 * @csspart toolbar - The line above the board.
 * @csspart title - The game's name.
 * @csspart button - Every button but cards and empty places.
 * @csspart button-menu - Opens the menu.
 * @csspart button-primary - The main button of a panel; at a table, of the hand.
 * @csspart menu - The menu.
 * @csspart menu-item - One line of it.
 * @csspart board - Everything that cards lie on.
 * @csspart card - Every card.
 * @csspart card-red - A heart or a diamond.
 * @csspart card-black - A club or a spade.
 * @csspart card-index - Rank and suit.
 * @csspart card-pips - The pips of a numeral card.
 * @csspart card-court - The picture of a court card.
 * @csspart card-face - An image of the host's, where `cardFaces` gives one.
 * @csspart status - The line of words under the board.
 * @csspart veil - Around the panel while the game is paused.
 * @csspart panel - Every panel over the board.
 * @csspart panel-pause - While the game is paused.
 * @csspart panel-keys - The sheet of keys.
 * @csspart panel-settings - The player's own settings.
 * @csspart panel-conflict - Asks which game goes on, after two tabs played the same one.
 * @csspart select - A choice among the settings.
 * @cssproperty [--baize-felt=#1d5746 / #14211c] - The felt, light and dark.
 * @cssproperty [--baize-shade=black] - What the felt is mixed with for toolbar, menu and panels.
 * @cssproperty [--baize-text=#eef4f0] - Text on the felt.
 * @cssproperty [--baize-line] - Lines and the outlines of empty places; else a faint text.
 * @cssproperty [--baize-accent=#f4c04e] - Rings, hints and the main button.
 * @cssproperty [--baize-on-accent=#241a02] - What is written on the accent.
 * @cssproperty [--baize-card=#fffdf8 / #2b3134] - The face of a card.
 * @cssproperty [--baize-card-edge] - The hairline around a card.
 * @cssproperty [--baize-ink=#1b222c / #dfe3e6] - Black suits.
 * @cssproperty [--baize-red=#c0243a / #ff7d84] - Red suits.
 * @cssproperty [--baize-green=#1d6f3a / #6fce8d] - Clubs, with four colours.
 * @cssproperty [--baize-blue=#1f55b5 / #82b1ff] - Diamonds, with four colours.
 * @cssproperty [--baize-court=--baize-accent] - Crowns and hems of court cards; hair and skin are mixed with it.
 * @cssproperty [--baize-radius=7.5 % of a card's width] - The corners of cards and empty places.
 * @cssproperty [--baize-card-size=90px] - The widest that a card gets.
 * @cssproperty [--baize-frame-radius=14px] - The corners of the frame.
 * @cssproperty [--baize-font=system-ui, sans-serif] - All text.
 * @cssproperty [--baize-scheme] - `light` or `dark`, whatever the page is; else as the page.
 * @cssproperty [--baize-duration=1] - A factor on every time; 0 switches motion off.
 * @cssproperty [--baize-volume=1] - How loud sounds are, 0 to 1.
 */
export abstract class KitElement extends DrawnElement {
  /** The version of the kit. */
  static readonly version = VERSION;

  static override readonly properties: PropertyDeclarations = {
    saveKey: { attribute: 'save-key' },
    theme: { reflect: true },
    calm: { type: Boolean },
    locale: {},
    sound: {},
    cardBack: { attribute: 'card-back' },
    room: { attribute: false },
  };

  /** The name under which the game is kept in the browser, for pages that move. */
  saveKey: string | null = null;
  /** `light`, `dark`, or `auto`: as the page's `color-scheme` has it. */
  theme = 'auto';
  /** No clock, no counts, no scores. */
  calm = false;
  /** The pattern on the backs of cards: `diamonds` or `petals`. */
  cardBack: string | null = null;

  /** The language: `en`, `de`, `es`, `fr`, `ja` or `ar`; else that of the nearest `lang`. */
  locale: string | null = null;
  /**
   * What is to be heard, where the player settles nothing: `off`, `on`, `always`; `null` leaves it to the
   * room. `true` and `''` are `on`.
   */
  sound: string | boolean | null = null;

  /**
   * What the room lends that the element stands in; `undefined` outside of any. Read only.
   * @readonly
   */
  room: Room | undefined;

  /** @internal */
  abstract words: TranslatedKitWords;
  /** @internal What the player settled, for all games; it wins over the page's attributes. */
  preferences: Preferences = {};
  private unfollow: (() => void) | undefined;
  /** @internal The pattern of backs that the page chose. */
  pageBack = 'diamonds';
  private lastTheme = 'auto';
  private readonly complaints = new Map<string, string | undefined>();

  constructor() {
    super();
    new RoomController(this, (room) => (this.room = room));
    new SoundController(this);
  }

  /** Puts the focus where Tab enters the board: on a card, an empty place, or a table's button. */
  override focus(options?: FocusOptions): void {
    const { renderRoot } = this;
    const entry =
      renderRoot.querySelector<HTMLElement>('.panel button:not(:disabled)') ??
      renderRoot.querySelector<HTMLElement>('.board [tabindex="0"]') ??
      renderRoot.querySelector<HTMLElement>('.board button:not(:disabled)');
    const copied = plainCopy(options);
    entry?.focus('value' in copied ? asRecord(copied.value) : undefined);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unfollow = followPreferences(
      (preferences) => {
        this.preferences = preferences;
        this.requestUpdate();
      },
      (problem) => this.complain(problem),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unfollow?.();
  }

  /** The theme that is seen: the player's, the page's for this element, or the room's. */
  protected get seenTheme(): string | undefined {
    const { theme, room, preferences } = this;
    return preferences['theme'] ?? (theme === 'auto' ? room?.theme : theme);
  }

  /** The pattern of backs that is seen: the player's, or the page's. */
  protected get seenBack(): string {
    return this.preferences['cardBack'] ?? this.pageBack;
  }

  /** A theme that is not known changes nothing, and neither does a back. */
  protected settleLooks(): void {
    this.pageBack = this.choice('card-back', this.cardBack, BACKS, this.pageBack);
    this.theme = this.lastTheme = this.choice<string>('theme', this.theme, THEMES, this.lastTheme);
    this.complainOnce('save-key', nameProblem(this.saveKey));
  }

  /** A switch as the player settled it, else as the page has it, or the room. */
  protected effectiveSetting(name: string, page: boolean): boolean {
    const wish = this.preferences[name];
    return wish === 'on' || (wish !== 'off' && (page || !!this.room?.[name as keyof Room]));
  }

  /** @internal Tells the page's author what could not be used: one warning and one event. */
  complain(problem: Problem, cause?: unknown): Problem {
    reportProblem(this, problem, this.words.problem(problem), cause);
    return problem;
  }

  /** @internal Tells the page's author of a module that could not be loaded; the game goes on without it. */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, this.words.notFetched);
  }

  /** Once for a value, not again at every new game that it stands through. */
  protected complainOnce(option: string, problem: Problem | undefined): void {
    const got = problem && String(problem['got']);
    if (problem && this.complaints.get(option) !== got) this.complain(problem);
    this.complaints.set(option, got);
  }

  /**
   * A choice among words, the first of which is the default: one that is not known is reported once
   * and changes nothing.
   */
  protected choice<Choice extends string>(
    option: string,
    given: unknown,
    choices: readonly Choice[],
    last: Choice,
  ): Choice {
    const checked = hostChoice(option, given, choices);
    this.complainOnce(option, 'problem' in checked ? checked.problem : undefined);
    return 'problem' in checked ? last : checked.value;
  }
}
