import { blocks, section, table, tagLink } from './markdown.mjs';
import { oneLine } from './program.mjs';

/** @typedef {import('./page.mjs').Documented} Documented */

/** The first sentence of a text. @param {string} text */
const sentence = (text) => /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;

/** @param {readonly Documented[]} elements */
const listOf = (elements) =>
  table(
    ['element', 'what it is'],
    elements.map((one) => [tagLink(one.tag), sentence(oneLine(one.element.description))]),
  );

/**
 * docs/reference/index.md.
 *
 * @param {readonly Documented[]} all
 */
export const indexPage = (all) =>
  `${blocks([
    '# Reference',
    'One page for each element: attributes, properties, methods, events, parts, custom properties and slots.',
    section('## Games', [listOf(all.filter(({ isGame }) => isGame))]),
    section('## Other elements', [listOf(all.filter(({ isGame }) => !isGame))]),
    section('## Shared', [
      [
        '- [Events](events.md): every event once, with the fields of its detail',
        '- [Types](types.md): the TypeScript types that elements share',
        '- [Patience games](patience-games.md): the games of `<patience-game>`, with their options',
        '- [Patience rules](patience-rules.md): the terms that describe a patience of your own',
        '- [Rules of a trick-taking game](trick-rules.md): the terms that describe a hand',
      ].join('\n'),
    ]),
  ])}\n`;
