/** What lies over a table, one at a time. */
export type TablePanel =
  | 'menu'
  | 'new'
  | 'forget'
  | 'people'
  | 'fair'
  | 'history'
  | 'log'
  | 'stats'
  | 'keys'
  | 'settings'
  | 'pays'
  | 'help'
  // Only at a table that people elsewhere share:
  | 'sit'
  | 'emotes'
  | 'leave'
  | 'remove';

/** A line of the menu: what it says and does. */
export interface MenuItem {
  /** Its name among the controls that a page can take away. */
  readonly name: string;
  readonly label: string;
  readonly choose: () => void;
}
