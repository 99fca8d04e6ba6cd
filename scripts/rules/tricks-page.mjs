import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../entries.mjs';
import { commentOf, textOf } from './comments.mjs';
import { table } from './table.mjs';

export const TRICKS_PAGE = 'docs/reference/trick-rules.md';

const FILE = 'src/core/tricks/rules.ts';
const HEADING = '\n## Terms\n';
const NEXT = '\n## ';

/** @param {string} text */
const code = (text) => `\`${text}\``;

/** The declarations of the rules' types, by name. */
function readTypes() {
  const text = readFileSync(join(ROOT, FILE), 'utf8');
  const source = ts.createSourceFile(FILE, text, ts.ScriptTarget.Latest, true);
  /** @type {Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>} */
  const types = new Map();
  for (const node of source.statements)
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      types.set(node.name.text, node);
  return types;
}

/** The tables of all terms. */
class Terms {
  types = readTypes();

  /**
   * The name of a type that has members of its own.
   *
   * @param {ts.TypeNode} type
   */
  groupIn(type) {
    const names = type.getText().match(/\w+/g) ?? [];
    return names.find((name) => this.isGroup(this.types.get(name)));
  }

  /** @param {ts.Node | undefined} node */
  isGroup(node) {
    if (!node || ts.isInterfaceDeclaration(node)) return node !== undefined;
    return ts.isTypeAliasDeclaration(node) && /readonly type:|Score\b/.test(node.type.getText());
  }

  /**
   * What a term accepts: its values, or a kind of values.
   *
   * @param {ts.TypeNode} type
   * @returns {string}
   */
  accepts(type) {
    if (ts.isParenthesizedTypeNode(type)) return this.accepts(type.type);
    if (ts.isUnionTypeNode(type)) return type.types.map((one) => this.accepts(one)).join(', ');
    if (ts.isLiteralTypeNode(type)) return code(type.getText().replaceAll("'", ''));
    if (ts.isTupleTypeNode(type) || ts.isTypeOperatorNode(type) || ts.isArrayTypeNode(type))
      return 'a list';
    if (ts.isTypeLiteralNode(type) || this.groupIn(type)) return 'terms';
    return this.named(type.getText());
  }

  /** @param {string} name of a type */
  named(name) {
    const known = {
      number: 'a number',
      string: 'text',
      boolean: '`true`, `false`',
      Seat: 'a seat, from 0',
      SuitLetter: '`C`, `D`, `H`, `S`',
      Sides: '`each`, `opposite`',
    };
    return (
      known[/** @type {keyof typeof known} */ (name)] ??
      (/^Record|^Readonly/.test(name) ? 'numbers by name' : code('1'))
    );
  }

  /**
   * The rows of a type's members, and of those inside them.
   *
   * @param {ts.NodeArray<ts.TypeElement> | readonly ts.TypeElement[]} members
   * @param {string} path
   * @returns {string[][]}
   */
  rows(members, path = '') {
    return members.flatMap((member) => {
      if (!ts.isPropertySignature(member) || !member.type) return [];
      const name = `${path}${member.name.getText()}`;
      if (name === 'type') return [];
      const { text, usual, values } = textOf(commentOf(member));
      const meanings = [...values].map(([value, meaning]) => `${code(value)}: ${meaning}`);
      const byDefault = member.questionToken ? (usual ?? 'none') : 'required';
      const row = [code(name), this.accepts(member.type), byDefault, [text, ...meanings].join(' ')];
      const inner = ts.isTypeLiteralNode(member.type)
        ? this.rows(member.type.members, `${name}.`)
        : [];
      return [row, ...inner];
    });
  }

  /**
   * @param {string} title
   * @param {string} about
   * @param {string[][]} rows
   */
  section(title, about, rows) {
    const head = ['term', 'accepts', 'default', 'meaning'];
    return [`### ${title}`, about, ...(rows.length > 0 ? [table(head, rows)] : [])]
      .filter(Boolean)
      .join('\n\n');
  }

  /**
   * The members of the kinds of a group, by their `type`.
   *
   * @param {string} name of a type
   * @returns {readonly (readonly [types: string, about: string, members: readonly ts.TypeElement[]])[]}
   */
  kinds(name) {
    const node = this.types.get(name);
    if (!node) throw new Error(`${FILE} has no type ${name}.`);
    if (ts.isInterfaceDeclaration(node))
      return [[typeIn(node.members), commentOf(node), node.members]];
    const parts = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
    return parts.flatMap((part) =>
      ts.isTypeLiteralNode(part)
        ? [/** @type {const} */ ([typeIn(part.members), '', part.members])]
        : this.kinds(part.getText()),
    );
  }

  /**
   * The tables of a group of the rules.
   *
   * @param {ts.PropertySignature} member
   */
  group(member) {
    const name = member.name.getText();
    const types = (member.type?.getText().match(/\w+/g) ?? []).filter((one) => this.types.has(one));
    const own = types.map((one) => commentOf(/** @type {ts.Node} */ (this.types.get(one))));
    const { text, values } = textOf(own.length === 1 ? (own[0] ?? '') : '');
    const listed = [...values].map(([value, meaning]) => `- ${code(value)}: ${meaning}`).join('\n');
    const needed = member.questionToken ? '' : 'Required.';
    const kinds = types.flatMap((one) => this.kinds(one));
    if (kinds.every(([type]) => type === ''))
      return this.section(
        code(name),
        [text, needed].filter(Boolean).join(' '),
        this.rows(kinds.flatMap(([, , members]) => members)),
      );
    const parts = kinds
      .filter(([, about, members]) => about !== '' || members.length > 1)
      .map(([type, about, members]) => `**${type}** ${about}\n\n${this.inner(members)}`.trim());
    return [`### ${code(name)}`, text, listed, ...parts].filter(Boolean).join('\n\n');
  }

  /** @param {readonly ts.TypeElement[]} members */
  inner(members) {
    const rows = this.rows(members);
    return rows.length > 0 ? table(['term', 'accepts', 'default', 'meaning'], rows) : '';
  }

  text() {
    const rules = this.types.get('TrickRules');
    if (!rules || !ts.isInterfaceDeclaration(rules)) throw new Error(`${FILE} has no TrickRules.`);
    const members = rules.members.filter(ts.isPropertySignature);
    const groups = members.filter(({ type }) => type && this.groupIn(type));
    const top = members.filter((member) => !groups.includes(member));
    return [
      this.section('The game', '', this.rows(top)),
      ...groups.map((member) => this.group(member)),
    ].join('\n\n');
  }
}

/**
 * The value of `type` in a list of members: `auction`. Several are joined.
 *
 * @param {readonly ts.TypeElement[] | ts.NodeArray<ts.TypeElement>} members
 */
function typeIn(members) {
  const type = members.find((one) => one.name?.getText() === 'type');
  if (!type || !ts.isPropertySignature(type)) return '';
  return (type.type?.getText().match(/[\w-]+/g) ?? []).map(code).join(', ');
}

/**
 * Writes the part about the terms anew.
 *
 * @param {string} page the whole page
 */
export function withTrickTerms(page) {
  const start = page.indexOf(HEADING);
  const after = start + HEADING.length;
  const end = page.indexOf(NEXT, after);
  if (start < 0 || end < 0)
    throw new Error(`${TRICKS_PAGE} needs a heading "Terms" and one after it.`);
  return `${page.slice(0, after)}\n${new Terms().text()}\n${page.slice(end)}`;
}
