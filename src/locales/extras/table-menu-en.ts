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
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  /** What is spoken then. */
  leftFullScreen: 'Full screen is off.',
  settings: 'Settings',
};
