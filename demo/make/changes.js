// What the player changed: a list above the form, with a way back for each change and for all.
import { valueAt } from '../../dist/patience.js';
import { make } from '../dom.js';
import { ideasFor } from './ideas.js';
import { changedTerms, hasGroup, isObject } from './rules.js';
import { WORDS, labelOf, valueName } from './terms.js';

/** A term's value in words. */
export function valueText(rules, path) {
  const value = valueAt(rules, path);
  if (value === undefined) return WORDS[path].values[''] ?? (WORDS[path].unset || 'none');
  if (isObject(value)) return valueName(path, 'group');
  return (Array.isArray(value) ? value : [value]).map((one) => valueName(path, one)).join(' ');
}

const button = (text, className, properties) =>
  make('button', { type: 'button', className, ...properties }, text);

/** A changed term with both values. A new term of a group has no value before. */
const changeItem = (rules, base, path) =>
  make(
    'li',
    {},
    make(
      'span',
      {},
      make('span', { className: 'term' }, `${WORDS[path].section}: ${labelOf(path)}`),
      make(
        'span',
        { className: 'values' },
        ...(hasGroup(base, path) ? [make('del', {}, valueText(base, path)), ' → '] : []),
        make('ins', {}, valueText(rules, path)),
      ),
    ),
    Object.assign(
      button('↶', 'back', { title: `Undo: ${labelOf(path)}`, ariaLabel: `Undo: ${labelOf(path)}` }),
      { term: path },
    ),
  );

/**
 * Shows the changes in the panel, or says what to do if there are none.
 *
 * @param state the draft, the rules that have an effect, and the game that the player began with
 */
export function showChanges(panel, { draft, rules, base }) {
  const changed = changedTerms(rules, base.rules);
  const ideas = ideasFor(draft).map(({ name, after }) =>
    Object.assign(button(name, 'idea'), { rulesAfter: after }),
  );
  const count = changed.length === 1 ? '1 change' : `${changed.length} changes`;
  panel.querySelector('.sum').textContent =
    changed.length === 0 ? `These are the rules of ${base.title}.` : count;
  panel
    .querySelector('ul')
    .replaceChildren(...changed.map((path) => changeItem(rules, base.rules, path)));
  panel.querySelector('#reset').hidden = changed.length === 0;
  panel.querySelector('#reset').textContent =
    base.name === undefined ? 'Back to the first rules' : `Back to ${base.title}’s own rules`;
  panel.querySelector('.ideas').replaceChildren(...ideas);
  panel.querySelector('.try').hidden = ideas.length === 0;
  return changed;
}
