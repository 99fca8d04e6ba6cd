// The form of the rules: a field for each term, made from what the term accepts.
import { RULE_TERMS, valueAt } from '../../dist/patience.js';
import { make } from '../dom.js';
import { hasGroup, isObject, isPossible, isUsable } from './rules.js';
import { SECTIONS, WORDS, labelOf, valueName } from './terms.js';

const RANKS = [...'A23456789TJQK'];
const idOf = (path) => `term-${path.replaceAll('.', '-')}`;

/** Terms that are nothing, a value, or a group of further terms. */
const isChoiceOfGroup = (path) => path === 'columns.build' || path === 'score';

/** The kind of a term's control. */
function controlKind(path) {
  const { kind } = RULE_TERMS[path];
  if (isChoiceOfGroup(path)) return 'select';
  if (kind === 'group' || kind === 'flag') return 'checkbox';
  if (kind === 'list') return 'list';
  return kind === undefined || kind === 'rank' ? 'select' : 'text';
}

function optionsOf(path) {
  const { values = [], kind, usual } = RULE_TERMS[path];
  const { values: named, unset } = WORDS[path];
  if (isChoiceOfGroup(path)) return Object.entries(named);
  const all = kind === 'rank' ? [...RANKS, ...values] : values;
  return [
    ...(usual === undefined && unset !== undefined ? [['', unset]] : []),
    ...all.map((value) => [String(value), valueName(path, value)]),
  ];
}

const selectOf = (path) =>
  make('select', {}, ...optionsOf(path).map(([value, name]) => make('option', { value }, name)));

function textOf(path) {
  const { kind, values = [] } = RULE_TERMS[path];
  const { unset = '' } = WORDS[path];
  const input = make('input', { type: 'text', placeholder: unset });
  if (kind === 'whole' && values.length === 0) {
    const [min, max] = RULE_TERMS[path].range;
    return [Object.assign(input, { type: 'number', min, max })];
  }
  if (values.length === 0) return [input];
  const list = make(
    'datalist',
    { id: `${idOf(path)}-values` },
    ...values.map((value) => make('option', { value: valueName(path, value) })),
  );
  input.setAttribute('list', list.id);
  return [input, list];
}

const checksOf = (path) =>
  RULE_TERMS[path].values.map((value) =>
    make(
      'label',
      {},
      make('input', { type: 'checkbox', name: path, value }),
      ` ${valueName(path, value)}`,
    ),
  );

/** A list of checkboxes with its label, its help and a place for a problem. */
function listField(path, help, wrong) {
  const field = make(
    'fieldset',
    { className: 'field list' },
    make('legend', {}, labelOf(path)),
    ...checksOf(path),
    help,
    wrong,
  );
  field.setAttribute('aria-describedby', `${help.id} ${wrong.id}`);
  return field;
}

/** A term with its label, its help and a place for a problem. */
function fieldOf(path) {
  const id = idOf(path);
  const kind = controlKind(path);
  const help = make('p', { id: `about-${id}`, className: 'help' }, WORDS[path].help);
  const wrong = make('p', { id: `wrong-${id}`, className: 'wrong' });
  if (kind === 'list') return Object.assign(listField(path, help, wrong), { term: path });
  const isSwitch = kind === 'checkbox';
  const [control, ...more] =
    kind === 'text'
      ? textOf(path)
      : [isSwitch ? make('input', { type: 'checkbox', value: 'true' }) : selectOf(path)];
  Object.assign(control, { id, name: path });
  control.setAttribute('aria-describedby', `${help.id} ${wrong.id}`);
  const label = make('label', { htmlFor: id }, labelOf(path));
  const parts = isSwitch ? [control, label] : [label, control];
  const field = make('div', { className: `field ${isSwitch ? 'switch' : kind}` });
  field.append(...parts, ...more, help, wrong);
  return Object.assign(field, { term: path });
}

const sectionOf = ({ title, needs, isOpen = false, terms }) =>
  make(
    'details',
    { open: isOpen },
    make('summary', {}, make('span', {}, title), make('span', { className: 'count' })),
    make(
      'div',
      { className: 'fields' },
      ...[...(needs ? [needs] : []), ...Object.keys(terms)].map(fieldOf),
    ),
  );

/** Fills the form with all terms, above its last line. */
export const fillForm = (form) => form.lastElementChild.before(...SECTIONS.map(sectionOf));

