const form = document.querySelector('#settings');
const game = document.querySelector('.play > :first-child');
const tag = document.querySelector('#tag');

const switches = [...form.querySelectorAll('input[type="checkbox"]')];
const fields = [...form.querySelectorAll('select, input:not([type="checkbox"])')];

/** What an attribute is when it is not there, the first choice: the tag does without it then. */
const usualOf = ({ options }) => options?.[0].value ?? '';

/** Sets the element, and tells of what is not usual in the tag as text and the page's address. */
function apply() {
  const query = new URLSearchParams();
  const words = [`<${game.localName}`];
  for (const field of fields) {
    const { name } = field;
    const value = field.value.trim();
    if (value === '') game.removeAttribute(name);
    else if (game.getAttribute(name) !== value) game.setAttribute(name, value);
    if (value === usualOf(field)) continue;
    words.push(`${name}="${value}"`);
    query.set(name, value);
  }
  for (const { name, checked } of switches) {
    game.toggleAttribute(name, checked);
    if (!checked) continue;
    words.push(name);
    query.set(name, '');
  }
  tag.value = `${words.join(' ')}></${game.localName}>`;
  history.replaceState(null, '', `?${query}`);
}

/** Fills the form from an address such as `?variant=kingcell&calm`. */
function fillFrom(query) {
  for (const [name, value] of query) {
    const field = form.elements.namedItem(name);
    if (switches.includes(field)) field.checked = true;
    else if (fields.includes(field)) field.value = value;
  }
}

fillFrom(new URLSearchParams(location.search));
apply();
form.addEventListener('change', apply);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  apply();
});
