import { lazy } from '../../../elements/base/lazy.js';
import type { GameSources } from '../../../elements/controllers/game-definition.js';
import { NO_REQUESTED_GAME } from '../../../elements/controllers/requested-game.js';
import { JoinController } from '../../../elements/controllers/join-controller.js';
import type { SharedRace, SharedRaceHost } from './together/shared-race.js';

const loadJoin = lazy('shared-race', () => import('./together/join-race.js'));

/** The element that races: alone, or with people elsewhere where its room lends their table. */
export interface TogetherHost extends SharedRaceHost {
  /** A shared race is shown from now on, or none. */
  raceChanged(isShared: boolean): void;
}

/** The race that people elsewhere share, in the place of the browser's own. */
export class TogetherController extends JoinController<SharedRace> {
  constructor(host: TogetherHost) {
    super(host, {
      load: async (lent) => (await loadJoin()).joinRace(lent, host),
      changed: (isShared) => host.raceChanged(isShared),
    });
  }

  get race(): SharedRace | undefined {
    return this.table;
  }

  /** The browser's own race waits for as long as a shared one is waited for. */
  readonly sources = (): GameSources =>
    this.together && !this.race
      ? { requested: { ...NO_REQUESTED_GAME, isPending: true, isWaiting: true } }
      : {};
}
