// The React components: one module for each element, with attributes, properties and events from the manifest.
import { elementTypes, readElements } from './elements.mjs';

/**
 * @typedef {import('custom-elements-manifest/schema').CustomElement} CustomElement
 */

/** @param {string} event `game-win`, whose prop is `onGameWin` */
const eventProp = (event) =>
  `on${event.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`;

/** @param {CustomElement} element */
function api({ members = [], attributes = [], events = [] }) {
  const settable = members.filter(
    (one) => one.kind === 'field' && !('readonly' in one && one.readonly) && !one.static,
  );
  const attributeOf = new Map(attributes.map(({ name, fieldName }) => [fieldName, name]));
  return {
    attributes: Object.fromEntries(
      settable.flatMap(({ name }) => {
        const attribute = attributeOf.get(name);
        return attribute === undefined ? [] : [[name, attribute]];
      }),
    ),
    properties: settable.map(({ name }) => name).filter((name) => !attributeOf.has(name)),
    events: Object.fromEntries(events.map(({ name }) => [eventProp(name), name])),
  };
}

/**
 * The module of a component. Each imports only its own class, so that bundlers drop those that a page does not import.
 *
 * @param {CustomElement} element
 */
const componentModule = (element) => `'use client';
import { ${element.name} as Element } from '../${element.tagName}/class.js';
import { component } from '../modules/react/component.js';

export const ${element.name} = /* @__PURE__ */ component(
  '${element.tagName}',
  Element,
  ${JSON.stringify(api(element), null, 2).replaceAll('\n', '\n  ')},
);
`;

/** @returns {Record<string, string>} the modules of `baize/react`, by their paths below dist/ */
export function reactModules() {
  const elements = readElements();
  const lines = elements.map(
    ({ name, tagName }) => `export { ${name} } from './react/${tagName}.js';\n`,
  );
  return {
    'react.js': lines.join(''),
    ...Object.fromEntries(
      elements.map((element) => [`react/${element.tagName}.js`, componentModule(element)]),
    ),
    ...Object.fromEntries(
      elements.map(({ name, tagName }) => [
        `react/${tagName}.d.ts`,
        `export { ${name} } from '../react.js';\n`,
      ]),
    ),
  };
}

/** The declarations of the components. As a type, a component's name is the element behind its ref. */
export const reactTypes = () =>
  elementTypes()
    .map(
      ({ tag, className, description = '' }) =>
        `\n/** ${description.replaceAll(/\s*\n\s*/g, ' ')} */
export declare const ${className}: BaizeComponent<'${tag}'>;
export type ${className} = BaizeElements['${tag}']['element'];\n`,
    )
    .join('');
