import { checkRun } from '../../../core/table/run-save.js';
import { secureBytes } from '../../base/random.js';
import type { TogetherRoom } from '../../together/table-connection.js';
import type { TableMove, TableState } from '../table-game.js';
import type { SourceListener } from '../table-source.js';
import type { AnyTableRules, JoinHost, JoiningElement } from './join-host.js';
import { RemoteSource } from './remote-source.js';
import { wordsOf } from './words.js';

/** A table's element has all that its parts need, each under the same name. */
const hostOf = <S, M>(element: JoiningElement<S, M>): JoinHost<S, M> => ({
  element,
  announcer: element.announcer,
  panels: element.panels,
  // Another language has other ones.
  get words() {
    return element.words;
  },
  get texts() {
    return element.texts;
  },
  request: (request) => element.request(request),
  refused: (...refusal) => element.refused(...refusal),
});

/** What shows the table that a room lends; nothing where the browser has no random numbers for its part in a shuffle. */
export async function join<S extends TableState, M extends TableMove>(
  lent: TogetherRoom,
  element: JoiningElement<S, M>,
  rules: AnyTableRules<S, M>,
  listener: SourceListener<S, M>,
): Promise<RemoteSource<S, M> | undefined> {
  if (secureBytes(1)) {
    const words = await wordsOf(element.words);
    const server = { join: () => lent.join(element), checkRun };
    return new RemoteSource(server, hostOf(element), rules, listener, words);
  }
  element.cannotDeal();
  return undefined;
}
