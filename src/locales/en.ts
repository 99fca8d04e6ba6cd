import type { Assisted } from '../core/engine/help.js';
import type { Problem, Refusal } from '../core/engine/reason.js';
import { kitEn, useless } from './kit-en.js';

/**
 * With a comma before every three digits. The browser's own number formats are 17 ms away when a
 * page first asks for one, which was a quarter of a first render.
 */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

const movesText = (count: number): string => `${grouped(count)} move${count === 1 ? '' : 's'}`;

/** The words that all games of patience share, in English; its type is that of every other language. */
export const en = {
  ...kitEn,
  problem: (problem: Problem): string =>
    problem.code === 'deal'
      ? useless(`deal "${problem['got']}"`, `${problem['first']} to ${problem['last']}`)
      : kitEn.problem(problem),
  emptyPile: (pile: string): string => `${pile}, empty`,
  pickedUp: 'picked up',
  canMove: 'can move',
  canGoHere: 'can go here',
  /** The stock, of which one card is seen: `stock, 24 cards` */
  stock: (count: number): string => `stock, ${count} card${count === 1 ? '' : 's'}`,
  dealSign: '№',
  dealNumber: (deal: number): string => `№ ${deal}`,
  ownDeck: 'own deck',
  /** What helped the player, beside moves and time. */
  assisted: { hint: 'with hints', shown: 'a way was shown' } as Readonly<
    Partial<Record<Assisted, string>>
  >,
  openingGame: 'The game is being opened.',
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
  pause: 'Pause',
  resume: 'Resume',
  keys: 'Keyboard',
  settings: 'Settings',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  /** What is spoken then. */
  leftFullScreen: 'Full screen is off.',
  show: 'Show a way to win',
  restart: 'Restart this deal',
  chooseDeal: 'Choose a deal',
  deal: 'Deal number',
  dealThis: 'Deal',
  /** What was typed is not the number of a deal. */
  noSuchDeal: ({ got, first, last }: Refusal): string =>
    `There is no deal “${got}”. Type a number from ${first} to ${grouped(Number(last))}.`,
  /** Refusals that no game's rules are needed for. */
  refusals: {
    over: 'The game is over.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to redo.',
    'no-hint': 'There is no move to show.',
    hopeless: 'No win is possible any more.',
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
    deadDeal: 'This deal can’t be won.',
    lost: 'No moves are left. Undo, or start again.',
    started: (title: string, deal: string): string => `${title}, ${deal}.`,
    picked: (cards: string, ways: string): string => `${cards} can go ${ways}.`,
    noWay: 'nowhere now',
    on: (card: string): string => `on the ${card}`,
    hint: (cards: string, way: string): string => `Try the ${cards} ${way}.`,
    /** How sure a hint is; `proven` is said where it was not sure before. */
    certainty: {
      searching: 'I am not sure yet, it is only a legal move.',
      unproven: 'I could not make sure, it is only a legal move.',
      proven: 'Now I am sure.',
    },
  },
};

export type CommonWords = typeof en;
