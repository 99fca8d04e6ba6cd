// The games beside the choices: a few at first, the others by choice.
import { make } from '../dom.js';

/** The settings of a player must not hide the theme. */
const KEPT = 'felt theme card-back card-size four-color';

/** The games: their names, their tags, their attributes, and whether they are shown at first. */
const GAMES = [
  ['FreeCell', 'freecell-game', { deal: '617', height: 'compact' }, true],
  ['Klondike', 'klondike-game', { deal: '21', height: 'compact' }, true],
  ['Pai Gow', 'paigow-table', { seats: '2' }, true],
  ['Golf', 'golf-game', { deal: '7', height: 'compact' }],
  ['Pyramid', 'pyramid-game', { deal: '254', height: 'compact' }],
  ['Spider', 'patience-game', { game: 'spider', suits: '4', deal: '3', height: 'compact' }],
  ['Four colours', 'freecell-game', { deal: '5', height: 'compact', 'four-color': '' }],
  ['Seven Twenty-Seven', 'seven27-table', { seats: '3' }],
  ['Hearts', 'hearts-table', {}],
  ['Ten Dice', 'ten-dice-race', { bots: '1' }],
];

function makeGame([name, tag, attributes]) {
  const game = make(tag);
  for (const [key, value] of Object.entries({ ...attributes, without: KEPT })) {
    game.setAttribute(key, value);
  }
  game.setAttribute('save-key', `theme-${name}`);
  return game;
}

/** Fills the list of games, and shows the chosen ones. `changed` is called when a game was added. */
export function showGames(list, preview, changed) {
  const shown = new Map();
  const choose = (entry, isOn) => {
    if (!isOn) shown.get(entry)?.remove();
    else {
      const game = shown.get(entry) ?? makeGame(entry);
      shown.set(entry, game);
      preview.append(game);
    }
  };
  for (const entry of GAMES) {
    const [name, , , isFirst = false] = entry;
    const input = make('input', { type: 'checkbox', checked: isFirst, name: 'game', value: name });
    input.addEventListener('change', () => {
      choose(entry, input.checked);
      changed();
    });
    list.append(make('label', {}, input, make('span', { textContent: name })));
    choose(entry, isFirst);
  }
}
