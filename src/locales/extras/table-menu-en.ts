/** The lines of the menu that every table has. */
export const tableMenuEn = {
  history: 'Hands played',
  stats: 'Statistics',
  pause: 'Pause',
  resume: 'Resume',
  keys: 'Keyboard',
  settings: 'Settings',
};
