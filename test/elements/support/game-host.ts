import {
  type FreecellMove,
  type FreecellState,
  type Problem,
  freecell,
} from '../../../src/core.js';
import { EventQueue } from '../../../src/elements/base/event-queue.js';
import type { GameEventMap } from '../../../src/elements/base/events.js';
import { GameController } from '../../../src/elements/controllers/game-controller.js';
import type { GameChange, GameSources } from '../../../src/elements/controllers/game-definition.js';
import { LiveRegion } from '../../../src/elements/controllers/live-region.js';
import { PlayerController } from '../../../src/elements/controllers/player-controller.js';
import type { Room } from '../../../src/elements/controllers/room.js';
import { rulesWords } from '../../../src/elements/patience/rules/words.js';
import { rules as messages } from '../../../src/locales/compiled/en/rules.js';
import { patienceWords } from '../../../src/locales/words.js';
import { MemoryStore } from '../../../src/storage.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest } from './mount.js';

type Controller = GameController<FreecellState, FreecellMove>;

const EVENTS: readonly (keyof GameEventMap)[] = [
  ...(['game-start', 'game-move', 'game-undo', 'game-redo'] as const),
  ...(['game-refuse', 'game-win', 'game-lose'] as const),
];

export const OPTIONS = { variant: 'freecell', cells: 4, supermove: 'linear' } as const;

interface StageOptions {
  readonly deal?: string | null;
  readonly store?: MemoryStore;
  readonly sources?: GameSources;
  readonly aids?: object;
}

/** A FreeCell host that is not rendered. It records changes, events and problems in order. */
export function stage({
  deal = '617',
  store = new MemoryStore(),
  sources = {},
  aids,
}: StageOptions = {}) {
  const log: string[] = [];
  const changes: GameChange<FreecellState, FreecellMove>[] = [];
  const details: Record<string, unknown>[] = [];
  const complain = (problem: Problem): Problem => {
    log.push(`problem ${problem.code}`);
    return problem;
  };
  const base = Object.assign(document.createElement('div'), litHost(), {
    ...{ deal, saveKey: 'shelf', complain, preferences: {}, locked: false },
    room: { store } as unknown as Room,
    liveRegion: new LiveRegion(litHost()),
    words: patienceWords,
    gameWords: rulesWords(messages, 'FreeCell', freecell.tableOf(OPTIONS)),
    reportOption: (option: string, problem: unknown) => problem && log.push(`wrong ${option}`),
    conflictSettled: () => log.push('settled'),
    gameChanged: (change: GameChange<FreecellState, FreecellMove>) => {
      log.push(`change ${change.type}`);
      changes.push(change);
    },
  });
  const host = Object.assign(base, { events: new EventQueue(base) });
  const attributes = { variant: null, cells: null as string | null, supermove: null };
  const definition = {
    game: freecell,
    options: () => attributes,
    aids: () => aids ?? { autoFinish: false, autoFoundation: 'off' },
  };
  const game: Controller = new GameController<FreecellState, FreecellMove>(
    host,
    () => definition,
    () => undefined,
    () => sources,
  );
  const player: PlayerController<FreecellState, FreecellMove> = new PlayerController<
    FreecellState,
    FreecellMove
  >(Object.assign(host, { game }));
  for (const type of EVENTS) {
    host.addEventListener(type, (event) => {
      const { detail } = event as CustomEvent<Record<string, unknown>>;
      log.push(`${type} ${String(detail['notation'] ?? detail['source'])}`);
      details.push(detail);
    });
  }
  host.connect();
  afterTest(() => host.disconnect());
  /** One update, and its events. */
  const update = (): void => {
    game.update();
    host.events.flush();
  };
  /** What was recorded since the last call. */
  const since = (): string[] => {
    host.events.flush();
    return log.splice(0);
  };
  const move = (text: string, source: 'player' | 'host' = 'player') =>
    game.play(freecell.readMove(game.session!.state, text)!, source);
  return { host, attributes, game, player, changes, details, update, since, move };
}

/** A stage whose first game is dealt and reported. */
export function dealt(stageOptions?: StageOptions) {
  const staged = stage(stageOptions);
  staged.update();
  staged.since();
  return staged;
}

/** The moves of a game, in its notation. */
export const movesOf = (game: Controller): string => game.save()!.moves.join(' ');
