const PANELS = ['menu', 'keys', 'settings', 'help', 'stats', 'share', 'replay', 'fair'] as const;

/** A panel that only a game has that people elsewhere share. */
type SharedPanel = 'sit' | 'emotes' | 'leave' | 'remove' | 'people';

/** A panel that a player opens, or the menu. */
export type Panel = (typeof PANELS)[number] | SharedPanel;

/** What a tool, or a line of the menu, does to the game. */
export type Command =
  | 'undo'
  | 'redo'
  | 'hint'
  | 'new'
  | 'restart'
  | 'deal'
  | 'show-way'
  | 'back-to-winnable'
  | 'pause'
  | 'full-screen';

/** What the toolbar and its menu can ask for. */
export type ToolbarRequest = Command | Panel;

export const isPanel = (request: ToolbarRequest): request is Panel =>
  PANELS.some((panel) => panel === request);
