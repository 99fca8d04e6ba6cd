import { type TemplateResult, html } from 'lit';
import { tableMenuEn } from '../../locales/extras/table-menu-en.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import type { MenuItem, TablePanel, TableScene } from './scene.js';

/** Its words, in the language that is spoken now. */
export const menuWords = ({ foreign }: TranslatedKitWords): typeof tableMenuEn =>
  foreign?.tables?.menu ?? tableMenuEn;

/** All that a player can ask of a table, by the names that `controls` and `without` take. */
export const TABLE_CONTROLS: readonly string[] = [
  ...['hint', 'advice', 'help', 'guide', 'people', 'log', 'history', 'stats', 'fair'],
  ...['pause', 'full-screen', 'keys', 'settings', 'new', 'forget'],
];

/** The lines of the menu: what only its game has, then what all have. */
export function menuItems({
  words: kitWords,
  gameWords,
  paused,
  fills,
  request,
  offers,
  ownMenu = [],
}: TableScene<unknown, never>): readonly MenuItem[] {
  const words = menuWords(kitWords);
  const panel = (name: TablePanel & keyof typeof words): MenuItem => ({
    name,
    label: words[name],
    choose: () => request({ type: 'panel', panel: name }),
  });
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
    {
      name: 'new',
      label: gameWords.buttons.new,
      choose: () => request({ type: 'panel', panel: 'new' }),
    },
  ];
  return items.filter(({ name }) => offers(name));
}

/** The menu of a table. */
export const menuTemplate = (items: readonly MenuItem[]): TemplateResult =>
  html`<div class="menu" part="menu">
    ${items.map(
      ({ label, choose }) =>
        html`<button type="button" part="menu-item" @click=${choose}>${label}</button>`,
    )}
  </div>`;
