import type { TableScene } from './scene.js';

/** How a game is played, shown by examples of its own: loaded when a player opens it. */
export interface TableHelp<View> {
  /** What it is called, and what stands there. */
  help(scene: TableScene<View, never>): { readonly label: string; readonly body: unknown };
}
