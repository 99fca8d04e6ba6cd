import type { Seat } from '../../../core/engine/rules.js';
import type { JoinedTable } from '../../../core/together/remote-table.js';
import type { TableStatus } from '../../../core/together/messages.js';
import type { PartsHost, PartsSource } from './parts-host.js';

type SeatsSource = Pick<PartsSource, 'hasBooked' | 'runBefore' | 'state'> & {
  readonly table: {
    readonly joined: Pick<JoinedTable, 'seat'> | undefined;
    readonly status: Pick<TableStatus, 'people'> | undefined;
    readonly seat: Seat | undefined;
    choosing(on: boolean): void;
  };
};

/** The free seats, and the one that the player is about to take. */
export class FreeSeats {
  /** The seat that the player pressed. */
  chosen: Seat | undefined;
  private isChoosing = false;

  constructor(
    private readonly host: Pick<PartsHost, 'element' | 'panels' | 'request'>,
    private readonly source: SeatsSource,
  ) {}

  connect(): void {
    this.host.element.shadowRoot?.addEventListener('click', this.onPress);
  }

  disconnect(): void {
    this.host.element.shadowRoot?.removeEventListener('click', this.onPress);
  }

  /** All free seats. The seat of the house is never free. */
  get all(): readonly Seat[] {
    const { dealer, houseDeals } = this.source.runBefore ?? { dealer: 0, houseDeals: false };
    const { people = [] } = this.source.table.status ?? {};
    return [...people.keys()].filter((seat) => !people[seat] && !(houseDeals && seat === dealer));
  }

  /** Whether the player may ask for a seat. */
  get mayAsk(): boolean {
    const { table, hasBooked } = this.source;
    return table.seat === undefined && !hasBooked && this.host.element.offered.has('sit');
  }

  /** Whether a press on that seat asks to sit down there. */
  isOffered(seat: Seat): boolean {
    return this.mayAsk && this.source.state === 'open' && this.all.includes(seat);
  }

  /** Opens the panel to sit down at a seat, or at any. */
  choose(seat: Seat | undefined): void {
    this.chosen = seat;
    this.host.request({ type: 'panel', panel: 'sit' });
  }

  /**
   * Tells the server when the player begins or stops choosing a seat, because the next hand waits for that.
   */
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
