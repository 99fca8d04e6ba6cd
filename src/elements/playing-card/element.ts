import { kit } from '../../locales/compiled/load/kit.js';
import type { PageLocales } from '../controllers/language/page-locales.js';
import { type Words, cardText, kitWords, problemText } from '../../locales/words.js';
import { LitElement, type CSSResultGroup, type TemplateResult, html } from 'lit';
import { property } from 'lit/decorators.js';
import { emptyRenderRoot } from '../base/adopt-styles.js';
import { type Card, FACE_DOWN } from '../../core/cards/card.js';
import { parseCard } from '../../core/cards/notation.js';
import { type Problem, quote } from '../../core/engine/reason.js';
import { cardPart, faceTemplate, suitClass } from '../cards/card-face.js';
import { cardBackStyles } from '../styles/backs.js';
import { THEMES, THEMES_ACCEPTED, type Theme } from '../base/host-value.js';
import { faceStyles } from '../styles/face.js';
import { printStyles } from '../styles/print.js';
import type { KitEventMap, Listening } from '../base/listening.js';
import type { CardFaces } from '../cards/host-faces.js';
import { BACKS, FACES, type Preferences } from '../controllers/preferences.js';
import { PreferencesController } from '../controllers/preferences-controller.js';
import { reportLoadError, reportProblem } from '../base/report.js';
import { type Room, RoomController } from '../controllers/room.js';
import { wordsFrom } from '../controllers/language/gather.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { VERSION } from '../base/version.js';
import { CustomFace } from './custom-face.js';
import { EnglishFace } from './english-face.js';
import { playingCardStyles } from './styles.js';

const COURTS = ['local', 'english'];
const CARDS = 'A, 2 … 10 or T, J, Q, K with C, D, H or S: 7H; XX, the joker';

/** The names of cards in each language. */
const LANGUAGES = wordsFrom({ kit });

const BACK = html`<span class="back" part="card-back"></span>`;

/**
 * One card in a line of text, as large as its letters, or as large as the page sets it. In a room it uses the
 * room's theme, colours and faces, unless it has its own.
 *
 * @slot - Shown if scripts don't run.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute can't be used, or something failed to load. Each problem is reported once.
 * @csspart card - The card. Names: `card-index`, `card-pips`, `card-court`, `card-face`, `card-back`. States: `red`, `black`, `joker`, `face-down`.
 * @cssproperty [--baize-card-width=1.127em] - The width of the card, a length.
 * @cssproperty [--baize-card-ratio=1.42] - The height of the card divided by its width: a number.
 * @cssproperty [--baize-card-shadow=0 1px 1px rgb(0 0 0 / 18%), 0 2px 5px rgb(0 0 0 / 16%)] - The card's shadow. `0 0 #0000` is no shadow.
 * @cssproperty [--baize-card=#fffdf8 / #2b3134] - The face of a card.
 * @cssproperty [--baize-scheme] - `light` or `dark`. Default: the page's `color-scheme`.
 * @cssproperty [--baize-card-edge] - The hairline around a card.
 * @cssproperty [--baize-ink=#1b222c / #dfe3e6] - Black suits.
 * @cssproperty [--baize-red=#c0243a / #ff7d84] - Red suits.
 * @cssproperty [--baize-green=#1d6f3a / #6fce8d] - Clubs, with four colours.
 * @cssproperty [--baize-blue=#1f55b5 / #82b1ff] - Diamonds, with four colours.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 * @cssproperty [--baize-back-image] - A picture of the page over the pattern, as `url(back.svg)`.
 * @cssproperty [--baize-radius=5.5 % of a card's width] - The corner radius.
 * @cssproperty [--baize-font=system-ui, sans-serif] - The font of the rank.
 */
export class PlayingCard extends LitElement {
  /** The version of the kit. */
  static readonly version = VERSION;

  static override readonly styles: CSSResultGroup = [
    faceStyles,
    playingCardStyles,
    cardBackStyles,
    printStyles,
  ];

  /** @ignore */
  declare addEventListener: Listening<PlayingCardEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<PlayingCardEventMap, EventListenerOptions>;

  /**
   * Rank and suit: `7H`, `10S` or `TS`; `XX` is the joker. Without a value the card lies face down.
   * @attr {string} card
   */
  @property() card: string | null = null;
  /** Shows the back, and gives the card an accessible name that doesn't tell which card it is. */
  @property({ type: Boolean, attribute: 'face-down' }) faceDown = false;
  /** A different colour for each suit. The player's setting takes precedence. */
  @property({ type: Boolean, attribute: 'four-color' }) fourColor = false;
  /**
   * The pattern on the back. The player's setting takes precedence.
   * @attr {'diamonds' | 'petals' | 'lattice' | 'checks' | 'rays' | 'plaid'} [card-back=diamonds]
   */
  @property({ attribute: 'card-back' }) cardBack: string | null = null;
  /**
   * The card's face: the kit's own, or the classic English pattern. The player's setting takes precedence.
   * @attr {'baize' | 'english'} [faces=baize]
   */
  @property() faces: string | null = null;
  /**
   * The letters of court cards: those of the language (German B D K, French V D R), or English ones. The
   * player's setting takes precedence.
   * @attr {'local' | 'english'} [courts=local]
   */
  @property() courts: string | null = null;
  /**
   * The colour scheme. `auto` uses the room's, else the page's `color-scheme`.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto]
   */
  @property() theme: string | null = 'auto';
  /**
   * The page's own card faces: a function from a card's code (`7H`, `XX`) to a template or an image's URL.
   */
  @property({ attribute: false }) cardFaces: CardFaces | null = null;

