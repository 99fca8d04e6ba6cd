import type { Seat } from '../core/engine/rules.js';
import { type SeatsHere, yourSeat } from '../core/table/seats.js';
import type { SeatPerson } from './format.js';

/** Who sits at a table and who deals. Messages name the seats by this. */
export interface SeatedTable extends SeatsHere {
  readonly dealer: Seat;
  /** Whether the house deals instead of a player. */
  readonly house: boolean;
  /** Names from the page or the server, by seat. */
  readonly names?: readonly (string | undefined)[];
}

/**
 * Who sits at a seat, as messages need it for `SEAT($seat)`. The only person at the device is `you`. If several people
 * share the device, none of them is.
 */
export function seatPerson(table: SeatedTable, seat: Seat): SeatPerson {
  const { dealer, house, names } = table;
  const name = names?.[seat];
  const isHouse = house && seat === dealer && name === undefined;
  const who = seat === yourSeat(table) ? 'you' : isHouse ? 'dealer' : 'other';
  return { who, name, number: seat + 1 };
}
