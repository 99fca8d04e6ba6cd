import { camel } from '../messages/print.mjs';
import { blocks, code, section, table } from './markdown.mjs';
import { oneLine, withoutDefault } from './program.mjs';

/** @typedef {import('./page.mjs').Documented} Documented */

/**
 * The properties that have no attribute.
 *
 * @param {Documented} one
 */
export function propertiesSection({ element, attributed }) {
  const fields = (element.members ?? []).filter(
    (member) => member.kind === 'field' && !attributed.has(member.name),
  );
  const rows = fields.map((field) => {
    const {
      name,
      type,
      description,
      readonly = false,
      static: isStatic = false,
    } = /** @type {import('custom-elements-manifest/schema').ClassField} */ (field);
    const kind = [isStatic ? 'static' : '', readonly ? 'read only' : ''].filter(Boolean).join(', ');
    const text = oneLine(description);
    const typeText = name === 'version' ? 'string' : (type?.text ?? 'unknown');
    return [code(name), code(typeText), kind, text];
  });
  const writable = rows.filter(([, , kind = '']) => !kind.includes('read only'));
  const readable = rows.filter(([, , kind = '']) => kind.includes('read only'));
  const names = (element.attributes ?? []).filter(({ name }) => name.includes('-'));
  const example = names[0] ? `: ${code(names[0].name)} is ${code(camel(names[0].name))}` : '';
  return section('## Properties', [
    `Every attribute has a property with its name in camel case${example}. These properties have no attribute:`,
    rows.length > 0
      ? table(['property', 'type', 'access', 'meaning'], [...writable, ...readable])
      : '',
  ]);
}

/**
 * @param {Documented} one
 * @param {import('./program.mjs').Sources} sources
 */
export function methodsSection({ element, folder, typed }, sources) {
  const rows = (element.members ?? [])
    .filter(({ kind }) => kind === 'method')
    .flatMap(({ name }) =>
      sources.signaturesOf(folder, name).map((signature, index) => {
        const { parameters, returns, text, returned, throws } = signature;
        const about = [
          text,
          returned === '' ? '' : `Returns ${returned}.`.replace(/\.\.$/, '.'),
          throws === ''
            ? ''
            : `${returns.startsWith('Promise') ? 'The promise rejects' : 'Throws'} ${throws}.`,
        ];
        return [
          code(typed(`${name}(${parameters})`)),
          returns === 'void' ? '' : code(typed(returns)),
          index === 0 ? about.filter(Boolean).join(' ') : 'The same, with another argument.',
        ];
      }),
    );
  return section('## Methods', [
    rows.length > 0 ? table(['method', 'returns', 'what it does'], rows) : '',
  ]);
}

/**
 * Slots, states and custom properties.
 *
 * @param {Documented} one
 */
export function looksSections({ element }) {
  const { slots = [], cssStates = [], cssProperties = [] } = element;
  const properties = cssProperties.map(({ name, default: value, description }) => {
    const { text, usual } = withoutDefault(description);
    return [code(name), value === undefined ? usual : code(value), text];
  });
  const slotRows = slots.map(({ name, description }) => [
    name === '' ? '(default)' : code(name),
    oneLine(description),
  ]);
  const states = cssStates.map(({ name, description }) => [
    code(`:state(${name})`),
    oneLine(description),
  ]);
  return blocks([
    section('## Custom properties', [
      properties.length > 0 ? table(['property', 'default', 'meaning'], properties) : '',
      properties.some(([, value = '']) => value.includes(' / '))
        ? 'Two values with a slash are those of the light and the dark scheme.'
        : '',
    ]),
    section('## Slots', [slotRows.length > 0 ? table(['slot', 'content'], slotRows) : '']),
    section('## States', [states.length > 0 ? table(['selector', 'when it matches'], states) : '']),
  ]);
}
