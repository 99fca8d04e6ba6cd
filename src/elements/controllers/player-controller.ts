import type { Refusal } from '../../core/engine/reason.js';
import {
  type RequestOf,
  type RequestingElement,
  type GameRequestDetails,
  askPage,
} from '../base/player-requests.js';
import { checkDeal } from '../base/setup.js';
import type { GameController } from './game-controller.js';
import type { GameSession } from './game-definition.js';
import type { PlayClock } from './play-clock.js';

/** The parts of a session that elements use. */
export type ElementSession<State, Move> = Pick<
  GameSession<State, Move>,
  | ('assisted' | 'at' | 'canRedo' | 'canUndo' | 'deal' | 'game' | 'options' | 'state' | 'steps')
  | ('legalMoves' | 'refusal' | 'stateAt' | 'view')
>;

/** The game that an element plays: this browser's (`GameController`), or one shared with people elsewhere. */
export interface ElementGame<State, Move> extends Pick<
  GameController<State, Move>,
  | ('canGoBack' | 'deal' | 'elapsed' | 'hasConflict' | 'isWaiting' | 'moveCount' | 'outcome')
  | ('act' | 'assist' | 'goBack' | 'load' | 'newGame' | 'play' | 'refuse' | 'save' | 'start')
  | ('settleConflict' | 'update' | 'view')
> {
  readonly session: ElementSession<State, Move> | undefined;
  readonly clock: Pick<PlayClock, 'paused' | 'pause' | 'resume'>;
}

/**
 * Performs the player's actions by pointer, keys and tools. First asks the page with an event that it can
 * cancel, unless the action would be refused anyway. Actions of the page itself go directly to the game.
 */
export class PlayerController<State, Move> {
  constructor(
    private readonly host: RequestingElement & { readonly game: ElementGame<State, Move> },
  ) {}

  /** Whether the page lets the player do something. If not, and the page gave a reason, it is shown. */
  may<Name extends keyof GameRequestDetails>(name: Name, request: RequestOf<Name>): boolean {
    return this.refused(name, request) === undefined;
  }

  play(move: Move): Refusal | undefined {
    const { game, events } = this.host;
    events.flush();
    const { session } = game;
    const isLegal = session && !session.refusal(move);
    const notation = isLegal ? session.game.writeMove(session.state, move) : '';
    const request = { control: undefined, move, notation };
    const refusal = isLegal ? this.refused('game-request-move', request, move) : undefined;
    return refusal ?? game.play(move, 'player');
  }

  undo(): void {
    const { game } = this.host;
    const canUndo = game.canGoBack || game.session?.canUndo === true;
    if (!canUndo || this.may('game-request-undo', { control: 'undo' })) game.goBack();
  }

  redo(): void {
    const { game } = this.host;
    const { session } = game;
    const step = session?.canRedo ? session.steps[session.at] : undefined;
    if (step) {
      const [notation] = step.text.split(' ');
      const request = { control: 'redo', move: step.move, notation: notation! } as const;
      if (this.refused('game-request-move', request, step.move)) return;
    }
    game.act('redo', 'player');
  }

  restart(): void {
    const { game } = this.host;
    if (this.may('game-request-new', { control: 'restart', deal: game.deal })) {
      game.act('restart', 'player');
    }
  }

  newGame(): void {
    const { game } = this.host;
    if (this.may('game-request-new', { control: 'new', deal: undefined })) game.start({}, 'player');
  }

  /** Starts the deal with the typed number, or refuses a wrong number. Nothing typed changes nothing. */
  deal(text: string): Refusal | undefined {
    const { game } = this.host;
    if (text.trim() === '' || game.hasConflict) return undefined;
    const checked = checkDeal(text);
    if ('problem' in checked) return game.refuse(checked.problem, 'player');
    const deal = checked.value;
    const refusal = this.refused('game-request-new', { control: 'deal', deal });
    return refusal ?? game.start({ deal }, 'player');
  }

  private refused<Name extends keyof GameRequestDetails>(
    name: Name,
    request: RequestOf<Name>,
    move?: Move,
  ): Refusal | undefined {
    const { host } = this;
    const { game } = host;
    host.events.flush();
    const { session } = game;
    const at = session?.at;
    const refusal = askPage(host, name, request, (refusal) => game.refuse(refusal, 'player', move));
    // If a listener changed the game, the player's action is cancelled.
    const isDone = game.session !== session || session?.at !== at;
    return refusal ?? (isDone ? { code: 'by-page' } : undefined);
  }
}
