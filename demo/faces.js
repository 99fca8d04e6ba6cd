// The page's own script: shows the deck that a reader chooses.
const form = document.getElementById('decks');

form.addEventListener('change', () => {
  for (const game of document.querySelectorAll('klondike-game, playing-card')) {
    game.setAttribute('faces', form.elements.deck.value);
  }
});
