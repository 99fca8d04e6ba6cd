import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
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

/**
 * What is @internal has been left out of the classes, and with it what their interfaces ask for; to
 * those who use a class the interfaces say nothing.
 *
 * @param {string} folder
 */
function dropInterfaces(folder) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(folder, entry);
    const declared = readFileSync(file, 'utf8');
    // A head of many lines ends in one that begins as what was opened in it closes.
    const without = declared.replaceAll(/^((?:export |\}).*) implements .* \{$/gm, '$1 {');
    if (without !== declared) writeFileSync(file, without);
  }
}

/** The declarations of every published entry. */
export async function buildTypes() {
  await tsc();
  dropInterfaces(join(ROOT, 'dist/modules'));
  for (const [name, source] of Object.entries(entries())) writeEntry(name, source);
  // A worker exports nothing.
  writeFileSync(join(ROOT, 'dist/solver-worker.d.ts'), 'export {};\n');
}
