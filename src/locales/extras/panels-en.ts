/** Each panel's title, and the names of its buttons; the sheets themselves are loaded when one is opened. */
export const panelsEn: Readonly<Record<string, readonly [title: string, ...buttons: string[]]>> = {
  conflict: ['Played on in another tab', 'Take that game', 'Keep this one'],
  keys: ['Keyboard', 'Close'],
  settings: ['Settings', 'Close'],
  people: ['Who plays', 'Close'],
  new: ['New table?', 'Keep this one', 'New table'],
  forget: ['Clear statistics?', 'Keep them', 'Clear'],
  fair: ['Check this deal', 'Close'],
  history: ['History', 'Close'],
  log: ['This hand', 'Close'],
  stats: ['Statistics', 'Close'],
  help: ['How to play', 'Close'],
  share: ['Share', 'Close'],
  replay: ['Replay', 'Close'],
  pays: ['Fortune bonus', 'Close'],
  pause: ['Paused', 'Resume'],
  win: ['You won', 'New game', 'Same deal again', 'Share', 'Replay'],
};
