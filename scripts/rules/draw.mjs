import { FACE_DOWN, isRed } from '../../src/core/cards/card.js';
import { cardCode } from '../../src/core/cards/notation.js';

/**
 * A small board to draw.
 *
 * @typedef {object} Board
 * @property {string} caption
 * @property {import('../../src/core/patience/rules/table.js').Table} table
 * @property {import('../../src/core/patience/piles.js').Piles} piles
 * @property {readonly string[]} shown ids of piles above the columns that are drawn, even if they are empty
 * @property {{ readonly from: string, readonly to: string, readonly count: number }} [move]
 * @property {boolean} [refused]
 * @property {readonly number[]} [lifted] how many cards of the first column can leave together
 */

const [WIDTH, HEIGHT, GAP, FAN, SIDE, EDGE] = [34, 46, 6, 16, 14, 10];
const CAPTION = 20;
/** The widest row of boards. */
const ROW = 760;

/** @typedef {{ readonly x: number, readonly y: number }} Place */

/**
 * The text of a card: `10♥`.
 *
 * @param {number} card
 */
function faceText(card) {
  const [rank = '', suit = ''] = cardCode(card);
  const signs = /** @type {Record<string, string>} */ ({ C: '♣', D: '♦', H: '♥', S: '♠' });
  return `${rank === 'T' ? '10' : rank}${signs[suit] ?? ''}`;
}

/**
 * Where the places of a pyramid or peaks lie: each between the two that cover it.
 *
 * @param {Board['table']} table
 * @returns {readonly Place[]}
 */
function placesOf({ covers, rules }) {
  const { deal } = rules.columns;
  /** @type {Place[]} */
  const places = [];
  let end = covers.length;
  for (const [row, length] of [...deal.entries()].reverse()) {
    for (let at = end - length; at < end; at++) {
      const below = (covers[at] ?? []).map((index) => places[index]?.x ?? 0);
      const x =
        below.length === 0
          ? (at - end + length) * (WIDTH + GAP)
          : ((below[0] ?? 0) + (below[1] ?? 0)) / 2;
      places[at] = { x, y: row * (HEIGHT / 2) };
    }
    end -= length;
  }
  return places;
}

/**
 * The places of all piles that are drawn, and the size of the board.
 *
 * @param {Board} board
 */
function layout({ table, piles, shown }) {
  const across = WIDTH + GAP;
  const above = table.piles.filter((id) => table.kinds[id] !== 'column' && shown.includes(id));
  const top = above.length > 0 ? HEIGHT + GAP : 0;
  const overlapped = placesOf(table);
  /** @type {Record<string, Place>} */
  const places = {};
  for (const [at, id] of above.entries()) places[id] = { x: at * across, y: 0 };
  const { perRow = table.columns.length } = table.rules.layout ?? {};
  for (const [at, id] of table.columns.entries()) {
    const inRow = { x: (at % perRow) * across, y: Math.floor(at / perRow) * (HEIGHT + FAN + GAP) };
    const { x, y } = overlapped[at] ?? inRow;
    places[id] = { x, y: y + top };
  }
  const fans = table.columns.map((id) => Math.max(0, (piles[id]?.length ?? 0) - 1) * FAN);
  const all = Object.values(places);
  const lowest = Math.max(...all.map(({ y }) => y)) + HEIGHT;
  const [last = ''] = above.slice(-1);
  const sideways = table.kinds[last] === 'waste' ? ((piles[last]?.length ?? 1) - 1) * SIDE : 0;
  return {
    places,
    width: Math.max(...all.map(({ x }) => x)) + WIDTH + Math.max(0, sideways),
    height: overlapped.length > 0 ? lowest : lowest + Math.max(0, ...fans),
  };
}

/**
 * @param {number} card
 * @param {Place} place
 */
function drawCard(card, { x, y }) {
  if (card === FACE_DOWN) return `<use href="#b" x="${x}" y="${y}"/>`;
  const color = isRed(card) ? ' class="r"' : '';
  return `<use href="#c" x="${x}" y="${y}"/><text${color} x="${x + 3}" y="${y + 13}">${faceText(card)}</text>`;
}

/**
 * @param {readonly number[]} cards
 * @param {Place} place
 * @param {string | undefined} kind
 */
function drawPile(cards, { x, y }, kind) {
  if (cards.length === 0) return `<use href="#e" x="${x}" y="${y}"/>`;
  const [right, down] = kind === 'column' ? [0, FAN] : kind === 'waste' ? [SIDE, 0] : [0, 0];
  const seen = right + down > 0 ? cards : cards.slice(-1);
  return seen.map((card, at) => drawCard(card, { x: x + at * right, y: y + at * down })).join('');
}

/**
 * The move as an arrow with a sign at its end.
 *
 * @param {Board} board
 * @param {Readonly<Record<string, Place>>} places
 */
