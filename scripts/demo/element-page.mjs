import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../demo/pages.mjs';
import { ROOT } from '../entries.mjs';
import { documentOf, escape, modulesFor, scriptsFor, snippet, tagsIn } from './shell.mjs';

/** @typedef {import('../../demo/pages.mjs').ElementPage} ElementPage */

const FALLBACK = '<p class="fallback">The board needs JavaScript.</p>';

/**
 * The text of a page: how a game is played, or what an element does.
 *
 * @param {string} file
 */
function aboutOf(file) {
  const path = join(ROOT, 'demo/about', file);
  if (!existsSync(path)) return '';
  return `
      <section class="about">
${readFileSync(path, 'utf8')
  .trimEnd()
  .replace(/^(?=.)/gm, '        ')}
      </section>`;
}

/** The form of a game's attributes, which demo/game.js fills, and the list of its events. */
const SETTINGS = `
        <details class="fold settings">
          <summary><span>Settings</span></summary>
          <form id="settings" autocomplete="off" aria-label="Settings" novalidate></form>
        </details>
        <details class="fold">
          <summary><span>Events</span></summary>
          <ol id="log" aria-label="Events of the game, newest first" tabindex="0"></ol>
        </details>`;

/**
 * The page of an element: the element, its tag, its settings and its text.
 *
 * @param {import('./shell.mjs').Place} place
 * @param {ElementPage} page
 */
export function elementPage(place, page) {
  const { name, sentence, html, file, scripts = [] } = page;
  const isGame = GAMES.includes(page);
  const shown = html.replace(/(?=<\/[a-z\d]+(?:-[a-z\d]+)+>$)/, isGame ? FALLBACK : '');
  const body = `
    <main id="main" class="page${isGame ? ' game' : ''}">
      <header class="title">
        <h1>${escape(name)}</h1>
        <p class="lede">${escape(sentence)}</p>
      </header>
      <div class="play">
${shown.replace(/^/gm, '        ')}
      </div>
      <div class="beside">
        <section class="get" aria-label="On your page">
          ${snippet('tag', isGame ? 'The tag' : 'The code', html)}
          ${snippet('script', `${tagsIn(html).length === 1 ? 'Its script' : 'The scripts'}, once in a page`, scriptsFor(html))}
        </section>${isGame ? SETTINGS : ''}
      </div>${aboutOf(file)}
    </main>`;
  return documentOf(place, {
    title: `${name} · Baize`,
    description: sentence,
    styles: ['page.css', 'settings.css'],
    scripts: [
      'copy.js',
      ...(isGame ? ['events.js', 'game.js'] : []),
      ...scripts,
      ...modulesFor(html),
    ],
    body,
  });
}
