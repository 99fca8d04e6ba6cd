import ts from 'typescript';

/** @typedef {import('./compiler.mjs').Compiler} Compiler */

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** The entries that hosts import, and the classes whose instances they hold. */
const ENTRIES = /\/src\/(?:core|elements\/events|(?:games|elements)\/[\w-]+\/element)\.ts$/;

/**
 * What an element plays by and shows to nobody: a host of a CDN file has neither rules nor session,
 * only what they are told of by plain values, whose types stand elsewhere too.
 */
const INNER = new Set(['Game', 'TableGame', 'Session', 'TableSession', 'Clock', 'Clocked']);

/** @param {ts.Symbol} symbol */
const isHidden = (symbol) =>
  (symbol.declarations ?? []).some(
    (one) =>
      (ts.getCombinedModifierFlags(one) & HIDDEN) !== 0 ||
      ts.getJSDocTags(one).some(({ tagName }) => tagName.text === 'internal'),
  );

/**
 * Every name that a host can come upon: of members that are neither private nor marked internal,
 * of what they take and give, and so on down to plain values.
 *
 * @param {Compiler} compiler
 * @returns {ReadonlySet<string>}
 */
export function publicNames({ program, sources }) {
  const checker = program.getTypeChecker();
  const own = new Set(sources);
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {Set<ts.Type>} */
  const seen = new Set();
  const isOurs = (/** @type {ts.Symbol} */ symbol) =>
    symbol.declarations?.some((one) => own.has(one.getSourceFile())) ?? false;

  const meetSymbol = (/** @type {ts.Symbol} */ symbol) => {
    meet(checker.getTypeOfSymbol(symbol));
    meet(checker.getDeclaredTypeOfSymbol(symbol));
  };
  const meetCall = (/** @type {ts.Signature} */ signature) => {
    signature.getParameters().forEach(meetSymbol);
    meet(signature.getReturnType());
  };
  function meet(/** @type {ts.Type} */ type) {
    if (seen.has(type) || INNER.has(type.symbol?.name)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) type.types.forEach(meet);
    [...type.getCallSignatures(), ...type.getConstructSignatures()].forEach(meetCall);
    checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)).forEach(meet);
    for (const symbol of checker.getPropertiesOfType(type)) {
      if (!isOurs(symbol) || isHidden(symbol)) continue;
      names.add(symbol.name);
      meetSymbol(symbol);
    }
    const index = type.getStringIndexType();
    if (index) meet(index);
  }
  for (const source of sources.filter(({ fileName }) => ENTRIES.test(fileName))) {
    const module = checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      meetSymbol(target);
    }
  }
  return names;
}