  /**
   * The language of the card's name. Default: the room's, else that of the nearest `lang`.
   * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar' | 'pt-BR'} locale
   */
  @property() locale: string | null = null;
  /**
   * Messages that replace the kit's, and languages that it lacks: `{ 'pt-BR': { src: '/pt-BR.ftl' } }`.
   */
  @property({ attribute: false }) locales: PageLocales | null = null;

  /**
   * The room around the element, with everything that it shares. `undefined` outside of a room.
   * @readonly
   */
  @property({ attribute: false }) room: Room | undefined;

  /** @internal */
  words: Words = kitWords;
  private readonly preferencesController = new PreferencesController(this);
  private readonly reported = new Map<string, string>();
  private readonly customFace = new CustomFace(this);
  private readonly english = new EnglishFace(this);
  private lastTheme: Theme = 'auto';
  private lastBack: string = BACKS[0];
  private lastFaces: (typeof FACES)[number] | undefined;
  private lastCourts = 'local';

  constructor() {
    super();
    new RoomController(this, (room) => (this.room = room));
    new LanguageController(this, () => LANGUAGES);
  }

  /** @internal The player's settings for all games of the site. */
  get preferences(): Preferences {
    return this.preferencesController.current;
  }

  protected override willUpdate(): void {
    // An unknown value changes nothing.
    this.lastBack = BACKS.find((back) => back === (this.cardBack ?? 'diamonds')) ?? this.lastBack;
    this.lastFaces =
      (this.faces ?? undefined) === undefined
        ? undefined
        : (FACES.find((set) => set === this.faces) ?? this.lastFaces);
    if (this.shownFaces === 'english') this.english.load();
    this.lastCourts = COURTS.find((set) => set === (this.courts ?? 'local')) ?? this.lastCourts;
    this.lastTheme = THEMES.find((theme) => theme === (this.theme ?? 'auto')) ?? this.lastTheme;
  }

  protected override updated(): void {
    const { card, cardBack, courts, faces, theme } = this;
    this.customFace.report();
    // A framework resets a property to `undefined`.
    this.check('card', card, this.known !== undefined || (card ?? null) === null, CARDS);
    this.check(
      'card-back',
      cardBack,
      BACKS.some((back) => back === (cardBack ?? BACKS[0])),
      BACKS.join(', '),
    );
    this.check(
      'faces',
      faces,
      FACES.some((set) => set === (faces ?? FACES[0])),
      FACES.join(', '),
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
    const { shownTheme, hasFourColors } = this;
    const card = this.faceDown ? FACE_DOWN : (this.known ?? FACE_DOWN);
    const isBack = card === FACE_DOWN;
    return html`<span
      class="frame ${hasFourColors ? 'four-color' : ''}"
      data-theme=${shownTheme}
      data-back=${this.preferences['cardBack'] ?? this.lastBack}
      data-faces=${this.shownFaces}
      ><span
        class="card ${isBack ? '' : suitClass(card)}"
        part=${isBack ? 'card face-down' : cardPart(card)}
        role="img"
        aria-label=${cardText(this.words, card)}
        >${isBack ? BACK : this.faceOf(card)}</span
      ></span
    >`;
  }

  private faceOf(card: Card): TemplateResult {
    const isEnglish = this.shownFaces === 'english';
    const custom = this.customFace.of(this.pageFaces, card);
    const replaced = custom ?? (isEnglish ? this.english.of(card) : undefined);
    const courts = isEnglish ? 'english' : (this.preferences['courts'] ?? this.lastCourts);
    return (
      replaced ?? faceTemplate(card, false, courts === 'local' ? this.words.kit.courts : undefined)
    );
  }

  /** The faces that the page or the room gives. */
  private get pageFaces(): CardFaces | null | undefined {
    return this.cardFaces ?? this.room?.cardFaces;
  }

  /** The kit's set of faces. It is not in use if the page gives its own. */
  private get shownFaces(): string {
    if (this.pageFaces) return FACES[0];
    return this.preferences['faces'] ?? this.lastFaces ?? this.room?.faces ?? FACES[0];
  }

  /** The theme to show: the player's, else the page's for this card, else the room's. */
  private get shownTheme(): string {
    const pageTheme = this.lastTheme === 'auto' ? this.room?.theme : this.lastTheme;
    return this.preferences['theme'] ?? pageTheme ?? 'auto';
  }

  private get hasFourColors(): boolean {
    const chosen = this.preferences['fourColor'];
    return chosen === 'on' || (chosen !== 'off' && (this.fourColor || !!this.room?.fourColor));
  }

  private get known(): Card | undefined {
    return typeof this.card === 'string' ? parseCard(this.card) : undefined;
  }

  /** Reports a value that can't be used, once as long as it stays. */
  private check(option: string, given: unknown, isUsable: boolean, accepted: string): void {
    const got = quote(given);
    if (isUsable) this.reported.delete(option);
    else if (this.reported.get(option) !== got) {
      this.reported.set(option, got);
      this.complain({ code: 'option', option, got, accepted });
    }
  }

  /** @internal */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, this.words.kit.notFetched);
  }

  /** @internal Reports a problem to the page's author: one warning and one `game-error` event. */
  complain(problem: Problem, cause?: unknown): void {
    reportProblem(this, problem, problemText(kitWords.kit, problem), cause);
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
