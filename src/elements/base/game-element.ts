import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Save } from '../../core/engine/save.js';
import { en } from '../../locales/en.js';
import type { TranslatedWords } from '../../locales/translations.js';
import type { ElementGame } from '../controllers/element-game.js';
import type { PlayerController } from '../controllers/player-controller.js';
import { BaizeElement } from './baize-element.js';
import type { NewGame } from './setup.js';

/**
 * The element of a game with deal numbers, which is played alone: what pages ask of every one.
 *
 * @event {CustomEvent<GameStartDetail>} game-start - A game was dealt, restarted or taken up again.
 * @event {CustomEvent<GameMoveDetail>} game-move - A move was made, by the player, the host, or the game itself.
 * @event {CustomEvent<GameRefuseDetail>} game-refuse - Something was refused; with the reason.
 * @event {CustomEvent<GameRequestNewDetail>} game-request-new - The player asks for another game, or the same again; can be cancelled.
 * @event {CustomEvent<GameRequestMoveDetail>} game-request-move - The player is about to make a move; can be cancelled.
 * @event {CustomEvent<GameRequestUndoDetail>} game-request-undo - The player wants moves taken back; can be cancelled.
 * @event {CustomEvent<GameRequestHintDetail>} game-request-hint - The player wants to be shown a move or a way to win; can be cancelled.
 * @event {CustomEvent<GameEndDetail>} game-win - The game was won.
 * @event {CustomEvent<GameEndDetail>} game-lose - No move is left.
 * @event {CustomEvent<GameErrorDetail>} game-error - An attribute, a save or the storage could not be used.
 * @csspart deal - The deal number.
 * @csspart deal-label - The sign before it, with the field.
 * @csspart deal-field - The field that it is typed in.
 * @csspart button-deal-number - Deals the number that is typed, seen meanwhile.
 * @csspart figures - Moves and time.
 * @csspart move-count - The number of moves.
 * @csspart time - The time played.
 * @csspart icon-hint - The drawing of one tool.
 * @csspart icon-new - The same.
 * @csspart button-hint - Hint.
 * @csspart button-new - New game.
 */
export abstract class GameElement<State, Move> extends BaizeElement {
  /**
   * The deal number, 1 to 2147483647; any deal without it. A change starts a new game.
   * @attr {number} deal
   */
  @property() deal: string | number | null = null;
  /**
   * Keeps the player at the deal: no new game, no other number, and no link in the page's address. The page's own
   * properties and methods deal as ever.
   */
  @property({ type: Boolean }) locked = false;

  /** @internal */
  words: TranslatedWords = en;
  /** @internal */
  abstract readonly game: ElementGame<State, Move>;
  /** @internal What the player does; the page is asked before. */
  abstract readonly player: PlayerController<State, Move>;

  /** What is to be seen of the game. Read only. */
  get state(): State | undefined {
    return this.game.session?.view();
  }

  /** The number of the deal in play; `undefined` where it has none, as where the host gave the deck. */
  get dealNumber(): number | undefined {
    return this.game.deal;
  }

  /** How the game ended; `undefined` while it goes on. */
  get outcome(): 'won' | 'lost' | undefined {
    const { outcome } = this.game;
    return outcome === 'over' ? undefined : outcome;
  }

  /** Moves, undos and redos since the deal; in a race, rolls. */
  get moveCount(): number {
    return this.game.moveCount;
  }

  /** Milliseconds of play. */
  get elapsed(): number {
    return this.game.elapsed;
  }

  /** What a person may do now. */
  get legalMoves(): readonly Move[] {
    return this.game.session?.legalMoves() ?? [];
  }

  /** Whether the player or the host has paused the game. */
  get paused(): boolean {
    return this.game.clock.paused;
  }

  /** Starts a new game: any deal, a numbered one, or the cards of `deck` in their order. */
  newGame(setup: NewGame = {}): Problem | undefined {
    return this.game.newGame(setup);
  }

  undo(): Refusal | undefined {
    return this.game.act('undo', 'host');
  }

  redo(): Refusal | undefined {
    return this.game.act('redo', 'host');
  }

  /** Plays a move as the host; a refusal comes back with its reason, and nothing changes. */
  play(move: Move): Refusal | undefined {
    return this.game.play(move, 'host');
  }

  /** Stops the clock and covers the board until `resume()`. */
  pause(): void {
    this.game.clock.pause();
    this.requestUpdate();
  }

  resume(): void {
    this.game.clock.resume();
    this.requestUpdate();
  }

  /** The game as a small JSON object; `undefined` before the first deal. */
  save(): Save | undefined {
    return this.game.save();
  }

  /** @internal */
  get isDealing(): boolean {
    return !this.game.session || this.game.isWaiting;
  }

  /** @internal Whether another tab has played on, and the player has to choose. */
  get hasConflict(): boolean {
    return this.game.hasConflict;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.game.update();
  }
}
