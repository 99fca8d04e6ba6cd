import type { EmbedProblem } from '../query.js';

const element = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/** The error message for a URL that can't be used. It replaces the game. */
export function refusalPage(problems: readonly EmbedProblem[]): HTMLElement {
  const page = document.createElement('main');
  page.className = 'refused';
  const list = document.createElement('dl');
  for (const { message, accepted } of problems) {
    const rest = accepted === '' ? '' : `Accepted: ${accepted}`;
    list.append(element('dt', message), element('dd', rest));
  }
  page.append(
    element('h1', 'The address of this game can’t be used'),
    element('p', 'The site’s author can fix this:'),
    list,
  );
  return page;
}
