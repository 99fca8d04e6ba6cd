// The theme editor: one state, shown in the form, in the preview, as contrasts, as CSS and in the address.
import { make } from '../dom.js';
import { checksOf } from './checks.js';
import { KIT, PRESETS, presetOf } from './presets.js';
import { showGames } from './preview.js';
import { BACKS, cssOf, declarationsOf, freshState, isImage, readHash, writeHash } from './state.js';

const LABELS = {
  felt: 'Felt',
  shade: 'Shade of panels',
  text: 'Text on the felt',
  accent: 'Accent',
  'on-accent': 'Text on the accent',
  card: 'Cards',
  ink: 'Black suits',
  red: 'Red suits',
  green: 'Clubs in four colours',
  blue: 'Diamonds in four colours',
  back: 'Backs of cards',
};

const at = (id) => document.getElementById(id);
const [brand, fine, preview, code, copied] = ['brand', 'fine', 'preview', 'code', 'copied'].map(at);
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

let state = readHash(location.hash);
let scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
/** A picture from the visitor's disk: its address for the preview, and its name for the CSS. */
let file;

const side = () => (scheme === 'dark' ? 1 : 0);
const colorsNow = () =>
  Object.fromEntries(Object.entries(state.colors).map(([name, pair]) => [name, pair[side()]]));

/** A small picture of a theme: its felt, two cards, a back and the accent. */
function sampleOf(colors) {
  const [felt, card, ink, red, back, accent] = ['felt', 'card', 'ink', 'red', 'back', 'accent'].map(
    (name) => colors[name][side()],
  );
  const svg = `<svg class="sample" viewBox="0 0 120 54" aria-hidden="true">
    <path fill="${felt}" d="M0 0h120v54H0z"/><rect x="12" y="10" width="25" height="35" rx="3" fill="${card}"/>
    <rect x="42" y="10" width="25" height="35" rx="3" fill="${card}"/>
    <rect x="72" y="10" width="25" height="35" rx="3" fill="${back}" stroke="${card}" stroke-width="2"/>
    <path fill="${red}" d="m24 20 6 8-6 8-6-8z"/><circle cx="54" cy="28" r="6.5" fill="${ink}"/>
    <circle cx="108" cy="28" r="4.5" fill="${accent}"/></svg>`;
  return document.createRange().createContextualFragment(svg);
}

/** One button for each preset. The last one is the kit's own theme. */
function showPresets() {
  const presets = [...Object.entries(PRESETS), ['', 'The kit’s own']];
  const had = document.activeElement?.dataset?.preset;
  const buttons = presets.map(([name, words]) => {
    const colors = name ? presetOf(name, state.brand) : KIT;
    const button = make('button', { type: 'button', className: 'preset' }, sampleOf(colors), words);
    button.dataset.preset = name;
    button.ariaPressed = String(state.preset === name);
    button.addEventListener('click', () => choosePreset(name));
    return button;
  });
  at('presets').replaceChildren(...buttons);
  if (had !== undefined) buttons.find(({ dataset }) => dataset.preset === had)?.focus();
}

function choosePreset(name) {
  state.preset = name;
  state.colors = name ? presetOf(name, state.brand) : structuredClone(KIT);
  show();
}

/** A change of the brand's colour changes the preset that was made from it. */
function chooseBrand(color) {
  state.brand = color;
  choosePreset(state.preset || 'deep');
}

function showChecks() {
  const checks = checksOf(colorsNow());
  const low = checks.filter(({ isLow }) => isLow);
  const verdict = at('verdict');
  verdict.className = low.length > 0 ? 'low' : '';
  verdict.textContent =
    low.length > 0
      ? `Hard to read (${scheme}): ${low.map(({ words }) => words.toLowerCase()).join(', ')}.`
      : `All texts and signs meet WCAG AA (${scheme}).`;
  at('checks').replaceChildren(
    ...checks.map(({ words, ratio, least, isLow }) =>
      make(
        'li',
        { className: isLow ? 'low' : '' },
        make('b', { textContent: isLow ? '!' : '✓', ariaHidden: 'true' }),
        make('span', { textContent: words }),
        make('b', { textContent: `${ratio.toFixed(1)} : 1` }),
        ...(isLow
          ? [
              make('span', {
                className: 'why',
                textContent: `Too low: AA needs ${least.toFixed(1)} : 1.`,
              }),
            ]
          : []),
      ),
    ),
  );
}

