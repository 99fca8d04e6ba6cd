// Makes a language for tests out of the English messages: longer texts with accents, in brackets. A text without brackets
// on a page is no message; one that is cut has no closing bracket.
import { FluentParser, FluentSerializer, TextElement, Transformer } from '@fluent/syntax';

/** Messages that are no sentences. */
const CODES = ['languageName', 'direction', 'intlLocale', 'courts', 'listSeparator'];
const LETTERS = new Map(
  [
    ...'aåbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, plain, accented]) => [plain, accented]),
);

/** @param {string} word */
const accented = (word) => [...word].map((letter) => LETTERS.get(letter) ?? letter).join('');

/** A word that is 40 % longer; short words get one letter. */
const longer = (/** @type {string} */ word) =>
  accented(word) + '~'.repeat(Math.ceil(word.length * 0.4));

/**
 * Changes the words of a text. Marks and numbers stay.
 *
 * @param {string} text
 * @param {boolean} rtl whether the letters are shown from right to left
 */
const changed = (text, rtl) =>
  text.replace(/\p{L}+/gu, (word) => (rtl ? `\u202e${longer(word)}\u202c` : longer(word)));

class Pseudo extends Transformer {
  /** @param {boolean} rtl */
  constructor(rtl) {
    super();
    this.rtl = rtl;
  }

  /**
   * @override
   * @param {import('@fluent/syntax').TextElement} element
   */
  visitTextElement(element) {
    element.value = changed(element.value, this.rtl);
    return element;
  }

  /**
   * Selectors and literals of functions stay.
   *
   * @override
   * @param {import('@fluent/syntax').StringLiteral} literal
   */
  visitStringLiteral(literal) {
    return literal;
  }
}

/**
 * Puts a text in brackets, unless it only formats an argument.
 *
 * @param {import('@fluent/syntax').Pattern} pattern
 */
function bracketed({ elements }) {
  const [first, ...more] = elements;
  const isFormat = first?.type === 'Placeable' && more.length === 0;
  if (isFormat && first.expression.type !== 'SelectExpression') return;
  const last = elements.at(-1);
  if (first?.type === 'TextElement') first.value = `[${first.value}`;
  else elements.unshift(new TextElement('['));
  if (last?.type === 'TextElement') last.value += ']';
  else elements.push(new TextElement(']'));
}

/**
 * @param {string} text of an English file
 * @param {boolean} rtl
 */
function pseudoFile(text, rtl) {
  const resource = new FluentParser({ withSpans: false }).parse(text);
  const pseudo = new Pseudo(rtl);
  resource.body = resource.body.filter(
    (entry) => entry.type === 'Message' || entry.type === 'Term',
  );
  for (const entry of resource.body) {
    const message = /** @type {import('@fluent/syntax').Message} */ (entry);
    if (CODES.includes(message.id.name)) continue;
    message.comment = null;
    const isPart = entry.type === 'Term' || message.id.name.startsWith('part-');
    const texts = message.attributes.filter(({ id }) => id.name !== 'keys');
    for (const pattern of [message.value, ...texts.map(({ value }) => value)]) {
      if (!pattern) continue;
      pseudo.visit(pattern);
      if (!isPart) bracketed(pattern);
    }
  }
  const direction = `direction = ${rtl ? 'rtl' : 'ltr'}`;
  return new FluentSerializer({}).serialize(resource).replace(/^direction = .*$/m, direction);
}

/** @typedef {Record<string, { name: string, messages: string }>} Locales messages by the tags of languages */

/** The tags of the two languages, as other projects name theirs. */
export const PSEUDO = { 'en-XA': 'Long texts', 'ar-XB': 'Long texts, right to left' };

/**
 * The property `locales` for an element, with two languages: `en-XA` and, from right to left, `ar-XB`.
 *
 * @param {Iterable<readonly [file: string, text: string]>} english the English files, by their names
 * @returns {Locales}
 */
export function pseudoLocales(english) {
  const files = [...english];
  return Object.fromEntries(
    Object.entries(PSEUDO).map(([tag, name]) => {
      const rtl = tag.startsWith('ar');
      const sections = files.map(([file, text]) => `## ${file}\n${pseudoFile(text, rtl)}`);
      return [tag, { name, messages: sections.join('\n') }];
    }),
  );
}
