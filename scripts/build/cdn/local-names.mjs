import ts from 'typescript';
import { walk } from './compiler.mjs';
import { Met } from './met.mjs';
import { isMember, readScript, variableOf } from './scopes.mjs';

/** The names that locals may have. */
const LETTERS = [...'etsrianolhudcpfbvmgxyk'];

/** How often all names are gone through: each time they know more of each other. */
const SWEEPS = 3;

/** @typedef {{ text: string, places: number[], scope: ts.Node | undefined, nodes: ts.Identifier[] }} Variable */

/** A name as one sign. */
const signOf = (/** @type {string} */ name) =>
  name.length > 1 ? (name.charCodeAt(0) << 8) + name.charCodeAt(1) : name.charCodeAt(0);

/**
 * The function that a declaration is met in: the name of a declared function is no part of it.
 *
 * @param {ts.Node | undefined} node
 */
function functionAround(node) {
  const isOutside = node && (ts.isParameter(node) || ts.isFunctionDeclaration(node));
  let around = isOutside ? node.parent : node;
  while (around && !ts.isFunctionLike(around)) around = around.parent;
  return around;
}

/** Whether a name stands for both a key and what it is taken from or put in. */
const isShort = (/** @type {ts.Identifier} */ { parent }) =>
  ts.isShorthandPropertyAssignment(parent) ||
  (ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    !parent.propertyName &&
    !parent.dotDotDotToken);

/**
 * All names of a script that stand for a variable, in their order, each with its symbol.
 *
 * @param {string} code
 */
function namesIn(code) {
  const { source, checker } = readScript(code);
  /** @type {{ node: ts.Identifier, symbol: ts.Symbol | undefined }[]} */
  const names = [];
  walk(source, (node) => {
    if (!ts.isIdentifier(node) || isMember(node)) return;
    const symbol = variableOf(checker, node);
    names.push({ node, symbol: symbol?.declarations ? symbol : undefined });
  });
  return { source, names: names.sort((a, b) => a.node.pos - b.node.pos) };
}

/**
 * Which names of a script mean the same: the number of the first that does, or what it is called
 * where the script doesn't declare it.
 *
 * @param {ReturnType<typeof namesIn>['names']} names
 */
function meanings(names) {
  /** @type {Map<ts.Symbol, number>} */
  const first = new Map();
  return names
    .map(({ node, symbol }, at) => {
      if (!symbol) return node.text;
      if (!first.has(symbol)) first.set(symbol, at);
      return first.get(symbol);
    })
    .join();
}

/**
 * A script as signs, a name's in one place each, and what stands in them.
 *
 * @param {string} code
 * @param {ReturnType<typeof namesIn>} script
 */
function signsOf(code, { source, names }) {
  /** @type {Map<ts.Symbol, Variable>} */
  const variables = new Map();
  /** @type {number[]} */
  const signs = [];
  let at = 0;
  const copy = (/** @type {string} */ text) => {
    for (let i = 0; i < text.length; i++) signs.push(text.charCodeAt(i));
  };
  for (const { node, symbol } of names) {
    if (!symbol || ts.isExportSpecifier(node.parent)) continue;
    const scope = functionAround(symbol.declarations?.[0]);
    const one = variables.get(symbol) ?? { text: node.text, places: [], scope, nodes: [] };
    variables.set(symbol, one);
    copy(code.slice(at, node.getStart(source)));
    if (isShort(node)) copy(`${node.text}:`);
    one.places.push(signs.length);
    one.nodes.push(node);
    signs.push(signOf(node.text));
    at = node.end;
  }
  copy(code.slice(at));
  return { variables, signs };
}

/**
 * All variables that are met in a function, those of its own and those of others.
 *
 * @param {ts.Node} scope
 * @param {ReturnType<typeof namesIn>['names']} names
 * @param {ReadonlyMap<ts.Symbol, Variable>} variables
 */
function variablesIn(scope, names, variables) {
  /** @type {Set<Variable>} */
  const own = new Set();
  /** @type {Set<Variable | string>} */
  const others = new Set();
  for (const { node, symbol } of names) {
    if (node.pos < scope.pos || node.end > scope.end) continue;
    const one = symbol && variables.get(symbol);
    const around = one?.scope;
    if (one && around && around.pos >= scope.pos && around.end <= scope.end) own.add(one);
    else others.add(one ?? node.text);
  }
  return { own: [...own], others: [...others] };
}

/** @typedef {ReturnType<typeof variablesIn>} NamesAround */

/**
 * Gives a variable the name that is met most often where it stands; who has that name in the same
 * function takes the old one. Neither may be that of something outside of it.
 *
 * @param {Variable} one
 * @param {NamesAround} around
 * @param {Met} met
 */
function rename(one, { own, others }, met) {
  const foreign = new Set(others.map((other) => (typeof other === 'string' ? other : other.text)));
  const old = one.text;
  if (foreign.has(old)) return;
  const sign = (/** @type {string} */ name) => name.charCodeAt(0);
  const named = (/** @type {string} */ name) => own.filter((other) => other.text === name);
  const mates = named(old);
  let [best, most] = [old, 0];
  for (const name of LETTERS) {
    if (name === old || foreign.has(name)) continue;
    let gain = 0;
    for (const mate of mates) gain += met.gain(mate.places, sign(name));
    for (const other of named(name)) gain += met.gain(other.places, sign(old));
    if (gain > most) [best, most] = [name, gain];
  }
  if (best === old) return;
  const give = (/** @type {readonly Variable[]} */ all, /** @type {string} */ name) => {
    for (const other of all) {
      met.count(other.places, -1);
      other.text = name;
      for (const place of other.places) met.signs[place] = sign(name);
      met.count(other.places, 1);
    }
  };
  const rest = named(best);
  give(mates, best);
  give(rest, old);
}

/**
 * A script whose functions name what is their own as it is named where much the same stands.
 *
 * @param {string} code one that a minifier wrote
 */
export function withLikelyNames(code) {
  const script = namesIn(code);
  const { variables, signs } = signsOf(code, script);
  const locals = [...variables.values()].filter(({ scope, text }) => scope && text.length === 1);
  /** @type {Map<ts.Node, NamesAround>} */
  const inside = new Map();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const met = new Met(signs);
    for (const { places } of variables.values()) met.count(places, 1);
    for (const one of locals) {
      const { scope } = one;
      if (!scope) continue;
      const names = inside.get(scope) ?? variablesIn(scope, script.names, variables);
      inside.set(scope, names);
      if (names.own.every(({ text }) => text.length === 1)) rename(one, names, met);
    }
  }
  const edits = [...variables.values()].flatMap(({ nodes, text }) =>
    nodes.filter((node) => node.text !== text).map((node) => ({ node, text })),
  );
  const made = edits
    .sort((a, b) => b.node.pos - a.node.pos)
    .reduce((all, { node, text }) => {
      const name = isShort(node) ? `${node.text}:${text}` : text;
      return all.slice(0, node.getStart(script.source)) + name + all.slice(node.end);
    }, code);
  if (meanings(namesIn(made).names) !== meanings(script.names))
    throw new Error('A name has another meaning.');
  return made;
}
