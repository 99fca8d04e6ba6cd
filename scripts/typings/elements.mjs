import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../entries.mjs';
import { writable } from './written.mjs';

/**
 * @typedef {import('custom-elements-manifest/schema').Package} Package
 * @typedef {import('custom-elements-manifest/schema').CustomElement} CustomElement
 *
 * A property, attribute or event of an element, with its TypeScript type.
 *
 * @typedef {{ name: string, type: string, description: string | undefined }} Typed
 *
 * The typings of an element. `attributes` are those without a property of the same name: `tap-to-move`.
 *
 * @typedef {{ tag: string, className: string, description: string | undefined, properties: Typed[], attributes: Typed[], events: Typed[] }} ElementTypes
 */

/** @returns {Package} */
export const readManifest = () =>
  JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));

/**
 * @param {Package} manifest
 * @returns {CustomElement[]}
 */
const elementsOf = ({ modules }) =>
  modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one) => 'tagName' in one)
    .map((one) => /** @type {CustomElement} */ (one));

/**
 * The properties that a page may set. A property with an attribute has the type in its JSDoc, which is narrower than the
 * class's own type: that one accepts whatever a page writes.
 *
 * @param {CustomElement} element
 * @returns {Typed[]}
 */
function propertiesOf({ name: className, members = [], attributes = [] }) {
  const fields = members.filter((one) => one.kind === 'field');
  return fields
    .filter((one) => !('readonly' in one && one.readonly) && !one.static)
    .map(({ name, type, description }) => {
      const attribute = attributes.find(({ fieldName }) => fieldName === name);
      const own = `${className}['${name}']`;
      return {
        name,
        description,
        type: attribute?.type ? writable(attribute.type.text, type?.text ?? '') : own,
      };
    });
}

/**
 * @param {CustomElement} element
 * @returns {Typed[]}
 */
function attributesOf({ name: className, attributes = [], members = [] }) {
  const properties = new Set(members.map(({ name }) => name));
  return attributes
    .filter(({ name, fieldName }) => name !== fieldName && !properties.has(name))
    .map(({ name, fieldName, description }) => ({
      name,
      description,
      type: `${className}Properties['${fieldName}']`,
    }));
}

/** @returns {CustomElement[]} every element of the manifest */
export const readElements = () => elementsOf(readManifest());

/** @returns {ElementTypes[]} what typings tell of each */
export const elementTypes = () =>
  readElements().map((element) => ({
    tag: String(element.tagName),
    className: element.name,
    description: element.description,
    properties: propertiesOf(element),
    attributes: attributesOf(element),
    events: (element.events ?? []).map(({ name, description }) => ({
      name,
      description,
      type: `EventOn<${element.name}EventMap, '${name}', ${element.name}>`,
    })),
  }));
