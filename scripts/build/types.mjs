import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { entries, moduleName, ROOT } from '../entries.mjs';

/** @returns {Promise<void>} */
function tsc() {
  const args = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'];
  return new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error('The types do not build.')),
    );
  });
}

/**
 * tsc repeats the sources below dist/modules/; a published entry lies at the top of dist/, so its
 * types are a file there that leads to them.
 *
 * @param {string} name
 * @param {string} source
 */
function writeEntry(name, source) {
  const target = `modules/${moduleName(source)}`;
  const from = posix.relative(posix.dirname(name), target);
  const specifier = `'${from.startsWith('.') ? from : `./${from}`}.js'`;
  const declared = readFileSync(join(ROOT, 'dist', `${target}.d.ts`), 'utf8');
  const hasDefault = /\bexport default\b|\bas default\b/.test(declared);
  const file = join(ROOT, 'dist', `${name}.d.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `export * from ${specifier};\n${hasDefault ? `export { default } from ${specifier};\n` : ''}`,
  );
}

/** The declarations of every published entry. */
export async function buildTypes() {
  await tsc();
  for (const [name, source] of Object.entries(entries())) writeEntry(name, source);
}
