import type { ReactiveController } from 'lit';
import type { Checked, Problem } from '../../core/engine/reason.js';
import type { Save } from '../../core/engine/save.js';
import { isDaily } from '../base/host-value.js';
import { lazy } from '../base/lazy.js';
import { NOT_BEGUN } from '../base/player-requests.js';
import type { ElementMembers } from './element-host.js';
import type { RequestedGame } from './requested-game.js';
import type { DayView, ReplayedGame, Links, LinksHost, SharedGame } from './links.js';

const loadLinks = lazy('links', () => import('../links/links.js'));

type SharingHost<State, Move> = LinksHost<State, Move> &
  Pick<ElementMembers, 'sayNotLoaded' | 'clearNotLoaded'>;

/** The error of a method that needs a game, if the game has not begun. */
class NotBegun extends Error {
  override readonly name = 'NotBegun';
  readonly reason = NOT_BEGUN;
}

/** Links, results and daily deals. The module is loaded when the page or the player first needs it. */
export class SharingController<State, Move> implements ReactiveController, RequestedGame {
  private links: Links | undefined;
  /** Whether the module failed to load when the page needed it. */
  private isMissing = false;
  /** Whether a game was shown with its complete name. */
  private wasNamed = false;

  constructor(
    private readonly host: SharingHost<State, Move>,
    private readonly definition: () => SharedGame<State, Move>,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    this.wasNamed ||= host.game.session !== undefined && !this.isNaming;
    if (!this.isNeeded) return;
    this.load().catch(() => {
      this.isMissing = true;
      if (!host.game.session) host.game.begin();
      host.sayNotLoaded();
    });
  }

  get isPending(): boolean {
    return this.isNeeded || this.isOpening || this.host.puzzles.awaits(this.host);
  }

  get isOpening(): boolean {
    return this.links?.isOpening === true;
  }

  get isWaiting(): boolean {
    return this.links?.isWaiting === true;
  }

  get saveSlot(): string {
    return this.links?.saveSlot ?? '';
  }

  get isPreviousKept(): boolean {
    return this.links?.isPreviousKept === true;
  }

  get shared(): Save | undefined {
    return this.links?.shared;
  }

  beforeNewDeal(): boolean {
    return this.links?.beforeNewDeal() === true;
  }

  cancel(): void {
    this.links?.cancel();
  }

  started(options: object): void {
    this.links?.started(options);
  }

  /** The element plays another game. */
  gameChanged(): void {
    this.links?.gameChanged();
  }

  /** Whether the next game is a daily deal, which the module finds. */
  get findsDeals(): boolean {
    return !this.isMissing && (this.links?.dealsDay ?? this.wantsDay);
  }

  get day(): string | undefined {
    return this.links?.day;
  }

  get isLate(): boolean {
    return this.links?.isLate === true;
  }

  /** The view of the day. `undefined` if the page uses no daily deals. */
  get dayView(): DayView | undefined {
    return this.links?.dayView;
  }

  /** Whether the first game still lacks the name of its day. */
  get isNaming(): boolean {
    if (this.wasNamed) return false;
    return this.links?.isNaming ?? (this.wantsDay && !this.isMissing);
  }

  async share(): Promise<string> {
    this.expectGame();
    return (await this.load()).share();
  }

  async proof(): Promise<string> {
    this.expectGame();
    // The current state. Another game may be played by the time the module is loaded.
    const save = this.host.game.save()!;
    return (await this.load()).proof(save);
  }

  async result(): Promise<string> {
    this.expectGame();
    return (await this.load()).result();
  }

  async open(link: string): Promise<Problem | undefined> {
    return (await this.load()).load(link);
  }

  async replay(link: string): Promise<Checked<ReplayedGame>> {
    return (await this.load()).replay(link);
  }

  /** @throws LoadError, as a rejection, if the module can't be loaded */
  async load(): Promise<Links> {
    const { host } = this;
    try {
      await host.rulesLoaded?.();
      const [{ GameLinks }] = await Promise.all([loadLinks(), host.puzzles.load()]);
      host.clearNotLoaded?.();
      return (this.links ??= new GameLinks(host, this.definition));
    } catch (error) {
      host.loadFailed(error);
      throw error;
    }
  }

  /** @throws NotBegun if there is no game yet */
  private expectGame(): void {
    const { game, words } = this.host;
    if (!game.session) throw new NotBegun(words.kit.notBegun);
  }

  private get isNeeded(): boolean {
    return !this.links && !this.isMissing && (this.host.linked || this.wantsDay);
  }

  /** Whether the page asks for a daily deal, as far as is known without the module. */
  private get wantsDay(): boolean {
    const { daily, givenDay, room } = this.host;
    return isDaily(daily) || (givenDay ?? room?.season ?? null) !== null;
  }
}
