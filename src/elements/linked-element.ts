import { type PropertyDeclarations, type PropertyValues, html } from 'lit';
import type { Checked, Problem } from '../engine/reason.js';
import { AdvisedElement } from './advised-element.js';
import type { DealFinder } from './adviser.js';
import type { GameReplay, Links, LinksHost } from './links.js';

/**
 * What makes a game one that is shared: links, results, the deal of the day.
 *
 * @attr {boolean} linked - Opens the game of a link in the page's address, and has links and results
 *   copied.
 * @attr {boolean} daily - Deals what everyone is dealt today (UTC), where there is no `deal`. From
 *   the next new game on.
 * @csspart share-text - What is to be copied, where the browser won't.
 */
export abstract class LinkedElement<State, Move, Options extends object, View, Aids>
  extends AdvisedElement<State, Move, Options, View, Aids>
  implements LinksHost<State, Move, Options, View, Aids>
{
  static override readonly properties: PropertyDeclarations = {
    linked: { type: Boolean },
    daily: { type: Boolean },
  };

  /** Opens the game of a link in the page's address. */
  linked = false;
  /** Deals what everyone is dealt today. */
  daily = false;

  declare protected links: Links | null | undefined;
  private fetchedLinks: Promise<Links> | undefined;

  /** The day whose deal is in play, in UTC: `2026-11-21`; `undefined` for any other game. */
  get day(): string | undefined {
    return this.links?.day;
  }

  /**
   * The game as a short text that can stand in a URL. It rejects where the game makes no link, and
   * where the file that knows links can't be fetched.
   */
  share(): Promise<string> {
    return this.fetchLinks().then((links) => links.share());
  }

  /** How the game went, as a text to be sent; with a link to its deal where the page is `linked`. */
  result(): Promise<string> {
    return this.fetchLinks().then((links) => links.result());
  }

  /**
   * Takes up a saved game, or the game of a link, or says what is wrong with it, the game in progress
   * untouched. Of a link (any text) it says so later, and rejects like `share()`.
   */
  override load(link: string): Promise<Problem | undefined>;
  override load(save: unknown): Problem | undefined;
  override load(save: unknown): Problem | Promise<Problem | undefined> | undefined {
    return typeof save === 'string'
      ? this.fetchLinks().then((links) => links.load(save))
      : super.load(save);
  }

  /** The game of a link to be looked at step by step, in the place of the one in play. */
  replay(link: string): Promise<Checked<GameReplay>> {
    return this.fetchLinks().then((links) => links.replay(link));
  }

  /** @internal */
  more(part: 'menu-item' | 'button'): unknown {
    return this.links?.more(part);
  }

  private get wantsLinks(): boolean {
    return this.links === undefined && (this.linked || this.daily);
  }

  /** @internal What is to be played is not known before. */
  override begin(): void {
    if (!this.wantsLinks) super.begin();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.wantsLinks) this.fetchLinks().catch(() => this.goWithout());
  }

  protected override finder(): Promise<DealFinder | undefined> | undefined {
    return this.daily && this.links !== null
      ? this.fetchLinks().catch(() => undefined)
      : super.finder();
  }

  private goWithout(): void {
    this.links = null;
    if (!this.session) this.begin();
    this.narrator.say(this.words.notFetched, { show: true });
  }

  private fetchLinks(): Promise<Links> {
    return (this.fetchedLinks ??= import('./game-links.js').then(
      ({ makeLinks }) => (this.links = makeLinks(this, html, this.game)),
    ));
  }
}
