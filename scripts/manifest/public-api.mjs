import { partDescriptions } from '../api/part-names.mjs';
import { classesFor, docsOf } from '../api/promised.mjs';
import { tagFolders } from '../entries.mjs';
import { writable } from '../typings/written.mjs';

/** The schema's version. `manifest:check` validates the manifest against it. */
const SCHEMA = '2.1.0';

/**
 * @typedef {import('custom-elements-manifest/schema').Package} Package
 * @typedef {import('custom-elements-manifest/schema').CustomElementDeclaration} CustomElement
 * @typedef {import('custom-elements-manifest/schema').Module} Module
 */

/** The JSDoc line of an attribute: `@attr {type} [name=default]`. */
const ATTRIBUTE = /@attr[ \t]+\{([^}]+)\}[ \t]+\[?([a-z][a-z0-9-]*)/g;

/**
 * The types of an element's attributes from its JSDoc: literals, `number`, `string` or `boolean`. A class's own JSDoc
 * overrides that of its base class.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Map<string, string>}
 */
function attributeTypes(folder) {
  const documented = docsOf(folder).flatMap((doc) => [...doc.matchAll(ATTRIBUTE)]);
  // The class's own docs come first in the list, so they are entered last.
  return new Map(documented.reverse().map(([, type = '', name = '']) => [name, type]));
}

/** The type arguments of a game's base class: `extends GameElement<GolfState, GolfMove>`. */
const EXTENDS = /\bextends \w*(?:Patience|Game|Table)Element<(\w+), (\w+)/;

/**
 * The names of a game's types of state and move. For an element that is not a game, the names in the base classes.
 *
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {{ state: string, move: string }}
 */
function gameTypes(folder) {
  const heads = classesFor(folder).flatMap(({ heritageClauses = [] }) =>
    heritageClauses.map((clause) => clause.getText()),
  );
  const [, state = 'State', move = 'Move'] =
    heads.map((text) => EXTENDS.exec(text)).find(Boolean) ?? [];
  return { state, move };
}

/** @param {{ privacy?: string, name: string }} part of a declaration */
const isPublic = ({ privacy = 'public', name }) => privacy === 'public' && !name.startsWith('#');

/** @param {{ name: string, inheritedFrom?: unknown }} part of a declaration */
const withoutOrigin = ({ inheritedFrom, ...own }) => own;

/** @param {unknown[]} list of a declaration: members, events, parts, all of which have names */
const named = (list) => /** @type {{ privacy?: string, name: string }[]} */ (list);

/**
 * An element as its users see it: inherited members become its own, because the base classes are not public.
 *
 * @param {CustomElement} declaration
 * @param {string} tagName
 * @returns {CustomElement}
 */
function published({ superclass, ...declaration }, tagName) {
  const parts = Object.entries(declaration).map(([key, value]) => [
    key,
    Array.isArray(value) ? named(value).filter(isPublic).map(withoutOrigin) : value,
  ]);
  return { ...Object.fromEntries(parts), tagName, customElement: true };
}

/**
 * Replaces the types of attributes by the values that can be written. The analyzer gives each the type of its property, with
 * names that only the sources know (`Variant | null`).
 *
 * @template {CustomElement} Declared
 * @param {Declared} declaration
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Declared}
 */
function withAttributeTypes(declaration, folder) {
  const types = attributeTypes(folder);
  // The schema's type of a declaration lacks what custom elements add to classes.
  const { attributes = [] } =
    /** @type {Declared & Pick<import('custom-elements-manifest/schema').CustomElement, 'attributes'>} */ (
      declaration
    );
  const typed = attributes.map((attribute) => {
    // A boolean attribute has no `@attr` type.
    const plain = attribute.type?.text === 'boolean' ? 'boolean' : undefined;
    const text = types.get(attribute.name) ?? plain;
    if (text === undefined) {
      throw new Error(
        `<${folder.tag}>: no @attr above its property tells what ${attribute.name} takes.`,
      );
    }
    return { ...attribute, type: { text } };
  });
  return { ...declaration, attributes: typed, members: membersOf(declaration, typed) };
}

/**
 * Replaces the types of properties with an attribute by the values that can be set. The class uses names of its own sources.
 *
 * @param {CustomElement} declaration
 * @param {readonly { fieldName?: string, type: { text: string } }[]} attributes
 */
const membersOf = ({ members = [] }, attributes) =>
  members.map((member) => {
    const attribute = attributes.find(({ fieldName }) => fieldName === member.name);
    if (member.kind !== 'field' || !attribute) return member;
    const text = writable(attribute.type.text, member.type?.text ?? '');
    return { ...member, type: { text } };
  });

/**
 * A declaration whose parts list the names and states that its base classes and the element itself give them.
 *
 * @param {CustomElement} declaration
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {CustomElement}
 */
function withPartNames(declaration, folder) {
  const described = partDescriptions(docsOf(folder));
  const cssParts = declaration.cssParts?.map((part) => ({
    ...part,
    description: described.get(part.name) ?? '',
  }));
  return { ...declaration, ...(cssParts && { cssParts }) };
}

/**
 * Replaces `State` and `Move`, the type parameters of the base classes, by the game's types.
 *
 * @template {CustomElement} Declared
 * @param {Declared} declaration
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Declared}
 */
function withGameTypes(declaration, folder) {
  const { state, move } = gameTypes(folder);
  return JSON.parse(JSON.stringify(declaration), (key, value) =>
    key === 'text' && typeof value === 'string'
      ? value.replace(/\bState\b/g, state).replace(/\bMove\b/g, move)
      : value,
  );
}

/**
 * An element's two published modules: its class, and its registration.
 *
 * @param {Package} manifest
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Module[]}
 */
function modulesOf(manifest, folder) {
  const { tag, element, className } = folder;
  const declarations = manifest.modules.find(({ path }) => path === element)?.declarations ?? [];
  const declaration = declarations.find(({ name }) => name === className);
  if (declaration?.kind !== 'class') {
    throw new Error(`<${tag}> is registered with ${className}, which ${element} does not declare.`);
  }
  const whole = withPartNames(published(/** @type {CustomElement} */ (declaration), tag), folder);
  const classModule = `dist/${tag}/class.js`;
  const reference = { name: className, module: classModule };
  /** @type {import('custom-elements-manifest/schema').JavaScriptExport} */
  const exported = { kind: 'js', name: className, declaration: reference };
  return [
    {
      kind: 'javascript-module',
      path: classModule,
      declarations: [withGameTypes(withAttributeTypes(whole, folder), folder)],
      exports: [exported],
    },
    {
      kind: 'javascript-module',
      path: `dist/${tag}.js`,
      declarations: [],
      exports: [exported, { kind: 'custom-element-definition', name: tag, declaration: reference }],
    },
  ];
}

/**
 * Turns the analyzer's manifest of all sources into the package's: each element with its tag, at the path of the built
 * file, without private, protected and @internal members.
 */
export function publicApi() {
  return {
    name: 'baize-public-api',
    /** @param {{ customElementsManifest: Package }} context */
    packageLinkPhase({ customElementsManifest: manifest }) {
      manifest.schemaVersion = SCHEMA;
      manifest.modules = tagFolders().flatMap((folder) => modulesOf(manifest, folder));
    },
  };
}
