// No more than four race: with every player fewer bots can be chosen.
const MOST = 4;
const form = document.querySelector('#settings');
const { players, bots } = form.elements;

function limit() {
  const most = MOST - Number(players.value);
  for (const option of bots.options) option.disabled = Number(option.value) > most;
  if (Number(bots.value) > most) bots.value = String(most);
}

// Before settings.js hears of it.
form.addEventListener('change', limit, { capture: true });
// What the page's address asked for, before the race takes it.
form.dispatchEvent(new Event('change'));
