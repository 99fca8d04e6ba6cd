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
 * Writes the declaration file of a published entry. tsc puts the declarations in dist/modules/; the file at the top of
 * dist/ re-exports them.
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
 * Removes `implements` from the declarations: the interfaces require members that are `@internal` and so were left out.
 *
 * @param {string} folder
 */
function dropInterfaces(folder) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(folder, entry);
    const declared = readFileSync(file, 'utf8');
    // The head of a class may have several lines; the last one may begin with `}`.
    const without = declared.replaceAll(/^((?:export |\}).*) implements .* \{$/gm, '$1 {');
    if (without !== declared) writeFileSync(file, without);
  }
}

/** Writes the declarations of all published entries. */
export async function buildTypes() {
  await tsc();
  dropInterfaces(join(ROOT, 'dist/modules'));
  for (const [name, source] of Object.entries(entries())) writeEntry(name, source);
  // A worker exports nothing.
  writeFileSync(join(ROOT, 'dist/solver-worker.d.ts'), 'export {};\n');
}
