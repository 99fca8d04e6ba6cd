import ts from 'typescript';
import { walk } from './compiler.mjs';

/** @param {ts.BindingElement} one */
const isPlain = ({ dotDotDotToken, initializer, propertyName, name }) =>
  !dotDotDotToken &&
  !initializer &&
  ts.isIdentifier(name) &&
  (!propertyName || ts.isIdentifier(propertyName));

/**
 * A script whose patterns take things apart in the order of their names: gzip meets the same ones again.
 * Only those without defaults, which nothing but reading happens in.
 *
 * @param {string} code
 */
export function withSortedPatterns(code) {
  const source = ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const keyOf = (/** @type {ts.BindingElement} */ { propertyName, name }) =>
    (propertyName ?? name).getText(source);
  let made = '';
  let at = 0;
  walk(source, (node) => {
    if (!ts.isObjectBindingPattern(node) || !node.elements.every(isPlain)) return;
    const sorted = [...node.elements].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const texts = sorted.map((one) => one.getText(source));
    made += `${code.slice(at, node.getStart(source))}{${texts.join()}}`;
    at = node.end;
  });
  return made + code.slice(at);
}
