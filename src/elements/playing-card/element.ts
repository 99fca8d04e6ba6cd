import type { TranslatedKitWords } from '../../locales/translations.js';
import { LitElement, type CSSResultGroup, type TemplateResult, html } from 'lit';
import { property } from 'lit/decorators.js';
import { emptyRenderRoot } from '../base/render-root.js';
import { type Card, FACE_DOWN } from '../../core/cards/card.js';
import { parseCard } from '../../core/cards/notation.js';
import { type Problem, quote } from '../../core/engine/reason.js';
import { kitEn } from '../../locales/kit-en.js';
import { cardPart, faceOf, suitClass } from '../cards/card-face.js';
import { cardBackStyles } from '../styles/backs.js';
import { THEMES, THEMES_ACCEPTED, type Theme } from '../base/host-value.js';
import { printStyles } from '../styles/print.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import type { CardFaces } from '../cards/host-faces.js';
import { BACKS, type Preferences } from '../controllers/preferences.js';
import { PreferencesController } from '../controllers/preferences-controller.js';
import { reportLoadError, reportProblem } from '../base/report.js';
import type { Room } from '../controllers/room.js';
import { RoomController } from '../controllers/room-context.js';
import { cardLanguages } from '../controllers/language/card-languages.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { VERSION } from '../base/version.js';
import { OwnFace } from './own-face.js';
import { playingCardStyles } from './styles.js';

const COURTS = ['local', 'english'];
const CARDS = 'A, 2 … 10 or T, J, Q, K with C, D, H or S: 7H; XX, the joker';

const BACK = html`<span class="back" part="card-back"></span>`;

/**
 * One card in a line of text, as large as its letters, or as large as the page says. In a room it has
 * the room's theme, colours and faces where it has none of its own.
 *
 * @slot - What stands here where scripts don't run.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute could not be used.
 * @csspart card - The card.
 * @csspart card-red - A heart or a diamond.
 * @csspart card-black - A club or a spade.
 * @csspart card-joker - The joker.
 * @csspart card-face-down - A card face down.
 * @csspart card-back - Its back.
 * @csspart card-index - Rank and suit.
 * @csspart card-pips - The pips of a numeral card.
 * @csspart card-court - The picture of a court card.
 * @csspart card-face - An image of the host's, where `cardFaces` gives one.
 * @cssproperty [--baize-card-width=1.127em] - The width of the card, a length.
 * @cssproperty [--baize-card-ratio=1.42] - How high it is, in its widths: a number.
 * @cssproperty [--baize-card-shadow=0 1px 2px rgb(0 0 0 / 24%)] - Its shadow; `0 0 #0000` for none.
 * @cssproperty [--baize-card=#fffdf8 / #2b3134] - The face of a card.
 * @cssproperty [--baize-scheme] - `light` or `dark`, whatever the page is; else as the page.
 * @cssproperty [--baize-card-edge] - The hairline around a card.
 * @cssproperty [--baize-ink=#1b222c / #dfe3e6] - Black suits.
 * @cssproperty [--baize-red=#c0243a / #ff7d84] - Red suits.
 * @cssproperty [--baize-green=#1d6f3a / #6fce8d] - Clubs, with four colours.
 * @cssproperty [--baize-blue=#1f55b5 / #82b1ff] - Diamonds, with four colours.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on it.
 * @cssproperty [--baize-radius=7.5 % of a card's width] - The corners.
 * @cssproperty [--baize-font=system-ui, sans-serif] - The rank.
 */
export class PlayingCard extends LitElement {
  /** The version of the kit. */
  static readonly version = VERSION;

  static override readonly styles: CSSResultGroup = [
    playingCardStyles,
    cardBackStyles,
    printStyles,
  ];

  /** @ignore */
  declare addEventListener: Listening<PlayingCardEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<PlayingCardEventMap, EventListenerOptions>;

  /**
   * Rank and suit: `7H`, `10S` or `TS`; `XX` is the joker. A back without it.
   * @attr {string} card
   */
  @property() card: string | null = null;
  /** Its back, and a name that doesn't tell which card it is. */
  @property({ type: Boolean, attribute: 'face-down' }) faceDown = false;
  /** A colour for each suit; the player's own settings win. */
  @property({ type: Boolean, attribute: 'four-color' }) fourColor = false;
  /**
   * The pattern on its back; the player's own settings win.
   * @attr {'diamonds' | 'petals' | 'lattice' | 'checks' | 'rays' | 'plaid'} [card-back=diamonds]
   */
  @property({ attribute: 'card-back' }) cardBack: string | null = null;
  /**
   * The letters of court cards: those of the language (German B D K, French V D R), or English ones; the
   * player's own settings win.
   * @attr {'local' | 'english'} [courts=local]
   */
  @property() courts: string | null = null;
  /**
   * `auto` follows the page's `color-scheme`.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto]
   */
  @property() theme: string | null = 'auto';
  /** The host's own faces: from a card's letters (`7H`, `XX`) to a template or an image's URL. */
  @property({ attribute: false }) cardFaces: CardFaces | null = null;

