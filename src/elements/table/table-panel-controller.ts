import { type TemplateResult, nothing } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import { lazy } from '../base/lazy.js';
import { loadMenuIcons } from '../ui/icon.js';
import { type Actions, overlay, panel } from '../ui/panel.js';
import type { GameHistory } from './game-history.js';
import type * as PanelBodies from './panel-bodies.js';
import type { CutView, HandPage, PanelsGame, PanelsTable } from './panel-source.js';
import type { TableMove, TableHelp } from './table-game.js';
import type { TablePanel, TableScene } from './scene.js';

const loadBodies = lazy('table-panels', () => import('./panel-bodies.js'));

/** Whether a panel shows the game's help, or its keys, which the same module has. */
const needsHelp = (panel: TablePanel | undefined): boolean => panel === 'help' || panel === 'keys';

/** What covers the table: the menu or a panel. */
export class TablePanelController<View extends CutView, Move extends TableMove> {
  open: TablePanel | undefined;
  /** Whether the player has checked the deal. */
  checked = false;
  /** Whether the player wants to see the cards that were not shown. */
  isRevealed = false;
  /** The hand that the player opened in the history. */
  page: HandPage | undefined;
  /** What the panel “replay” shows. */
  private played: unknown;
  /** The content of panels, and the game's part of it, when they are loaded. */
  private loaded: readonly [typeof PanelBodies, GameHistory<View>] | undefined;
  /** Help that is a separate module, when it is loaded. */
  private help: TableHelp<View> | undefined;

  constructor(
    readonly host: PanelsTable<View, Move>,
    private readonly definition: () => PanelsGame<View, Move>,
  ) {}

  toggle(asked: TablePanel): void {
    this.open = this.open === asked ? undefined : asked;
    this.checked = false;
    this.isRevealed = false;
    this.page = undefined;
    this.host.requestUpdate();
    if (this.open === 'menu') void loadMenuIcons(this.host);
    if (this.needsBodies) void this.load();
  }

  /** Opens a panel with a replay. */
  readonly playBack = (replay: unknown): void => {
    if (this.open !== 'replay') this.toggle('replay');
    this.played = replay;
  };

  /** Closes what is open. Returns whether anything was. */
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

  /** Shows the seed, which exposes cards that were not shown. */
  reveal(): void {
    this.isRevealed = true;
    this.host.requestUpdate();
  }

  /** Opens a hand at a step, or returns to the list. */
  turnTo(page: HandPage | undefined): void {
    this.page = page;
    this.host.requestUpdate();
  }

  /** The panel that covers the table now, the most urgent first. */
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

  /** The content of the open panel, when it is loaded. */
  private body(scene: TableScene<View, Move>): unknown {
    const { open, loaded, help } = this;
    const definition = this.definition();
    if (open === 'replay') return this.played;
    if (!loaded || !open || open === 'menu') return undefined;
    if (needsHelp(open) && definition.game.help && !help) return undefined;
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
    return this.open !== undefined && this.open !== 'menu' && this.open !== 'replay';
  }

  private async load(): Promise<void> {
    try {
      const { game } = this.definition();
      const loaded = await Promise.all([loadBodies(), game.history()]);
      if (needsHelp(this.open)) this.help = await game.help?.();
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
