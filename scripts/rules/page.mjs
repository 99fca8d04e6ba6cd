import { RULE_TERMS, acceptedBy, termList, termsIn } from '../../src/core/patience/rules/schema.js';
import { termTexts } from './comments.mjs';
import { pictureOf } from './pictures.mjs';
import { table } from './table.mjs';
import { usesOfTerms } from './uses.mjs';

/**
 * @typedef {import('../../src/core/patience/rules/schema.js').TermPath} TermPath
 * @typedef {import('../../src/core/patience/rules/schema.js').RuleTerm} RuleTerm
 * @typedef {import('./comments.mjs').TermText} TermText
 */

/** The page that describes the language. */
export const PAGE = 'docs/reference/patience-rules.md';
/** The heading of the part of the page that is made from the sources, and the beginning of the next part. */
const [HEADING, NEXT] = ['\n## Terms\n', '\n## '];

const code = (/** @type {string} */ text) => `\`${text}\``;
/** The condition of most terms of columns: a sentence above their table says it. */
const SIDE_BY_SIDE = 'columns.shape=columns';

/** A condition in words: `stock.to: waste`. */
const conditionText = (/** @type {string} */ condition) =>
  condition
    .split('|')
    .map((one) => code(one.replace('!', '').replace('=', ': ').replaceAll(',', ', ')))
    .join(' or ');

/**
 * Conditions as sentences, with a space before each.
 *
 * @param {readonly string[]} [conditions]
 */
function needsText(conditions = []) {
  const needs = conditions.filter((one) => !one.startsWith('!') && one !== SIDE_BY_SIDE);
  const excludes = conditions.filter((one) => one.startsWith('!'));
  return [
    ...needs.map((one) => ` Needs ${conditionText(one)}.`),
    ...(excludes.length > 0 ? [` Not with ${excludes.map(conditionText).join(', ')}.`] : []),
  ].join('');
}

/** @param {import('../../src/core/patience/rules/schema.js').RuleTerm['usual']} usual */
const usualText = (usual) => (usual === undefined ? 'none' : code(String(usual)));

/**
 * The conditions of values that have no table.
 *
 * @param {RuleTerm} term
 */
const valueNeeds = ({ kind, valueNeeds: needs = {} }) =>
  Object.entries(needs)
    .filter(([, conditions]) => needsText(conditions) !== '')
    .map(([value, conditions]) =>
      kind === 'flag' ? needsText(conditions) : ` ${code(value)}:${needsText(conditions)}`,
    )
    .join('');

class Page {
  texts = termTexts();

  /** @param {Awaited<ReturnType<typeof usesOfTerms>>} used */
  constructor({ games, uses }) {
    this.count = games;
    this.uses = uses;
  }

  /**
   * The games that use a term or a value.
   *
   * @param {string} key
   */
  games(key) {
    const titles = [...(this.uses.get(key) ?? [])].sort();
    if (titles.length === 0) return '–';
    if (titles.length === this.count) return 'all';
    if (titles.length <= 3) return titles.join(', ');
    return `${titles.length}, such as ${titles.slice(0, 2).join(' and ')}`;
  }

  /**
   * @param {TermPath} path
   * @returns {TermText}
   */
  textOf(path) {
    const text = this.texts.get(path);
    if (!text) throw new Error(`${path} has no comment`);
    return text;
  }

  /**
   * @param {TermPath} path
   * @param {RuleTerm} term
   * @param {string} name the term's name in the table
   */
  row(path, term, name) {
    const { text, usual } = this.textOf(path);
    const accepted = term.kind === 'group' && !term.values ? 'terms' : acceptedBy(path);
    const byDefault = term.isRequired ? 'required' : (usual ?? usualText(term.usual));
    const about = `${text}${needsText(term.needs)}${this.isListed(path) ? '' : valueNeeds(term)}`;
    return [code(name), accepted, byDefault, about, this.games(path)];
  }

  /**
   * Whether a term has a table of its values: unless another term before it has the same ones.
   *
   * @param {TermPath} path
   */
  isListed(path) {
    const { values } = this.textOf(path);
    const key = JSON.stringify([...values]);
    const first = [...this.texts].find(([, text]) => JSON.stringify([...text.values]) === key);
    return values.size > 0 && first?.[0] === path;
  }