/** A term's value as its control shows it. */
function shownValue(path, value) {
  if (value === undefined) return '';
  if (isObject(value)) return 'group';
  if (Array.isArray(value)) return value.join(' ');
  return controlKind(path) === 'text' && RULE_TERMS[path].values?.includes(value)
    ? valueName(path, value)
    : String(value);
}

/** Shows a term's value in a control. */
function showValue(control, term, value) {
  if (control.type !== 'checkbox') control.value = shownValue(term, value);
  else if (Array.isArray(value)) control.checked = value.includes(control.value);
  else control.checked = value === true || isObject(value);
}

/** Disables the values that the other terms rule out. A chosen one can still be changed. */
function disableValues(control, term, rules) {
  const isOut = ({ value, checked, selected }) =>
    !(checked || selected) && !isPossible(rules, term, value);
  if (control.type === 'checkbox') control.disabled ||= isOut(control);
  for (const option of control.options ?? []) option.disabled = isOut(option);
}

function showField(field, draft, rules) {
  const { term } = field;
  field.hidden = !hasGroup(rules, term);
  for (const control of field.querySelectorAll('input, select')) {
    control.disabled = !isUsable(rules, term);
    showValue(control, term, valueAt(draft, term));
    disableValues(control, term, rules);
  }
}

/**
 * Shows the rules in the form.
 *
 * @param state the rules as the form has them, those that have an effect, and the terms that the player changed
 */
export function showRules(form, { draft, rules, changed }) {
  for (const field of form.querySelectorAll('.field')) {
    showField(field, draft, rules);
    field.classList.toggle('changed', changed.includes(field.term));
  }
  for (const section of form.querySelectorAll('details')) {
    const { length } = section.querySelectorAll('.field.changed');
    section.querySelector('.count').textContent = length === 0 ? '' : `${length} changed`;
  }
}

/** Shows a problem at its term, or removes all. Returns whether there is a field for it. */
export function showProblem(form, term, text) {
  let isShown = false;
  for (const field of form.querySelectorAll('.field')) {
    const isHere = field.term === term;
    isShown ||= isHere;
    field.querySelector('.wrong').textContent = isHere ? text : '';
    for (const control of field.querySelectorAll('input, select')) {
      if (isHere) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
    if (isHere) field.closest('details').open = true;
  }
  return isShown;
}

const words = (text) => text.split(/[\s,;]+/).filter((word) => word !== '');
const isWhole = (text) => /^[-−]?\d+$/.test(text);
const numberOf = (text) => Number(text.replace('−', '-'));
const cardText = (text) => text.toUpperCase().replace('10', 'T');

/** How a text is read. A text that can't be read stays as it is: the check of the rules names what is accepted. */
const READERS = {
  whole: (text) => (isWhole(text) ? numberOf(text) : text),
  numbers: (text) => (words(text).every(isWhole) ? words(text).map(numberOf) : text),
  ranks: (text) => words(text).map(cardText),
  card: cardText,
  text: (text) => text,
};

function readText(path, text) {
  const { kind, values = [] } = RULE_TERMS[path];
  const known = values.find((value) => [String(value), valueName(path, value)].includes(text));
  return known ?? READERS[kind](text);
}

/** Reads a list: items keep their order, and a new one comes last. */
function readList(form, path, before) {
  const chosen = [...form.querySelectorAll(`[name="${CSS.escape(path)}"]:checked`)].map(
    ({ value }) => value,
  );
  const kept = Array.isArray(before) ? before.filter((value) => chosen.includes(value)) : [];
  const all = [...kept, ...chosen.filter((value) => !kept.includes(value))];
  return all.length === 0 ? undefined : all;
}

/**
 * Reads a changed control.
 *
 * @returns the term's value, `group` for the beginning of a group, or `undefined`
 */
export function readControl(form, control, draft) {
  const { name: path } = control;
  const kind = controlKind(path);
  if (kind === 'list') return readList(form, path, valueAt(draft, path));
  if (kind === 'checkbox') {
    const value = RULE_TERMS[path].kind === 'group' ? 'group' : true;
    return control.checked ? value : undefined;
  }
  const text = control.value.trim();
  if (text === '') return undefined;
  if (kind === 'text') return readText(path, text);
  return (RULE_TERMS[path].values ?? []).find((value) => String(value) === text) ?? text;
}
