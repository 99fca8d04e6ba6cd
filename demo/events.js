/** How many lines the list keeps. */
const KEPT = 50;

const list = document.querySelector('#log');

const moves = (count) => (count === 1 ? '1 move' : `${count} moves`);

const clock = (milliseconds) => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Of a hash, as much as one would compare by eye. */
const short = (hash) => (hash ? `${hash.slice(0, 16)}…` : 'none');

const dealt = (deal) => (deal === undefined ? 'own deck' : `deal ${deal}`);

const VERDICTS = { winnable: 'yes', unwinnable: 'no', unknown: 'not known' };

/** What is written of each event, after the word for who caused it. */
const LINES = {
  'game-start': ({ resumed, deal, options }) =>
    `${resumed ? 'game goes on' : 'new game'} · ${options.seats?.join(' ') ?? dealt(deal)}`,
  'game-move': ({ notation, count }) => `${notation} · ${moves(count)}`,
  'game-undo': ({ notation, count }) => `undo ${notation} · ${moves(count)}`,
  'game-redo': ({ notation, count }) => `redo ${notation} · ${moves(count)}`,
  'game-refuse': ({ message }) => `refused: ${message}`,
  'game-win': ({ deal, count, elapsed }) =>
    `won ${dealt(deal)} · ${moves(count)} · ${clock(elapsed)}`,
  'game-lose': ({ deal, count }) => `no moves left · ${dealt(deal)} · ${moves(count)}`,
  'game-verdict': ({ verdict }) => `can it be won? ${VERDICTS[verdict]}`,
  'game-error': ({ message }) => `error: ${message}`,
  'hand-start': ({ hand, commitment }) => `hand ${hand} · commitment ${short(commitment)}`,
  'hand-end': ({ hand, net }) =>
    `hand ${hand} was paid · ${net.map((chips) => chips ?? '–').join(' ')}`,
};

/** Newest first; the oldest lines go. */
function write(type, detail) {
  const line = document.createElement('li');
  const who = document.createElement('span');
  line.classList.add(type, detail.verdict ?? 'event');
  who.className = 'who';
  who.textContent = detail.source;
  line.append(who, ` ${LINES[type](detail)}`);
  list.prepend(line);
  while (list.children.length > KEPT) list.lastElementChild.remove();
}

// The events bubble, so the page can listen before the element's script has come.
for (const type of Object.keys(LINES)) {
  document.addEventListener(type, (event) => write(type, event.detail));
}

/** Games that were left for another one, by deal number: going back finds them as they were. */
const left = new Map();
document.addEventListener('game-start', ({ detail }) => {
  if (detail.previous) left.set(detail.previous.deal, detail.previous);
});

/** A deal number in the text deals it on the board. */
document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-deal]');
  const game = document.querySelector('.play > :defined');
  if (!button || !game) return;
  const deal = Number(button.dataset.deal);
  game.scrollIntoView({ block: 'nearest' });
  if (game.dealNumber === deal) return;
  if (left.has(deal)) game.load(left.get(deal));
  else game.newGame(deal);
});
