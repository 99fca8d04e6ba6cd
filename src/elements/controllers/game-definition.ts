import type { Card } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Game } from '../../core/engine/rules.js';
import type { Change, Session } from '../../core/engine/session.js';
import type { CommonWords } from '../../locales/words.js';
import type { DealChooser } from '../base/setup.js';
import type { FramedWords } from '../ui/speech.js';
import type { ElementHost } from './element-host.js';
import type { RequestedGame } from './requested-game.js';
import type { PageOptions, PageSetupHost } from './page-setup.js';

/** The rules of a game with any options. */
export type GameRules<State, Move> = Game<State, Move, object, State, unknown>;

/** A session with any options. */
export type GameSession<State, Move> = Session<State, Move, object, State, unknown>;

/** What controllers need to know of a game. */
export interface GameDefinition<State, Move> extends PageOptions {
  /** The rules. */
  readonly game: GameRules<State, Move>;
  /** Shuffles a deck without a number, for games that use numbers only on request. */
  readonly shuffle?: () => readonly Card[];
  /** The automatic moves that the player has switched on. */
  readonly aids?: () => unknown;
  /** Additional details of the game's start and end events. */
  readonly eventDetail?: (session: GameSession<State, Move>) => { readonly commitment?: string };
  /** The move count, if it differs from the session's. */
  readonly moveCount?: (session: GameSession<State, Move>) => number;
}

/** A change of the game: another one begins, or a step was made, undone or redone. */
export type GameChange<State, Move> =
  | { readonly type: 'start'; readonly after: State }
  | (Change<Move> & { readonly before: State; readonly after: State });

/** A change by a step that was made, undone or redone. */
export type GameStep<State, Move> = Extract<GameChange<State, Move>, { readonly step: unknown }>;

/** The earlier of the two positions: before the step was made, or after it was undone. */
export const positionBefore = <State, Move>({
  type,
  before,
  after,
}: GameStep<State, Move>): State => (type === 'undo' ? after : before);

/** The parts of its element that `GameController` uses. */
export interface GameHost<State, Move>
  extends ElementHost<'saveKey' | 'room' | 'events' | 'liveRegion'>, PageSetupHost {
  /** Whether the player has to stay at this deal. */
  readonly locked: boolean;
  readonly inForce?: { readonly countsUndos: boolean };
  complain(problem: Problem, cause?: unknown): Problem;
  /** Called after each change of the game, before its events and the update that shows it. */
  gameChanged(change: GameChange<State, Move>): void;
  readonly words: CommonWords;
  /** The game's own words. Read only while there is a game. */
  readonly gameWords: FramedWords;
  /** Called when the player has chosen between the games of two tabs. */
  conflictSettled?(): void;
}

/** Where a game may come from, beside the attributes and the store. */
export interface GameSources {
  /** Chooses a deal if none was requested. */
  readonly anyDeal?: DealChooser;
  /** The game that the page's address or the day asks for. `undefined` if they are not used. */
  readonly requested?: RequestedGame;
  /** Whether a setup or save can't be read yet. Then `again` is called once it can. */
  readonly awaits?: (given: unknown, again?: () => unknown) => boolean;
}
