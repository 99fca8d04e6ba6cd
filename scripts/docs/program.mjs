import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, tagFolders } from '../entries.mjs';

/** @typedef {import('../entries.mjs').TagFolder} TagFolder */

/**
 * A field of a type, with the text of its JSDoc.
 *
 * @typedef {{ name: string, type: string, text: string }} Field
 *
 * A way to call a method. `throws` is the condition under which it throws or rejects.
 *
 * @typedef {{ parameters: string, returns: string, text: string, returned: string, throws: string }} Signature
 */

const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** @param {string} [text] */
export const oneLine = (text = '') => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** The sentence of a description that states a default which no value can express. */
const DEFAULT = /(?:^| )Default: ((?:[^.`]|`[^`]*`|\.(?=\S))+)\.(?= |$)/;

/**
 * A description without the sentence about its default, and that default.
 *
 * @param {string} [text]
 * @returns {{ text: string, usual: string }}
 */
export function withoutDefault(text) {
  const line = oneLine(text);
  const usual = DEFAULT.exec(line)?.[1] ?? '';
  return { text: line.replace(DEFAULT, '').trim(), usual };
}

/** @param {ts.Symbol} symbol */
const isOptional = (symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** The types that the modules of all elements export. */
export class Sources {
  constructor() {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
    const given = { ...config, include: [], files: [] };
    const { options } = ts.parseJsonConfigFileContent(given, ts.sys, ROOT);
    const roots = tagFolders().map(({ element }) => join(ROOT, element));
    this.program = ts.createProgram(roots, { ...options, types: [] });
    this.checker = this.program.getTypeChecker();
  }

  /** @param {string} path relative to the project */
  file(path) {
    const file = this.program.getSourceFile(join(ROOT, path));
    if (!file) throw new Error(`No element imports ${path}.`);
    return file;
  }

  /**
   * What a module exports, by name.
   *
   * @param {string} path `src/elements/base/public-types.ts`
   * @returns {Map<string, ts.Symbol>}
   */
  exportsOf(path) {
    const module = this.checker.getSymbolAtLocation(this.file(path));
    if (!module) throw new Error(`${path} is no module.`);
    const symbols = this.checker.getExportsOfModule(module);
    return new Map(symbols.map((one) => [one.name, this.declared(one)]));
  }

  /** @param {ts.Symbol} symbol */
  declared(symbol) {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** @param {string} path @param {string} name */
  exported(path, name) {
    const symbol = this.exportsOf(path).get(name);
    if (!symbol) throw new Error(`${path} does not export ${name}.`);
    return symbol;
  }

  /**
   * The text of a type as the sources write it. The compiler's own would resolve aliases: `Reason` for `Problem`.
   *
   * @param {ts.Symbol} symbol of a field, a property or a parameter
   */
  typeText(symbol) {
    const { valueDeclaration: declaration } = symbol;
    const node =
      declaration && 'type' in declaration
        ? /** @type {{ type?: ts.TypeNode }} */ (declaration).type
        : undefined;
    const type = this.checker.getTypeOfSymbol(symbol);
    const limit = type.isTypeParameter() ? type.getConstraint()?.aliasSymbol?.name : undefined;
    if (limit !== undefined) return limit;
    return node ? oneLine(node.getText()) : this.checker.typeToString(type, undefined, FORMAT);
  }

  /** @param {ts.Symbol} symbol */
  textOf(symbol) {
    return oneLine(ts.displayPartsToString(symbol.getDocumentationComment(this.checker)));
  }

  /**
   * The events of an element: from the name to the name of the detail's type.
   *
   * @param {TagFolder} folder
   * @returns {Map<string, string>}
   */
  detailsOf({ element, className }) {
    const map = this.exported(element, `${className}EventMap`);
    const events = this.checker.getDeclaredTypeOfSymbol(map).getProperties();
    return new Map(
      events.map((event) => {
        const detail = this.checker.getTypeOfSymbol(event).getProperty('detail');
        const type = detail && this.checker.getTypeOfSymbol(detail);
        const name = type?.aliasSymbol?.name ?? type?.symbol?.name;
        if (name === undefined) throw new Error(`${className}EventMap: ${event.name}: no detail.`);
        return [event.name, name];
      }),
    );
  }

  /**
   * The fields of an exported type.
   *
   * @param {string} path of the module
   * @param {string} name of the type
   * @returns {Field[]}
   */
  fieldsOf(path, name) {
    const type = this.checker.getDeclaredTypeOfSymbol(this.exported(path, name));
    return type.getProperties().map((field) => ({
      name: `${field.name}${isOptional(field) ? '?' : ''}`,
      type: this.typeText(field),
      text: this.textOf(field),
    }));
  }

  /**
   * The ways to call a method of an element.
   *
   * @param {TagFolder} folder
   * @param {string} name
   * @returns {Signature[]}
   */
  signaturesOf({ element, className }, name) {
    const type = this.checker.getDeclaredTypeOfSymbol(this.exported(element, className));
    const member = type.getProperty(name);
    if (!member) throw new Error(`${className} has no method ${name}.`);
    const text = this.textOf(member);
    const signatures = this.checker.getTypeOfSymbol(member).getCallSignatures();
    return signatures.map((signature) => ({
      parameters: signature
        .getParameters()
        .map((one) => this.parameter(one))
        .join(', '),
      returns: this.returns(signature),
      text,
      returned: this.tagOf(signature, 'returns'),
      throws: this.tagOf(signature, 'throws'),
    }));
  }

  /** @param {ts.Signature} signature */
  returns(signature) {
    const node = signature.getDeclaration()?.type;
    if (node) return oneLine(node.getText());
    return this.checker.typeToString(signature.getReturnType(), undefined, FORMAT);
  }

  /** @param {ts.Signature} signature @param {string} name */
  tagOf(signature, name) {
    const tag = signature.getJsDocTags().find((one) => one.name === name);
    return oneLine(ts.displayPartsToString(tag?.text));
  }

  /** @param {ts.Symbol} symbol */
  parameter(symbol) {
    const { valueDeclaration: node } = symbol;
    const canOmit =
      node !== undefined &&
      ts.isParameter(node) &&
      (node.questionToken !== undefined || node.initializer !== undefined);
    return `${symbol.name}${canOmit ? '?' : ''}: ${this.typeText(symbol)}`;
  }

  /**
   * The declaration of an exported type as the sources have it, with its comments.
   *
   * @param {string} path
   * @param {string} name
   * @returns {ts.Declaration | undefined}
   */
  declarationOf(path, name) {
    return this.exported(path, name).declarations?.[0];
  }

  /**
   * The names of the properties of a constant.
   *
   * @param {string} path
   * @param {string} name
   */
  keysIn(path, name) {
    const declaration = this.declarationOf(path, name);
    const value =
      declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    if (!value || !ts.isObjectLiteralExpression(value))
      throw new Error(`${path}: ${name} is no object.`);
    return value.properties.map((property) => property.name?.getText() ?? '');
  }

  /**
   * All texts in the value of a variable: the names of a family's controls.
   *
   * @param {string} path
   * @param {string} name
   */
  textsIn(path, name) {
    const declaration = this.declarationOf(path, name);
    /** @type {string[]} */
    const texts = [];
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isStringLiteral(node) && !ts.isLiteralTypeNode(node.parent)) texts.push(node.text);
      node.forEachChild(visit);
    };
    if (declaration) visit(declaration);
    return texts;
  }
}
