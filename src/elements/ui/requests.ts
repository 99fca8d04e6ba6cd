const PANELS = ['menu', 'keys', 'settings', 'help', 'stats', 'share', 'replay', 'fair'] as const;

/** A panel of shared games. */
type SharedPanel = 'sit' | 'emotes' | 'leave' | 'remove' | 'keep-out' | 'people';

/** A panel that the player opens, or the menu. */
export type Panel = (typeof PANELS)[number] | SharedPanel;

/** A command of a tool or a menu item. */
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

/** What the toolbar and its menu can request. */
export type ToolbarRequest = Command | Panel;

export const isPanel = (request: ToolbarRequest): request is Panel =>
  PANELS.some((panel) => panel === request);
