/** What stands for an expression while a template is one text. */
export const HOLE = '\uE000';

/**
 * White space at the start and the end of a line is not drawn, and these elements begin and end
 * lines: beside their tags, and within a button's, it goes. Elsewhere a run of it becomes one
 * space. So no style of the kit may make these inline, or say `white-space: pre`.
 */
const BLOCKS = new Set('div p h1 h2 h3 h4 ul ol li dl dt dd table tr td th section'.split(' '));

/** Elements that stand within a line, but whose own content begins one. */
const BOXES = new Set(['button']);

/** Drawings, which show no text of their own. */
const DRAWINGS = new Set(['svg', 'g']);

/** HTML's elements without content, which need no slash; SVG's need theirs. */
const VOID = new Set('br hr img input link meta source wbr'.split(' '));

/** Where white space may mean something, a template stays as it is. */
const VERBATIM = /<(?:pre|script|style|textarea|title)\b/i;

/** A comment, a tag, or text. */
const TOKENS = /<!--[^]*?-->|<\/?[a-zA-Z](?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+/g;

/** White space, an attribute's name with its `=`, and a value in its quotes. */
const ATTRIBUTES = /[ \t\n\f\r]+([^ \t\n\f\r=>"'/]+=?)("[^"]*"|'[^']*')?/g;

/** A value that needs no quotes. */
const BARE = /^[^\s"'`=<>\uE000]+$/;

/** @typedef {{ name: string, closes: boolean, empty: boolean, text: string }} Tag */

/**
 * @param {string} text
 * @returns {Tag}
 */
function readTag(text) {
  const [, slash, name = '', rest = ''] = /^<(\/?)([^\s/>]+)([^]*)>$/.exec(text) ?? [];
  const own = rest.replace(/[ \t\n\f\r]*\/?$/, '').replace(ATTRIBUTES, (_, key, quoted = '') => {
    const value = quoted.slice(1, -1);
    return ` ${key}${BARE.test(value) ? value : quoted}`;
  });
  const single = rest.endsWith('/') && !VOID.has(name);
  // A slash would end a bare value; after an expression lit itself puts a space.
  const gap = single && own !== '' && !/["'\uE000]$/.test(own) ? ' ' : '';
  return {
    name,
    closes: slash === '/',
    empty: single || VOID.has(name),
    text: `<${slash}${name}${own}${single ? `${gap}/` : ''}>`,
  };
}

/**
 * Whether white space on that side of a token is not drawn.
 *
 * @param {string | Tag | undefined} token
 * @param {'before' | 'after'} side
 */
function isEdge(token, side) {
  if (token === undefined || typeof token === 'string') return false;
  if (BLOCKS.has(token.name)) return true;
  return BOXES.has(token.name) && token.closes === (side === 'before');
}

/**
 * A template without the white space that nobody sees, and the quotes that nobody needs.
 *
 * @param {string} text of one template, HOLE for each expression
 * @param {boolean} drawing whether it is SVG
 */
export function minifyMarkup(text, drawing) {
  const tokens = text.match(TOKENS) ?? [];
  if (VERBATIM.test(text) || tokens.join('') !== text) return text;
  const parts = tokens
    .filter((token) => !token.startsWith('<!--') || token.includes(HOLE))
    .map((token) => (/^<\/?[a-zA-Z]/.test(token) ? readTag(token) : token));
  const open = [drawing ? 'svg' : ''];
  return parts
    .map((part, index) => {
      if (typeof part !== 'string') {
        if (part.closes) open.pop();
        else if (!part.empty) open.push(part.name);
        return part.text;
      }
      if (part.startsWith('<!--')) return part;
      const space = DRAWINGS.has(open.at(-1) ?? '') ? '' : ' ';
      return part
        .replace(/^[ \t\n\f\r]+/, isEdge(parts[index - 1], 'after') ? '' : space)
        .replace(/[ \t\n\f\r]+$/, isEdge(parts[index + 1], 'before') ? '' : space)
        .replace(/[ \t\n\f\r]+/g, space);
    })
    .join('');
}
