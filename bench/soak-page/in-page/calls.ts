import { type SoakTag, isPatience, isTable } from '../acts.js';
import { below, chance, some } from './chance.js';
import { type PatienceNode, type TableNode, element, node } from './elements.js';

const NONSENSE: readonly object[] = [
  {},
  { from: 'column-99', to: 'cell-1', count: 1 },
  { from: 'column-1', to: 'constructor', count: -1 },
  { type: 'bet', seat: 99, amount: NaN },
  { type: '__proto__' },
];

/** What a room lends, and back. */
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

function refuse(game: PatienceNode | TableNode): void {
  const move = some(NONSENSE);
  if (game.play(move) === undefined) throw new Error(`was played: ${JSON.stringify(move)}`);
}

async function callPatience(game: PatienceNode): Promise<void> {
  switch (below(8)) {
    case 0:
      return void game.undo();
    case 1:
      return void game.redo();
    case 2:
      game.pause();
      return game.resume();
    case 3:
      return void (await game.load(game.save()));
    case 4:
      return game.restart();
    case 5:
      return void (await game.hint());
    case 6:
      return void game.newGame({ deal: 1 + below(32_000) });
    default:
      return refuse(game);
  }
}

function callTable(table: TableNode): void {
  switch (below(5)) {
    case 0:
      table.pause();
      return table.resume();
    case 1:
      return void table.undo();
    case 2:
      return void (chance(0.2) && table.newGame());
    case 3:
      return void table.nextHand();
    default:
      return refuse(table);
  }
}

function callOther(tag: Exclude<SoakTag, 'freecell-game'>): void {
  if (tag === 'game-replay') {
    const replay = node('game-replay');
    replay.pause();
    replay.goTo(below(replay.length));
    if (chance(0.3)) replay.play();
  } else if (tag === 'game-stats') {
    put(element(tag), 'chart', some(['moves', 'time', null]));
  } else {
    const rank = some([...'A23456789TJQK']);
    put(element(tag), 'card', some([`${rank}${some([...'CDHS'])}`, 'XX', null]));
    put(element(tag), 'face-down', some(['', null]));
  }
}

/** One call of a public method, or an attribute, as a host might. */
export async function callSome(tag: SoakTag): Promise<void> {
  if (chance(0.3)) {
    const [attribute, values] = some(LENT);
    put(node('card-room'), attribute, some(values));
  } else if (isPatience(tag)) await callPatience(node(tag));
  else if (isTable(tag)) callTable(node(tag));
  else callOther(tag);
}
