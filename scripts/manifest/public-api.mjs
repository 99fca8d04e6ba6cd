import { tagFolders } from '../entries.mjs';
import { attributeTypes } from './attribute-types.mjs';

/**
 * @typedef {import('custom-elements-manifest/schema').Package} Package
 * @typedef {import('custom-elements-manifest/schema').CustomElementDeclaration} CustomElement
 * @typedef {import('custom-elements-manifest/schema').Module} Module
 */

/** @param {{ privacy?: string, name: string }} part of a declaration */
const isPublic = ({ privacy = 'public', name }) => privacy === 'public' && !name.startsWith('#');

/** @param {{ name: string, inheritedFrom?: unknown }} part of a declaration */
const withoutOrigin = ({ inheritedFrom, ...own }) => own;

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
    Array.isArray(value) ? value.filter(isPublic).map(withoutOrigin) : value,
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
  return { ...declaration, attributes: typed };
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
  return [
    {
      kind: 'javascript-module',
      path: classModule,
      declarations: [withAttributeTypes(whole, folder)],
      exports: [{ kind: 'js', name: className, declaration: reference }],
    },
    {
      kind: 'javascript-module',
      path: `dist/${tag}.js`,
      declarations: [],
      exports: [{ kind: 'custom-element-definition', name: tag, declaration: reference }],
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
      manifest.modules = tagFolders().flatMap((folder) => modulesOf(manifest, folder));
    },
  };
}
