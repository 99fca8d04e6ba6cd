import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../entries.mjs';

/**
 * Something that an element promises to the pages that use it.
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

/** A tag's line: `@attr {type} [name=default] - What it is.`; a slot may have no name. */
const LINE = /@(\w+)[ \t]+(?:\{[^}]*\}[ \t]+)?(?:\[([\w-]+)[^\]]*\]|([\w-]*\w))?/g;

/**
 * What the JSDoc above an element's class names.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Promised[]}
 */
export function inJSDoc({ element, className }) {
  const text = readFileSync(join(ROOT, element), 'utf8');
  const file = ts.createSourceFile(element, text, ts.ScriptTarget.Latest, true);
  const found = file.statements.find(
    (node) => ts.isClassDeclaration(node) && node.name?.text === className,
  );
  const docs = found ? ts.getJSDocCommentsAndTags(found).filter(ts.isJSDoc) : [];
  return docs
    .flatMap((doc) => [...doc.getFullText().matchAll(LINE)])
    .flatMap(([, tag = '', optional, name]) => {
      const kind = TAGS[tag];
      return kind ? [{ kind, name: optional ?? name ?? '' }] : [];
    });
}

/**
 * What the manifest tells editors and frameworks. A property that is an attribute too is told as one.
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
