import { type TemplateResult, html, nothing } from 'lit';
import { parseSeed } from '../../cards/secure-shuffle.js';
import { type DealAnew, dealAnew } from '../../table/check-deal.js';
import { drawCourts } from '../card-face.js';
import { type Extras, fetchExtras } from '../fetch-extras.js';
import { type TableExtras, type TablePanelsFile, fetchTableExtras } from '../fetch-table-extras.js';
import type { KitWords } from '../../locales/kit-en.js';
import type { SoundHost } from '../hear.js';
import type { Speaker } from '../language/speak.js';
import { motionFactor } from '../motion-factor.js';
import type { Problem } from '../../engine/reason.js';
import type { Room } from '../room.js';
import { KEY, publish, read } from '../preferences.js';
import type { TableDeal } from '../table-game.js';
import type { TablePanel, TableScene } from './scene.js';

/** What the panels need of the table's element. */
export interface PanelsHost extends Speaker<KitWords>, SoundHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly room: Room | undefined;
  complain(problem: Problem): Problem;
  readonly torn: boolean;
  readonly commitment: string | undefined;
  revealSeed(): string | undefined;
  settleConflict(takeOther: boolean): void;
  /** Tells the player that something could not be fetched. */
  notFetched(): void;
}

/** What the panels know of the hand: its game's name, and how it was dealt. */
export interface PanelsGame<View> {
  readonly game: { readonly game: string };
  readonly deal: TableDeal<View>;
}

/** A hand that can be cut: by seat the players' own words. */
export interface CutView {
  readonly seats: readonly { readonly cut: string | null }[];
}

/** The whole deal computed once more, in front of the player. */
const dealtAnew = (
  seed: string | undefined,
  cuts: readonly string[],
  dice: number,
  size: number,
): DealAnew | undefined => {
  const parsed = parseSeed(seed);
  return 'value' in parsed ? dealAnew(parsed.value, cuts, dice, size) : undefined;
};

/** What panels need that is in every table's file anyway. */
const KIT = { dealtAnew, store: [KEY, read, publish] } as const;

export type PanelsKit = typeof KIT;

/** What lies over the table, one at a time; what it is made of is fetched when first wanted. */
export class TablePanels {
  open: TablePanel | undefined;
  private extras: Extras | undefined;
  tables: TableExtras | undefined;
  private panels: TablePanelsFile | undefined;
  /** Whether the deal was checked, by the player's own press. */
  checked = false;

  constructor(readonly host: PanelsHost) {}

  toggle(panel: TablePanel): void {
    this.open = this.open === panel ? undefined : panel;
    this.checked = false;
    this.host.requestUpdate();
    if (this.open) void this.fetch();
  }

  /** Closes what is open; whether anything was. */
  close(): boolean {
    const was = this.open !== undefined;
    this.open = undefined;
    if (was) this.host.requestUpdate();
    return was;
  }

  /** What the own cards are to be moved by after the next render: from where they are seen now. */
  glide(): (() => void) | undefined {
    const { host, tables } = this;
    return tables?.glide(host.shadowRoot!, motionFactor(host, host.preferences['motion']));
  }

  /** The menu, where it is open. */
  menu(scene: TableScene<unknown, never>): unknown {
    return this.open === 'menu' && this.panels ? this.panels.menu(html, scene) : nothing;
  }

  /** The one thing that lies over the table now; a table that is paused is covered in any case. */
  template<View extends CutView, Move>(
    scene: TableScene<View, Move>,
    game: PanelsGame<View>,
  ): TemplateResult | typeof nothing {
    const { extras, panels } = this;
    if (extras && panels) return panels.overlay(html, extras, this, scene, game, KIT) ?? nothing;
    if (!scene.paused) return nothing;
    void this.fetch();
    return html`<div class="overlay" part="veil"></div>`;
  }

  /** Fetches what panels are made of; a table goes on without. Gives whether they are there. */
  async fetch(): Promise<boolean> {
    try {
      const [extras, [tables, panels]] = await Promise.all([fetchExtras(), fetchTableExtras()]);
      if (!this.extras) {
        const sheets = this.host.shadowRoot?.adoptedStyleSheets;
        sheets?.push(extras.panelSheet(), panels.tablePanelSheet(), tables.tableSheet());
        tables.settle(this.host.shadowRoot!);
        drawCourts(extras.courtArt);
        extras.hear(this.host);
      }
      this.extras = extras;
      this.tables = tables;
      this.panels = panels;
      this.host.requestUpdate();
      return true;
    } catch {
      if (this.close()) this.host.notFetched();
      return false;
    }
  }
}
