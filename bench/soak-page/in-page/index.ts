import {
  type Act,
  OTHERS,
  PATIENCES,
  PLAYED,
  type SoakPage,
  type SoakTag,
  TABLES,
  isPatience,
} from '../acts.js';
import { callSome, put } from './calls.js';
import { chance } from './chance.js';
import { pressKey, pressSome } from './controls.js';
import { element, frame, node } from './elements.js';
import { faultsOf } from './faults.js';
import { playPatience } from './patience.js';
import { forgetHands, openAll, tour } from './tour.js';

const counted = { wins: 0, losses: 0, moves: 0, undos: 0, refused: 0, hands: 0, calls: 0 };
const errors: string[] = [];

const COUNTED: Readonly<Record<string, keyof typeof counted>> = {
  'game-win': 'wins',
  'game-lose': 'losses',
  'game-move': 'moves',
  'game-undo': 'undos',
  'game-refuse': 'refused',
  'hand-end': 'hands',
};
for (const [type, name] of Object.entries(COUNTED)) {
  document.addEventListener(type, () => {
    counted[name]++;
  });
}
const played: Record<string, { moves: number; ends: number }> = {};
const countFor =
  (what: 'moves' | 'ends') =>
  ({ target }: Event): void => {
    const of = (played[(target as Element).localName] ??= { moves: 0, ends: 0 });
    of[what]++;
  };
document.addEventListener('game-move', countFor('moves'));
for (const end of ['game-win', 'game-lose', 'hand-end']) {
  document.addEventListener(end, countFor('ends'));
}
document.addEventListener('game-error', ({ target, detail }: Event & { detail?: unknown }) => {
  errors.push(`${(target as Element).localName}: ${JSON.stringify(detail)}`);
});

/** Waits until everything is rendered, and it is the person's turn at the tables. */
async function settled(tag: SoakTag): Promise<void> {
  await element(tag).updateComplete;
  if (tag !== 'paigow-table' && tag !== 'seven27-table' && tag !== 'ten-dice-race') return;
  const game = node(tag);
  const waits = (): boolean => game.legalMoves.length === 0 && game.outcome === undefined;
  for (let tries = 0; tries < 60 && waits(); tries++) await frame();
}

async function next(tag: SoakTag): Promise<Act> {
  await settled(tag);
  if (isPatience(tag)) return playPatience(tag);
  return chance(0.7) ? pressSome(tag) : pressKey(tag);
}

/** Deals anew in all games. */
function dealAll(): void {
  for (const tag of PATIENCES) {
    node(tag).resume();
    node(tag).newGame({ deal: 617 });
  }
  for (const tag of TABLES) {
    node(tag).resume();
    node(tag).newGame();
  }
  node('ten-dice-race').resume();
  node('ten-dice-race').newGame({ deal: 617 });
}

/** A game in full-screen mode covers all others. */
async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}

async function turnTo(tag: SoakTag): Promise<void> {
  await leaveFullScreen();
  element(tag).scrollIntoView({ block: 'start' });
}

/** Brings everything back to the state at the beginning, so that measurements of memory can be compared. */
async function gather(): Promise<void> {
  for (const name of ['theme', 'locale', 'calm', 'mirrored', 'four-color']) {
    put(node('card-room'), name, null);
  }
  await leaveFullScreen();
  dealAll();
  // Each table keeps its last fifty hands, so memory grows until there are fifty.
  for (const tag of TABLES) await forgetHands(tag);
  // Panels keep their last content in memory, such as a list of a hundred hands, until another one is opened.
  for (const tag of PLAYED) await openAll(tag);
  dealAll();
  node('game-replay').pause();
  node('game-replay').goTo(0);
  put(element('game-stats'), 'chart', null);
  put(element('playing-card'), 'card', 'QH');
  put(element('playing-card'), 'face-down', null);
  await node('game-stats').clear();
  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  for (const tag of [...PLAYED, ...OTHERS]) await settled(tag);
}

const soak: SoakPage = {
  next,
  tour,
  gather,
  turnTo,
  call: async (tag) => {
    counted.calls++;
    await callSome(tag);
  },
  nearlyWin: (tag, { deal, moves }, left) => {
    const game = node(tag);
    game.newGame({ deal });
    for (const move of moves.slice(0, -left)) {
      // The remaining moves may be automatic.
      if (game.outcome !== undefined) return;
      if (game.play(move) !== undefined) throw new Error(`${tag} refuses ${JSON.stringify(move)}`);
    }
  },
  faults: faultsOf,
  counts: () => ({ ...counted, played, errors }),
};
Object.assign(globalThis, { soakOf: () => soak });
