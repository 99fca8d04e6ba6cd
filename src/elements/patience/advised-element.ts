import { type PropertyDeclarations, type PropertyValues, isServer, nothing } from 'lit';
import { dealDeck } from '../../core/cards/deal-number.js';
import type { SolverClient } from '../../core/solver/client.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { Checked, Problem, Refusal } from '../../core/engine/reason.js';
import type { Adviser, AdviserHost, Advice, GameSolvers } from '../controllers/adviser.js';
import type { Save } from '../../core/engine/save.js';
import { FramedElement } from './framed-element.js';
import { lazy } from '../base/lazy.js';
import type { GameReplay, Links, LinksHost } from '../controllers/links.js';
import { randomDeal } from '../base/setup.js';
import { type SolverWords, solverEn } from '../../locales/extras/solver-en.js';

const loadAdviser = lazy('solver/adviser', () => import('../solver/adviser.js'));
const loadLinks = lazy('links', () => import('../links/links.js'));

/**
 * What every patience game has of two modules that are loaded on demand. The adviser's: good hints, the
 * showing of a win, whether it can still be won, deals that can be. The links': what it is shared by, and
 * the deal of the day.
 *
 * @attr {boolean} linked - Opens the game of a link in the page's address, and has links and results
 *   copied.
 * @attr {boolean} daily - Deals what everyone is dealt today (UTC), where there is no `deal`. From
 *   the next new game on.
 * @attr {boolean} solvable - Deals only such numbers as can be won.
 * @attr {boolean} verdict - Shows in the toolbar whether the game can still be won.
 * @event {CustomEvent<GameVerdictDetail>} game-verdict - Whether the game can still be won has changed;
 *   told where the game watches it.
 * @csspart share-text - What is to be copied, where the browser won't.
 * @csspart verdict - Whether the game can be won, in the toolbar.
 * @csspart verdict-winnable - The same where it can.
 * @csspart verdict-unwinnable - The same where it can't.
 * @csspart verdict-unknown - The same where the search did not tell.
 * @csspart verdict-looking - The same while it is searched.
 */
export abstract class AdvisedElement<State, Move, Options extends object, View, Aids>
  extends FramedElement<State, Move, Options, View, Aids>
  implements AdviserHost, LinksHost<State, Move, Options, View, Aids>
{
  static override readonly properties: PropertyDeclarations = {
    solvable: { type: Boolean },
    verdict: { type: Boolean },
    linked: { type: Boolean },
    daily: { type: Boolean },
  };

  /** The page's own worker for the solver, where it allows no other; `null` for none at all. */
  static workerFactory: SolverClient['workerFactory'];

  /** Deals only such numbers as can be won. */
  solvable = false;
  /** Shows whether the game can still be won. */
  verdict = false;
  /** Opens the game of a link in the page's address. */
  linked = false;
  /** Deals what everyone is dealt today. */
  daily = false;

  protected override links: Links | null | undefined;
  private adviser: Adviser | undefined;
  /** The options that a deal was looked for under. */
  private seeks: string | undefined;

  /** @internal What the game is solved by; none where nobody knows how. */
  readonly solvers: GameSolvers<never> | undefined;

  /** @internal */
  get solverWords(): SolverWords {
    return this.words.foreign?.solver ?? solverEn;
  }

  /** @internal */
  get position(): State | undefined {
    return this.playable ? this.session!.state : undefined;
  }

  /** @internal */
  isShowing = false;

  /** @internal */
  demonstrated(move: unknown): Refusal | undefined {
    // What goes up by itself may spoil the way.
    return this.playAs(move as Move, 'auto', { ...this.aids(), autoFoundation: 'off' });
  }

  /** @internal Whether the game can be won from here, and how, whenever that is known. */
  async advice(position: State | undefined): Promise<Advice> {
    const adviser = position && (await this.fetchAdviser());
    // What was found of another position would be taken for this one's.
    return adviser && this.position === position ? adviser.ask(position) : [];
  }

  /** Plays on to a win, until anything is pressed. */
  protected async demonstrate(): Promise<void> {
    const adviser = await this.fetchAdviser();
    if (adviser) await adviser.demonstrate();
    else this.sayNotLoaded();
  }

  /** Whether the verdict is looked for. */
  protected get watches(): boolean {
    return this.verdict;
  }

  /** After a step, or, without one, as another game begins, of which nothing is known yet. */
  protected followed(change?: SteppedChange<Move>): void {
    this.adviser?.followed(change);
    this.look();
  }

  /** @internal Whether the game as it now stands can still be won. */
  look(): void {
    if (!this.watches) this.adviser?.watch(undefined);
    else if (this.session && !(isServer as boolean)) void this.watchFrom(this.session.state);
  }

  private async watchFrom(state: State): Promise<void> {
    const adviser = await this.fetchAdviser();
    if (this.session!.state === state && this.outcome !== 'won') adviser?.watch(state);
  }

  /** @internal */
  get light(): unknown {
    return this.verdict && this.watches ? this.adviser?.light() : nothing;
  }

  protected override readonly anyDeal = (
    given: object,
    again: (deal: number) => unknown,
  ): number | undefined => {
    const checked = this.game.checkOptions(given);
    const daily = this.daily && this.links !== null;
    if ((!daily && !this.solvable) || 'problem' in checked) return randomDeal();
    const { session } = this;
    // Every render asks again, as long as there is no game.
    const wanted = JSON.stringify(checked.value);
    if (!session && this.seeks === wanted) return undefined;
    this.seeks = wanted;
    const deal = (number: number): State => this.game.deal(checked.value, dealDeck(number));
    // Another game may stand there by now, which nobody wants to lose.
    const found = (number: number): unknown =>
      this.session === session && this.seeks === wanted && !this.hasConflict && again(number);
    const finding = daily ? this.fetchLinks().catch(() => undefined) : this.fetchAdviser();
    void finding.then((finder) => {
      if (finder) finder.findDeal(randomDeal, deal, found, checked.value);
      else found(randomDeal());
    });
    return undefined;
  };

  /** What knows the solver; `undefined` where it can't be loaded, and nothing is known. */
  private async fetchAdviser(): Promise<Adviser | undefined> {
    try {
      const { SolverAdviser } = await loadAdviser();
      return (this.adviser ??= new SolverAdviser(this));
    } catch (error) {
      this.loadFailed(error);
      return undefined;
    }
  }

  /** The day whose deal is in play, in UTC: `2026-11-21`; `undefined` for any other game. */
  get day(): string | undefined {
    return this.links?.day;
  }

  /**
   * The game as a short text that can stand in a URL. It rejects where the game makes no link, and
   * where the module that knows links can't be loaded.
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

  /** @internal */
  async loadInSlices(save: Save): Promise<Problem | undefined> {
    return this.resumeSave(
      await this.reader.later(this.sessionClass.reading(this.game, save)),
      'host',
    );
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
    if (!this.wantsLinks && !this.links?.isOpening) super.begin();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.wantsLinks) return;
    this.fetchLinks().catch(() => {
      this.links = null;
      if (!this.session) this.begin();
      this.sayNotLoaded();
    });
  }

  /** What knows links. It rejects with a `LoadError` where that can't be loaded. */
  private async fetchLinks(): Promise<Links> {
    try {
      const { GameLinks } = await loadLinks();
      return (this.links ??= new GameLinks(this, this.game));
    } catch (error) {
      this.loadFailed(error);
      throw error;
    }
  }
}
