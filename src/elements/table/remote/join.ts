import { secureBytes } from '../../base/chance.js';
import type { TogetherRoom } from '../../together/table-connection.js';
import type { HandHost } from '../hand-host.js';
import type { TableMove, TableState } from '../table-game.js';
import type { SourceListener } from '../table-source.js';
import type { AnyTableRules, JoinHost } from './join-host.js';
import { RemoteSource } from './remote-source.js';
import { wordsOf } from './words.js';

/** What shows the table that a room lends; nothing where the browser has no random numbers for its part in a shuffle. */
export async function join<S extends TableState, M extends TableMove>(
  lent: TogetherRoom,
  host: JoinHost<S, M> & HTMLElement & Pick<HandHost<S, M>, 'cannotDeal'>,
  rules: AnyTableRules<S, M>,
  listener: SourceListener<S, M>,
): Promise<RemoteSource<S, M> | undefined> {
  if (secureBytes(1)) {
    const words = await wordsOf(host.words);
    return new RemoteSource(() => lent.join(host), host, rules, listener, words);
  }
  host.cannotDeal();
  return undefined;
}
