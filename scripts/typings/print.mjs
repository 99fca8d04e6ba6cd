import { elementTypes } from './elements.mjs';

/**
 * @typedef {import('./elements.mjs').ElementTypes} ElementTypes
 * @typedef {import('./elements.mjs').Typed} Typed
 */

const HEAD = `// Made from custom-elements.json by scripts/typings: what the typings for React, Vue and Svelte share.
`;

const TOLD = `
/** An event as a listener on the element itself receives it. */
export type EventOn<Events, Name extends keyof Events, Target> =
  Events[Name] & { readonly currentTarget: Target };
`;

/**
 * @param {string | undefined} description
 * @param {string} indent
 */
function comment(description, indent) {
  if (!description) return '';
  const lines = description.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/** @param {string} name */
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/**
 * @param {string} name
 * @param {Typed[]} members
 */
function settable(name, members) {
  const lines = members.map(
    (one) => `${comment(one.description, '  ')}  ${key(one.name)}?: ${one.type} | undefined;\n`,
  );
  return `\nexport interface ${name} {\n${lines.join('')}}\n`;
}

/** @param {ElementTypes} element */
function interfaces({ className, properties, attributes, events }) {
  const heard = events.map(
    (one) => `${comment(one.description, '  ')}  ${key(one.name)}: ${one.type};\n`,
  );
  return [
    settable(`${className}Properties`, properties),
    settable(`${className}Attributes`, attributes),
    `\nexport interface ${className}Events {\n${heard.join('')}}\n`,
  ].join('');
}

/** @param {ElementTypes} element */
const entry = ({ tag, className, description }) =>
  `${comment(description, '  ')}  '${tag}': {
    element: ${className};
    properties: ${className}Properties;
    attributes: ${className}Attributes;
    events: ${className}Events;
  };\n`;

/** The declarations of `dist/modules/typings.d.ts`. The classes are one level up. */
export function printTypings() {
  const elements = elementTypes();
  const imports = elements.map(
    ({ tag, className }) =>
      `import type { ${className}, ${className}EventMap } from '../${tag}/class.js';\n`,
  );
  return [
    HEAD,
    ...imports,
    TOLD,
    ...elements.map(interfaces),
    `\n/** Every element by its tag. */\nexport interface BaizeElements {\n`,
    ...elements.map(entry),
    `}\n`,
  ].join('');
}
