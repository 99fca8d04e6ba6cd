import type { Seat } from '../core/engine/rules.js';
import type { ChipRefusal } from '../core/table/chips.js';
import type { SeatRefusal } from '../core/table/seats.js';
import type { TableMessages } from './compiled/types.js';
import type { SeatPerson } from './format.js';

/** What every table refuses, whatever is played there. */
export type TableRefusal =
  SeatRefusal | { readonly code: 'no-undo' | 'hand-runs' | 'replay-shown' };

/**
 * Says why a number of chips is refused.
 *
 * @param stake what the chips are for, as the subject of a sentence: `A bet`
 */
export function chipRefusalText(
  { chipRefusals }: TableMessages,
  refusal: ChipRefusal,
  stake: string,
): string {
  switch (refusal.code) {
    case 'not-whole': {
      const { amount: got } = refusal;
      // NaN would tell the player nothing.
      const amount = Number.isNaN(got) ? undefined : typeof got === 'number' ? got : String(got);
      return chipRefusals['not-whole']({ stake, amount });
    }
    case 'below-min':
      return chipRefusals['below-min']({ ...refusal, stake });
    case 'above-max':
      return chipRefusals['above-max']({ ...refusal, stake });
    case 'above-stack':
      return chipRefusals['above-stack']({ ...refusal, stake });
  }
}

/** Says why a table refuses something. */
export function tableRefusalText(
  { tableRefusals }: TableMessages,
  refusal: TableRefusal,
  personAt: (seat: Seat) => SeatPerson,
): string {
  switch (refusal.code) {
    case 'no-such-seat':
      return tableRefusals['no-such-seat'](refusal);
    case 'not-your-seat':
      return tableRefusals['not-your-seat']({ seat: personAt(refusal.seat) });
    default:
      return tableRefusals[refusal.code];
  }
}
