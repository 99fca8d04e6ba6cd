import type { TranslatedWords } from '../../locales/translations.js';
import { type TemplateResult, html, isServer, nothing } from 'lit';
import type { Refusal } from '../../core/engine/reason.js';
import type { Source } from '../../core/engine/rules.js';
import { GameElement } from './game-element.js';
import { StateController } from '../controllers/state-controller.js';
import { LanguageController } from '../controllers/language/language-controller.js';
import { patienceLanguages } from '../controllers/language/patience-languages.js';
import type { WordsFiles } from '../controllers/language/speak.js';
import { lazy } from '../base/lazy.js';
import { LiveRegion } from '../controllers/live-region.js';
import type { OverlayHost } from '../ui/overlays.js';
import type * as PanelSheets from '../ui/panel-sheets.js';
import type { Choices } from '../controllers/preferences.js';
import { checkDeal } from '../base/setup.js';
import type { FramedWords } from '../ui/speech.js';
import type { Panel, ToolbarHost, ToolbarRequest } from '../ui/toolbar.js';

const loadPanelSheets = lazy('panel-sheets', () => import('../ui/panel-sheets.js'));

/**
 * What stands around every game: the toolbar with its menu, the status line, the panels.
 *
 * @slot win - The page's own celebration, in place of the panel and of the wheel of cards.
 * @event {CustomEvent<GameStartDetail>} game-start - A game was dealt, restarted or taken up again.
 * @event {CustomEvent<GameMoveDetail>} game-move - A move was made, by the player, the host, or the game itself.
 * @event {CustomEvent<GameMoveDetail>} game-undo - A step was taken back.
 * @event {CustomEvent<GameMoveDetail>} game-redo - A step was made again.
 * @event {CustomEvent<GameRefuseDetail>} game-refuse - Something was refused; with the reason.
 * @event {CustomEvent<GameEndDetail>} game-win - The game was won.
 * @event {CustomEvent<GameEndDetail>} game-lose - No move is left.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute, a save or the storage could not be used.
 * @csspart deal - The deal number.
 * @csspart figures - Moves and time.
 * @csspart move-count - The number of moves.
 * @csspart time - The time played.
 * @csspart button-undo - Undo.
 * @csspart button-redo - Redo.
 * @csspart button-hint - Hint.
 * @csspart button-new - New game.
 * @csspart win - Around the panel, or the page's own celebration, after a win.
 * @csspart panel-win - After a win.
 */
