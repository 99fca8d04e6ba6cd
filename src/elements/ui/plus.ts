/** The drawing of “New”, in toolbars and menus. */
export const PLUS = 'M12 5v14M5 12h14';
