// The page's own script: shows the room's chips, and passes the reader's choices to the room.
const room = document.querySelector('card-room');
const chips = document.getElementById('chips');
const looks = document.getElementById('looks');

const count = (number) => number.toLocaleString('en');

function show() {
  const { bankroll, availableChips } = room;
  if (bankroll === undefined) return;
  chips.value = `${count(bankroll)} chips, ${count(bankroll - availableChips)} of them on the tables`;
}

room.addEventListener('bankroll-change', ({ detail }) => {
  show();
  if (detail.fresh) chips.value += ' · a new bankroll';
});
void customElements.whenDefined('card-room').then(show);

looks.addEventListener('change', () => {
  for (const field of looks.elements) {
    if (field.type === 'checkbox') room.toggleAttribute(field.name, field.checked);
    else if (field.name) room.setAttribute(field.name, field.value);
  }
});
