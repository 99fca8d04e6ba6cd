/** The lines of the menu that every table has. */
export const tableMenuEn = {
  guide: 'Guided hand',
  people: 'Who plays',
  log: 'This hand',
  history: 'Hands played',
  stats: 'Statistics',
  pause: 'Pause',
  resume: 'Resume',
  keys: 'Keyboard',
  settings: 'Settings',
};
