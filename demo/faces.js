// The page's own script: loads the other deck when a reader chooses it.
import { facesOf } from './faces-deck.js';

const form = document.getElementById('decks');
const said = document.getElementById('said');
const games = document.querySelectorAll('klondike-game, playing-card');

/** The loaded deck, so that it is loaded once. */
let classic;

async function show(deck) {
  if (deck === 'own') return null;
  classic ??= import('@letele/playing-cards');
  said.value = 'The deck is on its way.';
  return facesOf(await classic);
}

form.addEventListener('change', async () => {
  const { value } = form.elements.deck;
  try {
    const faces = await show(value);
    // The reader may have chosen again meanwhile.
    if (form.elements.deck.value !== value) return;
    for (const game of games) game.cardFaces = faces;
    said.value = faces ? 'Adrian Kennard’s cards.' : 'Baize’s own cards.';
  } catch {
    classic = undefined;
    said.value = 'The deck could not be fetched.';
  }
});
