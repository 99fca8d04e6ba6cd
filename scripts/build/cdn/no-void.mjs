import ts from 'typescript';
import { walk } from './compiler.mjs';

/**
 * A script that names a variable which nothing is ever put in where a minifier wrote `void 0`: with
 * a hundred of them in a file, a letter is less.
 *
 * @param {string} code
 */
export function withoutVoid(code) {
  const source = ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  let name = 'nothing';
  while (code.includes(name)) name += '_';
  let made = '';
  let at = 0;
  walk(source, (node) => {
    if (!ts.isVoidExpression(node) || !ts.isNumericLiteral(node.expression)) return;
    made += code.slice(at, node.getStart(source)) + name;
    at = node.end;
  });
  return at === 0 ? code : `var ${name};${made}${code.slice(at)}`;
}
