import { join } from 'node:path';
import { parse } from 'postcss';
import { ROOT, tagFolders } from '../../entries.mjs';
import { sweep, textOf } from './css.mjs';

/** The selectors of a table's styles that draw its floor and its oval, and what stands for each before the script. */
const PLACES = {
  '.frame': '',
  '.board': '::after',
  // It has a higher specificity than `.board`.
  '.board.board': ':not(:defined)::after',
  '.board::before': '::after',
};
const MEASURES = /^--_(floor|leather|rail|corner|shape|cloth|lamp|bend|pad|below)$/;
const DRAWN = /^(border|background|box-shadow)$/;

/**
 * The rules that draw the floor and the oval of one table, as its own styles do.
 *
 * @param {string} tag
 */
async function surfaceOf(tag) {
  const { className = '' } = tagFolders().find((folder) => folder.tag === tag) ?? {};
  const { [className]: element } = await import(join(ROOT, `dist/${tag}/class.js`));
  const root = parse(textOf(element.styles));
  root.walkRules((rule) => {
    const place = Object.entries(PLACES).find(([selector]) => selector === rule.selector);
    rule.each((node) => {
      const isKept =
        place !== undefined &&
        node.type === 'decl' &&
        (MEASURES.test(node.prop) || (place[0] === '.board::before' && DRAWN.test(node.prop)));
      if (!isKept) node.remove();
    });
    if (place) rule.selector = `TABLES:not(:defined)${place[1]}`;
  });
  root.walkAtRules((rule) => {
    if (!['media', 'container'].includes(rule.name)) rule.remove();
  });
  sweep(root);
  return root;
}

/**
 * Returns the rules that draw the floor and the oval of tables.
 *
 * @param {readonly string[]} tags
 */
export async function surfaceRules(tags) {
  const [first, ...others] = await Promise.all(tags.map(surfaceOf));
  /** @type {string[]} */
  const below = [];
  for (const [index, root] of [first, ...others].entries()) {
    root?.walkDecls('--_below', (declaration) => {
      below.push(`${tags[index]}:not(:defined)::after { ${declaration}; }`);
      declaration.remove();
    });
  }
  if (first) sweep(first);
  return `${first}
TABLES:not(:defined) { isolation: isolate; background: var(--_floor); }
TABLES:not(:defined)::after {
  position: absolute;
  inset: calc(var(--_top) + 4px) 0 calc(var(--_foot, 0px) + 4px);
  z-index: -1;
  grid-area: auto;
  border-radius: var(--_shape);
}
${below.join('\n')}
/* The line of text below the table. The other table has it in front of the oval. */
paigow-table:not(:defined)::after { --_foot: 40px; }
@container frame (width < 37.14em) {
  paigow-table:not(:defined)::after { --_foot: 54px; }
}
@container frame (width >= 700px) {
  TABLES:not(:defined)::after {
    inset: calc(var(--_top) + var(--_pad) + 12px) 6px calc(var(--_below) + var(--_foot, 0px) + 4px);
    outline: 1.5px solid color-mix(in oklab, var(--baize-text, #eef4f0), transparent 72%);
    outline-offset: calc(-7.5px - var(--_rail));
  }
}`.replaceAll('TABLES', `:is(${tags.join(', ')})`);
}
