import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { WithOptions } from '../../core/engine/option.js';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Save } from '../../core/engine/save.js';
import { patienceWords } from '../../locales/words.js';
import type { CommonWords } from '../../locales/words.js';
import type { ElementGame, PlayerController } from '../controllers/player-controller.js';
import { BaizeElement } from './baize-element.js';
import type { NewGame } from './setup.js';

/**
 * The base of games with deal numbers, played alone.
 *
 * @event {CustomEvent<GameStartDetail>} game-start - A game was dealt, restarted or resumed.
 * @event {CustomEvent<GameMoveDetail>} game-move - The player, the page or the game itself made a move.
 * @event {CustomEvent<GameRefuseDetail>} game-refuse - A move or another request was refused. The game did not change.
 * @event {CustomEvent<GameRequestNewDetail>} game-request-new - The player asks for another game, or the same deal again. Cancelable.
 * @event {CustomEvent<GameRequestMoveDetail>} game-request-move - The player is about to make a move. Cancelable.
 * @event {CustomEvent<GameRequestUndoDetail>} game-request-undo - The player wants to undo moves. Cancelable.
 * @event {CustomEvent<GameRequestHintDetail>} game-request-hint - The player asks for a hint or for a way to win. Cancelable.
 * @event {CustomEvent<GameEndDetail>} game-win - The game was won.
 * @event {CustomEvent<GameEndDetail>} game-lose - No legal move is left.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute, a save or the storage can't be used, or a module failed to load. Each problem is reported once.
 * @csspart deal - The deal number. Names: `deal-label`, `deal-field`.
 * @csspart button - Names: `button-deal-number`, `button-hint`, `button-new`.
 * @csspart figures - The move count and the clock. Names: `move-count`, `time`.
 */
export abstract class GameElement<State, Move> extends BaizeElement {
  /**
   * The deal number, 1 to 2147483647. Default: a random deal. A change starts a new game.
   * @attr {number} deal
   */
  @property() deal: string | number | null = null;
  /**
   * Locks the current deal: the player can't start a new game or another deal, or open a link from the page's
   * URL. The page's own properties and methods still deal.
   */
  @property({ type: Boolean }) locked = false;

  /** @internal */
  words: CommonWords = patienceWords;
  /** @internal */
  abstract readonly game: ElementGame<State, Move>;
  /** @internal Performs the player's actions, after asking the page. */
  abstract readonly player: PlayerController<State, Move>;

  /** The rules, whose options make variants of the game. */
  protected abstract readonly definition: { readonly game: WithOptions<object> };

  /** @internal The game's rules. Records name variants of the game by its options. */
  get gameRules(): WithOptions<object> {
    return this.definition.game;
  }

  /** The visible state of the game. */
  get state(): State | undefined {
    return this.game.session && this.game.view;
  }

  /** The number of the current deal. `undefined` if there is none, as for a deck given by the page. */
  get dealNumber(): number | undefined {
    return this.game.deal;
  }

  /** How the game ended. `undefined` while it is in progress. */
  get outcome(): 'won' | 'lost' | undefined {
    const { outcome } = this.game;
    return outcome === 'over' ? undefined : outcome;
  }

  /** Moves, undos and redos since the deal, without undos if `count-undos` is `off`; in a race, rolls. */
  get moveCount(): number {
    return this.game.moveCount;
  }

  /** Milliseconds of play. */
  get elapsed(): number {
    return this.game.elapsed;
  }

  /** The moves that the player can make now. */
  get legalMoves(): readonly Move[] {
    return this.game.session?.legalMoves() ?? [];
  }

  /** Whether the player or the page has paused the game. */
  get paused(): boolean {
    return this.game.clock.paused;
  }

  /** Starts a new game: a random deal, a numbered one, or the cards of `deck` in order. */
  newGame(setup: NewGame = {}): Problem | undefined {
    return this.game.newGame(setup);
  }

  /** Undoes the last step. Returns the reason if there is none, or if the game forbids it. */
  undo(): Refusal | undefined {
    return this.game.act('undo', 'host');
  }

  /** Redoes the step that was undone last. Returns the reason if there is none. */
  redo(): Refusal | undefined {
    return this.game.act('redo', 'host');
  }

  /** Plays a move for the page. If it is refused, returns the reason and changes nothing. */
  play(move: Move): Refusal | undefined {
    return this.game.play(move, 'host');
  }

  /** Stops the clock and covers the board until `resume()`. */
  pause(): void {
    this.game.clock.pause();
    this.requestUpdate();
  }

  /** Ends a pause: uncovers the board and starts the clock. */
  resume(): void {
    this.game.clock.resume();
    this.requestUpdate();
  }

  /** The game as a small JSON object. `undefined` before the first deal. */
  save(): Save | undefined {
    return this.game.save();
  }

  /** @internal */
  get isDealing(): boolean {
    return !this.game.session || this.game.isWaiting;
  }

  /** @internal Whether the game was also played in another tab, and the player has to choose. */
  get hasConflict(): boolean {
    return this.game.hasConflict;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.game.update();
  }
}
