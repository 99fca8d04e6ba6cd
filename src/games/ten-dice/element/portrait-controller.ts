import { type ReactiveController, html, nothing } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import { LazyPart, lazy } from '../../../elements/base/lazy.js';
import type * as Portraits from '../../../elements/table/portraits.js';
import { type TenDiceState, isPerson } from '../rules/state.js';
import type { RaceElement } from './race-element.js';

const loadPortraits = lazy('portraits', () => import('../../../elements/table/portraits.js'));

/** Whether a bot races at a seat. */
const isBot = ({ options }: TenDiceState, seat: Seat): boolean =>
  options.seats ? options.seats[seat] === 'bot' : seat >= options.players;

/** The pictures of bots and of people elsewhere. Who races at this device has none. */
export class PortraitController implements ReactiveController {
  private readonly art: LazyPart<typeof Portraits>;

  constructor(private readonly host: RaceElement) {
    this.art = new LazyPart(host, loadPortraits);
    host.addController(this);
  }

  hostUpdated(): void {
    const view = this.host.game.session && this.host.game.view;
    const isPictured = view?.racers.some((_, seat) => !isPerson(view, seat));
    if (isPictured) this.art.loadInBackground();
  }

  portrait(view: TenDiceState, seat: Seat): unknown {
    if (isPerson(view, seat)) return nothing;
    return html`<span class="portrait" part="portrait" aria-hidden="true"
      >${this.art.value?.portrait(isBot(view, seat) ? seat : undefined)}</span
    >`;
  }
}
