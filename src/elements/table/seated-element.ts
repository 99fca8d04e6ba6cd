import type { TranslatedKitWords } from '../../locales/translations.js';
import {
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
  html,
  nothing,
} from 'lit';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Seat, Source } from '../../core/engine/rules.js';
import type { SeatedTable } from '../../locales/table-en.js';
import { withFreshChips } from '../../core/table/company.js';
import type { Faces } from '../cards/faces.js';
import type { CardFaces } from '../cards/host-faces.js';
import { StateController } from '../controllers/state-controller.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import type { WordsFiles } from '../controllers/language/speak.js';
import { LiveRegion } from '../controllers/live-region.js';
import { CardGlide } from './card-glide.js';
import { onTableKey } from './keys.js';
import { menuTemplate } from './menu.js';
import { TablePanels } from './panels.js';
import type { Acts, SharedRequest, TableScene } from './scene.js';
import { toolbarTemplate } from './toolbar.js';
import { TableElement } from './table-element.js';
import type { SharedSettings } from './table-game.js';

/** The browser has no secure random numbers here. */
const NO_RANDOMNESS: Problem = { code: 'no-randomness' };

/** What every table's hands have. */
interface SharedState {
  readonly options: object;
  readonly seats: readonly { readonly cut: string | null }[];
}

/**
 * What people have of every table: toolbar, board and status line in a frame, panels over them, keys,
 * speech, and the focus that stays where it was.
 *
 * @attr {boolean} four-color - A colour for each suit.
 * @csspart button-fair - Opens the check of the deal.
 * @csspart hand-number - The number of the hand.
 * @csspart chips - The player's own chips, in the toolbar; a seat's, on its plate.
 * @csspart panel-fair - The check of the deal.
 * @csspart panel-history - The hands so far.
 * @csspart panel-stats - The figures of every seat.
 * @csspart fair - What the check of the deal says.
 * @csspart digits - A commitment or a seed.
 * @csspart cut - A player's words, which are part of the shuffle.
 * @csspart input - The field for the own ones.
 * @csspart refusal - Why there is no such field.
 * @csspart button-check - Computes the deal again.
 * @csspart verdict - What the check found, in a sentence.
 * @csspart check - A line of it.
 * @csspart check-yes - One that is right.
 * @csspart check-no - One that is not.
 * @csspart deck - The deck in the order of the deal.
 * @csspart small-card - A card in it.
 * @csspart why - How it works, to be opened.
 * @csspart no-deal - Why no hand can be dealt, in the place of the table.
 * @csspart ledger - The table of the history, or of the figures.
 */
export abstract class SeatedElement<
  State extends SharedState,
  Move extends { readonly type: string; readonly seat?: Seat },
  Options extends object,
  Settings extends SharedSettings,
  Scene extends TableScene<State, Move>,
  Request extends { readonly type: string },
