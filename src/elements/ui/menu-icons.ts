import { PLUS } from './plus.js';

/** The drawings of menu items by the items' names: 24 by 24, stroked. Toolbars have the same stroke. */
export const MENU_ICONS: Readonly<Record<string, string>> = {
  restart: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4.3v4.5H9',
  deal: 'M10 4.5L8 19.5M16 4.5l-2 15M5.5 9.5h14M4.5 14.5h14',
  'show-way':
    'M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 18h6.5a3 3 0 0 0 0-6h-5a3 3 0 0 1 0-6H16',
  'back-to-winnable': 'M11.5 7l-5 5 5 5M18.5 7l-5 5 5 5',
  day: 'M4.5 6.5h15V20h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  pause: 'M9 5.5v13M15 5.5v13',
  'full-screen': 'M4.5 9V4.5H9M19.5 9V4.5H15M4.5 15v4.5H9M19.5 15v4.5H15',
  help: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.4 9.6a2.6 2.6 0 1 1 3.8 2.3c-.8.4-1.2.9-1.2 1.7M12 16.6v.01',
  guide: 'M6 20.5V4.5c4.5-2 7.5 2 13 0v9c-5.5 2-8.5-2-13 0',
  stats: 'M5.5 19.5v-5M12 19.5v-15M18.5 19.5V10',
  share: 'M12 15V4M8 7.8l4-4 4 4M7 11H5v8.5h14V11h-2',
  fair: 'M12 3.5l7 2.4v5.3c0 4.5-2.9 7.4-7 9.3-4.1-1.9-7-4.8-7-9.3V5.9zM8.8 12l2.3 2.3 4.1-4.4',
  keys: 'M3.5 6.5h17v11h-17zM7 10v.01M10.3 10v.01M13.7 10v.01M17 10v.01M8 14h8',
  settings:
    'M4 7.5h8M18 7.5h2M4 16.5h2M12 16.5h8M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19.5c0-3 2.5-5 6-5s6 2 6 5M16 5a3.3 3.3 0 0 1 0 6.3M17.5 14.8c2.2.6 3.5 2.3 3.5 4.7',
  log: 'M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  history: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  new: PLUS,
  leave: 'M10 4.5H5v15h5M14.5 8l4 4-4 4M18.5 12H10',
};
