import { lazy, loadForPlayer } from '../base/lazy.js';
import type { ReactiveControllerHost } from 'lit';
import type { ElementMembers } from './element-host.js';
import type { PanelBody } from '../ui/frame-host.js';
import { loadMenuIcons } from '../ui/icon.js';
import type { Panel } from '../ui/requests.js';

const loadPanelSheets = lazy('panel-sheets', () => import('../ui/panel-sheets.js'));

/** The loaders of panel contents. The menu has none. */
export type PanelLoaders = Readonly<Partial<Record<Panel, () => Promise<PanelBody>>>>;

const SHEETS: PanelLoaders = {
  keys: async () => (await loadPanelSheets()).sheets.keys,
  settings: async () => (await loadPanelSheets()).sheets.settings,
};

/** The menu and the panels, of which one is open at a time. */
export class PanelController {
  open: Panel | undefined;
  /** The content of the open panel, once loaded. */
  body: PanelBody | undefined;

  /** @param loaders the element's other panels, beside the keyboard shortcuts and the settings */
  constructor(
    private readonly host: Pick<ReactiveControllerHost, 'requestUpdate'> &
      Pick<ElementMembers, 'loadFailed' | 'sayNotLoaded'>,
    private readonly loaders: PanelLoaders = {},
  ) {}

  show(panel: Panel): void {
    this.open = panel;
    this.body = undefined;
    this.host.requestUpdate();
    if (panel === 'menu') void loadMenuIcons(this.host);
    const load = this.loaders[panel] ?? SHEETS[panel];
    if (load) void this.load(panel, load);
  }

  /** Closes the open panel and returns its name. */
  close(): Panel | undefined {
    const { open } = this;
    this.open = undefined;
    // Every press on the board closes panels.
    if (open !== undefined) this.host.requestUpdate();
    return open;
  }

  private async load(panel: Panel, load: () => Promise<PanelBody>): Promise<void> {
    const { host } = this;
    const body = await loadForPlayer(host, load);
    // Another panel may have been opened meanwhile.
    if (this.open !== panel) return;
    this.body = body;
    if (body) host.requestUpdate();
    else this.close();
  }
}
