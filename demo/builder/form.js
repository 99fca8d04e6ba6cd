import { EMBED_GAMES, acceptedValues } from '../../dist/embed.js';
import { make } from '../dom.js';
import { OWN_FILES, TAG_FILES } from '../files.js';

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/** Turns backticks in a text into code elements. */
const withCode = (text) =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? make('code', {}, piece) : piece));

/** Turns an attribute's name into a label: `auto-foundation` becomes "Auto foundation". */
const labelOf = (name) => {
  const words = name.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const optionOf = ({ name, labels = {} }, value) =>
  name === 'locale' ? `${languages.of(value)} (${value})` : (labels[value] ?? value);

/** A select. Its first option is the game's default. */
function selectOf(choice) {
  const { name, usual, values } = choice;
  const first = usual === undefined ? 'as usual' : `${optionOf(choice, usual)} (as usual)`;
  const others = values.filter((value) => value !== usual);
  return make(
    'select',
    { name },
    make('option', { value: '' }, first),
    ...others.map((value) => make('option', { value }, optionOf(choice, value))),
  );
}

function inputOf({ name, kind, values = [] }) {
  const input = make('input', { name, type: 'text' });
  if (kind === 'number') input.inputMode = 'numeric';
  if (values.length === 0) return [input];
  const list = make(
    'datalist',
    { id: `${name}-list` },
    ...values.map((value) => make('option', { value })),
  );
  input.setAttribute('list', list.id);
  return [input, list];
}

/** The control of a choice. */
const controlOf = (choice) => {
  if (choice.kind === 'switch')
    return [make('input', { name: choice.name, type: 'checkbox', value: 'true' })];
  return choice.kind === 'choice' ? [selectOf(choice)] : inputOf(choice);
};

/** A choice with its label, its help and a place for a message. */
function fieldOf(choice) {
  const { name, kind, label = labelOf(name), description } = choice;
  const [control, ...more] = controlOf(choice);
  control.id = `choice-${name}`;
  control.setAttribute('aria-describedby', `about-${name} wrong-${name}`);
  const title = make('label', { htmlFor: control.id }, label);
  const about = make('p', { id: `about-${name}`, className: 'help' }, ...withCode(description));
  const wrong = make('p', { id: `wrong-${name}`, className: 'wrong' });
  const parts = kind === 'switch' ? [control, title] : [title, control];
  return make('div', { className: `field ${kind}` }, ...parts, ...more, about, wrong);
}

/** A group of choices with a heading that opens and closes it. */
function groupOf(title, choices, open) {
  const count = make('span', { className: 'count' });
  const group = make(
    'details',
    { open },
    make('summary', {}, make('span', {}, title), count),
    make('div', { className: 'fields' }, ...choices.map(fieldOf)),
  );
  return choices.length > 0 ? [group] : [];
}

/** The kind of a game: the last word of its tag. */
const kindOf = ({ tag }) => tag.split('-').at(-1);
const KINDS = { game: 'As in every patience', table: 'As at every table' };

const isIn = (games, name) =>
  games.every(({ attributes }) => attributes.some((one) => one.name === name));

/** A game's attributes in groups: its own, with the deal number; those of its kind; those of all games. */
function sharing(game) {
  const kind = EMBED_GAMES.filter((one) => kindOf(one) === kindOf(game));
  const listed = game.attributes.map((one) => ({ ...one, values: acceptedValues(one) }));
  // Choices of text come last, because few authors need them.
  const choices = listed.toSorted((a, b) => Number(a.kind === 'text') - Number(b.kind === 'text'));
  const all = choices.filter(({ name }) => isIn(EMBED_GAMES, name));
  const isOwn = ({ name }) => name === 'deal' || kind.length === 1 || !isIn(kind, name);
  const rest = choices.filter((one) => !all.includes(one));
  const own = rest
    .filter(isOwn)
    .toSorted((a, b) => Number(b.name === 'deal') - Number(a.name === 'deal'));
  return { all, own, shared: rest.filter((one) => !own.includes(one)) };
}

const SIZE = [
  {
    name: 'widest',
    kind: 'number',
    description: 'Pixels. Without it the game is as wide as its place in your page.',
  },
  {
    name: 'fit',
    kind: 'choice',
    label: 'Height of a frame',
    usual: 'as high as the game',
    values: ['frame'],
    labels: { frame: 'in a fixed ratio' },
    description:
      'For the code of a frame. A script of half a kB beside it makes it as high as the game; a ratio needs none.',
  },
];

const USUAL_FILES =
  TAG_FILES === OWN_FILES
    ? `Here: \`${OWN_FILES}\``
    : `Without it, a tag has them from \`${TAG_FILES}\`, a frame from \`${OWN_FILES}\``;

const FILES = [
  {
    name: 'files',
    kind: 'text',
    label: 'Address of the files',
    description: `The folder \`dist/cdn/\` of the package, on your server. ${USUAL_FILES}`,
  },
];

/** A game's attributes as groups of choices. */
export function gameGroups(game) {
  const { all, shared, own } = sharing(game);
  return [
    ...groupOf(`${game.title}: ${isIn([game], 'deal') ? 'deal and rules' : 'rules'}`, own, true),
    ...groupOf('Looks, language and controls', all, true),
    ...groupOf(KINDS[kindOf(game)] ?? 'As in games of its kind', shared, false),
  ];
}

/** Fills the builder's form for a game. */
export function fillForm(form, game) {
  const games = EMBED_GAMES.map(({ name, title }) =>
    make('option', { value: name, selected: name === game.name }, title),
  );
  form.replaceChildren(
    make(
      'div',
      { className: 'field game' },
      make('label', { htmlFor: 'choice-game' }, 'Game'),
      make('select', { id: 'choice-game', name: 'game' }, ...games),
    ),
    ...gameGroups(game),
    ...groupOf('Size', SIZE, false),
    ...groupOf('Files', FILES, false),
  );
}

/** Shows the choices in a form's fields. A rejected input stays there to be corrected. */
export function showValues(form, values, refused) {
  for (const field of form.elements) {
    if (field.name === 'game' || !field.name || field.name in refused) continue;
    if (field.type === 'checkbox') field.checked = values[field.name] === 'true';
    else field.value = values[field.name] ?? '';
  }
  for (const group of form.querySelectorAll('details')) {
    const set = [...group.querySelectorAll('[name]')].filter(({ name }) => name in values).length;
    group.querySelector('.count').textContent = set === 0 ? '' : `${set} set`;
    if (set > 0) group.open = true;
  }
}

/** Shows messages at the fields, by the choices' names. */
export function showProblems(form, problems) {
  for (const field of form.querySelectorAll('[name]')) {
    const wrong = problems[field.name];
    const place = form.querySelector(`#wrong-${CSS.escape(field.name)}`);
    if (!place) continue;
    place.textContent = wrong ?? '';
    if (wrong === undefined) field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
    if (wrong !== undefined) field.closest('details').open = true;
  }
}
