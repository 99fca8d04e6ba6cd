// Changes to try: one press each, for players who don't know yet what the terms do.
import { checkRules, valueAt } from '../../dist/patience.js';
import { change, effective, isPossible, isUsable } from './rules.js';

/** Each with its name, its term, and the value, or how the value follows from the one before. */
const IDEAS = [
  ['Draw one card', 'stock.draw', 1],
  ['Draw three cards', 'stock.draw', 3],
  ['Redeal as often as you like', 'stock.redeals', 'unlimited'],
  ['Only one suit', 'suits', 1],
  ['A cell', 'cells', (cells) => cells ?? { count: 1 }],
  ['One more cell', 'cells.count', (count) => count + 1],
  ['All cards face up', 'columns.faceDown', 'none'],
  ['Any card on an empty column', 'columns.empty', 'any'],
  ['Build in suit', 'columns.build.by', 'suit'],
  ['Build regardless of suit', 'columns.build.by', 'any'],
  ['Move any face-up cards', 'columns.move', 'group'],
  ['Kings go on aces', 'columns.build.wrap', true],
  ['Kings and aces meet', 'hole.wrap', true],
  ['Pairs add up to 14', 'pairs.sum', 14],
];
const MOST = 5;

/** Changes that these rules allow: each with its name and term, and the rules after it. */
export function ideasFor(draft) {
  const rules = effective(draft);
  return IDEAS.flatMap(([name, path, given]) => {
    const before = valueAt(rules, path);
    const value = typeof given === 'function' ? given(before) : given;
    const isOpen = isUsable(rules, path) && isPossible(rules, path, value);
    if (!isOpen || JSON.stringify(value) === JSON.stringify(before)) return [];
    const after = change(draft, path, value);
    return 'value' in checkRules(effective(after)) ? [{ name, path, after }] : [];
  }).slice(0, MOST);
}
