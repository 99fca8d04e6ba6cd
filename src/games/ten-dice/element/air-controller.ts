import type { ReactiveController } from 'lit';
import { adoptStyles } from '../../../elements/base/adopt-styles.js';
import { LazyPart, lazy } from '../../../elements/base/lazy.js';
import type * as Cube from './cube.js';
import type { RaceElement } from './race-element.js';

const loadCube = lazy('race-cube', () => import('./cube.js'));

/** Loads the dice in the air, once the race is drawn. Until then, dice that roll are blank. */
export class AirController implements ReactiveController {
  private readonly part: LazyPart<typeof Cube>;

  constructor(private readonly host: RaceElement) {
    this.part = new LazyPart(host, async () => {
      const cube = await loadCube();
      adoptStyles(host.shadowRoot!, cube.cubeStyles);
      return cube;
    });
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.host.game.session) this.part.loadInBackground();
  }

  get value(): typeof Cube | undefined {
    return this.part.value;
  }
}