  /**
   * @param {TermPath} path
   * @param {RuleTerm} term
   * @param {string} name
   */
  valueTable(path, { valueNeeds: needs = {} }, name) {
    const rows = [...this.textOf(path).values].map(([value, meaning]) => [
      code(value),
      `${meaning}${needsText(needs[value])}`,
      this.games(`${path}=${value}`),
    ]);
    return table([`value of ${code(name)}`, 'meaning', 'games'], rows);
  }

  /**
   * The pictures of some terms, as a table. Empty if there are none.
   *
   * @param {readonly (readonly [TermPath, RuleTerm])[]} terms
   * @param {(path: string) => string} nameOf
   */
  pictures(terms, nameOf) {
    const rows = terms.flatMap(([path]) => {
      const picture = pictureOf(path);
      return picture === undefined
        ? []
        : [[code(nameOf(path)), `![A small board for each value of ${path}](../${picture})`]];
    });
    return rows.length > 0 ? [table(['term', 'picture'], rows)] : [];
  }

  /**
   * @param {string} title
   * @param {string[]} intro
   * @param {readonly (readonly [TermPath, RuleTerm])[]} terms
   */
  section(title, intro, terms) {
    const group = title.startsWith('`') ? `${title.slice(1, -1)}.` : '';
    const nameOf = (/** @type {string} */ path) => path.replace(group, '');
    const rows = terms.map(([path, term]) => this.row(path, term, nameOf(path)));
    const values = terms.filter(([path]) => this.isListed(path));
    return [
      `### ${title}`,
      ...intro,
      table(['term', 'accepts', 'default', 'meaning', 'games'], rows),
      ...values.map(([path, term]) => this.valueTable(path, term, nameOf(path))),
      ...this.pictures(terms, nameOf),
    ].join('\n\n');
  }

  /**
   * What is said of a group above its table.
   *
   * @param {TermPath} group
   * @param {readonly (readonly [TermPath, RuleTerm])[]} terms
   */
  intro(group, terms) {
    const { text } = this.textOf(group);
    const term = RULE_TERMS[group];
    const isRequired = term.isRequired ? ' Required.' : '';
    const sideBySide = terms
      .filter(([, { needs = [] }]) => needs.includes(SIDE_BY_SIDE))
      .map(([path]) => code(path.slice(group.length + 1)));
    const last = sideBySide.pop();
    return [
      `${text}${isRequired}${needsText(term.needs)} Games: ${this.games(group)}.`,
      ...(last !== undefined && group === 'columns'
        ? [`A pyramid and peaks have no ${sideBySide.join(', ')} and ${last}.`]
        : []),
    ];
  }

  /** All terms: those of the rules themselves, then each group with what is in it. */
  text() {
    const isGroup = (/** @type {string} */ name) => termsIn(name).length > 0;
    const top = termList().filter(([path]) => !path.includes('.') && !isGroup(path));
    const groups = /** @type {TermPath[]} */ (termsIn('').filter(isGroup));
    return [
      this.section('The pack and the goal', [], top),
      ...groups.map((group) => {
        const terms = termList().filter(([path]) => path.startsWith(`${group}.`));
        const own = RULE_TERMS[group].values
          ? [this.valueTable(group, RULE_TERMS[group], group)]
          : [];
        return this.section(code(group), [...this.intro(group, terms), ...own], terms);
      }),
    ].join('\n\n');
  }
}

/**
 * Writes the part about the terms anew.
 *
 * @param {string} page the whole page
 */
export async function withTerms(page) {
  const start = page.indexOf(HEADING);
  if (start < 0) throw new Error(`${PAGE} has no heading "Terms".`);
  const after = start + HEADING.length;
  const end = page.indexOf(NEXT, after);
  const used = await usesOfTerms();
  const intro =
    `The last column names games of the kit, of ${used.games}, that set the term to another value than its default, or that ` +
    'use the value. A game also counts if only one of its options does so. In the pictures, ✓ marks a legal move, and ✗ an ' +
    'illegal one.';
  return `${page.slice(0, after)}\n${intro}\n\n${new Page(used).text()}\n${page.slice(end)}`;
}
