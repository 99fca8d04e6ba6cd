import type { GameElement } from '../base/game-element.js';
import type { Faces } from '../cards/faces.js';
import type { FullScreenController } from '../controllers/full-screen.js';
import type { GameController } from '../controllers/game-controller.js';
import type { PanelController } from '../controllers/panel-controller.js';
import type { SharingController } from '../controllers/sharing-controller.js';
import type { SolverController } from '../controllers/solver-controller.js';
import type { ToolbarRequest } from '../ui/requests.js';
import type { GameWords } from '../ui/speech.js';
import type { PatienceState } from './definition.js';

/**
 * The element of a patience game, as its own controllers and templates know it. `PatienceElement` imports them, so they
 * can't import it, not even as a type.
 */
export interface PatienceHost<State extends PatienceState, Move> extends GameElement<State, Move> {
  readonly game: GameController<State, Move>;
  readonly panels: PanelController;
  readonly sharing: SharingController<State, Move>;
  readonly solver: SolverController<State, Move>;
  readonly fullScreen: FullScreenController;
  readonly faceController: Faces;
  readonly gameWords: GameWords;
  readonly gameTitle: string;
  readonly day: string | undefined;
  /** How often the player undid since the deal. */
  readonly undoCount: number;
  /** The position that the page asks for, unchecked. */
  readonly position: string | null;
  /** The goal that the page asks for, unchecked. */
  readonly puzzle: string | boolean | null;
  /** Whether a way to win was shown in this game, which then doesn't count as won by the player. */
  readonly isWayShown: boolean;
  /** Whether a way to win is being shown now. */
  readonly isShowing: boolean;
  command(request: ToolbarRequest): void;
  /** Called after cards were picked up or released. */
  handChanged(): void;
}
