import { lazy } from '../../../elements/base/lazy.js';
import type { GameSources } from '../../../elements/controllers/game-definition.js';
import { NO_PLACE } from '../../../elements/controllers/game-place.js';
import type { TogetherRoom } from '../../../elements/together/table-connection.js';
import type { SharedRace, SharedRaceHost } from './together/shared-race.js';

const loadJoin = lazy('shared-race', () => import('./together/join-race.js'));

/** The element that races: alone, or with people elsewhere where its room lends their table. */
export interface TogetherHost extends SharedRaceHost {
  readonly updateComplete: Promise<unknown>;
  /** Another race is shown from now on. */
  raceChanged(isShared: boolean): void;
}

/** The race that people elsewhere share, in the place of the browser's own. All but this comes on demand. */
export class TogetherController {
  race: SharedRace | undefined;
  /** What the room lends, as of the last update. */
  private lent: TogetherRoom | undefined;
  /** Whether a shared race is waited for: no race of the browser's begins then. */
  private isPending = false;

  constructor(private readonly host: TogetherHost) {}

  /** Where the browser's own race may come from. */
  readonly sources = (): GameSources =>
    this.isPending ? { place: { ...NO_PLACE, isPending: true } } : {};

  /** Before each update. */
  follow(): void {
    const lent = this.host.room?.together;
    if (lent === this.lent) return;
    this.lent = lent;
    this.race?.leave();
    this.race = undefined;
    this.isPending = lent !== undefined;
    this.host.raceChanged(this.isPending);
    if (lent) void this.join(lent);
  }

  private async join(lent: TogetherRoom): Promise<void> {
    const { host } = this;
    try {
      const race = await (await loadJoin()).joinRace(lent, host);
      if (this.lent !== lent) return race?.leave();
      this.race = race;
      this.begin();
    } catch (error) {
      host.loadFailed(error);
      if (this.lent !== lent) return;
      this.begin();
      await host.updateComplete;
      host.sayNotLoaded();
    }
  }

  /** The shared race begins, or that of the browser where there is none. */
  private begin(): void {
    this.isPending = false;
    this.host.requestUpdate();
  }
}
