import { MENU_ICON, icon } from './icon.js';

/** The toolbar's icons, in their order there. */
export const ICONS = {
  undo: icon('M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3', 'undo'),
  redo: icon('M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3', 'redo'),
  hint: icon(
    'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3',
    'hint',
  ),
  new: icon('M12 5v14M5 12h14', 'new'),
  menu: MENU_ICON,
} as const;
