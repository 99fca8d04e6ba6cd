// The plugin's words in other languages: languages/*.po, compiled to WordPress's .mo format.
import { mo, po } from 'gettext-parser';

/** A translatable text in the plugin's sources. */
const CALL = /\b(?:__|esc_html__|esc_attr__)\(\s*'((?:[^'\\]|\\.)*)',\s*'baize'/g;

/**
 * @param {readonly string[]} sources PHP
 * @returns {Set<string>} all translatable texts
 */
export const textsOf = (sources) =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(CALL)].map(([, text = '']) => text.replaceAll("\\'", "'")),
    ),
  );

/**
 * Compiles a language. It must contain every text, and none that the plugin no longer uses.
 *
 * @param {string} name of the file, for errors
 * @param {Buffer} source the .po
 * @param {ReadonlySet<string>} texts
 * @returns {Uint8Array} the .mo
 */
export function compile(name, source, texts) {
  const parsed = po.parse(source);
  const entries = Object.entries(parsed.translations[''] ?? {}).filter(([text]) => text !== '');
  const known = new Set(entries.filter(([, { msgstr }]) => msgstr[0]).map(([text]) => text));
  const missing = [...texts].filter((text) => !known.has(text));
  const unused = [...known].filter((text) => !texts.has(text));
  if (missing.length + unused.length > 0)
    throw new Error(
      `${name}: missing ${JSON.stringify(missing)}, unused ${JSON.stringify(unused)}`,
    );
  return mo.compile(parsed);
}
