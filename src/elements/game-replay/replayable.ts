import type { Checked, Problem } from '../../core/engine/reason.js';
import type { Save } from '../../core/engine/save.js';
import { loadProblem } from '../base/lazy.js';
import type { GameEventMap } from '../base/events.js';
import type { ReplayedGame as Steps } from '../controllers/links.js';

/** The public members of a game's element that a replay uses. */
export interface ReplayableElement extends HTMLElement {
  theme: string;
  calm: boolean;
  readonly updateComplete: Promise<unknown>;
  replay(link: string): Promise<Checked<Steps>>;
  save(): Save | undefined;
  load(save: object): Problem | undefined;
}

const stopPropagation = (event: Event): void => event.stopPropagation();

/** The events of a game, except its problems. */
const EVENTS: Readonly<Record<Exclude<keyof GameEventMap, 'game-error'>, true>> = {
  'game-start': true,
  'game-move': true,
  'game-send': true,
  'game-undo': true,
  'game-redo': true,
  'game-refuse': true,
  'game-win': true,
  'game-lose': true,
  'game-verdict': true,
  'hand-start': true,
  'hand-end': true,
  'trick-end': true,
  'bankroll-change': true,
  'game-request-new': true,
  'game-request-move': true,
  'game-request-undo': true,
  'game-request-hint': true,
};

/** Keeps the game's events from the page, because its own game has not changed. */
export function keepEvents(game: HTMLElement): void {
  for (const name of Object.keys(EVENTS)) game.addEventListener(name, stopPropagation);
}

/** Opens a link in a game that is in the page. The replay reports a problem, so the game's own report is stopped. */
export async function openSteps(game: ReplayableElement, link: string): Promise<Checked<Steps>> {
  game.addEventListener('game-error', stopPropagation);
  try {
    return await game.replay(link);
  } catch (error) {
    return { problem: loadProblem(error, 'links') };
  } finally {
    game.removeEventListener('game-error', stopPropagation);
  }
}

/** Makes the game's board and toolbar interactive or inert. Its status line is announced in both cases. */
export async function setPlayable(game: ReplayableElement, playable: boolean): Promise<void> {
  game.className = playable ? 'game' : 'game watched';
  await game.updateComplete;
  const nodes = game.shadowRoot!.querySelectorAll<HTMLElement>(
    '[part~="toolbar"], [part~="board"]',
  );
  for (const node of nodes) node.inert = !playable;
}
