import { type Optional, writeOptions } from '../engine/option-text.js';
import type { Checked } from '../engine/reason.js';
import { type Told, resultOf } from '../sharing/result.js';
import type { GameRecord } from './record.js';

/** A session as its record needs it. */
export interface Recorded<Options extends object> extends Told {
  readonly game: Told['game'] & Optional<Options>;
  readonly options: Options;
}

/**
 * The record of a patience game: won, lost, or left as it stands.
 *
 * @param about its id, when it began and ended (milliseconds since 1970), and the day whose deal it was
 * @param now milliseconds of the session's own clock
 * @returns a problem `share-option` where its options can't be written
 */
export function recordOf<Options extends object>(
  session: Recorded<Options>,
  about: Pick<GameRecord, 'id' | 'started' | 'ended' | 'day'>,
  now: number,
): Checked<GameRecord> {
  const variant = writeOptions(session.game, session.options);
  if ('problem' in variant) return variant;
  const { game, deal, outcome, moves, elapsed } = resultOf(session, now);
  const { id, started, ended, day } = about;
  return {
    value: {
      ...{ id, game, variant: variant.value, started, ended, elapsed, moves },
      outcome: outcome === 'won' || outcome === 'lost' ? outcome : 'left',
      ...(deal === undefined ? {} : { deal }),
      ...(day === undefined ? {} : { day }),
    },
  };
}
