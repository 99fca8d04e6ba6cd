/** What an attribute is when it is not there: then the tag does without it. */
const DEFAULTS = {
  variant: 'freecell',
  deal: '',
  cells: '',
  supermove: 'linear',
  'auto-foundation': 'off',
  theme: 'auto',
};
const SWITCHES = ['mirrored', 'four-color', 'calm', 'tap-to-move', 'no-auto-finish'];

const form = document.querySelector('#settings');
const game = document.querySelector('freecell-game');
const tag = document.querySelector('#tag');

/** The attributes that the form asks for: a text, `true` for a switch, or `undefined` for none. */
function asked() {
  const texts = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = form.elements[name].value.trim();
    return [name, value === usual ? undefined : value];
  });
  const switches = SWITCHES.map((name) => [name, form.elements[name].checked || undefined]);
  return [...texts, ...switches];
}

/** Sets the element, the tag as text, and the page's address by the form. */
function apply() {
  const query = new URLSearchParams();
  const words = ['<freecell-game'];
  for (const [name, value] of asked()) {
    const text = value === true ? '' : value;
    if (text === undefined) game.removeAttribute(name);
    else if (game.getAttribute(name) !== text) game.setAttribute(name, text);
    if (text !== undefined) words.push(text === '' ? name : `${name}="${text}"`);
    if (text !== undefined) query.set(name, text);
  }
  tag.value = `${words.join(' ')}></freecell-game>`;
  history.replaceState(null, '', `?${query}`);
}

/** Fills the form from an address such as `?variant=kingcell&calm`. */
function fillFrom(query) {
  for (const [name, value] of query) {
    const field = form.elements[name];
    if (SWITCHES.includes(name)) field.checked = true;
    else if (name in DEFAULTS) field.value = value;
  }
}

fillFrom(new URLSearchParams(location.search));
apply();
form.addEventListener('change', apply);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  apply();
});
