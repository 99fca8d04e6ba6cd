import { secureBytes } from '../../base/chance.js';
import type { TogetherRoom } from '../../together/table-connection.js';
import { tellHandEnd, tellTable } from '../hand-events.js';
import type { HandHost } from '../hand-host.js';
import type { TableMove, TableState } from '../table-game.js';
import type { SourceListener } from '../table-source.js';
import type { AnyTableRules, JoinHost, TableNews } from './join-host.js';
import { RemoteSource } from './remote-source.js';
import { wordsOf } from './words.js';

/** What pages hear of a table of cards. */
const newsTo = <S extends TableState>(events: Parameters<typeof tellTable>[0]): TableNews<S> => ({
  opened: (settings) =>
    tellTable(events, { source: 'host', resumed: true, previousTable: undefined, settings }),
  ended: (run, { results }, commitment) =>
    tellHandEnd(events, run, { source: 'auto', results, commitment }),
});

/** Joins the table that a room lends; nothing where the browser has no random numbers for its part in a shuffle. */
export async function join<S extends TableState, M extends TableMove>(
  lent: TogetherRoom,
  host: JoinHost<S, M> & HTMLElement & Pick<HandHost<S, M>, 'cannotDeal'>,
  rules: AnyTableRules<S, M>,
  listener: SourceListener<S, M>,
): Promise<RemoteSource<S, M> | undefined> {
  if (secureBytes(1)) {
    const words = await wordsOf(host.words);
    const connect = { join: () => lent.join(host), news: newsTo<S>(host.events) };
    return new RemoteSource(connect, host, rules, listener, words);
  }
  host.cannotDeal();
  return undefined;
}
