import { lazy } from '../base/lazy.js';
import type { Room } from '../controllers/room.js';
import { codeInAddress, tableHash } from '../together/invitation.js';
import type { RoomServer } from '../together/table-connection.js';
import type { TablesHost } from '../together/server-table.js';

const loadTable = lazy('together', () => import('../together/server-table.js'));

type ServerTables = Pick<Room, 'together' | 'tables'>;

const NO_SERVER: ServerTables = { together: undefined, tables: undefined };

/**
 * The part of a room that concerns its server: the server's tables for a lobby, and the table that a game joins. Server
 * and code are checked by a module that is loaded only if the room has a server.
 */
export class RoomTables {
  private last = NO_SERVER;

  constructor(private readonly host: TablesHost) {}

  /** Returns what the room's attributes now say: the last result if they have not changed. */
  update(): ServerTables {
    const { host } = this;
    const server = host.server ?? undefined;
    const code = server === undefined ? undefined : (host.code ?? codeInAddress());
    const { tables } = this.last;
    if (!Object.is(server, tables?.server) || !Object.is(code, tables?.code)) {
      this.last = server === undefined ? NO_SERVER : this.tablesOf(server, code);
    }
    return this.last;
  }

  private tablesOf(server: string, code: string | undefined): ServerTables {
    const { host } = this;
    const tables: RoomServer = {
      ...{ server, code, signIn: () => host.signIn },
      choose(chosen) {
        // A page that sets `code` keeps it itself. Otherwise the code goes into the address, for a reload.
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
