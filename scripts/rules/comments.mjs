import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../entries.mjs';

const FILE = 'src/core/patience/rules/rules.ts';

/**
 * @typedef {object} TermText what the comments of `rules.ts` say of a term
 * @property {string} text
 * @property {string | undefined} usual its default
 * @property {Map<string, string>} values what its values mean
 */

/** The text of a node's comment. */
export const commentOf = (/** @type {ts.Node} */ node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ');

/** A sentence that begins so tells the default, or what a value means. */
const PART = /(?<=^|[.…] )(?=`[^`]+`: |Default: )/;

/**
 * Divides a comment into its text, values and default.
 *
 * @param {string} comment
 * @returns {TermText}
 */
export function textOf(comment) {
  /** @type {TermText} */
  const all = { text: '', usual: undefined, values: new Map() };
  for (const part of comment.split(PART).map((one) => one.trim())) {
    const [, value, meaning] = /^`([^`]+)`: (.*)$/.exec(part) ?? [];
    if (value !== undefined && meaning !== undefined)
      all.values.set(value, meaning.charAt(0).toUpperCase() + meaning.slice(1));
    else if (part.startsWith('Default: ')) all.usual = part.slice(9).replace(/\.$/, '');
    else all.text = part;
  }
  return all;
}

/** The comments of all terms in a file. */
class Comments {
  /** @type {Map<string, TermText>} */
  terms = new Map();
  /** @type {Map<string, ts.InterfaceDeclaration>} */
  interfaces = new Map();
  /** The comments of lists of values, by the type made of them: `MoveRule`. @type {Map<string, string>} */
  lists = new Map();

  constructor() {
    const source = ts.createSourceFile(
      FILE,
      readFileSync(join(ROOT, FILE), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    /** @type {Map<string, string>} */
    const constants = new Map();
    for (const node of source.statements) {
      if (ts.isInterfaceDeclaration(node)) this.interfaces.set(node.name.text, node);
      if (ts.isVariableStatement(node))
        for (const { name } of node.declarationList.declarations)
          constants.set(name.getText(), commentOf(node));
      const list = ts.isTypeAliasDeclaration(node) && /typeof (\w+)/.exec(node.type.getText());
      if (list) this.lists.set(node.name.getText(), constants.get(list[1] ?? '') ?? '');
    }
    this.group('PatienceRules', '');
  }

  /**
   * @param {string} name of an interface
   * @param {string} path
   */
  group(name, path) {
    for (const member of this.interfaces.get(name)?.members ?? []) {
      if (ts.isPropertySignature(member) && member.type)
        this.term(member, member.type, `${path}${member.name.getText()}`);
    }
  }

  /**
   * @param {ts.PropertySignature} member
   * @param {ts.TypeNode} type
   * @param {string} path
   */
  term(member, type, path) {
    const names = type.getText().match(/\w+/g) ?? [];
    const group = names.find((name) => this.interfaces.has(name));
    const own = textOf(commentOf(member));
    const lists = names.map((name) => this.lists.get(name) ?? '').filter((text) => text !== '');
    const about =
      group === undefined ? '' : commentOf(/** @type {ts.Node} */ (this.interfaces.get(group)));
    const shared = textOf(lists[0] ?? about);
    this.terms.set(path, {
      text: own.text || shared.text,
      usual: own.usual,
      values: own.values.size > 0 ? own.values : shared.values,
    });
    if (group !== undefined) this.group(group, `${path}.`);
  }
}

/** What the comments say of each term of the rules, by its path. */
export const termTexts = () => new Comments().terms;
