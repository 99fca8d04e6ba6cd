// Runs in Node where the packed kit is installed, and imports it like a server.
// Arguments: the tags, all other modules, all other files. Each is a list with commas, without `baize/`.
import { readFileSync } from 'node:fs';

const [tags = '', others = '', files = ''] = process.argv.slice(2);
/** @param {string} list */
const names = (list) => list.split(',').filter(Boolean);

/** @param {string} tag */
const isRegistered = (tag) => globalThis.customElements?.get(tag) !== undefined;

for (const name of names(others)) {
  const exported = await import(`baize/${name}`);
  // A worker's file exports nothing. Vue and Svelte get only typings.
  const mayBeEmpty = /-worker$|^(vue|svelte)$/.test(name);
  if (!mayBeEmpty && Object.keys(exported).length === 0)
    throw new Error(`${name} exports nothing.`);
}
for (const name of names(files)) {
  if (readFileSync(new URL(import.meta.resolve(`baize/${name}`)), 'utf8') === '') {
    throw new Error(`${name} is empty.`);
  }
}
for (const tag of names(tags)) {
  await import(`baize/${tag}/class`);
  if (isRegistered(tag)) throw new Error(`baize/${tag}/class registers <${tag}>.`);
}
for (const name of [...names(tags).map((tag) => `baize/${tag}`), 'baize']) await import(name);
