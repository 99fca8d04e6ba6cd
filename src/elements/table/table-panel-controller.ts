import { type TemplateResult, html, nothing } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import { lazy } from '../base/lazy.js';
import { type Actions, panel } from '../ui/panel.js';
import type { GameHistory } from './game-history.js';
import type * as PanelBodies from './panel-bodies.js';
import type { CutView, HandPage, PanelsGame, PanelsHost } from './panel-source.js';
import type { TableMove } from './table-game.js';
import type { TablePanel, TableScene } from './scene.js';
import type { TableHelp } from './table-help.js';

const loadBodies = lazy('table-panels', () => import('./panel-bodies.js'));

/** What lies over the table, one at a time. */
export class TablePanelController<View extends CutView, Move extends TableMove> {
  open: TablePanel | undefined;
  /** Whether the deal was checked, by the player's own press. */
  checked = false;
  /** Whether the player wants to see what was not shown, too. */
  isRevealed = false;
  /** The hand that the player opened among those played. */
  page: HandPage | undefined;
  /** The contents of the panels that a player opens, and the game's part in them, once they are loaded. */
  private loaded: readonly [typeof PanelBodies, GameHistory<View>] | undefined;
  /** How the game is played, where it has that apart, once it is loaded. */
  private help: TableHelp<View> | undefined;

  constructor(
    readonly host: PanelsHost<View, Move>,
    private readonly definition: () => PanelsGame<View, Move>,
  ) {}

  toggle(asked: TablePanel): void {
    this.open = this.open === asked ? undefined : asked;
    this.checked = false;
    this.isRevealed = false;
    this.page = undefined;
    this.host.requestUpdate();
    if (this.needsBodies) void this.load();
  }

  /** Closes what is open; whether anything was. */
  close(): boolean {
    const was = this.open !== undefined;
    this.open = undefined;
    if (was) this.host.requestUpdate();
    return was;
  }

  /** Checks the deal in front of the player. */
  check(): void {
    this.checked = true;
    this.host.requestUpdate();
  }

  /** Gives the seed by which also those cards are known that were not shown. */
  reveal(): void {
    this.isRevealed = true;
    this.host.requestUpdate();
  }

  /** Opens a hand at a step, or goes back to all of them. */
  turnTo(page: HandPage | undefined): void {
    this.page = page;
    this.host.requestUpdate();
  }

  /** The one thing that lies over the table now, what presses most first. */
  template(scene: TableScene<View, Move>): TemplateResult | typeof nothing {
    const { host, open } = this;
    const panelOf = (name: string, body: unknown, ...actions: Actions): TemplateResult =>
      panel(scene.words, name, body, actions);
    if (host.hand.hasConflict) {
      const settle = [true, false].map((other) => () => host.hand.settleConflict(other));
      return overlay(panelOf('conflict', '', ...settle));
    }
    const close = (): unknown => this.close();
    const other = open && scene.together?.panel(open, close);
    if (other) return other === nothing ? other : overlay(other);
    const body = this.body(scene);
    const more = open === 'new' || open === 'forget' ? [() => scene.request({ type: open })] : [];
    if (open && body) return overlay(panelOf(open, body, close, ...more));
    if (!scene.paused) return nothing;
    return overlay(
      panelOf('pause', '', scene.offers('pause') && (() => scene.request({ type: 'pause' }))),
      'veil',
      'pause',
    );
  }

  /** What stands in the panel that is open; nothing until that is loaded. */
  private body(scene: TableScene<View, Move>): unknown {
    const { open, loaded, help } = this;
    const definition = this.definition();
    if (!loaded || !open || open === 'menu') return undefined;
    if (open === 'help' && definition.game.help && !help) return undefined;
    const [{ askBody, panelBody }, history] = loaded;
    if (open === 'new' || open === 'forget') return askBody(open, scene);
    return panelBody(open as PanelBodies.FilledPanel, {
      panels: this,
      scene,
      definition,
      history,
      help,
    });
  }

  private get needsBodies(): boolean {
    return this.open !== undefined && this.open !== 'menu';
  }

  private async load(): Promise<void> {
    try {
      const { game } = this.definition();
      const loaded = await Promise.all([loadBodies(), game.history()]);
      if (this.open === 'help') this.help = await game.help?.();
      const [{ tablePanelStyles }, history] = loaded;
      if (this.host.shadowRoot) adoptStyles(this.host.shadowRoot, tablePanelStyles);
      this.loaded = loaded;
      this.host.clearNotLoaded();
      const areStatsOpen = (): boolean => this.open === 'stats';
      if (areStatsOpen()) history.statsOpened?.(this.host, areStatsOpen);
      this.host.requestUpdate();
    } catch (error) {
      this.host.loadFailed(error);
      // The player may have closed it meanwhile, or opened the menu.
      if (this.needsBodies && this.close()) this.host.sayNotLoaded();
    }
  }
}

const overlay = (content: TemplateResult, part = '', name = ''): TemplateResult =>
  html`<div class="overlay ${name}" part=${part}>${content}</div>`;
