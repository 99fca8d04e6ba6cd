import type { MenuItem, TablePanel, TableScene } from './scene.js';

/** All controls of a table, by the names that `controls` and `without` take. */
export const TABLE_CONTROLS: readonly string[] = [
  ...['hint', 'advice', 'help', 'guide', 'people', 'log', 'history', 'stats', 'fair'],
  ...['pause', 'full-screen', 'keys', 'settings', 'new', 'forget', 'sit', 'emotes', 'leave'],
];

/** A menu line that opens a panel. */
export const panelItem = (
  { request }: Pick<TableScene<unknown, never>, 'request'>,
  name: TablePanel,
  label: string,
): MenuItem => ({ name, label, choose: () => request({ type: 'panel', panel: name }) });

/** The items that begin a group of the menu: what was played, the game itself, another table. */
const GROUP_STARTS: readonly string[] = ['log', 'pause', 'new', 'leave'];

/** Divides the menu lines into groups. */
export const groupsOf = (items: readonly MenuItem[]): readonly (readonly MenuItem[])[] =>
  items.reduce<readonly (readonly MenuItem[])[]>(
    (groups, item) =>
      GROUP_STARTS.includes(item.name) || groups.length === 0
        ? [...groups, [item]]
        : [...groups.slice(0, -1), [...groups.at(-1)!, item]],
    [],
  );

/** The menu lines: the game's own first, then those of every table. */
export function menuItems(scene: TableScene<unknown, never>): readonly MenuItem[] {
  const { gameWords, paused, fills, together, request, offers, ownMenu = [] } = scene;
  const words = scene.words.table.menu;
  const panel = (name: TablePanel & keyof typeof words): MenuItem =>
    panelItem(scene, name, words[name]);
  const items: readonly MenuItem[] = [
    ...ownMenu,
    { name: 'guide', label: words.guide, choose: () => request({ type: 'guide' }) },
    panel('people'),
    panel('log'),
    panel('history'),
    panel('stats'),
    {
      name: 'pause',
      label: paused ? words.resume : words.pause,
      choose: () => request({ type: 'pause' }),
    },
    {
      name: 'full-screen',
      label: fills ? words.leaveFullScreen : words.fullScreen,
      choose: () => request({ type: 'full-screen' }),
    },
    panel('keys'),
    panel('settings'),
    panelItem(scene, 'new', gameWords.buttons.new),
  ];
  return (together?.menu(items) ?? items).filter(({ name }) => offers(name));
}
