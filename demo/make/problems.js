// What is wrong with rules, in the words of the form.
import { labelOf, valueName } from './terms.js';

/** The fields of problems that no single term has. */
const PLACES = {
  'rules-cards': 'columns.deal',
  'rules-left': 'columns.deal',
  'rules-stock': 'stock',
  'rules-room': 'foundations.count',
  'rules-pairs': 'pairs.sum',
};

/** A condition in words: `stock.to: waste` becomes “Cards go to: the waste”. */
function conditionText(condition) {
  const [path, values] = condition.split(': ');
  const names = values?.split(', ').map((value) => valueName(path, value));
  return `“${labelOf(path)}${names ? `: ${names.join(' or ')}` : ''}”`;
}

const TEXTS = {
  rules: ({ got, accepted }) => `“${got}” can’t be used. Accepted: ${accepted}.`,
  'rules-needs': ({ needs }) => `This needs ${needs.split(' | ').map(conditionText).join(' or ')}.`,
  'rules-without': ({ other }) => `This can’t be used together with “${labelOf(other)}”.`,
  'rules-unknown': ({ term }) => `“${term}” is not a term of the rules.`,
  'rules-cards': ({ dealt, cards }) =>
    `${dealt} cards are dealt, and there are only ${cards}. Deal fewer, or add a pack.`,
  'rules-left': ({ left, cards }) =>
    `${left} of ${cards} cards are left after the deal. Deal them, or add a stock.`,
  'rules-stock': ({ cards }) =>
    `All ${cards} cards are dealt, so the stock is empty. Deal fewer, or remove the stock.`,
  'rules-room': ({ room, cards }) =>
    `The foundations have room for ${room} of ${cards} cards. Add some, or choose another goal.`,
  'rules-pairs': ({ sum, ranks }) => `With the sum ${sum}, these ranks are in no pair: ${ranks}.`,
};

/** The term whose field shows a problem, and the text. */
export function problemWords(problem) {
  const { code, term } = problem;
  return {
    term: PLACES[code] ?? term,
    text: TEXTS[code]?.(problem) ?? 'These rules can’t be used.',
  };
}