function showForm() {
  brand.brand.value = state.brand;
  if (document.activeElement !== brand['brand-text']) brand['brand-text'].value = state.brand;
  brand.scheme.value = scheme;
  for (const [name, color] of Object.entries(colorsNow())) {
    fine[name].value = color;
    at(`value-${name}`).textContent = color;
  }
  fine.pattern.value = state.pattern;
  if (document.activeElement !== fine.image) fine.image.value = state.image;
  fine.radius.value = state.radius;
}

function show() {
  showForm();
  showPresets();
  showChecks();
  const shown = declarationsOf(state, file?.url ?? state.image);
  sheet.replaceSync(`#preview { color-scheme: ${scheme};\n${shown.join('\n')}\n}`);
  for (const game of preview.children) game.setAttribute('card-back', state.pattern);
  code.textContent = cssOf(state, file?.name ?? state.image);
  at('about').textContent =
    state.pattern === BACKS[0]
      ? 'Put it into a style sheet of your page. It dresses all games.'
      : `Put it into a style sheet of your page, and write card-back="${state.pattern}" on each game.`;
  history.replaceState(null, '', writeHash(state));
}

/** A text field, a list or a file field with its label. */
const field = (words, control) => make('label', {}, make('span', { textContent: words }), control);

function makeForm() {
  at('colors').append(
    ...Object.entries(LABELS).map(([name, words]) =>
      make(
        'label',
        {},
        make('input', { type: 'color', name }),
        make('span', { textContent: words }),
        make('small', { id: `value-${name}` }),
      ),
    ),
  );
  const pattern = make('select', { name: 'pattern' });
  pattern.append(
    ...BACKS.map((value) =>
      make('option', { value, textContent: value[0].toUpperCase() + value.slice(1) }),
    ),
  );
  const image = make('input', { type: 'text', name: 'image', placeholder: 'back.svg' });
  const radius = make('input', {
    type: 'number',
    name: 'radius',
    min: 0,
    max: 40,
    placeholder: '14',
  });
  at('backs').append(
    field('Pattern', pattern),
    field('Address of your own picture', image),
    field(
      'Or a file, for the preview',
      make('input', { type: 'file', name: 'file', accept: 'image/*' }),
    ),
    field('Corners of the frame, in pixels', radius),
  );
}

function changeFine({ target }) {
  const { name, value } = target;
  if (Object.hasOwn(state.colors, name)) state.colors[name][side()] = value;
  if (name === 'pattern') state.pattern = value;
  if (name === 'radius') state.radius = target.validity.valid ? value : state.radius;
  if (name === 'image') {
    const isGood = value === '' || isImage(value);
    target.ariaInvalid = String(!isGood);
    if (isGood) state.image = value;
  }
  if (name === 'file') {
    const [chosen] = target.files;
    if (file) URL.revokeObjectURL(file.url);
    file = chosen && {
      url: URL.createObjectURL(chosen),
      name: chosen.name.replace(/[^\w.-]/g, '-'),
    };
  }
  show();
}

/** Copies a text. If the browser refuses, it says what to do instead. */
async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    copied.textContent = done;
  } catch {
    copied.textContent = 'The browser did not copy it. Select and copy it yourself.';
  }
}

makeForm();
showGames(at('games'), preview, () => show());
show();
brand.addEventListener('input', ({ target }) => {
  if (target.name === 'brand') chooseBrand(target.value);
  if (target.name === 'brand-text') {
    const text = target.value.trim().toLowerCase();
    const color = text.startsWith('#') ? text : `#${text}`;
    const isColor = /^#[0-9a-f]{6}$/.test(color);
    target.ariaInvalid = String(!isColor);
    if (isColor) chooseBrand(color);
  }
  if (target.name === 'scheme') {
    scheme = target.value;
    show();
  }
});
fine.addEventListener('input', changeFine);
for (const form of [brand, fine])
  form.addEventListener('submit', (event) => event.preventDefault());
at('copy').addEventListener('click', () => void copy(code.textContent, 'Copied.'));
at('share').addEventListener('click', () => void copy(location.href, 'Address copied.'));
addEventListener('hashchange', () => {
  state = { ...freshState(), ...readHash(location.hash) };
  show();
});
