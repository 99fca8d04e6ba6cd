import type { WithOptions } from '../engine/option.js';
import { writeOptions } from '../engine/option-text.js';
import type { Checked } from '../engine/reason.js';
import { type ResultSource, resultOf } from '../sharing/result.js';
import type { GameRecord } from './record.js';

/** The part of a session that a record needs. */
export interface Recorded<Options extends object> extends ResultSource {
  readonly game: ResultSource['game'] & WithOptions<Options>;
  readonly options: Options;
}

/**
 * The record of a patience game: won, lost, or left unfinished.
 *
 * @param about its id, when it began and ended (milliseconds since 1970), and the day of a daily deal
 * @param now milliseconds of the session's clock
 * @returns the record, or a problem `share-option` if the options can't be written
 */
export function recordOf<Options extends object>(
  session: Recorded<Options>,
  about: Pick<GameRecord, 'id' | 'started' | 'ended' | 'day'>,
  now: number,
): Checked<GameRecord> {
  const variant = writeOptions(session.game, session.options);
  if ('problem' in variant) return variant;
  const { game, deal, outcome, moves, undos, elapsed } = resultOf(session, now);
  const { id, started, ended, day } = about;
  return {
    value: {
      ...{ id, game, variant: variant.value, started, ended, elapsed, moves },
      ...(undos > 0 && { undos }),
      outcome: outcome === 'won' || outcome === 'lost' ? outcome : 'left',
      ...(deal === undefined ? {} : { deal }),
      ...(day === undefined ? {} : { day }),
    },
  };
}
