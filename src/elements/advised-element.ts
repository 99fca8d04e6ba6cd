import { type PropertyDeclarations, type PropertyValues, html, nothing } from 'lit';
import { dealDeck } from '../cards/deal-number.js';
import type { SolverClient } from '../solver/client.js';
import type { Verdict } from '../solver/search.js';
import { Adviser, type AdviserHost } from './adviser.js';
import { tell } from './events.js';
import { FramedElement } from './framed-element.js';
import { randomDeal } from './setup.js';

/**
 * What a solver gives every patience game: good hints, the showing of a win, whether it can still be
 * won, deals that can be.
 *
 * @attr {boolean} solvable - Deals only such numbers as can be won.
 * @attr {boolean} verdict - Shows in the toolbar whether the game can still be won.
 * @event {CustomEvent<GameVerdictDetail>} game-verdict - Whether the game can still be won has changed;
 *   told where the game watches it.
 * @csspart verdict - Whether the game can be won, in the toolbar.
 * @csspart verdict-winnable - The same where it can.
 * @csspart verdict-unwinnable - The same where it can't.
 * @csspart verdict-unknown - The same where the search did not tell.
 * @csspart verdict-looking - The same while it is searched.
 */
export abstract class AdvisedElement<State, Move, Options extends object, View, Aids>
  extends FramedElement<State, Move, Options, View, Aids>
  implements AdviserHost
{
  static override readonly properties: PropertyDeclarations = {
    solvable: { type: Boolean },
    verdict: { type: Boolean },
  };

  /** The page's own worker for the solver, where it allows no other; `null` for none at all. */
  static workerFactory: SolverClient['workerFactory'];

  /** Deals only such numbers as can be won. */
  solvable = false;
  /** Shows whether the game can still be won. */
  verdict = false;

  private readonly adviser = new Adviser(this);
  private judgement: Verdict | undefined;

  /** @internal */
  abstract isLegal(move: Move): boolean;

  /** @internal */
  get gameName(): string {
    return this.game.game;
  }

  /** @internal */
  get workerFactory(): SolverClient['workerFactory'] {
    return (this.constructor as typeof AdvisedElement).workerFactory;
  }

  /** @internal The game as it stands, all cards known; nothing where no move can be made. */
  get position(): State | undefined {
    return this.playable ? this.session!.state : undefined;
  }

  /** @internal */
  demonstrated(move: unknown): boolean {
    const legal = this.isLegal(move as Move);
    if (legal) this.playAs(move as Move, 'auto');
    return legal;
  }

  /** @internal */
  told(text: string): void {
    this.narrator.say(text, { show: true });
  }

  /** @internal */
  judged(verdict: Verdict): void {
    if (verdict === this.judgement) return;
    this.judgement = verdict;
    this.requestUpdate();
    tell(this, 'game-verdict', { source: 'auto', verdict });
    if (verdict === 'unwinnable') this.narrator.add(this.hopeless);
  }

  private get hopeless(): string {
    return this.words.refusals['hopeless']!;
  }

  /** Whether the game can be won from here, and a move that keeps it so. */
  protected async bestMove(): Promise<readonly [Verdict?, Move?]> {
    const { position } = this;
    if (position === undefined) return [];
    const [verdict, proof] = await this.adviser.ask(position);
    return [verdict, proof?.[0] as Move | undefined];
  }

  /** Plays on to a win, until anything is pressed. */
  protected demonstrate(): void {
    void this.adviser.demonstrate(this.words.notFetched, this.hopeless);
  }

  /** Whether the verdict is looked for. */
  protected get watches(): boolean {
    return this.verdict;
  }

  /** Whether the game as it now stands can still be won. */
  protected look(): void {
    const { session, watches } = this;
    void this.adviser.watch(watches && !session?.outcome ? session?.state : undefined);
  }

  /** What was found out of another game says nothing of this one. */
  protected lookAnew(): void {
    this.judgement = undefined;
    void this.adviser.watch(undefined);
    this.look();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.session && (changed.has('verdict') || changed.has('noVerdict'))) this.look();
  }

  /** @internal */
  get light(): unknown {
    const { solver } = this.adviser;
    return this.verdict && solver ? solver.light(html, this.judgement) : nothing;
  }

  protected override readonly anyDeal = (
    given: object,
    again: (deal: number) => unknown,
  ): number | undefined => {
    const checked = this.game.checkOptions(given);
    if (!this.solvable || 'problem' in checked) return randomDeal();
    const deal = (number: number): State => this.game.deal(checked.value, dealDeck(number));
    void this.adviser.findDeal(deal, again);
    return undefined;
  };
}
