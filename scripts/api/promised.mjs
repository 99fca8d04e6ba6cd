import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../entries.mjs';
import { listedNames, partDescriptions } from './part-names.mjs';

/**
 * A public name that an element documents.
 *
 * @typedef {'attribute' | 'slot' | 'event' | 'part' | 'custom property' | 'method' | 'property'} Kind
 *
 * @typedef {{ kind: Kind, name: string }} Promised
 *
 * @typedef {import('custom-elements-manifest/schema').CustomElement} CustomElement
 */

/** @type {Record<string, Kind>} */
const TAGS = {
  attr: 'attribute',
  attribute: 'attribute',
  slot: 'slot',
  event: 'event',
  fires: 'event',
  csspart: 'part',
  cssproperty: 'custom property',
  cssprop: 'custom property',
};

/** A JSDoc tag: `@attr {type} [name=default] - Description.` The default slot has no name. */
const LINE = /@(\w+)[ \t]+(?:\{[^}]*\}[ \t]+)?(?:\[([\w-]+)[^\]]*\]|([\w-]*\w))?/g;

/** @param {string} path */
function classesOf(path) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isClassDeclaration);
}

/**
 * The classes in the files of a folder.
 *
 * @param {string} folder
 * @param {RegExp} files
 */
const classesIn = (folder, files) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file))
    .flatMap((file) => classesOf(`${folder}/${file}`));

/** The base classes of elements. Each documents its own members. */
const BASES = classesIn('src/elements', /-(?:element|table)\.ts$/);

/**
 * A class and its base classes in this repository.
 *
 * @param {string | undefined} name
 * @param {readonly ts.ClassDeclaration[]} classes
 * @returns {ts.ClassDeclaration[]}
 */
function lineage(name, classes) {
  const found = classes.find((one) => one.name?.text === name);
  if (!found) return [];
  const [base] = (found.heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types);
  return [found, ...lineage(base?.expression.getText(), classes)];
}

/**
 * Whether a member may have an attribute: a field or a getter.
 *
 * @param {ts.ClassElement} member
 */
const hasAttribute = (member) => ts.isPropertyDeclaration(member) || ts.isGetAccessor(member);

/**
 * An element's class and its base classes.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 */
export const classesFor = ({ element, className }) =>
  lineage(className, [...classesIn(dirname(element), /\.ts$/), ...BASES]);

/**
 * The JSDoc of an element's class and attributes, then that of its base classes.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {string[]}
 */
export function docsOf(folder) {
  return classesFor(folder)
    .flatMap((one) => [one, ...one.members.filter(hasAttribute)])
    .flatMap((one) => ts.getJSDocCommentsAndTags(one).filter(ts.isJSDoc))
    .map((doc) => doc.getFullText());
}

/**
 * @param {readonly string[]} names
 * @returns {Promised[]}
 */
const asParts = (names) => [...new Set(names)].map((name) => ({ kind: 'part', name }));

/**
 * The names in that JSDoc.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Promised[]}
 */
export function inJSDoc(folder) {
  const docs = docsOf(folder);
  const named = docs
    .flatMap((doc) => [...doc.matchAll(LINE)])
    .flatMap(([, tag = '', optional, name]) => {
      const kind = TAGS[tag];
      return kind ? [{ kind, name: optional ?? name ?? '' }] : [];
    });
  const listed = [...partDescriptions(docs).values()].flatMap(listedNames);
  return [...named, ...asParts(listed)];
}

/**
 * The names in the manifest. A property with an attribute is listed as an attribute only.
 *
 * @param {CustomElement} declaration
 * @returns {Promised[]}
 */
export function inManifest(declaration) {
  /** @type {(kind: Kind, list?: { name: string }[]) => Promised[]} */
  const all = (kind, list = []) => list.map(({ name }) => ({ kind, name }));
  const members = declaration.members ?? [];
  const attributed = new Set((declaration.attributes ?? []).map(({ fieldName }) => fieldName));
  return [
    ...all('attribute', declaration.attributes),
    ...all('slot', declaration.slots),
    ...all('event', declaration.events),
    ...all('part', declaration.cssParts),
    ...asParts((declaration.cssParts ?? []).flatMap(({ description }) => listedNames(description))),
    ...all('custom property', declaration.cssProperties),
    ...all(
      'method',
      members.filter(({ kind }) => kind === 'method'),
    ),
    ...all(
      'property',
      members.filter(({ kind, name }) => kind === 'field' && !attributed.has(name)),
    ),
  ];
}

/**
 * @param {string} tag
 * @returns {CustomElement}
 */
export function declarationOf(tag) {
  /** @type {import('custom-elements-manifest/schema').Package} */
  const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
  const found = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .find((one) => 'tagName' in one && one.tagName === tag);
  if (!found) throw new Error(`custom-elements.json knows no <${tag}>: run npm run manifest.`);
  return /** @type {CustomElement} */ (found);
}
