import { toJson } from '../engine/json.js';
import type { TableStatus } from './messages.js';
import type { People } from './people.js';
import type { TablePlay } from './table-play.js';

/** What everybody may know about a table. `time` is the present time of the table's clock. */
export function statusOf(people: People, play: TablePlay, time: number): TableStatus {
  const { handAt, isChoosing } = play;
  return {
    phase: play.phase,
    paused: people.isPauseWanted,
    people: play.run.kinds.map((_, seat) => {
      const person = people.at(seat);
      return person ? person.publicState(people.isMaker(person.hash)) : null;
    }),
    clocks: play.clocks.at(time),
    nextHand: handAt === undefined ? null : Math.max(0, handAt - time),
    ...(isChoosing && { choosing: true }),
  };
}

/** A text that is equal for equal states, regardless of the time that has passed. */
export function statusKey({ phase, paused, people }: TableStatus, play: TablePlay): string {
  const { clocks, handAt, isChoosing } = play;
  return toJson([phase, paused, people, clocks.key, handAt, isChoosing]);
}
