import type { Source } from '../../core/engine/rules.js';
import type { PlayerController } from '../controllers/player-controller.js';
import type { Command, ToolbarRequest } from '../ui/requests.js';
import type { PatienceState } from './definition.js';
import type { PatienceHost } from './host.js';

/** The element whose game is commanded. */
export interface CommandedElement extends Pick<
  PatienceHost<PatienceState, never>,
  'pause' | 'paused' | 'resume'
> {
  readonly renderRoot: ParentNode;
  readonly game: { readonly isPlayable: boolean };
  readonly player: Pick<
    PlayerController<unknown, unknown>,
    'undo' | 'redo' | 'restart' | 'newGame' | 'may'
  >;
  readonly hints: { ask(source: Source): unknown };
  readonly solver: { demonstrate(): unknown; backToWinnable(source: Source): unknown };
  readonly fullScreen: { toggle(): unknown };
}

/** All controls of a patience game, by the names that `controls` and `without` take. */
export const PATIENCE_CONTROLS: readonly Exclude<ToolbarRequest, 'menu' | 'fair'>[] = [
  ...(['undo', 'redo', 'hint', 'new', 'restart', 'deal', 'show-way', 'back-to-winnable'] as const),
  ...(['pause', 'full-screen', 'help', 'stats', 'share', 'replay', 'keys', 'settings'] as const),
];

/** What each tool, menu line and key does. */
export const COMMANDS: Readonly<Record<Command, (host: CommandedElement) => unknown>> = {
  undo: ({ player }) => player.undo(),
  redo: ({ player }) => player.redo(),
  restart: ({ player }) => player.restart(),
  hint: ({ game, player, hints }) =>
    (!game.isPlayable || player.may('game-request-hint', { control: 'hint' })) &&
    hints.ask('player'),
  new: ({ player }) => player.newGame(),
  'show-way': ({ game, player, solver }) =>
    (!game.isPlayable || player.may('game-request-hint', { control: 'show-way' })) &&
    solver.demonstrate(),
  'back-to-winnable': ({ player, solver }) =>
    player.may('game-request-undo', { control: 'back-to-winnable' }) &&
    solver.backToWinnable('player'),
  pause: (host) => (host.paused ? host.resume() : host.pause()),
  'full-screen': ({ fullScreen }) => fullScreen.toggle(),
  // The deal number is an input in the toolbar.
  deal: ({ renderRoot }) => renderRoot.querySelector('input')?.focus(),
};
