import { appendFileSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';
import { editorData } from '../typings/editors.mjs';
import { printTypings } from '../typings/print.mjs';
import { reactModules, reactTypes } from '../typings/react.mjs';

const TEMPLATES = join(ROOT, 'scripts/typings/templates');

/** The frameworks with their own typings: `baize/react`. */
export const FRAMEWORKS = readdirSync(TEMPLATES).map((file) => file.replace(/\.d\.ts$/, ''));

/** @param {string} dist */
function buildReact(dist) {
  appendFileSync(join(dist, 'react.d.ts'), reactTypes());
  mkdirSync(join(dist, 'react'), { recursive: true });
  for (const [file, text] of Object.entries(reactModules())) writeFileSync(join(dist, file), text);
}

/** Writes the typings for frameworks and editors, from the manifest. */
export function buildTypings() {
  const dist = join(ROOT, 'dist');
  mkdirSync(join(dist, 'modules'), { recursive: true });
  writeFileSync(join(dist, 'modules/typings.d.ts'), printTypings());
  for (const name of FRAMEWORKS) {
    copyFileSync(join(TEMPLATES, `${name}.d.ts`), join(dist, `${name}.d.ts`));
    // An import at run time gets an empty module.
    writeFileSync(join(dist, `${name}.js`), 'export {};\n');
  }
  buildReact(dist);
  for (const [file, data] of Object.entries(editorData())) {
    writeFileSync(join(dist, file), `${JSON.stringify(data)}\n`);
  }
}
