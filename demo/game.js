// A game's settings: a form of its attributes, its tag, and the page's address.
import { tagCode } from '../dist/embed.js';
import {
  embedOf,
  leftOutNotice,
  problemOf,
  queryOf,
  readQuery,
  withChoice,
} from './builder/choices.js';
import { gameGroups, showProblems, showValues } from './builder/form.js';
import { make } from './dom.js';
import { TAG_FILES } from './files.js';

const element = document.querySelector('.play > *');
const form = document.getElementById('settings');
const [tag, script] = ['tag', 'script'].map((id) => document.getElementById(id));

const asked = new URLSearchParams(location.search);

/** The settings in the address, in addition to the page's own. An empty value removes one of those. */
function startingQuery() {
  const query = new URLSearchParams({ game: element.localName });
  for (const { name, value } of element.attributes) if (!asked.has(name)) query.set(name, value);
  for (const [name, value] of asked) query.append(name, value);
  return `?${query}`;
}

const written = [...element.attributes].map(({ name }) => name);
const { choices: first, leftOut } = readQuery(startingQuery());
let choices = first;
/** Messages about settings by name: rejected inputs, and values that the game rejects. */
let refused = {};

const theme = document.createElement('link');
theme.rel = 'stylesheet';

/** Sets the attributes that changed. A theme is a style sheet. */
function setAttributes({ attributes, theme: name }) {
  for (const { name: one } of choices.game.attributes) {
    const value = attributes[one] ?? null;
    if (element.getAttribute(one) === value) continue;
    if (value === null) element.removeAttribute(one);
    else element.setAttribute(one, value);
  }
  if (name === undefined) theme.remove();
  else if (!theme.isConnected || !theme.href.endsWith(`/${name}.css`)) {
    theme.href = `../dist/themes/${name}.css`;
    document.head.append(theme);
  }
}

/** The page's address: settings that differ from the defaults, and the page's own ones that were removed. */
function addressOf() {
  const query = new URLSearchParams(queryOf(choices));
  query.delete('game');
  for (const name of written) if (!(name in choices.values)) query.set(name, '');
  const text = `${query}`.replaceAll(/=true(?=&|$)/g, '=');
  return text === '' ? location.pathname : `?${text}`;
}

function show() {
  const embed = embedOf(choices);
  setAttributes(embed);
  const lines = tagCode(TAG_FILES, embed).split('\n');
  tag.textContent = lines.pop();
  script.textContent = lines.join('\n');
  showValues(form, choices.values, refused);
  showProblems(form, refused);
  history.replaceState(null, '', addressOf());
}

form.addEventListener('change', ({ target: { name, type, checked, value } }) => {
  const given = type === 'checkbox' ? (checked ? 'true' : '') : value.trim();
  const problem = given === '' ? undefined : problemOf(choices, name, given);
  refused = problem === undefined ? {} : { [name]: problem };
  if (problem === undefined) choices = withChoice(choices, name, given);
  show();
});
form.addEventListener('submit', (event) => event.preventDefault());

// Only the game knows the allowed ranges.
element.addEventListener('game-error', ({ detail: { problem, message } }) => {
  if (problem.code !== 'option' || !form.elements.namedItem(problem.option)) return;
  refused = { ...refused, [problem.option]: message };
  showProblems(form, refused);
});

const notice = leftOutNotice(leftOut.filter((name) => asked.get(name) !== ''));
form.replaceChildren(
  make('p', { className: 'wrong', role: 'status' }, notice),
  ...gameGroups(choices.game),
);
// Opens the settings if there is space beside the board.
form.closest('details').open = matchMedia('(width >= 1080px)').matches;
show();
