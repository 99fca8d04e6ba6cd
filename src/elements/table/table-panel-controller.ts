import { type TemplateResult, html, nothing } from 'lit';
import { adoptStyles } from '../base/adopt-styles.js';
import { lazy } from '../base/lazy.js';
import { type Actions, panel } from '../ui/panel.js';
import type * as PanelBodies from './panel-bodies.js';
import type { CutView, PanelsGame, PanelsHost } from './panel-source.js';
import type { TablePanel, TableScene } from './scene.js';

const loadBodies = lazy('table-panels', () => import('./panel-bodies.js'));

/** What lies over the table, one at a time. */
export class TablePanelController {
  open: TablePanel | undefined;
  /** Whether the deal was checked, by the player's own press. */
  checked = false;
  /** Whether the player wants to see what was not shown, too. */
  isRevealed = false;
  /** The contents of the panels that a player opens, once they are loaded. */
  private bodies: typeof PanelBodies | undefined;

  constructor(readonly host: PanelsHost) {}

  toggle(asked: TablePanel): void {
    this.open = this.open === asked ? undefined : asked;
    this.checked = false;
    this.isRevealed = false;
    this.host.requestUpdate();
    if (this.needsBodies && !this.bodies) void this.load();
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

  /** The one thing that lies over the table now, what presses most first. */
  template<View extends CutView, Move>(
    scene: TableScene<View, Move>,
    game: PanelsGame<View>,
  ): TemplateResult | typeof nothing {
    const { host, open, bodies } = this;
    const panelOf = (name: string, body: unknown, ...actions: Actions): TemplateResult =>
      panel(scene.words, name, body, actions);
    if (host.hasConflict) {
      const settle = [true, false].map((other) => () => host.settleConflict(other));
      return overlay(panelOf('conflict', '', ...settle));
    }
    const body = open && open !== 'menu' && bodies?.panelBody(open, { panels: this, scene, game });
    const close = (): unknown => this.close();
    const more = open === 'new' ? [() => scene.request({ type: 'new' })] : [];
    if (body) return overlay(panelOf(open, body, close, ...more));
    if (!scene.paused) return nothing;
    return overlay(
      panelOf('pause', '', () => scene.request({ type: 'pause' })),
      'veil',
    );
  }

  private get needsBodies(): boolean {
    return this.open !== undefined && this.open !== 'menu';
  }

  private async load(): Promise<void> {
    try {
      const bodies = await loadBodies();
      if (this.host.shadowRoot) adoptStyles(this.host.shadowRoot, bodies.tablePanelStyles);
      this.bodies = bodies;
      this.host.requestUpdate();
    } catch (error) {
      this.host.loadFailed(error);
      // The player may have closed it meanwhile, or opened the menu.
      if (this.needsBodies && this.close()) this.host.sayNotLoaded();
    }
  }
}

const overlay = (content: TemplateResult, part = ''): TemplateResult =>
  html`<div class="overlay" part=${part}>${content}</div>`;
