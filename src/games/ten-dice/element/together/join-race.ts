import { problemText } from '../../../../locales/words.js';
import { secureBytes } from '../../../../elements/base/random.js';
import type { TogetherRoom } from '../../../../elements/together/table-connection.js';
import { checkRaceRun } from '../../rules/race-run.js';
import type { RaceElement } from '../race-element.js';
import { RaceWords } from './race-words.js';
import { SharedRace } from './shared-race.js';

/**
 * Makes the shared race of a room's table. Returns `undefined` if the browser has no secure random numbers,
 * which its share of the seed needs.
 */
export async function joinRace(
  lent: TogetherRoom,
  host: RaceElement,
): Promise<SharedRace | undefined> {
  if (!secureBytes(1)) {
    const problem = host.complain({ code: 'no-randomness' });
    host.liveRegion.say(problemText(host.words.kit, problem), { show: true });
    return undefined;
  }
  const words = new RaceWords();
  const server = { join: () => lent.join(host), checkRun: checkRaceRun };
  return new SharedRace(server, host, words, await words.loadFirst(host.words));
}
