import { type Card, JOKER, rankOf, suitOf } from '../cards/card.js';
import type { Figure, Problem } from '../engine/reason.js';

const RANK_NAMES: Readonly<Record<number, string>> = {
  1: 'ace',
  11: 'jack',
  12: 'queen',
  13: 'king',
};
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const ORDINALS = ['first', 'second', 'third'];
/** After the twenties' tens: twenty-first is 21st. */
const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** The first three as words, as they are said; of others the figure is read as well. */
const ordinal = (n: number): string =>
  ORDINALS[n - 1] ?? `${n}${ENDINGS[n > 20 ? n % 10 : 0] ?? 'th'}`;

const cardName = (card: Card): string => {
  if (card === JOKER) return 'joker';
  const rank = rankOf(card);
  return rank > 0 ? `${RANK_NAMES[rank] ?? rank} of ${SUIT_NAMES[suitOf(card)]}` : 'face-down card';
};

/**
 * With a comma before every three digits. The browser's own number formats are 17 ms away when a
 * page first asks for one, which was a quarter of a first render.
 */
const movesText = (count: number): string =>
  `${String(count).replace(/\B(?=(\d{3})+$)/g, ',')} move${count === 1 ? '' : 's'}`;

/** What was wrong with an input, and what would do. */
function problemText(problem: Problem): string {
  const { code, got, number, known } = problem;
  const useless = (what: string, accepted: Figure): string =>
    `${what} cannot be used; accepted: ${String(accepted)}`;
  switch (code) {
    case 'deal':
      return useless(`deal "${got}"`, `${problem['first']} to ${problem['last']}`);
    case 'deck':
      return useless(
        `the deck ${got ?? `of ${problem['count']} cards`}`,
        `all ${problem['size']} cards, once each`,
      );
    case 'option':
      return useless(`${problem['option']} "${got}"`, problem['accepted']);
    case 'storage':
      return `the browser does not store games here (${got})`;
    case 'save-move':
      return useless(`the save's move ${number}, ${problem['move']},`, 'legal moves');
    case 'save-newer':
      return useless(`this save, version ${got},`, `versions up to ${known}`);
    case 'save-other-game':
      return useless(`this save of ${got}`, problem['wanted']);
    default:
      return useless(`this save's "${problem['field']}"`, 'what save() gives');
  }
}

/** The words that all games share, in English; its type is that of every other language. */
export const en = {
  cardName,
  /** A card's place in its pile, from the bottom. */
  position: (n: number, of: number): string => `${ordinal(n)} of ${of}`,
  emptyPile: (pile: string): string => `${pile}, empty`,
  canMove: 'can move',
  pickedUp: 'picked up',
  canGoHere: 'can go here',
  list: (parts: readonly string[]): string => parts.join(', '),
  board: (title: string): string => `${title} board`,
  dealSign: '№',
  dealNumber: (deal: number): string => `№ ${deal}`,
  ownDeck: 'own deck',
  moves: movesText,
  /** Hours only where there are any: `3:07`, `1:03:07`. */
  time: (ms: number): string => {
    const seconds = Math.floor(ms / 1000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const two = (value: number): string => String(value).padStart(2, '0');
    const rest = two(seconds % 60);
    return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  },
  tools: { undo: 'Undo', redo: 'Redo', hint: 'Hint', new: 'New game', menu: 'More' },
  restart: 'Restart this deal',
  chooseDeal: 'Choose a deal',
  deal: 'Deal number',
  keys: 'Keyboard',
  settings: 'Settings',
  notFetched: 'This part could not be fetched.',
  pause: 'Pause',
  resume: 'Resume',
  /** Refusals that no game's rules are needed for. */
  refusals: {
    over: 'The game is over.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to redo.',
    'no-hint': 'There is no move to show.',
    'no-best-place': 'It has no better place now.',
  } as Readonly<Record<string, string>>,
  announce: {
    cards: (name: string, count: number): string =>
      count > 1 ? `${name} and ${count - 1} more` : name,
    moved: (cards: string, place: string): string => `${cards} to ${place}.`,
    undone: (cards: string, place: string): string => `Undone: ${cards} back to ${place}.`,
    redone: (cards: string, place: string): string => `Redone: ${cards} to ${place}.`,
    onto: (pile: string, card: string): string => `${pile}, on the ${card}`,
    'went-up': (count: number, name: string): string =>
      count > 1 ? `${count} cards went up by themselves.` : `The ${name} went up by itself.`,
    won: (moves: number): string => `You won in ${movesText(moves)}.`,
    lost: 'No moves are left. Undo, or start again.',
    started: (title: string, deal: string): string => `${title}, ${deal}.`,
    picked: (cards: string, ways: string): string => `${cards} can go ${ways}.`,
    noWay: 'nowhere now',
    on: (card: string): string => `on the ${card}`,
    hint: (cards: string, way: string): string => `Try the ${cards} ${way}.`,
  },
  problem: problemText,
};

export type CommonWords = typeof en;
