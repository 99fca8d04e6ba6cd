/** The number of lines in the list. */
const KEPT = 50;

const list = document.querySelector('#log');

const moves = (count) => (count === 1 ? '1 move' : `${count} moves`);

const clock = (milliseconds) => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Shortens a hash for display. */
const short = (hash) => (hash ? `${hash.slice(0, 16)}…` : 'none');

const dealt = (deal) => (deal === undefined ? 'custom deck' : `deal ${deal}`);

const VERDICTS = { winnable: 'yes', unwinnable: 'no', unknown: 'not known' };

/** The text of each event, after its source. */
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

/** Adds a line at the top, and removes the oldest. */
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

// Events bubble, so the page can listen before the element's script is loaded.
for (const type of Object.keys(LINES)) {
  document.addEventListener(type, (event) => write(type, event.detail));
}

/** Games that were replaced by another one, by deal number: going back resumes them. */
const left = new Map();
document.addEventListener('game-start', ({ detail }) => {
  if (detail.previous) left.set(detail.previous.deal, detail.previous);
});

/** A press on a deal number in the text deals it. */
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