  /**
   * The language of its name; else the room's, or that of the nearest `lang`.
   * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar'} locale
   */
  @property() locale: string | null = null;

  /**
   * What the room lends that it stands in; `undefined` outside of any. Read only.
   * @readonly
   */
  @property({ attribute: false }) room: Room | undefined;

  /** @internal */
  words: TranslatedKitWords = kitEn;
  private readonly followed = new PreferencesController(this);
  private readonly complaints = new Map<string, string>();
  private readonly own = new OwnFace(this);
  private lastTheme: Theme = 'auto';
  private lastBack: string = BACKS[0];
  private lastCourts = 'local';

  constructor() {
    super();
    new RoomController(this, (room) => (this.room = room));
    new LanguageController(this, () => cardLanguages);
  }

  /** @internal What the player has settled. */
  get preferences(): Preferences {
    return this.followed.now;
  }

  protected override willUpdate(): void {
    // One that is not known changes nothing.
    this.lastBack = BACKS.find((back) => back === (this.cardBack ?? 'diamonds')) ?? this.lastBack;
    this.lastCourts = COURTS.find((set) => set === (this.courts ?? 'local')) ?? this.lastCourts;
    this.lastTheme = THEMES.find((theme) => theme === (this.theme ?? 'auto')) ?? this.lastTheme;
  }

  protected override updated(): void {
    const { card, cardBack, courts, theme } = this;
    this.own.report();
    // A framework that takes a property back leaves it undefined.
    this.check('card', card, this.known !== undefined || (card ?? null) === null, CARDS);
    this.check(
      'card-back',
      cardBack,
      BACKS.some((back) => back === (cardBack ?? BACKS[0])),
      BACKS.join(', '),
    );
    this.check('courts', courts, COURTS.includes(courts ?? 'local'), COURTS.join(', '));
    this.check(
      'theme',
      theme,
      (THEMES as readonly unknown[]).includes(theme ?? 'auto'),
      THEMES_ACCEPTED,
    );
  }

  protected override createRenderRoot(): ShadowRoot {
    return emptyRenderRoot(this);
  }

  protected override render(): TemplateResult {
    const { seenTheme, hasColors } = this;
    const card = this.faceDown ? FACE_DOWN : (this.known ?? FACE_DOWN);
    const isBack = card === FACE_DOWN;
    return html`<span
      class="frame ${hasColors ? 'four-color' : ''}"
      data-theme=${seenTheme}
      data-back=${this.preferences['cardBack'] ?? this.lastBack}
      ><span
        class="card ${isBack ? '' : suitClass(card)}"
        part=${isBack ? 'card card-face-down' : cardPart(card)}
        role="img"
        aria-label=${this.words.cardName(card)}
        >${isBack ? BACK : this.faceOf(card)}</span
      ></span
    >`;
  }

  private faceOf(card: Card): TemplateResult {
    const own = this.own.of(this.cardFaces ?? this.room?.cardFaces, card);
    const courts = this.preferences['courts'] ?? this.lastCourts;
    return own ?? faceOf(card, courts === 'local' ? this.words.courts : undefined);
  }

  /** The player's theme, the page's for this card, or the room's. */
  private get seenTheme(): string {
    const own = this.lastTheme === 'auto' ? this.room?.theme : this.lastTheme;
    return this.preferences['theme'] ?? own ?? 'auto';
  }

  private get hasColors(): boolean {
    const wish = this.preferences['fourColor'];
    return wish === 'on' || (wish !== 'off' && (this.fourColor || !!this.room?.fourColor));
  }

  private get known(): Card | undefined {
    return typeof this.card === 'string' ? parseCard(this.card) : undefined;
  }

  /** Tells of a value that can't be used, once for as long as it stands there. */
  private check(option: string, given: unknown, isUsable: boolean, accepted: string): void {
    const got = quote(given);
    if (isUsable) this.complaints.delete(option);
    else if (this.complaints.get(option) !== got) {
      this.complaints.set(option, got);
      this.complain({ code: 'option', option, got, accepted });
    }
  }

  /** @internal */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, this.words.notFetched);
  }

  /** @internal Tells the page's author what could not be used: one warning and one event. */
  complain(problem: Problem, cause?: unknown): void {
    reportProblem(this, problem, kitEn.problem(problem), cause);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'playing-card': PlayingCard;
  }
}

/** The events of `<playing-card>`, with their details. */
export type PlayingCardEventMap = KitEventMap<PlayingCard>;

export type * from '../base/public-types.js';
