import ts from 'typescript';
import { classesIn, walk } from './compiler.mjs';

/** Often used letters first: gzip has them already. */
const LETTERS = 'etisonrlahdcupmfgbyvwkxqjzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/**
 * @typedef {(ts.ClassElement | ts.ParameterDeclaration) & { name: ts.Identifier }} Member
 * @typedef {{ start: number, length: number, text: string }} Edit
 */

function* shortNames() {
  yield* LETTERS;
  for (const first of LETTERS) for (const second of LETTERS) yield first + second;
}

/** @param {ts.ClassDeclaration} one */
function membersOf({ members }) {
  const parameters = members.filter(ts.isConstructorDeclaration).flatMap((made) => made.parameters);
  const all = [...members, ...parameters.filter(({ modifiers }) => modifiers?.length)];
  return /** @type {Member[]} */ (all.filter(({ name }) => name && ts.isIdentifier(name)));
}

/** @param {Member} member */
const isHidden = (member) => (ts.getCombinedModifierFlags(member) & HIDDEN) !== 0;

/**
 * The keys of a class's `static properties`, which lit reads as text.
 *
 * @param {ts.ClassDeclaration} one
 */
const reactiveNames = (one) =>
  membersOf(one)
    .filter(({ name }) => name.text === 'properties')
    .flatMap((member) => member.getText().match(/[\w$]+/g) ?? []);

/**
 * What else stands on our objects, or in a constructor whose parameters are members of them.
 *
 * @param {readonly ts.ClassDeclaration[]} classes
 */
function namesInUse(classes) {
  const names = new Set(classes.flatMap(membersOf).map(({ name }) => name.text));
  for (const made of classes.flatMap(({ members }) =>
    members.filter(ts.isConstructorDeclaration),
  )) {
    walk(made, (node) => void (ts.isIdentifier(node) && names.add(node.text)));
  }
  return names;
}

/**
 * Every private or protected name of a class with all places that mean it, the most used first:
 * none that a class further down makes public.
 *
 * @param {import('./compiler.mjs').Compiler} compiler
 * @param {readonly ts.ClassDeclaration[]} classes
 */
function hiddenNames({ service, sources }, classes) {
  const files = new Set(sources.map(({ fileName }) => fileName));
  const key = (/** @type {string} */ file, /** @type {number} */ start) => `${file}:${start}`;
  const open = classes.flatMap((one) =>
    membersOf(one)
      .filter((member) => !isHidden(member))
      .map(({ name }) => key(one.getSourceFile().fileName, name.getStart())),
  );
  const stay = new Set(classes.flatMap(reactiveNames));
  return (/** @type {ts.ClassDeclaration} */ one) => {
    /** @type {Map<string, ts.RenameLocation[]>} */
    const found = new Map();
    for (const { name } of membersOf(one).filter(isHidden)) {
      const { fileName } = one.getSourceFile();
      const options = { providePrefixAndSuffixTextForRename: true };
      const places =
        service.findRenameLocations(fileName, name.getStart(), false, false, options) ?? [];
      const ours = places.every(
        (place) =>
          files.has(place.fileName) && !open.includes(key(place.fileName, place.textSpan.start)),
      );
      if (!ours || stay.has(name.text)) continue;
      found.set(name.text, [...(found.get(name.text) ?? []), ...places]);
    }
    return [...found].sort(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1));
  };
}

/**
 * Short names for what is private or protected, as the compiler renames it: it knows every place
 * that means a member, and lets nobody outside of the classes name it. All that is public keeps
 * its name, be it an element's, a save's, an event's or an inner module's. The names are the same
 * in all CDN files of a build.
 *
 * @param {import('./compiler.mjs').Compiler} compiler
 * @returns {(code: string, file: string) => string}
 */
export function privateNames(compiler) {
  const bases = classesIn(compiler);
  const classes = [...bases.keys()];
  const names = namesInUse(classes);
  const find = hiddenNames(compiler, classes);
  /** @type {Map<ts.ClassDeclaration | undefined, ReadonlyMap<string, string>>} */
  const given = new Map();
  /** @type {Map<string, Map<number, Edit>>} */
  const edits = new Map(compiler.sources.map(({ fileName }) => [fileName, new Map()]));
  for (const one of classes) {
    const table = new Map(given.get(bases.get(one)));
    const taken = new Set([...names, ...table.values()]);
    const free = [...shortNames()].filter((name) => !taken.has(name)).values();
    for (const [name, places] of find(one)) {
      const short = table.get(name) ?? free.next().value ?? name;
      table.set(name, short);
      for (const { fileName, textSpan, prefixText = '', suffixText = '' } of places) {
        const text = prefixText + short + suffixText;
        edits.get(fileName)?.set(textSpan.start, { ...textSpan, text });
      }
    }
    given.set(one, table);
  }
  return (code, file) => {
    const own = [...(edits.get(file)?.values() ?? [])].sort((a, b) => b.start - a.start);
    return own.reduce((text, { start, length, text: to }) => {
      return text.slice(0, start) + to + text.slice(start + length);
    }, code);
  };
}
