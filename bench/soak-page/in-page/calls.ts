import { type SoakTag, isPatience, isTable } from '../acts.js';
import { below, chance, some } from './chance.js';
import { type PatienceNode, type RaceNode, type TableNode, element, node } from './elements.js';

const NONSENSE: readonly object[] = [
  {},
  { from: 'column-99', to: 'cell-1', count: 1 },
  { from: 'column-1', to: 'constructor', count: -1 },
  { type: 'bet', seat: 99, amount: NaN },
  { type: '__proto__' },
];

/** The room's attributes that are changed, with their values. */
const LENT: readonly (readonly [attribute: string, values: readonly (string | null)[]])[] = [
  ['theme', ['light', 'dark', null]],
  ['locale', ['de', 'es', 'fr', 'ja', 'ar', null, null]],
  ['calm', ['', null, null]],
  ['mirrored', ['', null]],
  ['four-color', ['', null]],
];

export function put(target: Element, attribute: string, value: string | null): void {
  if (value === null) target.removeAttribute(attribute);
  else target.setAttribute(attribute, value);
}

function refuse(game: PatienceNode | TableNode | RaceNode): void {
  const move = some(NONSENSE);
  if (game.play(move) === undefined) throw new Error(`was played: ${JSON.stringify(move)}`);
}

const PATIENCE_CALLS: readonly ((game: PatienceNode) => unknown)[] = [
  (game) => game.undo(),
  (game) => game.redo(),
  (game) => {
    game.pause();
    game.resume();
  },
  (game) => game.load(game.save()),
  (game) => {
    game.restart();
  },
  (game) => game.hint(),
  (game) => game.newGame({ deal: 1 + below(32_000) }),
  refuse,
];

const TABLE_CALLS: readonly ((table: TableNode) => unknown)[] = [
  (table) => {
    table.pause();
    table.resume();
  },
  (table) => table.undo(),
  (table) => chance(0.2) && table.newGame(),
  (table) => table.nextHand(),
  refuse,
];

const RACE_CALLS: readonly ((race: RaceNode) => unknown)[] = [
  (race) => {
    race.pause();
    race.resume();
  },
  (race) => chance(0.3) && race.newGame(),
  refuse,
];

const RANKS = 'A23456789TJQK'.split('');
const SUITS = 'CDHS'.split('');

function callOther(tag: SoakTag): void {
  if (tag === 'game-replay') {
    const replay = node('game-replay');
    replay.pause();
    replay.goTo(below(replay.length));
    if (chance(0.3)) replay.play();
  } else if (tag === 'game-stats') {
    put(element(tag), 'chart', some(['moves', 'time', null]));
  } else {
    put(element(tag), 'card', some([`${some(RANKS)}${some(SUITS)}`, 'XX', null]));
    put(element(tag), 'face-down', some(['', null]));
  }
}

/** Calls a public method or sets an attribute, as a site may. */
export async function callSome(tag: SoakTag): Promise<void> {
  if (chance(0.3)) {
    const [attribute, values] = some(LENT);
    put(node('card-room'), attribute, some(values));
  } else if (isPatience(tag)) await some(PATIENCE_CALLS)(node(tag));
  else if (isTable(tag)) some(TABLE_CALLS)(node(tag));
  else if (tag === 'ten-dice-race') some(RACE_CALLS)(node(tag));
  else callOther(tag);
}
