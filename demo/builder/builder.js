import { frameCode, reactCode, tagCode } from '../../dist/embed.js';
import { make } from '../dom.js';
import { OWN_FILES, TAG_FILES } from '../files.js';
import {
  embedOf,
  leftOutNotice,
  problemOf,
  queryOf,
  readQuery,
  withChoice,
  withGame,
} from './choices.js';
import { fillForm, showProblems, showValues } from './form.js';
import { previews } from './preview.js';

const form = document.querySelector('#choices');
const code = document.querySelector('#code');
const copied = document.querySelector('#copied');
const copy = document.querySelector('#copy');
const kinds = [...document.querySelectorAll('[name="code"]')];

const CHANGING =
  TAG_FILES === OWN_FILES
    ? ''
    : ' The files here change with each push of the project: for a version that stays, name a folder of yours under “Files”.';

const ABOUT = {
  tag: 'For a page whose HTML you write.',
  frame: `For systems that allow frames only. The game runs in a page of its own.${CHANGING}`,
  react: 'For React, Next.js and the like, with the package installed.',
};

let { choices, leftOut } = readQuery(location.search);
/** Messages about rejected inputs, by the names of the choices. A rejected input changes nothing else. */
let refused = {};
/** Messages about choices that the game in the frames rejects. */
let refusedByGame = {};

function codeOf() {
  const embed = embedOf(choices);
  const { widest, files, code: kind = 'tag' } = choices.values;
  const limit = widest === undefined ? undefined : Number(widest);
  if (kind === 'react') return reactCode(embed, limit);
  return kind === 'frame'
    ? frameCode(files ?? OWN_FILES, embed, limit)
    : tagCode(files ?? TAG_FILES, embed, limit);
}

/** Shows the messages, or the code. */
function showCode() {
  const problems = { ...refusedByGame, ...refused };
  const isRight = Object.keys(problems).length === 0;
  const kind = choices.values.code ?? 'tag';
  document.querySelector('#about').textContent = ABOUT[kind];
  code.textContent = isRight ? codeOf() : 'There is no code while a choice is not accepted.';
  copy.disabled = !isRight;
  copied.textContent = '';
  for (const radio of kinds) radio.checked = radio.value === kind;
  showProblems(form, problems);
}

const screens = previews(document.querySelector('.screens'), (problems) => {
  for (const { parameter, message } of problems) refusedByGame[parameter] = message;
  showCode();
});

/** Shows the choices in the form, the address, the frames and the code. */
function show() {
  showValues(form, choices.values, refused);
  history.replaceState(null, '', queryOf(choices));
  const { widest } = choices.values;
  const isNew = screens.show(embedOf(choices), widest === undefined ? undefined : Number(widest));
  if (isNew) refusedByGame = {};
  showCode();
}

/** Handles a choice. A rejected one is reported at its field, and nothing else changes. */
function choose(name, value) {
  const problem = value === '' ? undefined : problemOf(choices, name, value);
  const { [name]: _, ...others } = refused;
  refused = problem === undefined ? others : { ...others, [name]: problem };
  if (problem === undefined) choices = withChoice(choices, name, value);
  show();
}

function chooseGame(name) {
  choices = withGame(choices, name);
  refused = {};
  fillForm(form, choices.game);
  show();
  form.querySelector('[name="game"]').focus();
}

form.addEventListener('change', ({ target }) => {
  const { name, type, checked, value } = target;
  if (name === 'game') chooseGame(value);
  else choose(name, type === 'checkbox' ? (checked ? 'true' : '') : value.trim());
});
form.addEventListener('submit', (event) => event.preventDefault());
for (const radio of kinds) radio.addEventListener('change', () => choose('code', radio.value));

/** Copies a node's text. If the browser refuses, the text is selected for copying by keys. */
async function copyText(what, node) {
  try {
    await navigator.clipboard.writeText(node.textContent);
    copied.textContent = `The ${what} is copied.`;
  } catch {
    copied.textContent = `The browser did not copy. The ${what} is selected: copy it with the keyboard. `;
    if (!node.isConnected) copied.append(node);
    getSelection().selectAllChildren(node);
  }
}
copy.addEventListener('click', () => void copyText('code', code));
document.querySelector('#share').addEventListener('click', () => {
  void copyText('address', make('span', {}, location.href));
});

fillForm(form, choices.game);
show();
/** Notices for the author about the address that opened this page. */
const notices = [
  leftOutNotice(leftOut),
  // The address's author chose the site whose scripts the code loads.
  ...(choices.values.files
    ? [`As the address of this page asks, the code loads its files from ${choices.values.files}`]
    : []),
];
document.querySelector('#notice').textContent = notices.join(' ').trim();
