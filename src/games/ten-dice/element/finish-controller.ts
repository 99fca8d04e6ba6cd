import { type ReactiveController, isServer } from 'lit';
import { LazyPart, lazy } from '../../../elements/base/lazy.js';
import type { Frame } from '../../../elements/ui/frame-host.js';
import type { Finish, FinishHost } from './finish.js';

const loadFinish = lazy('race-finish', () => import('./finish.js'));

/** Loads the end of a race, once the race has begun. */
export class FinishController implements ReactiveController {
  private readonly part: LazyPart<Finish>;

  constructor(private readonly host: FinishHost) {
    this.part = new LazyPart(host, async () => (await loadFinish()).makeFinish(host));
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.host.game.session && this.host.moveCount > 0) this.part.loadInBackground();
    this.part.value?.follow();
  }

  hostDisconnected(): void {
    this.reset();
  }

  /** Whether the page celebrates the end itself. A server, where nothing ends, can't ask for an element's children. */
  get hasOwnEnd(): boolean {
    return !(isServer as boolean) && this.host.querySelector(':scope > [slot=win]') !== null;
  }

  /** Whether no panel will open, so that the board itself has to offer another race. */
  get hasNoPanel(): boolean {
    return this.part.hasFailed || this.hasOwnEnd;
  }

  get recordWords(): Finish['recordWords'] | undefined {
    return this.part.value?.recordWords;
  }

  load(): Promise<Finish> {
    return this.part.load();
  }

  /** What the frame shows at the end. */
  frameOf(frame: Frame): Partial<Frame> {
    return this.part.value?.frameOf(frame) ?? {};
  }

  /** Another race begins. */
  reset(): void {
    this.part.value?.reset();
  }
}