function drawMove({ table, piles, move, refused }, places) {
  const [from, to] = [move && places[move.from], move && places[move.to]];
  if (!move || !from || !to) return '';
  const depth = (/** @type {string} */ id, /** @type {number} */ less) =>
    table.kinds[id] === 'column' && table.covers.length === 0
      ? Math.max(0, (piles[id]?.length ?? 0) - less) * FAN
      : 0;
  const [x1, y1] = [from.x + WIDTH / 2, from.y + depth(move.from, move.count) + 24];
  const [x2, y2] = [to.x + WIDTH / 2, to.y + depth(move.to, 1) + 30];
  const [sign, name] = refused ? ['✗', 'n'] : ['✓', 'y'];
  return `<path class="${name}" d="M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.max(y1, y2) + 22} ${x2} ${y2}"/><circle class="${name}" cx="${x2}" cy="${y2}" r="8"/><text class="s" x="${x2}" y="${y2 + 4.5}">${sign}</text>`;
}

/**
 * Bars beside the cards of the first column that can leave together: one for each number of cards.
 *
 * @param {Board} board
 * @param {Readonly<Record<string, Place>>} places
 */
function drawLifted({ table, piles, lifted = [] }, places) {
  const id = table.columns[0] ?? '';
  const { x, y } = places[id] ?? { x: 0, y: 0 };
  const { length } = piles[id] ?? [];
  return lifted
    .map((count, at) => {
      const [left, top] = [x - 3 - at * 4, y + (length - count) * FAN + 2];
      return `<path class="l" d="M${left} ${top}V${y + (length - 1) * FAN + HEIGHT - 2}"/>`;
    })
    .join('');
}

/**
 * @param {Board} board
 * @returns {{ text: string, width: number, height: number }}
 */
function drawBoard(board) {
  const { table, piles, caption, lifted = [] } = board;
  const { places, width, height } = layout(board);
  const left = EDGE + lifted.length * 4;
  // In a pyramid, a removed card leaves no place.
  const isGone = (/** @type {string} */ id) =>
    table.covers.length > 0 && table.kinds[id] === 'column' && piles[id]?.length === 0;
  const cards = Object.entries(places).map(([id, place]) =>
    isGone(id) ? '' : drawPile(piles[id] ?? [], place, table.kinds[id]),
  );
  const full = Math.max(width, caption.length * 7.3) + left + EDGE;
  return {
    text: `<g transform="translate(${left} ${EDGE})">${cards.join('')}${drawLifted(board, places)}${drawMove(board, places)}</g>`,
    width: Math.ceil(full),
    height: height + EDGE * 2 + (board.move ? 14 : 0),
  };
}

const STYLE = `text{font:600 13px system-ui,sans-serif;fill:#1b2023}.r{fill:#c0243a}.k{font:600 12px ui-monospace,monospace;fill:#dfe9e2}.s{font-size:11px;fill:#fff;text-anchor:middle}path{fill:none;stroke-width:2.5}path.y{stroke:#ffd75e}path.n{stroke:#ff8d94;stroke-dasharray:4 3}circle.y{fill:#1f7a4d}circle.n{fill:#b3202f}path.l{stroke:#ffd75e;stroke-linecap:round}`;

const SHAPES = `<rect id="c" width="${WIDTH}" height="${HEIGHT}" rx="4" fill="#fffdf8" stroke="#b9b4a6"/><g id="b"><rect width="${WIDTH}" height="${HEIGHT}" rx="4" fill="#fffdf8" stroke="#b9b4a6"/><rect x="3" y="3" width="${WIDTH - 6}" height="${HEIGHT - 6}" rx="2" fill="#8c2f39"/></g><rect id="e" width="${WIDTH}" height="${HEIGHT}" rx="4" fill="#ffffff14" stroke="#ffffff55"/>`;

/**
 * Draws boards side by side, with their captions below, in rows.
 *
 * @param {readonly Board[]} boards
 */
export function drawBoards(boards) {
  const drawn = boards.map((board) => ({ ...drawBoard(board), caption: board.caption }));
  /** @type {(typeof drawn)[]} */
  const rows = [];
  let room = 0;
  for (const board of drawn) {
    if (room < board.width) {
      rows.push([]);
      room = ROW;
    }
    rows.at(-1)?.push(board);
    room -= board.width;
  }
  let [y, widest] = [0, 0];
  const parts = rows.flatMap((row) => {
    let x = 0;
    const height = Math.max(...row.map((board) => board.height));
    const texts = row.map(({ text, width, caption }) => {
      const part = `<g transform="translate(${x} ${y})">${text}<text class="k" x="${EDGE}" y="${height + 6}">${caption}</text></g>`;
      x += width;
      return part;
    });
    y += height + CAPTION;
    widest = Math.max(widest, x);
    return texts;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widest}" height="${y}" viewBox="0 0 ${widest} ${y}"><style>${STYLE}</style><defs>${SHAPES}</defs><rect width="100%" height="100%" rx="8" fill="#1f5243"/>${parts.join('')}</svg>\n`;
}
