import type { Source } from '../../core/engine/rules.js';
import type { GameController } from '../controllers/game-controller.js';
import type { Command } from '../ui/requests.js';

/** The element whose game is commanded. */
export interface CommandHost {
  readonly renderRoot: ParentNode;
  readonly game: Pick<GameController<unknown, unknown>, 'goBack' | 'act' | 'start'>;
  readonly hints: { ask(source: Source): unknown };
  readonly solver: { demonstrate(): unknown };
  readonly fullScreen: { toggle(): unknown };
  readonly paused: boolean;
  pause(): void;
  resume(): void;
}

/** What each tool, line of the menu and key does for the player. */
export const COMMANDS: Readonly<Record<Command, (host: CommandHost) => unknown>> = {
  undo: ({ game }) => game.goBack(),
  redo: ({ game }) => game.act('redo', 'player'),
  restart: ({ game }) => game.act('restart', 'player'),
  hint: ({ hints }) => hints.ask('player'),
  new: ({ game }) => game.start({}, 'player'),
  show: ({ solver }) => solver.demonstrate(),
  pause: (host) => (host.paused ? host.resume() : host.pause()),
  fullScreen: ({ fullScreen }) => fullScreen.toggle(),
  // The deal number is a field in the toolbar.
  deal: ({ renderRoot }) => renderRoot.querySelector('input')?.focus(),
};
