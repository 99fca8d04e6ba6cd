import { type TemplateResult, html } from 'lit';
import { tableMenuEn } from '../../locales/extras/table-menu-en.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import type { MenuItem, TablePanel, TableScene } from './scene.js';

/** Its words, in the language that is spoken now. */
export const menuWords = ({ foreign }: TranslatedKitWords): typeof tableMenuEn =>
  foreign?.tables?.menu ?? tableMenuEn;

/** The menu of a table: what only its game has, then what all have. */
export function menuTemplate({
  words: kitWords,
  gameWords,
  paused,
  fills,
  request,
  ownMenu = [],
}: TableScene<unknown, never>): TemplateResult {
  const words = menuWords(kitWords);
  const panel = (name: TablePanel & keyof typeof words): MenuItem => ({
    label: words[name],
    choose: () => request({ type: 'panel', panel: name }),
  });
  const items: readonly MenuItem[] = [
    ...ownMenu,
    { label: words.guide, choose: () => request({ type: 'guide' }) },
    panel('people'),
    panel('log'),
    panel('history'),
    panel('stats'),
    { label: paused ? words.resume : words.pause, choose: () => request({ type: 'pause' }) },
    {
      label: fills ? words.leaveFullScreen : words.fullScreen,
      choose: () => request({ type: 'full-screen' }),
    },
    panel('keys'),
    panel('settings'),
    { label: gameWords.buttons.new, choose: () => request({ type: 'panel', panel: 'new' }) },
  ];
  return html`<div class="menu" part="menu">
    ${items.map(
      ({ label, choose }) =>
        html`<button type="button" part="menu-item" @click=${choose}>${label}</button>`,
    )}
  </div>`;
}
