import ts from 'typescript';
import { classesIn } from './compiler.mjs';

/** Letters that gzip meets often. */
const FIRST = 'etisonrlah';
const SECOND = 'etisonrlahdc';

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Static;

/** Classes whose public members hosts meet: those of elements, but for what is marked internal. */
const OPEN = /-element\.ts$|\/element\.ts$/;

/** @param {ts.Node} member */
const isInternal = (member) =>
  ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal');

/**
 * Short names for the public members of classes that no host ever meets (a board's, a clock's, the
 * session's), and for those of elements that are marked `@internal`, in all places that the
 * compiler knows to mean them. Every name is given once, and is none that stands in a string.
 *
 * @param {import('./compiler.mjs').Compiler} compiler
 * @param {string} plain all sources, in which a name in quotes may be looked up
 * @returns {ReadonlyMap<string, readonly (ts.RenameLocation & { text: string })[]>} edits by file
 */
export function innerNames(compiler, plain) {
  const { service, sources } = compiler;
  const files = new Set(sources.map(({ fileName }) => fileName));
  const key = (/** @type {string} */ file, /** @type {number} */ start) => `${file}:${start}`;
  const members = [...classesIn(compiler).keys()].flatMap((one) =>
    one.members
      .filter((member) => member.name && ts.isIdentifier(member.name))
      .filter((member) => (ts.getCombinedModifierFlags(member) & HIDDEN) === 0)
      .map((member) => ({
        file: one.getSourceFile().fileName,
        name: /** @type {ts.Identifier} */ (member.name),
        open: OPEN.test(one.getSourceFile().fileName) && !isInternal(member),
      })),
  );
  const open = new Set(
    members.filter((one) => one.open).map(({ file, name }) => key(file, name.getStart())),
  );
  /** @type {Map<string, Map<string, ts.RenameLocation>>} */
  const found = new Map();
  const kept = new Set();
  for (const { file, name, open: isOpen } of members) {
    if (isOpen || new RegExp(`['"\`]${name.text}['"\`]`).test(plain)) continue;
    const options = { providePrefixAndSuffixTextForRename: true };
    const places = service.findRenameLocations(file, name.getStart(), false, false, options) ?? [];
    const ours = places.every(
      (place) => files.has(place.fileName) && !open.has(key(place.fileName, place.textSpan.start)),
    );
    if (!ours) kept.add(name.text);
    const all = found.get(name.text) ?? new Map();
    for (const place of places) all.set(key(place.fileName, place.textSpan.start), place);
    found.set(name.text, all);
  }
  const used = new Set(plain.match(/[\w$]+/g));
  const pool = [...FIRST].flatMap((a) => [...SECOND].map((b) => a + b)).filter((n) => !used.has(n));
  const order = [...found].filter(([name]) => !kept.has(name)).sort(([a, as], [b, bs]) => bs.size - as.size || (a < b ? -1 : 1));
  if (process.env.DEBUG_INNER) console.log(order.length, order.map(([n])=>n).join(' '), 'kept', [...kept].join(' '), 'pool', pool.length);
  const edits = new Map([...files].map((file) => [file, /** @type {(ts.RenameLocation & { text: string })[]} */ ([])]));
  order.forEach(([, places], index) => {
    const short = pool[index];
    if (!short) return;
    for (const place of places.values()) {
      const { prefixText = '', suffixText = '' } = place;
      edits.get(place.fileName)?.push({ ...place, text: prefixText + short + suffixText });
    }
  });
  return edits;
}
