/** What an attribute is when it is not there: the tag does without it then. */
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

/** Sets the element, and tells of what is not usual in the tag as text and the page's address. */
function apply() {
  const query = new URLSearchParams();
  const words = ['<freecell-game'];
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const value = form.elements[name].value.trim();
    if (value === '') game.removeAttribute(name);
    else if (game.getAttribute(name) !== value) game.setAttribute(name, value);
    if (value === usual) continue;
    words.push(`${name}="${value}"`);
    query.set(name, value);
  }
  for (const name of SWITCHES) {
    const { checked } = form.elements[name];
    game.toggleAttribute(name, checked);
    if (!checked) continue;
    words.push(name);
    query.set(name, '');
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