> extends TableElement<State, Move, Options, Settings> {
  static override readonly properties: PropertyDeclarations = {
    fourColor: { type: Boolean, reflect: true, attribute: 'four-color' },
    cardFaces: { attribute: false },
  };

  /** A colour for each suit. */
  fourColor = false;
  /** The host's own card faces: a function from a card's letters (`7H`, `XX`) to a template or an image's URL. */
  cardFaces: CardFaces | null = null;

  protected readonly liveRegion = new LiveRegion(this);
  /** @internal */
  readonly panels = new TablePanels(this);
  private focused: Element | null | undefined;
  private focusedName: string | null | undefined;
  /** What is to be spoken with the next render. */
  private unspoken: string[] = [];
  private readonly glide = new CardGlide(this);
  /** Whether the next render lays a hand that was taken up in the middle: it lies still. */
  private liesStill = false;
  private drawing = false;
  /** Whether there were no random numbers for a hand: the page's author is told once. */
  private isUnfair = false;

  constructor() {
    super();
    new StateController(this);
    new LanguageController(this, this.wordsFiles());
  }

  /** The files of words of each language. */
  protected abstract wordsFiles(): WordsFiles<TranslatedKitWords>;
  /** The kit's faces, or the host's. */
  protected abstract readonly faces: Faces;
  /** @internal What the game's own keys ask for. */
  abstract readonly keys: Readonly<Record<string, Request>>;
  /** What is done for the game's own requests. */
  protected abstract readonly acts: Acts<Request>;
  /** Tells that a hand begins, before anything was done in it. */
  protected abstract sayStart(): void;
  /** Tells the person of the own cards, that are seen now. */
  protected abstract sayCards(): void;
  /** The game's words, by who sits at the table. */
  protected abstract wordsAt(table: SeatedTable): Scene['gameWords'];
  /** All that one render knows: `sharedScene()`, and the game's own. */
  protected abstract scene(): Scene;
  /** All between the toolbar and the status line. */
  protected abstract boardTemplate(scene: Scene): TemplateResult;
  /** Where the focus goes once the node that stood for `name` is gone, before all other places. */
  protected focusPlaces?(name: string): readonly string[];
  /** @internal A hand is dealt at once. */
  readonly isDealing = false;

  /** A press on the board of a table that isn't paused. */
  protected pressed?(event: PointerEvent): void;
  /** The focus comes to something on the board. */
  protected entered?(event: FocusEvent): void;
  /** @internal A key for what has the focus; whether it was of use there. */
  walk?(from: HTMLElement, key: string): boolean;
  /** @internal More or less at stake, by one chip. */
  abstract adjustBet(chips: 1 | -1): void;

  /** @internal */
  primary(): void {
    this.shadowRoot?.querySelector<HTMLElement>('.board .primary')?.click();
  }

  /** @internal Closes what is open; whether anything was. */
  dismiss(): boolean {
    return this.panels.close();
  }

  /** @internal Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void {
    this.liveRegion.say(this.words.notFetched, { show: true });
  }

  /** @internal What the player asks of the table. */
  readonly request = (request: SharedRequest | Request): void => {
    if (this.hasConflict) return;
    // A field that a render takes away tells in the midst of it what was typed there.
    if (this.drawing) return queueMicrotask(() => this.request(request));
    const { type } = request;
    if (type !== 'panel' && type !== 'cut') this.panels.close();
    // A refusal is no longer true of what the player does about it.
    if (type !== 'panel') this.liveRegion.hush();
    const acts: Readonly<Record<string, unknown>> = { ...this.sharedActs, ...this.acts };
    (acts[type] as (request: SharedRequest | Request) => unknown)(request);
  };

  /** What was done at a table stands. */
  undo(): Refusal | undefined {
    return this.refused({ code: 'no-undo' }, 'host');
  }

  redo(): Refusal | undefined {
    return this.refused({ code: 'no-undo' }, 'host');
  }

  private readonly sharedActs: Acts<SharedRequest> = {
    cut: ({ seat, text }) => this.attempt({ type: 'cut', seat, text } as unknown as Move),
    show: () => this.uncover(),
    next: () => this.goOn('player'),
    rebuy: () => this.goOn('player', withFreshChips(this.run!, 'human', this.settings!.stack)),
    new: () => this.openTable('player'),
    pause: () => (this.paused ? this.resume() : this.pause()),
    panel: ({ panel }) => this.panels.toggle(panel),
  };

  /** A move of the player's. */
  protected attempt(move: Move): Refusal | undefined {
    return this.paused ? undefined : this.playAs(move, 'player');
  }

  /** @internal Remembers where cards are seen; the first of several times before a render counts. */
  markCards(): void {
    if (this.hasUpdated) this.glide.snapshot();
  }

  /** @internal Tells those who do not see it what happened, with the next render. */
  tell(said: readonly string[]): void {
    this.unspoken.push(...said);
    this.requestUpdate();
  }

  protected override cannotDeal(): Problem {
    if (!this.isUnfair) this.complain(NO_RANDOMNESS);
    this.isUnfair = true;
    if (this.keptRun) this.liveRegion.say(this.words.problem(NO_RANDOMNESS), { show: true });
    return NO_RANDOMNESS;
  }

  /** The game's words for who sits here, in the language that is spoken now. */
  protected get texts(): Scene['gameWords'] {
    const { kinds, dealer, houseDeals: house } = this.keptRun!;
    return this.wordsAt({ kinds, dealer, house });
  }

  protected override begun(): void {
    this.liesStill = this.resumed;
    this.sayStart();
    if (this.resumed) this.sayCards();
  }

  protected override uncover(): void {
    super.uncover();
    this.sayCards();
  }

  protected override refused(
    reason: Refusal | undefined,
    source: Source,
    move?: Move,
  ): Refusal | undefined {
    if (reason && source === 'player')
      this.liveRegion.say(this.refusalText(reason), { show: true });
    return super.refused(reason, source, move);
  }

  protected override refusalText(refusal: Refusal): string {
    return this.texts.refusal(refusal);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // The status line is left to refusals: what happened is seen on the table.
    if (this.unspoken.length > 0) this.liveRegion.say(this.unspoken.join(' '), { show: undefined });
    this.unspoken = [];
    this.markCards();
    this.focused = this.shadowRoot?.activeElement;
    this.focusedName = nameOf(this.focused);
  }

  protected override update(changed: PropertyValues): void {
    this.drawing = true;
    try {
      super.update(changed);
    } finally {
      this.drawing = false;
    }
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.glide.play();
    if (this.liesStill) this.stopMotion();
    this.refocus();
  }

  /** Ends at once whatever moves now. */
  private stopMotion(): void {
    this.liesStill = false;
    for (const motion of this.shadowRoot!.getAnimations()) motion.finish();
  }

  /** A focus in the table stays on what it was on; else it goes to what is next. */
  private refocus(): void {
    const { focused, focusedName, shadowRoot: root } = this;
    if (!root || !focused) return;
    const [panel, at] = [root.querySelector('.panel'), root.activeElement];
    // The same node may have become another button, or another card; the line only keeps the place.
    const same = at && nameOf(at) === focusedName && focusedName !== 'line';
    if (panel ? panel.contains(at) : same) return;
    const own = this.focusPlaces?.(focusedName ?? '') ?? [];
    for (const place of [
      '.panel .primary',
      ...own,
      '.board .primary',
      '.line[tabindex]',
      '.tool',
    ]) {
      const node = root.querySelector<HTMLElement>(place);
      if (node) return node.focus({ preventScroll: true });
    }
  }

  protected override render(): TemplateResult {
    if (!this.keptRun) {
      const why = this.isUnfair
        ? html`<p part="no-deal" role="status">${this.words.problem(NO_RANDOMNESS)}</p>`
        : nothing;
      return html`<slot></slot>${why}`;
    }
    const scene = this.scene();
    const { view, own } = scene;
    const overlay = this.panels.template(scene, this.tableGame);
    return html`<div
      class="frame ${this.liveRegion.shown && 'said'}"
      part="frame"
      data-theme=${this.seenTheme}
      data-motion=${this.preferences['motion']}
      data-back=${this.seenBack}
      @keydown=${(event: KeyboardEvent) => onTableKey(this, event)}
    >
      ${toolbarTemplate(
        scene,
        own === undefined ? null : this.tableGame.chips(view, own),
        this.panels.open === 'menu' ? menuTemplate(scene) : nothing,
      )}
      <div
        ?inert=${overlay !== nothing}
        @pointerdown=${this.onPointerDown}
        @focusin=${(event: FocusEvent) => this.entered?.(event)}
      >
        ${this.boardTemplate(scene)}
      </div>
      ${this.liveRegion.template()} ${overlay}
    </div>`;
  }

  /** What every table's render knows. */
  protected sharedScene(): TableScene<State, Move> {
    const view = this.state!;
    return {
      words: this.words,
      gameWords: this.texts,
      view,
      run: this.run!,
      hand: this.handNumber,
      own: this.seatNow,
      covered: this.covered,
      looks: this.effectiveSetting('fourColor', this.fourColor) ? 'four-color' : '',
      refusalOf: (move) => this.tableGame.game.refusal(view, move),
      face: this.faces.of,
      isCalm: this.effectiveSetting('calm', this.calm),
      paused: this.paused,
      open: this.panels.open,
      request: this.request,
    };
  }

  private readonly onPointerDown = (event: PointerEvent): void => {
    this.panels.close();
    if (!this.paused) this.pressed?.(event);
  };
}

/** What a node with the focus stands for: a card, or whatever its parts say. */
const nameOf = (node: Element | null | undefined): string | null | undefined =>
  node?.getAttribute('data-card') ?? node?.getAttribute('part');
