// node scripts/themes.mjs: makes src/elements/styles/looks.ts, the looks that an element has without a style sheet, from
// the themes of the same names.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'postcss';
import { format } from 'prettier';
import { ROOT } from './entries.mjs';

export const LOOKS_FILE = join(ROOT, 'src/elements/styles/looks.ts');
/** The themes that the attribute `look` offers beside `felt`, which has no theme. */
const THEMED = ['paper', 'night'];

/**
 * The selector inside an element for a selector of a theme, if it has one: the theme's class becomes the attribute.
 *
 * @param {string} selector
 * @param {string} name
 */
function ownSelector(selector, name) {
  const found = new RegExp(`^\\.baize-${name}(?:::part\\((.+)\\))?$`).exec(selector);
  if (!found) return [];
  const [, part] = found;
  return [`:host([look='${name}'])${part === undefined ? '' : ` [part~='${part}']`}`];
}

/**
 * The rules of a theme for the inside of an element. `initial` shields a theme from one around it, so it is left out.
 *
 * @param {string} name
 */
function lookOf(name) {
  const root = parse(readFileSync(join(ROOT, `src/themes/${name}.css`), 'utf8'));
  root.walkComments((comment) => void comment.remove());
  root.walkDecls((declaration) => void (declaration.value === 'initial' && declaration.remove()));
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.flatMap((selector) => ownSelector(selector, name));
  });
  return root.toString();
}

/** The text of the module with the looks. */
export const looksModule = () =>
  format(
    `import { css } from 'lit';

/** The values of the attribute \`look\`, the default first. */
export const LOOKS = ['felt', ${THEMED.map((name) => `'${name}'`).join(', ')}] as const;

/** The looks of the attribute \`look\`. \`node scripts/themes.mjs\` makes them from src/themes. */
export const lookStyles = css\`${THEMED.map(lookOf).join('\n')}\`;
`,
    { parser: 'typescript', singleQuote: true, printWidth: 100 },
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(LOOKS_FILE, await looksModule());
}
