import type { Card } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Game } from '../../core/engine/rules.js';
import type { Change, Session } from '../../core/engine/session.js';
import type { TranslatedWords } from '../../locales/translations.js';
import type { EventQueue } from '../base/event-queue.js';
import type { AnyDeal } from '../base/setup.js';
import type { FramedWords } from '../ui/speech.js';
import type { AutosaveHost } from './autosave.js';
import type { LiveRegion } from './live-region.js';
import type { Place } from './game-place.js';
import type { PageOptions, PageSetupHost } from './page-setup.js';

/** The rules of a game, whatever its options are. */
export type GameRules<State, Move> = Game<State, Move, object, State, unknown>;

/** A running game, whatever its options are. */
export type GameSession<State, Move> = Session<State, Move, object, State, unknown>;

/** What a controller of a game must know of it. */
export interface GameDefinition<State, Move> extends PageOptions {
  /** The rules. */
  readonly game: GameRules<State, Move>;
  /** Plays the rules; `Session` where a game gives none. */
  readonly session?: typeof Session;
  /** Shuffles a deck that has no number, for games whose deals have numbers only where asked for. */
  readonly shuffle?: () => readonly Card[];
  /** What the game does by itself now; none without it. */
  readonly aids?: () => unknown;
  /** What events tell of a game's start and end beside what they tell of every game's. */
  readonly eventDetail?: (session: GameSession<State, Move>) => { readonly commitment?: string };
  /** The count of moves, where it is not the session's. */
  readonly moveCount?: (session: GameSession<State, Move>) => number;
}

/** A change of the game: another one is played, or a step of this one was made, taken back or made again. */
export type GameChange<State, Move> =
  | { readonly type: 'start'; readonly after: State }
  | (Change<Move> & { readonly before: State; readonly after: State });

/** A change that made a step, took one back, or made it again. */
export type GameStep<State, Move> = Extract<GameChange<State, Move>, { readonly step: unknown }>;

/** The position before a step was made, which an undo comes back to. */
export const originOf = <State, Move>({ type, before, after }: GameStep<State, Move>): State =>
  type === 'undo' ? after : before;

/** The element in which a game is played. */
export interface GameHost<State, Move> extends AutosaveHost, PageSetupHost {
  readonly events: EventQueue;
  /** Whether the player stays at the deal. */
  readonly locked: boolean;
  complain(problem: Problem, cause?: unknown): Problem;
  /** Called after each change of the game, before its events and the update that shows it. */
  gameChanged(change: GameChange<State, Move>): void;
  readonly liveRegion: LiveRegion;
  readonly words: TranslatedWords;
  /** The game's own words; they are asked for only while there is a game. */
  readonly gameWords: FramedWords;
  /** Called once the player has chosen between this tab's game and another one's. */
  conflictSettled?(): void;
}

/** Where else the game to be played may come from. */
export interface GameSources {
  /** Finds a deal where none was asked for. */
  readonly anyDeal?: AnyDeal;
  /** What the page's address, or the day, says of the game; `undefined` where nobody asks them. */
  readonly place?: Place;
  /** Whether a game has to wait until what it begins with, a setup or a save, can be read; then it begins `again`. */
  readonly awaits?: (given: unknown, again?: () => unknown) => boolean;
}
