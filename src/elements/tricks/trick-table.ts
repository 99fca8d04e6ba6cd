import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { toJson } from '../../core/engine/json.js';
import type { Checked, Refusal } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { TrickAdvice } from '../../core/tricks/bots/question.js';
import type { TrickOptions } from '../../core/tricks/options.js';
import type { TrickMove, TrickState } from '../../core/tricks/state.js';
import type { TrickGame } from '../../core/tricks/trick-game.js';
import type { TrickTable } from '../../core/tricks/trick-table.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type { ReplayedGame } from '../controllers/links.js';
import type { SolverClient } from '../solver/client.js';
import { AdviceController } from '../table/advice-controller.js';
import { TableElement } from '../table/table-element.js';
import type { SharedSettings } from '../table/table-game.js';
import type { Adviser } from './coach/adviser.js';
import type { TrickTableGame } from './game.js';
import type { HandLinks } from './hand-links.js';
import { TrickMotionController } from './motion-controller.js';
import { TrickPlayer } from './player.js';
import type { TrickScene } from './scene.js';

const loadAdvice = lazy('trick-advice', () => import('./coach/adviser.js'));
const loadLinks = lazy('trick-links', () => import('./hand-links.js'));

/**
 * The base of all tables of trick-taking games: Hearts, Spades, Whist, Twenty-Nine.
 *
 * @event {CustomEvent<TrickEndDetail>} trick-end - A trick is complete.
 * @event {CustomEvent<GameEndDetail>} game-win - The player's side won the game.
 * @event {CustomEvent<GameEndDetail>} game-lose - Another side won the game.
 * @csspart button - Names: `button-ready`, `button-look`, `button-blind-nil`, `button-bid`, `button-pass-bid`, `button-trump`, `button-lay`, `button-double`, `button-redouble`, `button-no-double`, `button-pass`, `button-ask`, `button-pair`, `button-claim`, `button-add`, `button-subtract`, `button-takeback`, `button-leave`, `button-guide`, `button-dismiss`, `button-help`, `button-show`, `button-step`, `button-skip`, `button-next`, `button-new`.
 * @csspart panel - Names: `panel-heading`, `panel-help`, `panel-replay`.
 * @csspart guide - The current step of a guided hand, above the board. Names: `guide-step`.
 * @csspart offer - The offer of a guided hand before the player's first hand.
 * @csspart seats - All seats except the player's own.
 * @csspart seat - Every seat. States: `own`, `dealer`, `turn`, `due`, `out`, `bidder`, `win`.
 * @csspart plate - A seat's name and score. Names: `seat-name`, `temper`.
 * @csspart dealer-button - The dealer's button.
 * @csspart spread - The cards of another seat, face down.
 * @csspart card - Names: `card-back`. States: `face-down`, `playable`, `barred`, `picked`.
 * @csspart action - What a seat bid or has taken.
 * @csspart centre - The middle of the table.
 * @csspart trump - The trump suit, printed on the felt.
 * @csspart turned-card - The card that was turned up, or laid face down.
 * @csspart trick - The cards of the trick.
 * @csspart results - The result of a hand. Names: `winner`.
 * @csspart scores - The scores of both sides. It opens the score sheet.
 * @csspart hand - The player's cards.
 * @csspart line - What to do next, in words.
 * @csspart aside - The panel of advice and coach, below the table. Names: `progress`, `advice-words`, `advice-table`, `advice-note`, `coach-verdict`.
 * @csspart advice-row - One choice in the advice. States: `best`.
 * @csspart bids - The buttons for numbers or suits.
 * @csspart buttons - The buttons below the player's cards.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 * @cssproperty [--baize-back-image] - A picture of the page over the pattern, as `url(back.svg)`.
 */
export abstract class TrickTableElement extends TableElement<TrickState, TrickMove, TrickScene> {
  /** Starts the worker of bots and advice, for pages that allow no other way to start one. `null` means no worker at all. */
  static workerFactory: SolverClient['workerFactory'];

  /**
   * The number of seats (one person, the others bots), or one word for each seat: `human bot`. Seats follow each
   * other in the direction of play. A change opens a new table.
   * @attr {string} seats
   */
  @property() seats: string | number | null = null;
  /**
   * How well the bots play. Takes effect at once.
   * @attr {'beginner' | 'club' | 'expert'} [bots=club]
   */
  @property() bots: string | null = null;
  /** Lets a single person among bots take back the last move. */
  @property({ type: Boolean }) takeback = false;

  /** Shows what each choice of the player is expected to cost, by a search of the possible hands. */
  @property({ type: Boolean }) advice = false;
  /** Shows after each trick what the player's card cost compared with the best one, and sums it up after the hand. */
  @property({ type: Boolean }) coach = false;

