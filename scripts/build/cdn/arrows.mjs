import ts from 'typescript';
import { walk } from './compiler.mjs';
import { partsOf } from './parts.mjs';
import { readScript } from './scopes.mjs';

/** @param {ts.FunctionDeclaration} made */
function isOwn({ body, asteriskToken, modifiers }) {
  let own = !asteriskToken && !modifiers && body !== undefined;
  if (body) {
    walk(body, (node) => {
      const isThis = node.kind === ts.SyntaxKind.ThisKeyword;
      if (isThis || (ts.isIdentifier(node) && node.text === 'arguments')) own = false;
    });
  }
  return own;
}

/**
 * A script whose functions at the top are arrows in variables: alike to all others, and part of one
 * list with them. Only those that nothing asks for before they stand there, that name no `this` and
 * no `arguments`; nothing in the kit is made by `new` that is not a class.
 *
 * @param {string} code
 */
export function withArrows(code) {
  const script = readScript(code);
  const { source } = script;
  const functions = partsOf(script).filter(({ node, after }) => {
    return after < 0 && ts.isFunctionDeclaration(node) && isOwn(node);
  });
  return functions.reduceRight((text, { node }) => {
    const { name, parameters, body } = /** @type {ts.FunctionDeclaration} */ (node);
    const taken = parameters.map((one) => one.getText(source)).join();
    const arrow = `var ${name?.text}=(${taken})=>${body?.getText(source)};`;
    return text.slice(0, node.getStart(source)) + arrow + text.slice(node.end);
  }, code);
}
