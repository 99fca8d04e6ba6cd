import type { Seat } from '../../../core/engine/rules.js';
import type { JoinedTable } from '../../../core/together/remote-table.js';
import type { TableStatus } from '../../../core/together/messages.js';
import type { PartsHost, PartsSource } from './parts-host.js';

/** The table at which somebody may sit down. */
type SeatsHost = Pick<PartsHost, 'panels' | 'request'> & {
  readonly element: Pick<PartsHost['element'], 'offered' | 'shadowRoot'>;
};

type SeatsSource = Pick<PartsSource, 'hasBooked' | 'keptRun' | 'state'> & {
  readonly table: {
    readonly joined: Pick<JoinedTable, 'seat'> | undefined;
    readonly status: Pick<TableStatus, 'people'> | undefined;
    readonly seat: Seat | undefined;
    choosing(on: boolean): void;
  };
};

/** The seats that nobody has, and which of them the person was about to take. */
export class FreeSeats {
  /** The seat that was pressed, to sit down there. */
  chosen: Seat | undefined;
  private isChoosing = false;

  constructor(
    private readonly host: SeatsHost,
    private readonly source: SeatsSource,
  ) {}

  connect(): void {
    this.host.element.shadowRoot?.addEventListener('click', this.onPress);
  }

  disconnect(): void {
    this.host.element.shadowRoot?.removeEventListener('click', this.onPress);
  }

  /** The seats where somebody could sit down: the house's own is none. */
  get all(): readonly Seat[] {
    const { dealer, houseDeals } = this.source.keptRun ?? { dealer: 0, houseDeals: false };
    const { people = [] } = this.source.table.status ?? {};
    return [...people.keys()].filter((seat) => !people[seat] && !(houseDeals && seat === dealer));
  }

  /** Whether this page's person may ask for a seat. */
  get mayAsk(): boolean {
    const { table, hasBooked } = this.source;
    return table.seat === undefined && !hasBooked && this.host.element.offered.has('sit');
  }

  /** Whether a press on that seat asks to sit down there. */
  isOffered(seat: Seat): boolean {
    return this.mayAsk && this.source.state === 'open' && this.all.includes(seat);
  }

  /** Asks for a name, to sit down at a seat, or at any. */
  choose(seat: Seat | undefined): void {
    this.chosen = seat;
    this.host.request({ type: 'panel', panel: 'sit' });
  }

  /** Sends the table whether the person is choosing a seat, when that has changed: the next hand waits for it. */
  reportChoosing(): void {
    const { host, source } = this;
    const isChoosing = host.panels.open === 'sit' && source.state === 'open' && this.mayAsk;
    if (isChoosing !== this.isChoosing) source.table.choosing(isChoosing);
    this.isChoosing = isChoosing;
  }

  private readonly onPress = (event: Event): void => {
    const seat = (event.target as Element).closest('.seats [data-seat]')?.getAttribute('data-seat');
    if (this.isOffered(Number(seat ?? -1)) && !this.host.panels.open) this.choose(Number(seat));
  };
}
