import { transform } from 'esbuild';
import ts from 'typescript';
import { walk } from './compiler.mjs';
import { HOLE, minifyMarkup } from './markup.mjs';

/** @typedef {ts.NoSubstitutionTemplateLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail} Piece */

/**
 * @param {ts.TemplateLiteral} template
 * @returns {Piece[]}
 */
const piecesOf = (template) =>
  ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];

/** @param {string} text as it is to stand between backticks */
const escape = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/**
 * esbuild's, and what it leaves: white space in the values of custom properties and around the signs
 * of products and shares and in a container's condition, quotes around words. Strings, which may hold anything, stay.
 *
 * @param {string} text
 */
async function minifyStyle(text) {
  const { code } = await transform(text, { loader: 'css', minify: true, target: 'esnext' });
  return code
    .trim()
    .replace(/="([a-z][a-z-]*)"\]/g, '=$1]')
    .replace(/("[^"]*"|'[^']*')|(--[\w-]+:|[,(])\s+|\s+(?=\))/g, '$1$2')
    .replace(/(?<=[\d)]) ([*/]) (?=[\d.a-z(-])/g, '$1')
    .replace(/@container \(width < /g, '@container(width<');
}

/**
 * @param {string} tag
 * @param {string} text
 */
function minifyText(tag, text) {
  if (tag !== 'css') return minifyMarkup(text, tag === 'svg');
  return text.includes(HOLE) ? text : minifyStyle(text);
}

/**
 * The html, svg and css templates of a source without what only its readers need.
 *
 * @param {string} code
 * @param {string} file
 */
export async function minifyLiterals(code, file) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  /** @type {{ tag: string, pieces: Piece[] }[]} */
  const found = [];
  walk(source, (node) => {
    if (!ts.isTaggedTemplateExpression(node)) return;
    const tag = node.tag.getText(source);
    if (['html', 'svg', 'css'].includes(tag)) found.push({ tag, pieces: piecesOf(node.template) });
  });
  /** @type {{ piece: Piece, text: string }[]} */
  const edits = [];
  for (const { tag, pieces } of found) {
    const text = await minifyText(tag, pieces.map((piece) => piece.text).join(HOLE));
    const texts = text.split(HOLE);
    if (texts.length !== pieces.length) throw new Error(`${file}: an expression was lost.`);
    edits.push(...pieces.map((piece, index) => ({ piece, text: texts[index] ?? '' })));
  }
  return edits
    .sort((a, b) => b.piece.end - a.piece.end)
    .reduce((text, { piece, text: to }) => {
      // Between the delimiters: a backtick or } in front, a backtick or ${ behind.
      const tail = ts.isTemplateHead(piece) || ts.isTemplateMiddle(piece) ? 2 : 1;
      return text.slice(0, piece.getStart(source) + 1) + escape(to) + text.slice(piece.end - tail);
    }, code);
}
