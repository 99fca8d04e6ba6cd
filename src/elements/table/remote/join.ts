import { secureBytes } from '../../base/chance.js';
import type { TogetherRoom } from '../../together/table-connection.js';
import type { TableMove, TableState } from '../table-game.js';
import type { SourceListener } from '../table-source.js';
import type { AnyTableGame, JoinHost } from './join-host.js';
import { RemoteSource } from './remote-source.js';
import { wordsOf } from './words.js';

/** Joins the table that a room lends; nothing where the browser has no random numbers for its part in a shuffle. */
export async function join<S extends TableState, M extends TableMove>(
  lent: TogetherRoom,
  host: JoinHost<S, M>,
  game: AnyTableGame<S, M>,
  listener: SourceListener<S, M>,
): Promise<RemoteSource<S, M> | undefined> {
  if (secureBytes(1)) {
    return new RemoteSource(lent, host, game, listener, await wordsOf(host.words));
  }
  host.cannotDeal();
  return undefined;
}
