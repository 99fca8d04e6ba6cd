// The page's own script: replaces the linked theme by the chosen one.
const theme = document.getElementById('theme');
const form = document.getElementById('choice');
const tag = document.getElementById('tag');
const room = document.getElementById('room');

const fields = [...form.elements].filter(({ name }) => name);

/** Links the theme, sets the page's scheme, and writes both into the address. */
function apply() {
  const { theme: name, scheme, colours } = Object.fromEntries(new FormData(form));
  theme.disabled = name === '';
  if (name !== '') theme.href = `../dist/themes/${name}.css`;
  document.documentElement.style.colorScheme = scheme;
  room.toggleAttribute('four-color', colours === '4');
  for (const card of document.querySelectorAll('playing-card')) {
    card.toggleAttribute('four-color', colours === '4');
  }
  tag.value =
    name === ''
      ? 'No theme: the kit’s own look.'
      : `<link rel="stylesheet" href="…/baize/themes/${name}.css" />`;
  history.replaceState(null, '', `?${new URLSearchParams(new FormData(form))}`);
}

/** Sample games for the statistics, which last as long as the page. */
function sampleGames() {
  const minute = 60_000;
  const start = Date.now() - 60 * minute;
  return Array.from({ length: 18 }, (_, n) => ({
    ...{ id: `sample-${n}`, game: 'freecell', variant: '', deal: 600 + n * 31 },
    outcome: n % 4 === 1 ? 'lost' : 'won',
    ...{ started: start + n * minute, ended: start + (n + 1) * minute },
    ...{ elapsed: 95_000 + ((n * 7919) % 311) * 1000, moves: 84 + ((n * 37) % 70) },
  }));
}

const kept = { records: sampleGames() };
room.historyStore = {
  read: async () => kept,
  change: async () => undefined,
};

for (const [name, value] of new URLSearchParams(location.search)) {
  const field = fields.find((one) => one.name === name);
  if (field && [...field.options].some((option) => option.value === value)) field.value = value;
}
apply();
form.addEventListener('change', apply);
form.addEventListener('submit', (event) => event.preventDefault());
