import type { ReactiveControllerHost } from 'lit';
import type { TranslatedWords } from '../../locales/translations.js';
import type { GameController } from '../controllers/game-controller.js';
import type { SolverController } from '../controllers/solver-controller.js';

/** The parts of its element that the notice uses. */
export interface NoticeHost extends ReactiveControllerHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly words: TranslatedWords;
  readonly game: Pick<GameController<unknown, unknown>, 'outcome' | 'canGoBack'> & {
    readonly session: { readonly at: number; readonly canUndo: boolean } | undefined;
  };
  readonly solver: Pick<
    SolverController<unknown, unknown>,
    'hopeless' | 'seeking' | 'solvers' | 'stopLooking'
  >;
  readonly offered: { readonly has: (control: string) => boolean };
  command(request: 'undo' | 'restart' | 'new' | 'back-to-winnable'): void;
  loadFailed(error: unknown): void;
}
