import { checkRules, rulesInWords } from '../../dist/patience.js';
import { make } from '../dom.js';
import { showChanges } from './changes.js';
import { fillForm, readControl, showProblem, showRules } from './form.js';
import { GAMES } from './games.js';
import { hashOf, readHash } from './link.js';
import { problemWords } from './problems.js';
import { EMPTY, change, effective, restored } from './rules.js';
import { labelOf } from './terms.js';

/** The game that the page begins with. */
const FIRST = 'yukon';
const DEALS = 1_000_000;

const find = (id) => document.getElementById(id);
const [form, begin, board, panel, undo, notice, problem, inWords, link, tag, json] = [
  ...['terms', 'begin', 'board', 'changes', 'undo', 'notice', 'problem'],
  ...['in-words', 'link', 'tag', 'json'],
].map(find);

/** The game that the player began with, the rules as the form has them, and the last ones that can be played. */
let base;
let draft;
let played;
/** The drafts before each change. */
let past = [];
/** Whether the address has the game: once the player has done something. */
let isAddressed = location.hash.length > 1;

const BLANK = { title: 'the empty table', rules: EMPTY };

/** A game of the kit by its name, or the empty table. */
const baseOf = (name) => {
  const game = GAMES.find((one) => one.name === name);
  return game ? { ...game, rules: { ...game.rules, name: game.title } } : BLANK;
};

/** The tag of the rules. In a script, `<` could end it. */
const tagOf = (rules) => {
  const text = JSON.stringify(rules, null, 2)
    .replaceAll(/\[[^\]{}]*\]/g, (numbers) => numbers.replaceAll(/\s+/g, ' '))
    .replaceAll('<', '\\u003c');
  return `<patience-game>
  <script type="application/json" slot="rules">
${text.replaceAll(/^/gm, '    ')}
  </script>
</patience-game>`;
};

const tagByName = (name) => `<patience-game game="${name}"></patience-game>`;

/** A sentence about the rules. It is marked if the game that the player began with has it not. */
const sentence = (name, text, known) =>
  known.has(text) ? make(name, {}, text) : make(name, {}, make('mark', {}, text));

function showWords(rules) {
  const own = rulesInWords(base.rules);
  const known = new Set([own.goal, ...own.moves, ...own.details]);
  const { goal, moves, details } = rulesInWords(rules);
  const list = (title, texts) => [
    make('h3', {}, title),
    make('ul', {}, ...texts.map((text) => sentence('li', text, known))),
  ];
  inWords.replaceChildren(
    sentence('p', goal, known),
    ...list('Moves', moves),
    ...list('Cards, deal and score', details),
  );
}

/** Shows the address, the tag and the JSON of the game in play. */
function showCode() {
  const isOwn = JSON.stringify(played) !== JSON.stringify(base.rules);
  const rules = isOwn || base.name === undefined ? played : undefined;
  const hash = hashOf({ game: base.name, deal: board.deal, rules });
  if (isAddressed) history.replaceState(null, '', hash);
  link.textContent = new URL(hash, location.href).href;
  tag.textContent = isOwn || !base.isByName ? tagOf(played) : tagByName(base.name);
  json.textContent = JSON.stringify(played);
}

/** Plays rules on the board: the same deal, if the player has one. */
function play(rules, deal = board.dealNumber ?? board.deal) {
  const isSame = JSON.stringify(rules) === JSON.stringify(played);
  played = rules;
  board.deal = deal;
  if (!isSame) board.rules = rules;
  showWords(rules);
  showCode();
}

/** Shows the draft in the form, and plays it if its rules are right. */
function show(deal) {
  const rules = effective(draft);
  const checked = checkRules(rules);
  const changed = showChanges(panel, { draft, rules, base });
  undo.disabled = past.length === 0;
  showRules(form, { draft, rules, changed });
  showProblem(form);
  problem.textContent = '';
  if ('problem' in checked) {
    const { term, text } = problemWords(checked.problem);
    showProblem(form, term, text);
    problem.textContent = `${labelOf(term)}: ${text} The board keeps the last rules that work.`;
  } else play(checked.value, deal);
}

/** Changes the draft, so that Undo brings back the one before. */
function edit(next) {
  notice.textContent = '';
  if (JSON.stringify(next) === JSON.stringify(draft)) return show();
  past = [...past, draft];
  draft = next;
  isAddressed = true;
  show();
}

function beginWith(game, rules = game.rules, deal = undefined) {
  base = game;
  draft = rules;
  past = [];
  begin.value = game.name ?? (game === BLANK ? 'empty' : '');
  show(deal ?? 1 + Math.floor(Math.random() * DEALS));
}

const problemWhy = (wrong) => {
  const { term, text } = problemWords(wrong);
  return `${labelOf(term)}: ${text}`;
};

/** Takes the game of the address. */
function open() {
  const given = readHash(location.hash);
  const known = GAMES.some(({ name }) => name === given?.game);
  const checked = given?.rules === undefined ? undefined : checkRules(given.rules);
  const deal = /^\d{1,9}$/.test(given?.deal) ? Number(given.deal) : undefined;
  if (checked && 'value' in checked) {
    const { value } = checked;
    const own = { title: value.name ?? 'the link', rules: value };
    return beginWith(known ? baseOf(given.game) : own, value, deal);
  }
  if (known && checked === undefined) return beginWith(baseOf(given.game), undefined, deal);
  beginWith(baseOf(FIRST));
  const why = checked === undefined ? 'It is incomplete or damaged.' : problemWhy(checked.problem);
  notice.textContent = `The link that you opened has no rules that can be played. ${why} This is ${draft.name} instead.`;
}

form.addEventListener('change', ({ target }) => {
  if (target.name) edit(change(draft, target.name, readControl(form, target, draft)));
});
form.addEventListener('submit', (event) => event.preventDefault());
panel.addEventListener('click', ({ target }) => {
  if (target.term) edit(restored(draft, base.rules, target.term));
  else if (target.rulesAfter) edit(target.rulesAfter);
  else if (target.id === 'reset') edit(base.rules);
  else return;
  // The button that was pressed may be gone.
  if (!target.isConnected || target.hidden) undo.focus({ preventScroll: true });
});
undo.addEventListener('click', () => {
  draft = past.pop();
  show();
});
begin.addEventListener('change', () => {
  notice.textContent = '';
  isAddressed = true;
  beginWith(baseOf(begin.value));
});
// A new deal of the player belongs to the link.
board.addEventListener('game-start', () => {
  if (played && board.dealNumber !== undefined) {
    board.deal = board.dealNumber;
    showCode();
  }
});
// A game in progress is found again when the page is reloaded.
board.addEventListener(
  'game-move',
  () => {
    isAddressed = true;
    showCode();
  },
  { once: true },
);
// A link that is opened in this tab changes only the hash.
addEventListener('hashchange', () => {
  isAddressed = true;
  open();
});

begin.append(
  make('option', { value: '', disabled: true, hidden: true }, 'The rules of a link'),
  make('option', { value: 'empty' }, 'An empty table'),
  ...GAMES.map(({ name, title }) => make('option', { value: name }, title)),
);
fillForm(form);
if (location.hash.length > 1) open();
else beginWith(baseOf(FIRST));
// On a phone, the board stays near the form's first fields.
if (matchMedia('(width < 1080px)').matches)
  for (const section of form.querySelectorAll('details')) section.open = false;
