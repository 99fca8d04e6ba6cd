import ts from 'typescript';
import { ROOT } from '../entries.mjs';
import { blocks, section } from './markdown.mjs';

/**
 * @typedef {import('./page.mjs').Documented} Documented
 * @typedef {import('./program.mjs').Sources} Sources
 */

const PUBLIC_TYPES = 'src/elements/base/public-types.ts';
const FENCE = '```';

/** Maps that only `addEventListener` needs, and details, which docs/reference/events.md has. */
const NOT_SHOWN = /(?:EventMap|Detail|GameEvent|Types)$/;

/** Whether a declaration is a type of the kit. @param {ts.Declaration} node */
const isType = (node) =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  node.getSourceFile().fileName.startsWith(`${ROOT}/src/`);

/** Collects declarations of types, each after those that use it. */
class Collection {
  /** @type {Set<ts.Declaration>} */
  found = new Set();

  /**
   * @param {Sources} sources
   * @param {ReadonlySet<ts.Declaration>} [others] the types of another page
   */
  constructor({ checker }, others = new Set()) {
    this.checker = checker;
    this.others = others;
  }

  /** @param {ts.Declaration | undefined} node */
  add(node) {
    if (!node || !isType(node) || this.found.has(node) || this.others.has(node)) return;
    this.found.add(node);
    /** @param {ts.Node} child */
    const visit = (child) => {
      if (ts.isTypeReferenceNode(child)) this.addNamed(child.typeName);
      if (ts.isExpressionWithTypeArguments(child)) this.addNamed(child.expression);
      child.forEachChild(visit);
    };
    node.forEachChild(visit);
  }

  /** @param {ts.Node} name */
  addNamed(name) {
    const symbol = this.checker.getSymbolAtLocation(name);
    const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const target = isAlias ? this.checker.getAliasedSymbol(symbol) : symbol;
    this.add(target?.declarations?.[0]);
  }
}

/** The values of a type that the sources derive from a constant: `(typeof DRAWS)[number]`. */
const DERIVED = /\btypeof\b/;
const ALIAS = ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.NoTruncation;

/**
 * @param {ts.Declaration} node
 * @param {Sources} sources
 */
function declarationText(node, { checker }) {
  const text = node.getText().replace(/^export /, '');
  if (!ts.isTypeAliasDeclaration(node) || !DERIVED.test(node.type.getText())) return text;
  const type = checker.getTypeAtLocation(node.name);
  return `type ${node.name.text} = ${checker.typeToString(type, undefined, ALIAS)};`;
}

/**
 * A declaration without `export` and `readonly`, with its comments.
 *
 * @param {ts.Declaration} node
 * @param {Sources} sources
 */
const textOf = (node, sources) =>
  [
    ...ts.getJSDocCommentsAndTags(node).map((one) => one.getText()),
    declarationText(node, sources).replaceAll(/\breadonly /g, ''),
  ].join('\n');

/**
 * @param {ReadonlySet<ts.Declaration>} types
 * @param {Sources} sources
 */
const fence = (types, sources) =>
  types.size === 0
    ? ''
    : `${FENCE}ts fragment\n${[...types].map((one) => textOf(one, sources)).join('\n\n')}\n${FENCE}`;

/**
 * The types that the module of an element exports, and those that they are made of.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @param {Sources} sources
 * @param {ReadonlySet<ts.Declaration>} others
 */
function ownTypes({ element }, sources, others) {
  const types = new Collection(sources, others);
  for (const [name, symbol] of sources.exportsOf(element)) {
    if (!NOT_SHOWN.test(name)) types.add(symbol.declarations?.[0]);
  }
  return types.found;
}

/**
 * The types that elements share: those that every module exports, then those of several pages.
 *
 * @param {readonly Documented[]} all the elements with a section of types
 * @param {Sources} sources
 */
export function sharedTypes(all, sources) {
  const general = new Collection(sources);
  for (const [name, symbol] of sources.exportsOf(PUBLIC_TYPES)) {
    if (!NOT_SHOWN.test(name)) general.add(symbol.declarations?.[0]);
  }
  const lists = all.map(({ folder }) => ownTypes(folder, sources, general.found));
  const several = [...new Set(lists.flatMap((types) => [...types]))].filter(
    (type) => lists.filter((types) => types.has(type)).length > 1,
  );
  return { general: general.found, several: new Set(several) };
}

/** @typedef {ReturnType<typeof sharedTypes>} SharedTypes */

/**
 * @param {Documented} one
 * @param {Sources} sources
 * @param {SharedTypes} shared
 */
export function typesSection({ folder }, sources, { general, several }) {
  const types = ownTypes(folder, sources, new Set([...general, ...several]));
  return section('## Types', [
    types.size === 0
      ? ''
      : 'All objects are read only. [Types](types.md) has the types that elements share.',
    fence(types, sources),
  ]);
}

/**
 * docs/reference/types.md.
 *
 * @param {Sources} sources
 * @param {SharedTypes} shared
 */
export const typesPage = (sources, { general, several }) =>
  `${blocks([
    '# Types',
    "The TypeScript types that several elements use. The module of an element exports those that it uses: `import type { Save } from 'baize/klondike-game'`. All objects are read only.",
    section('## Types of all elements', [fence(general, sources)]),
    section('## Types of several games', [fence(several, sources)]),
  ])}\n`;
