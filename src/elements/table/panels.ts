import { type ReactiveControllerHost, type TemplateResult, html, nothing } from 'lit';
import { parseSeed } from '../../cards/secure-shuffle.js';
import { type DealAnew, dealAnew } from '../../table/check-deal.js';
import { LONGEST_CUT, cutsOf } from '../../table/cuts.js';
import { type Extras, fetchExtras } from '../fetch-extras.js';
import { type TableExtras, fetchTableExtras } from '../fetch-table-extras.js';
import { motionFactor } from '../motion.js';
import { type Choices, KEY, type Preferences, publish, read } from '../preferences.js';
import type { TableDeal } from '../table-game.js';
import type { TablePanel, TableScene } from './scene.js';

/** What the panels need of the table's element. */
export interface PanelsHost extends ReactiveControllerHost, Element {
  readonly shadowRoot: ShadowRoot | null;
  readonly torn: boolean;
  readonly preferences: Preferences;
  readonly commitment: string | undefined;
  revealSeed(): string | undefined;
  settleConflict(takeOther: boolean): void;
  /** Tells the player that something could not be fetched. */
  notFetched(): void;
}

/** Of what players settle, that which a table has not. */
const CHOICES: Choices = { mirrored: [], tapToMove: [] };

/** What the panels know of the hand: its game's name, and how it was dealt. */
export interface PanelsGame<View> {
  readonly game: { readonly game: string };
  readonly deal: TableDeal<View>;
}

/** A hand that can be cut: by seat the players' own words. */
interface CutView {
  readonly seats: readonly { readonly cut: string | null }[];
}

/** The whole deal computed once more, in front of the player. */
function dealtAnew(
  seed: string | undefined,
  cuts: readonly string[],
  dice: number,
  size: number,
): DealAnew | undefined {
  const parsed = parseSeed(seed);
  return 'value' in parsed ? dealAnew(parsed.value, cuts, dice, size) : undefined;
}

/** What only one game has. */
const gamePanel = (
  open: 'pays' | 'help',
  { pays, help }: Pick<TableScene<never, never>, 'pays' | 'help'>,
  { paysPanel, helpPanel }: TableExtras,
): unknown =>
  open === 'pays' ? pays && paysPanel(html, ...pays) : help && helpPanel(html, ...help);

/** What lies over the table, one at a time; what it is made of is fetched when first wanted. */
export class TablePanels {
  open: TablePanel | undefined;
  private extras: Extras | undefined;
  tables: TableExtras | undefined;
  /** Whether the deal was checked, by the player's own press. */
  private checked = false;

  constructor(private readonly host: PanelsHost) {}

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

  /** The one thing that lies over the table now. */
  template<View extends CutView, Move>(
    scene: TableScene<View, Move>,
    game: PanelsGame<View>,
  ): TemplateResult | typeof nothing {
    const { host, extras, open } = this;
    const overlay = (content: unknown, part = ''): TemplateResult =>
      html`<div class="overlay" part=${part}>${content}</div>`;
    const panel = (name: string, body: unknown, ...actions: (() => void)[]): unknown =>
      extras?.panel(html, name, body, actions) ?? nothing;
    if ((host.torn || scene.paused) && !extras) void this.fetch();
    if (host.torn) {
      const settle = [true, false].map((other) => () => host.settleConflict(other));
      return overlay(panel('conflict', '', ...settle));
    }
    const body = extras && this.body(scene, game, extras);
    if (body) return overlay(panel(open!, body, () => this.close()));
    if (!scene.paused) return nothing;
    return overlay(
      panel('pause', '', () => scene.request({ type: 'pause' })),
      'veil',
    );
  }

  private body<View extends CutView, Move>(
    scene: TableScene<View, Move>,
    { game, deal }: PanelsGame<View>,
    extras: Extras,
  ): unknown {
    const { open, tables, host } = this;
    if (!open || open === 'menu' || !tables) return undefined;
    const names = scene.run.kinds.map((_, seat) => scene.gameWords.seatName(seat));
    switch (open) {
      case 'fair':
        return this.fair(scene, deal, tables, names);
      case 'history':
        return tables.historyPanel(html, names, scene.run, scene.own ?? 0);
      case 'stats':
        return tables.statsPanel(html, names, scene.run);
      case 'pays':
      case 'help':
        return gamePanel(open, scene, tables);
      case 'keys':
        return extras.keySheet(html, [], tables.tableKeys(game.game));
      case 'settings':
        return extras.settings(html, CHOICES, host.preferences, KEY, read, publish);
    }
  }

  /** How this deal can be checked, by whoever looks. */
  private fair<View extends CutView, Move>(
    scene: TableScene<View, Move>,
    deal: TableDeal<View>,
    tables: TableExtras,
    names: readonly string[],
  ): unknown {
    const { view, own, words, gameWords } = scene;
    const seed = this.host.revealSeed();
    const refusal =
      own === undefined ? undefined : scene.refusalOf({ type: 'cut', seat: own, text: '' } as Move);
    return tables.fairPanel(
      html,
      names,
      words.cardName,
      [scene.hand, this.host.commitment, seed],
      view.seats.map(({ cut }) => cut),
      [
        own === undefined ? '' : refusal && gameWords.refusal(refusal),
        LONGEST_CUT,
        (text) => scene.request({ type: 'cut', text }),
      ],
      [deal.to(view), deal.dice(view), deal.hands],
      this.checked ? dealtAnew(seed, cutsOf(view), deal.dice(view).length, deal.size) : undefined,
      () => {
        this.checked = true;
        this.host.requestUpdate();
      },
    );
  }

  /** Fetches what panels are made of; a table goes on without. Gives whether they are there. */
  async fetch(): Promise<boolean> {
    try {
      const [extras, tables] = await Promise.all([fetchExtras(), fetchTableExtras()]);
      if (!this.extras) {
        const sheets = this.host.shadowRoot?.adoptedStyleSheets;
        sheets?.push(extras.panelSheet(), tables.tablePanelSheet());
        tables.settle(this.host.shadowRoot!);
      }
      this.extras = extras;
      this.tables = tables;
      this.host.requestUpdate();
      return true;
    } catch {
      if (this.open !== 'menu' && this.close()) this.host.notFetched();
      return false;
    }
  }
}
