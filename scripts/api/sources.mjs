import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../entries.mjs';

/**
 * The names that the sources use. They are read from the syntax tree, so that names in comments don't count.
 *
 * @typedef {Record<'part' | 'custom property' | 'slot', Set<string>>} Used
 */

/** @returns {ts.SourceFile[]} */
function parse() {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const text = readFileSync(join(ROOT, 'src', file), 'utf8');
      return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    });
}

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
function walk(node, visit) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** @typedef {(name: string, index: number) => string[]} Calls the texts that a function is called with */

/**
 * @param {ts.SourceFile[]} files
 * @returns {Calls}
 */
function callsIn(files) {
  /** @type {Map<string, string[]>} */
  const calls = new Map();
  for (const file of files) {
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      const name = node.expression.text;
      node.arguments.forEach((argument, index) => {
        const key = `${name} ${index}`;
        const texts = ts.isStringLiteralLike(argument) ? [argument.text] : [];
        calls.set(key, [...(calls.get(key) ?? []), ...texts]);
      });
    });
  }
  return (name, index) => calls.get(`${name} ${index}`) ?? [];
}

/**
 * The texts that an expression may evaluate to. A parameter has the texts of the function's calls; anything else that
 * is not a text is `*`.
 *
 * @param {ts.Node} node
 * @param {Calls} calls
 * @returns {string[]}
 */
function textsOf(node, calls) {
  if (ts.isStringLiteralLike(node)) return node.text.split(/\s+/);
  if (ts.isConditionalExpression(node)) {
    return [...textsOf(node.whenTrue, calls), ...textsOf(node.whenFalse, calls)];
  }
  if (ts.isBinaryExpression(node)) return textsOf(node.right, calls);
  // A call that joins names: its argument is a list, or an object of conditions.
  if (ts.isCallExpression(node)) return node.arguments.flatMap((one) => textsOf(one, calls));
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap(({ name }) =>
      name && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? [name.text] : [],
    );
  }
  const given = ts.isIdentifier(node) ? parameterTexts(node, calls) : [];
  return given.length > 0 ? given : ['*'];
}

/**
 * @param {ts.Identifier} node
 * @param {Calls} calls
 * @returns {string[]}
 */
function parameterTexts(node, calls) {
  const maker = ts.findAncestor(node, ts.isFunctionDeclaration);
  const index = maker?.parameters.findIndex(({ name }) => name.getText() === node.text) ?? -1;
  return index >= 0 && maker?.name
    ? calls(maker.name.text, index).flatMap((text) => text.split(/\s+/))
    : [];
}

/** The placeholder of an expression in a template's text, with the expression's number. */
const HOLE = /\ue000(\d+)\ue000/;

/**
 * The values of an attribute in a template, for all texts of its expressions.
 *
 * @param {ts.TaggedTemplateExpression} node
 * @param {string} attribute a pattern with the attribute's name
 * @param {Calls} calls
 * @returns {string[]}
 */
function valuesOf({ template }, attribute, calls) {
  const spans = ts.isTemplateExpression(template) ? template.templateSpans : [];
  const text = ts.isTemplateExpression(template)
    ? spans.reduce(
        (all, { literal }, at) => `${all}\ue000${at}\ue000${literal.text}`,
        template.head.text,
      )
    : template.text;
  const values = text.matchAll(new RegExp(`${attribute}=(?:"([^"]*)"|(\ue000\\d+\ue000))`, 'g'));
  return [...values]
    .flatMap(([, quoted = '', bare = '']) => (quoted + bare).split(/\s+/))
    .flatMap((token) => {
      const hole = HOLE.exec(token);
      const span = spans[Number(hole?.[1])];
      if (!hole || !span) return [token];
      return textsOf(span.expression, calls).map((one) => one && token.replace(hole[0], one));
    })
    .filter((value) => value !== '');
}

/** @returns {Used} */
export function usedNames() {
  const files = parse();
  const calls = callsIn(files);
  /** @type {Used} */
  const used = { part: new Set(), 'custom property': new Set(), slot: new Set() };
  for (const file of files) {
    walk(file, (node) => {
      if (ts.isTaggedTemplateExpression(node) && /^(html|svg)$/.test(node.tag.getText())) {
        for (const part of valuesOf(node, '\\bpart', calls)) used.part.add(part);
        for (const slot of valuesOf(node, '<slot\\s+name', calls)) used.slot.add(slot);
        if (/<slot(?!\s+name)[\s>]/.test(node.getText())) used.slot.add('');
      }
      if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return;
      for (const [name] of node.text.replace(/\/\*.*?\*\//gs, '').matchAll(/--baize-[\w-]*\w/g)) {
        used['custom property'].add(name);
      }
    });
  }
  return used;
}
