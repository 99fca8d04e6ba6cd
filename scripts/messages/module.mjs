// Prints the module of one file of messages.
import { Printer, camel, interfaceOf, keyText } from './print.mjs';
import { argumentType, partTypes } from './arguments.mjs';
import { HEAD } from './outputs.mjs';
import { isPart } from './analyze.mjs';

/**
 * @typedef {import('./analyze.mjs').Analysis} Analysis
 * @typedef {import('./analyze.mjs').Uses} Uses
 * @typedef {import('./types.mjs').ChunkTypes} ChunkTypes
 * @typedef {import('./outputs.mjs').Traits} Traits
 */

/**
 * The messages, as members of the exported object.
 *
 * @param {Printer} printer
 * @param {ChunkTypes} types
 */
function printMembers(printer, types) {
  const { analysis } = printer;
  /** @param {string} id @param {string | null} text */
  const value = (id, text) => {
    const pattern = analysis.patternOf(id, text);
    if (!pattern) return "''";
    const args = types.argumentsOf(id, text);
    printer.argumentTypes = new Map(args);
    const printed = printer.pattern(pattern);
    if (args.length === 0) return printed;
    return analysis.usesOf(id, text).size > 0 ? `(a) => ${printed}` : `() => ${printed}`;
  };
  const members = types.shapes.map(({ id, hasValue, attributes }) => {
    if (attributes.length === 0) return `  ${keyText(id)}: ${value(id, null)},`;
    const texts = attributes.map((text) => `    ${keyText(text)}: ${value(id, text)},`);
    if (hasValue) texts.unshift(`    text: ${value(id, null)},`);
    return `  ${keyText(id)}: {\n${texts.join('\n')}\n  },`;
  });
  return members.join('\n');
}

/**
 * Parts of messages with arguments, as functions.
 *
 * @param {Printer} printer
 */
function printParts(printer) {
  const { analysis } = printer;
  const parts = analysis.chunk.messages.filter(({ id }) => isPart(id.name));
  const texts = parts.map(({ id, value }) => {
    const uses = analysis.usesOf(id.name);
    if (!value || uses.size === 0) return '';
    const type = argumentType(partTypes(uses));
    return `const ${camel(id.name)} = (a: ${type}): string => ${printer.pattern(value)};\n`;
  });
  return texts.join('');
}

/**
 * Terms with arguments, as functions.
 *
 * @param {Printer} printer
 */
function printTerms(printer) {
  const { analysis } = printer;
  const terms = analysis.chunk.terms.map((term) => {
    if (printer.literal(term.value) !== undefined) return '';
    /** @type {Uses} */
    const uses = new Map();
    analysis.pattern(term.value, uses, [`-${term.id.name}`]);
    const args = [...uses.keys()].map((name) => `${name}?: string | number`).join('; ');
    return `const term_${camel(term.id.name)} = (a: { ${args} }): string => ${printer.pattern(term.value)};\n`;
  });
  return terms.join('');
}

/**
 * What the printed code needs of other modules.
 *
 * @param {Printer} printer
 * @param {string} parts the printed parts
 */
function printImports({ analysis, chunks, parts: makers, usesFormatter }, parts) {
  const { name } = analysis.chunk;
  const isKit = name === 'kit';
  const format = [...(isKit ? ['formatter'] : []), ...[...makers].sort()];
  const fromKit = [...(usesFormatter ? ['f'] : []), ...(chunks.has('kit') ? ['kit'] : [])];
  const others = [...chunks].filter((chunk) => chunk !== 'kit').sort();
  return [
    format.length > 0 && `import { ${format.join(', ')} } from '../../format.js';`,
    /\bCard\b/.test(parts) && "import type { Card } from '../../../core/cards/card.js';",
    /\bSeatPerson\b/.test(parts) && "import type { SeatPerson } from '../../format.js';",
    `import type { ${interfaceOf(name)} } from '../types.js';`,
    ...others.map((chunk) => `import { ${camel(chunk)} } from './${chunk}.js';`),
    !isKit && fromKit.length > 0 && `import { ${fromKit.join(', ')} } from './kit.js';`,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * @param {Analysis} analysis
 * @param {ChunkTypes} types
 * @param {Traits} traits
 */
export function printModule(analysis, types, { locale, rtl }) {
  const printer = new Printer(analysis);
  const { chunk } = analysis;
  const members = printMembers(printer, types);
  printer.argumentTypes = new Map();
  const parts = printParts(printer);
  const terms = printTerms(printer);
  const latinDigits = new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn';
  const own =
    chunk.name === 'kit'
      ? `/** Numbers, plurals and times of this language. */\nexport const f = formatter('${locale}', { rtl: ${rtl}, latinDigits: ${latinDigits} });\n\n`
      : '';
  const head = `${HEAD(chunk.file)}${printImports(printer, parts)}\n\n${own}${terms}${parts}`;
  return `${head}export const ${camel(chunk.name)}: ${interfaceOf(chunk.name)} = {\n${members}\n};\n`;
}
