import { cardFaces } from './card-faces.js';

const game = document.querySelector('freecell-game');
const status = document.querySelector('[role="status"]');
game.cardFaces = cardFaces;
game.addEventListener('game-start', ({ detail }) => {
  status.textContent = `Deal ${detail.deal}`;
});
game.addEventListener('game-win', ({ detail }) => {
  status.textContent = `Won in ${detail.count} moves`;
});
