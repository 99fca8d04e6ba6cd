import '../../../src/elements/game-replay/index.js';
import type { GameReplay } from '../../../src/elements/game-replay/element.js';
import type { SeenGame } from './board.js';
import { type Attributes, type Stage, afterTest, makeElement, putInBox } from './mount.js';
import { until } from './until.js';

/** Deal 617 after 5 8, 4 a, 6 b. */
export const LINK = '1.freecell.1.tyw0EAAAuVQOXSlbK5D';
/** The top cards of its columns after each step. */
export const TOPS = [
  'JD KS KC 4H JC 6C JH QH',
  'JD KS KC 4H 7C 6C JH JC',
  'JD KS KC 5D 7C 6C JH JC',
  'JD KS KC 5D 7C 6H JH JC',
] as const;

/** A replay on the page, after its link was opened or found to be wrong. */
export async function mountReplay(
  attributes: Attributes = { link: LINK },
  stage: Stage = {},
): Promise<GameReplay> {
  const replay = makeElement('game-replay', attributes);
  putInBox(replay, stage);
  await opened(replay);
  return replay;
}

export async function opened(replay: GameReplay): Promise<void> {
  await until(
    'it is opened',
    () => replay.shadowRoot?.querySelector('[part="bar"], [part="problem"]'),
    10_000,
  );
  const game = gameIn(replay);
  await game?.updateComplete;
  await replay.updateComplete;
}

type Game = SeenGame & { readonly updateComplete: Promise<unknown>; readonly moveCount: number };

/** The game that the replay shows. */
export const gameIn = (replay: GameReplay): Game | undefined =>
  replay.shadowRoot?.querySelector<Game>('.game') ?? undefined;

export const toolOf = (replay: GameReplay, name: string): HTMLElement => {
  const node = replay.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  if (!node) throw new Error(`nothing there: ${name}`);
  return node;
};

export const textOf = (replay: GameReplay, name: string): string =>
  toolOf(replay, name).textContent.trim();

interface HeardStep {
  readonly type: string;
  readonly detail: unknown;
}

/** Records the events of the page's replays from now on. */
export function hearReplay(): readonly HeardStep[] {
  const heard: HeardStep[] = [];
  for (const type of ['replay-step', 'replay-end', 'replay-play']) {
    const listener = (event: Event): void =>
      void heard.push({ type, detail: (event as CustomEvent).detail });
    document.addEventListener(type, listener);
    afterTest(() => document.removeEventListener(type, listener));
  }
  return heard;
}
