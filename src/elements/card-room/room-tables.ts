import { lazy } from '../base/lazy.js';
import type { Room } from '../controllers/room.js';
import { codeInAddress, tableHash } from '../together/invitation.js';
import type { RoomServer } from '../together/table-connection.js';
import type { TablesHost } from '../together/server-table.js';

const loadTable = lazy('together', () => import('../together/server-table.js'));

type Lent = Pick<Room, 'together' | 'tables'>;

/**
 * What a room lends of a server: its tables for a lobby, and one of them for a game. It is as the page has set it, and
 * looked at by what is loaded where there is a server.
 */
export class RoomTables {
  private lent: Lent = { together: undefined, tables: undefined };

  constructor(private readonly host: TablesHost) {}

  /** As the room is set now: the same again where nothing has changed. */
  lend(): Lent {
    const { host } = this;
    const server = host.server ?? undefined;
    const code = server === undefined ? undefined : (host.code ?? codeInAddress());
    const { tables } = this.lent;
    if (!Object.is(server, tables?.server) || !Object.is(code, tables?.code)) {
      this.lent =
        server === undefined
          ? { together: undefined, tables: undefined }
          : this.lentOf(server, code);
    }
    return this.lent;
  }

  private lentOf(server: string, code: string | undefined): Lent {
    const { host } = this;
    const tables: RoomServer = {
      ...{ server, code, signIn: () => host.signIn },
      choose(chosen) {
        // Where the page has set it, it is the page's; else an invitation's, which a reload finds again.
        if (host.code ?? undefined) host.code = chosen;
        else location.hash = tableHash(chosen);
      },
    };
    loadTable().then(
      ({ checkPlace }) => checkPlace(host, tables),
      (error: unknown) => host.loadFailed(error),
    );
    const join = async (element: HTMLElement) => (await loadTable()).joinTable(tables, element);
    return { tables, together: code === undefined ? undefined : { join } };
  }
}
