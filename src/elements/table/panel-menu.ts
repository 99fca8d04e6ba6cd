import type { TemplateResult, html as Html } from 'lit';
import { tableExtrasEn } from '../../locales/extras/table-en.js';
import type { MenuItem, TablePanel, TableScene } from './scene.js';

/** The menu of a table: what only its game has, then what all have; `html` is handed over. */
export function menu(
  html: typeof Html,
  { words: { foreign }, gameWords, paused, request, ownMenu = [] }: TableScene<unknown, never>,
): TemplateResult {
  const words = (foreign?.tables ?? tableExtrasEn).menu;
  const panel = (name: TablePanel & keyof typeof words): MenuItem => [
    words[name],
    () => request({ type: 'panel', panel: name }),
  ];
  const items: readonly MenuItem[] = [
    ...ownMenu,
    panel('history'),
    panel('stats'),
    [paused ? words.resume : words.pause, () => request({ type: 'pause' })],
    panel('keys'),
    panel('settings'),
    [gameWords.buttons.new, () => request({ type: 'new' })],
  ];
  return html`<div class="menu" part="menu">
    ${items.map(
      ([label, choose]) =>
        html`<button type="button" part="menu-item" @click=${choose}>${label}</button>`,
    )}
  </div>`;
}
