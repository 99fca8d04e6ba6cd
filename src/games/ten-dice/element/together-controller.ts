import { lazy } from '../../../elements/base/lazy.js';
import type { GameSources } from '../../../elements/controllers/game-definition.js';
import { NO_REQUESTED_GAME } from '../../../elements/controllers/requested-game.js';
import { JoinController } from '../../../elements/controllers/join-controller.js';
import type { RaceElement } from './race-element.js';
import type { SharedRace } from './together/shared-race.js';

const loadJoin = lazy('shared-race', () => import('./together/join-race.js'));

/** Joins the shared race that the room offers, which then replaces the browser's own race. */
export class TogetherController extends JoinController<SharedRace> {
  constructor(host: RaceElement) {
    super(host, {
      load: async (lent) => (await loadJoin()).joinRace(lent, host),
      changed: (isShared) => host.raceChanged(isShared),
    });
  }

  get race(): SharedRace | undefined {
    return this.table;
  }

  /** Keeps the browser's own race waiting while a shared race loads. */
  readonly sources = (): GameSources =>
    this.together && !this.race
      ? { requested: { ...NO_REQUESTED_GAME, isPending: true, isWaiting: true } }
      : {};
}