  /**
   * Plays back the hand of a link in the page's address (`#1.hearts.1…`), and offers to copy the link to a finished hand.
   */
  @property({ type: Boolean }) linked = false;

  /** @internal */ readonly player: TrickPlayer = new TrickPlayer(this);
  /** @internal */
  readonly advising: AdviceController<TrickScene, TrickAdvice, Adviser> = new AdviceController<
    TrickScene,
    TrickAdvice,
    Adviser
  >(this, this.hand, async () => {
    const { Adviser } = await loadAdvice();
    return () => new Adviser(this);
  });

  /** @internal */
  readonly links: LazyPart<HandLinks> = new LazyPart<HandLinks>(this, async () => {
    const { HandLinks } = await loadLinks();
    return new HandLinks(this);
  });

  constructor() {
    super();
    new TrickMotionController(this);
  }

  /**
   * Returns a finished hand as text, for a link or `<game-replay>`. It has all cards and moves.
   *
   * @param hand its number; by default the last one that is over
   * @throws Error if that hand is not over, or was not seen from its start
   */
  async share(hand?: number): Promise<string> {
    return (await this.links.load()).share(hand);
  }

  /**
   * Shows a finished hand, step by step from the deal, as the player who shared it saw it. `newGame()` or `load()` ends it.
   *
   * @param link a text of `share()`, or a link that ends in one
   */
  async replay(link: string): Promise<Checked<ReplayedGame>> {
    return (await this.links.load()).replay(link);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.linked) this.links.loadInBackground();
  }

  /** @internal The game, with the types that the definition hides. */
  get ownGame(): TrickTableGame<TrickOptions> {
    return this.definition.game as unknown as TrickTableGame<TrickOptions>;
  }

  /**
   * Estimates what each choice of the player is worth, the best first. It works without the attributes `advice` and
   * `coach`. Returns `undefined` if the player has no decision to make, or the table changed meanwhile.
   */
  async advise(): Promise<TrickAdvice | undefined> {
    return this.advising.ask();
  }

  /** @internal What is derived from the rules of a hand. */
  readonly tableOf = ({ options }: Pick<TrickState, 'options'>): TrickTable =>
    (this.gameRules as unknown as TrickGame<TrickOptions>).tableOf(options);

  /** @internal The legal moves of a seat in a view. */
  readonly legalAt = (view: TrickState, seat: Seat): readonly TrickMove[] =>
    this.definition.game.game.moves(view, seat);

  /** @internal The options of the hand that is shown. */
  get handOptions(): TrickOptions {
    return (this.seen ?? this.hand.emptyTable.view).options;
  }

  /** @internal Whether the player may take back a move. */
  get mayTakeBack(): boolean {
    return this.takeback && this.hand.mayTakeBack;
  }

  /** @internal Plays the player's move. While the player's cards are covered, only `ready` can be played. */
  act(move: TrickMove): Refusal | undefined {
    const { state, hand } = this;
    if (!state || (hand.turn.isCovered && state.phase !== 'ready')) return undefined;
    return this.requests.attempt(move);
  }

  /**
   * Takes back the last card or decision of the only person at a table of bots, with everything after it. Refused
   * without the attribute `takeback`.
   */
  takeBack(): Refusal | undefined {
    if (!this.mayTakeBack) return this.refused({ code: 'no-undo' }, 'host');
    this.hand.takeBack();
    return undefined;
  }

  /** Announces the best move and returns it. It does not play the move. `undefined` if there is nothing to decide. */
  async hint(): Promise<TrickMove | undefined> {
    const { seatNow: seat, hand, legalMoves } = this;
    const state = this.seen;
    const { game } = this.definition;
    if (!state || seat === undefined || hand.turn.isCovered || legalMoves.length === 0)
      return undefined;
    // Each read of `seen` makes another view.
    const position = toJson(state);
    const settings = { bots: 'expert' } as unknown as SharedSettings;
    const move = await game.think?.({ view: state, seat, settings, seed: 'hint' });
    // The table may have changed meanwhile.
    if (!move || toJson(this.seen) !== position) return undefined;
    this.liveRegion.say(this.texts.hint(move), { show: true, isAdvice: true });
    return move;
  }

  /** @internal Makes everybody at this device ready for the next hand, as nobody wants to cut the deck. */
  makeReady(): void {
    const { hand } = this;
    for (const seat of hand.mine) {
      const { state } = this;
      const isWaiting = state?.phase === 'ready' && !state.seats[seat]!.isReady;
      if (isWaiting) hand.play({ type: 'ready', seat }, 'auto');
    }
  }
}
