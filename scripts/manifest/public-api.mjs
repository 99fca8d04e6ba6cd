import { tagFolders } from '../entries.mjs';
import { writable } from '../typings/written.mjs';
import { attributeTypes } from './attribute-types.mjs';
import { gameTypes } from './game-types.mjs';

/** The version of the schema that the manifest keeps to, and is held to by `manifest:check`. */
const SCHEMA = '2.1.0';

/**
 * @typedef {import('custom-elements-manifest/schema').Package} Package
 * @typedef {import('custom-elements-manifest/schema').CustomElementDeclaration} CustomElement
 * @typedef {import('custom-elements-manifest/schema').Module} Module
 */

/** @param {{ privacy?: string, name: string }} part of a declaration */
const isPublic = ({ privacy = 'public', name }) => privacy === 'public' && !name.startsWith('#');

/** @param {{ name: string, inheritedFrom?: unknown }} part of a declaration */
const withoutOrigin = ({ inheritedFrom, ...own }) => own;

/** @param {unknown[]} list of a declaration: members, events, parts, all of which have names */
const named = (list) => /** @type {{ privacy?: string, name: string }[]} */ (list);

/**
 * An element as its users see it: with what it inherits as its own, for the base classes are no
 * part of the API.
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
 * Its attributes by what may be written in them. The analyzer gives each the type of its property, by
 * names that nothing outside of the sources knows (`Variant | null`).
 *
 * @template {CustomElement} Declared
 * @param {Declared} declaration
 * @param {import('../entries.mjs').TagFolder} folder
 * @returns {Declared}
 */
function withAttributeTypes(declaration, folder) {
  const types = attributeTypes(folder);
  // The schema's own type of a declaration leaves out what a custom element adds to a class.
  const { attributes = [] } =
    /** @type {Declared & Pick<import('custom-elements-manifest/schema').CustomElement, 'attributes'>} */ (
      declaration
    );
  const typed = attributes.map((attribute) => {
    // A switch says so by its property's type.
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
 * Its properties, those that are attributes too by what may be set. The class says it by names of its own sources.
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
 * A declaration with the types of its game in the place of `State` and `Move`, which its base class leaves open.
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
 * The two published modules of an element: its class, and the one that registers it.
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
  const whole = published(/** @type {CustomElement} */ (declaration), tag);
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
 * Makes of the analyzer's account of all sources the one that the package publishes: each element
 * under its tag, at the path of the built file, without what is private, protected or @internal.
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
