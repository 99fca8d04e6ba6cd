// Runs where the packed kit is installed and no page is: imports what a server would.
// Arguments: the tags, a comma, then all other modules; each by its name in an import.
const [tags = '', others = ''] = process.argv.slice(2);
/** @param {string} list */
const names = (list) => list.split(',').filter(Boolean);

/** @param {string} tag */
const isRegistered = (tag) => globalThis.customElements?.get(tag) !== undefined;

for (const name of names(others)) {
  const exported = await import(name);
  if (Object.keys(exported).length === 0) throw new Error(`${name} exports nothing.`);
}
for (const tag of names(tags)) {
  await import(`baize/${tag}/class`);
  if (isRegistered(tag)) throw new Error(`baize/${tag}/class registers <${tag}>.`);
}
for (const name of [...names(tags).map((tag) => `baize/${tag}`), 'baize']) await import(name);