export abstract class FramedElement<State, Move, Options extends object, View, Aids>
  extends GameElement<State, Move, Options, View, Aids>
  implements ToolbarHost, OverlayHost
{
  /** @internal What lies open over the board. */
  open: Panel | undefined;
  /** @internal */
  readonly liveRegion = new LiveRegion(this);
  /** The contents of the panels that a player opens, once they are loaded. */
  protected sheets: typeof PanelSheets | undefined;
  /** What a server has drawn, until the game takes its place. */
  protected served: unknown = this.shadowRoot && [...this.shadowRoot.childNodes];

  constructor() {
    super();
    new StateController(this);
    // A game that begins is told of once more in its reader's words.
    const changed = (): unknown => this.moveCount === 0 && this.announcer.deal();
    new LanguageController(this, this.languages, { changed });
  }

  /** The files of words of each language. */
  protected get languages(): WordsFiles<TranslatedWords> {
    return patienceLanguages;
  }

  /** @internal The game's name, as the toolbar shows it. */
  abstract readonly gameTitle: string;
  /** @internal */
  abstract readonly gameWords: FramedWords;
  /** @internal What the player may settle, and the values of each. */
  readonly choices: Choices = {};

  /** @internal The tools, and lines of the menu, that the game has no use for. */
  readonly hiddenCommands: readonly ToolbarRequest[] = [];

  /** @internal */
  abstract readonly won: boolean;
  /** @internal */
  abstract readonly playable: boolean;
  /** @internal */
  abstract command(command: ToolbarRequest): void;

  /** @internal */
  abstract readonly announcer: { deal(): void };

  /** @internal Whether it can be won, in the toolbar. */
  abstract readonly light: unknown;

  /** @internal Whether a hint is shown whose proof is still looked for. */
  abstract readonly isSeekingHint: boolean;

  /** @internal What else the menu, or the panel of a win, offers: their parts are these. */
  abstract more(part: 'menu-item' | 'button'): unknown;

  /** @internal A figure of the game's own in the toolbar. */
  get figure(): unknown {
    return nothing;
  }

  /** @internal */
  get isCalm(): boolean {
    return this.effectiveSetting('calm', this.calm);
  }

  /** Until there is a game, what a server has drawn is to be seen, or what the page put here. */
  protected get waiting(): TemplateResult {
    const seen = this.served ?? html`<slot></slot>`;
    if (!this.isWaiting) return html`${seen}`;
    return html`<div aria-busy="true">${seen}</div>
      ${this.liveRegion.template()}`;
  }

  /** @internal Whether a long game is being read. */
  get isWaiting(): boolean {
    return this.reader.isWaiting || this.links?.isWaiting === true;
  }

  /** @internal */
  get isDealing(): boolean {
    return !this.session || this.isWaiting;
  }

  /** @internal */
  override waits(isWaiting: boolean): void {
    const { liveRegion, words } = this;
    if (isWaiting) liveRegion.say(words.openingGame, { show: true });
    else if (liveRegion.shown === words.openingGame) liveRegion.hush();
    this.requestUpdate();
  }

  protected toggle(asked: Panel, open: Panel | undefined): void {
    this.open = open === asked ? undefined : asked;
    if (this.open && this.open !== 'menu' && !this.sheets) void this.loadSheets();
  }

  private async loadSheets(): Promise<void> {
    try {
      this.sheets = await loadPanelSheets();
      this.requestUpdate();
    } catch (error) {
      this.closePanels();
      this.loadFailed(error);
      this.sayNotLoaded();
    }
  }

  /** Tells the player that what was asked for could not be loaded. */
  protected sayNotLoaded(): void {
    this.liveRegion.say(this.words.notFetched, { show: true });
  }

  /** @internal */
  override conflict(): void {
    this.hasConflict = true;
    this.requestUpdate();
  }

  protected override ticked(): void {
    const node = this.renderRoot.querySelector('.time');
    if (node) node.textContent = this.words.time(this.elapsed);
  }

  protected override refused(
    reason: Refusal | undefined,
    source: Source,
    move?: Move,
  ): Refusal | undefined {
    if (reason && source === 'player') {
      this.liveRegion.say(this.refusalText(reason), { show: true });
    }
    return super.refused(reason, source, move);
  }

  /** Undo; right after a new game it brings the one back that this put aside. */
  protected goBack(): void {
    const { previous } = this;
    const again = (): void => {
      if (this.previous === previous) this.goBack();
    };
    if (!previous) {
      this.act('undo', 'player');
      return;
    }
    const loaded = this.reader.read(previous, again);
    if (loaded) this.resumeSave(loaded, 'player');
  }

  private get canGoBack(): boolean {
    return this.previous !== undefined;
  }

  /** @internal The deal in words, as the toolbar shows it. */
  get dealText(): string {
    const { dealNumber, words } = this;
    if (dealNumber !== undefined) return words.dealNumber(dealNumber);
    return (isServer as boolean) ? '' : words.ownDeck;
  }

  /** @internal The count in words. */
  get countText(): string {
    return this.words.moves(this.moveCount);
  }

  /** @internal Whether there is something to do for a tool. */
  can(tool: ToolbarRequest): boolean {
    if (tool === 'undo') return this.canGoBack || this.session?.canUndo === true;
    if (tool === 'redo') return this.session?.canRedo === true;
    return tool !== 'hint' || this.playable;
  }

  /** @internal */
  closePanels(): boolean {
    const { open } = this;
    this.open = undefined;
    this.requestUpdate();
    return open !== undefined;
  }

  /** @internal Deals what was typed; nothing typed means any deal. */
  readonly chooseDeal = (text: string): void => {
    const checked = checkDeal(text.trim() === '' ? undefined : text);
    if ('problem' in checked) this.refused(checked.problem, 'player');
    else if (!this.hasConflict) this.start({ deal: checked.value }, 'player');
  };

  protected override refusalText(refusal: Refusal): string {
    const { words } = this;
    if (refusal.code === 'deal') return words.problem(refusal);
    return words.refusals[refusal.code] ?? this.gameWords.refusal(refusal);
  }
}
