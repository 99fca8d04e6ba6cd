import { type PropertyDeclarations, html, isServer, nothing } from 'lit';
import { dealDeck } from '../cards/deal-number.js';
import type { SolverClient } from '../solver/client.js';
import type { SteppedChange } from '../engine/base-session.js';
import type { Refusal } from '../engine/reason.js';
import type { Adviser, AdviserHost, Advice, DealFinder } from './adviser.js';
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

  private adviser: Adviser | undefined;
  private fetched: Promise<Adviser | undefined> | undefined;
  /** Whether a deal was looked for. */
  private seeks = false;

  /** @internal */
  get position(): State | undefined {
    return this.playable ? this.session!.state : undefined;
  }

  /** @internal */
  demonstrated(move: unknown): Refusal | undefined {
    // What goes up by itself may spoil the way.
    return this.playAs(move as Move, 'auto', { ...this.aids(), autoFoundation: 'off' });
  }

  /** Whether the game can be won from here, and a move that keeps it so, as soon as that is known. */
  protected async advice(position: State | undefined): Promise<Advice> {
    const adviser = position && (await this.fetchAdviser());
    // What was found of another position would be taken for this one's.
    return adviser && this.position === position ? adviser.ask(position) : [];
  }

  /** Plays on to a win, until anything is pressed. */
  protected async demonstrate(): Promise<void> {
    const adviser = await this.fetchAdviser();
    if (adviser) await adviser.demonstrate();
    else this.narrator.say(this.words.notFetched, { show: true });
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

  /** What looks for a deal where none was asked for; without it any deal does. */
  protected finder(): Promise<DealFinder | undefined> | undefined {
    return this.solvable ? this.fetchAdviser() : undefined;
  }

  protected override readonly anyDeal = (
    given: object,
    again: (deal: number) => unknown,
  ): number | undefined => {
    const checked = this.game.checkOptions(given);
    const finding = 'value' in checked ? this.finder() : undefined;
    if (!finding || 'problem' in checked) return randomDeal();
    const { session } = this;
    // Every render asks again, as long as there is no game.
    if (!session && this.seeks) return undefined;
    this.seeks = true;
    const deal = (number: number): State => this.game.deal(checked.value, dealDeck(number));
    // Another game may stand there by now, which nobody wants to lose.
    const found = (number: number): unknown =>
      this.session === session && !this.torn && again(number);
    void finding.then((finder) => {
      if (finder) finder.findDeal(randomDeal, deal, found, checked.value);
      else found(randomDeal());
    });
    return undefined;
  };

  /** The solver's file, fetched on need, once; without it nothing is known. */
  private fetchAdviser(): Promise<Adviser | undefined> {
    return (this.fetched ??= import('./game-solver.js').then(
      ({ makeAdviser }) => (this.adviser = makeAdviser(this, html, this.game.game)),
      () => undefined,
    ));
  }
}
