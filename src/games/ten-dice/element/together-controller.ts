import { lazy } from '../../../elements/base/lazy.js';
import type { GameSources } from '../../../elements/controllers/game-definition.js';
import { NO_PLACE } from '../../../elements/controllers/game-place.js';
import type { TogetherRoom } from '../../../elements/together/table-connection.js';
import type { SharedRace, SharedRaceHost } from './together/shared-race.js';

const loadJoin = lazy('shared-race', () => import('./together/join-race.js'));

/** The element that races: alone, or with people elsewhere where its room lends their table. */
export interface TogetherHost extends SharedRaceHost {
  /** A shared race is shown from now on, or none. */
  raceChanged(isShared: boolean): void;
}

/** The race that people elsewhere share, in the place of the browser's own. All but this comes on demand. */
export class TogetherController {
  race: SharedRace | undefined;
  /** What the room lends, as of the last update. */
  private lent: TogetherRoom | undefined;

  constructor(private readonly host: TogetherHost) {}

  /** The browser's own race waits for as long as a shared one is waited for. */
  readonly sources = (): GameSources =>
    this.lent && !this.race ? { place: { ...NO_PLACE, isPending: true, isWaiting: true } } : {};

  /** Before each update. */
  follow(): void {
    const lent = this.host.room?.together;
    if (lent === this.lent) return;
    this.lent = lent;
    this.race?.leave();
    this.race = undefined;
    this.host.raceChanged(!!lent);
    if (lent) void this.join(lent);
  }

  private async join(lent: TogetherRoom): Promise<void> {
    const { host } = this;
    try {
      const race = await (await loadJoin()).joinRace(lent, host);
      if (this.lent !== lent) return race?.leave();
      this.race = race;
      host.requestUpdate();
    } catch (error) {
      host.loadFailed(error);
      host.sayNotLoaded();
    }
  }
}
