import { secureBytes } from '../../../../elements/base/random.js';
import { wordsOf } from '../../../../elements/table/remote/words.js';
import type { TogetherRoom } from '../../../../elements/together/table-connection.js';
import { checkRaceRun } from '../../rules/race-run.js';
import { RaceWords } from './race-words.js';
import { SharedRace, type SharedRaceHost } from './shared-race.js';

/** What shows the race that a room lends; nothing where the browser has no random numbers for its part in the dice. */
export async function joinRace(
  lent: TogetherRoom,
  host: SharedRaceHost,
): Promise<SharedRace | undefined> {
  if (!secureBytes(1)) {
    const problem = host.complain({ code: 'no-randomness' });
    host.liveRegion.say(host.words.problem(problem), { show: true });
    return undefined;
  }
  const words = new RaceWords(host);
  const server = { join: () => lent.join(host), checkRun: checkRaceRun };
  return new SharedRace(server, host, words, await wordsOf(words.kit));
}
