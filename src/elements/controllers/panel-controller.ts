import type { ReactiveControllerHost } from 'lit';
import { lazy, loadAsked } from '../base/lazy.js';
import type { PanelBody } from '../ui/frame-host.js';
import type { Panel } from '../ui/requests.js';

const loadPanelSheets = lazy('panel-sheets', () => import('../ui/panel-sheets.js'));

/** Where the contents of panels come from: the menu needs none. */
export type PanelLoaders = Readonly<Partial<Record<Panel, () => Promise<PanelBody>>>>;

const SHEETS: PanelLoaders = {
  keys: async () => (await loadPanelSheets()).sheets.keys,
  settings: async () => (await loadPanelSheets()).sheets.settings,
};

/** The element over whose board panels open. */
export interface PanelHost extends ReactiveControllerHost {
  loadFailed(error: unknown): void;
  /** Tells the player that what was asked for could not be loaded. */
  sayNotLoaded(): void;
}

/** The menu and the panels that a player opens, one at a time. */
export class PanelController {
  open: Panel | undefined;
  /** What the open panel holds, once that is loaded. */
  body: PanelBody | undefined;

  /** @param own the panels that this element has beside the sheets of keys and settings */
  constructor(
    private readonly host: PanelHost,
    private readonly own: PanelLoaders = {},
  ) {}

  show(panel: Panel): void {
    this.open = panel;
    this.body = undefined;
    this.host.requestUpdate();
    const load = this.own[panel] ?? SHEETS[panel];
    if (load) void this.load(panel, load);
  }

  /** Closes what is open. Returns what it was. */
  close(): Panel | undefined {
    const { open } = this;
    this.open = undefined;
    this.host.requestUpdate();
    return open;
  }

  private async load(panel: Panel, load: () => Promise<PanelBody>): Promise<void> {
    const { host } = this;
    const body = await loadAsked(host, load);
    // Another one may have been opened meanwhile.
    if (this.open !== panel) return;
    this.body = body;
    if (body) host.requestUpdate();
    else this.close();
  }
}
