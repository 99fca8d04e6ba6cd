import type { Problem } from '../../core/engine/reason.js';
import { readServerAddress } from '../../core/together/server-address.js';
import { readTableCode } from '../../core/together/table-code.js';
import { lazy } from '../base/lazy.js';
import type { Room } from '../controllers/room.js';
import { codeInAddress, tableHash } from '../together/invitation.js';
import type { SignIn } from '../together/sign-in.js';

const loadTable = lazy('together', () => import('../together/server-table.js'));

/** The room as its tables on a server see it: what the page has set, unchecked. */
interface TablesHost {
  readonly server: string | null;
  code: string | null;
  readonly signIn: SignIn;
  /** Tells of what cannot be used, once; of nothing where there is no problem. */
  complainOf(what: 'server' | 'code', problem: Problem | undefined): void;
}

type Lent = Pick<Room, 'together' | 'tables'>;

/** What a room lends of a server: its tables for a lobby, and one of them for a game. */
export class RoomTables {
  private server: string | undefined;
  private code: string | undefined;
  private lent: Lent = { together: undefined, tables: undefined };

  constructor(private readonly host: TablesHost) {}

  /** As the room is set now: the same again where nothing has changed. What cannot be used changes nothing. */
  lend(): Lent {
    const server = this.checkedServer();
    const code = server === undefined ? undefined : this.checkedCode();
    if (server === this.server && code === this.code) return this.lent;
    [this.server, this.code] = [server, code];
    this.lent = this.lentOf(server, code);
    return this.lent;
  }

  private checkedServer(): string | undefined {
    const { host } = this;
    const given = host.server ?? null; // undefined where a framework took it back
    const checked = given === null ? undefined : readServerAddress(given);
    host.complainOf('server', checked && 'problem' in checked ? checked.problem : undefined);
    return checked && 'problem' in checked ? this.server : checked?.value;
  }

  /** The page's own code; else that of the invitation in the address. */
  private checkedCode(): string | undefined {
    const { host } = this;
    const given = host.code ?? codeInAddress();
    const checked = given === undefined ? undefined : readTableCode(given);
    host.complainOf('code', checked && 'problem' in checked ? checked.problem : undefined);
    return checked && 'problem' in checked ? this.code : checked?.value;
  }

  private lentOf(server: string | undefined, code: string | undefined): Lent {
    const { host } = this;
    if (server === undefined) return { together: undefined, tables: undefined };
    const signIn = (): SignIn => host.signIn;
    const choose = (chosen: string): void => {
      // Where the page has set it, it is the page's; else an invitation's, which a reload finds again.
      if ((host.code ?? null) !== null) host.code = chosen;
      else location.hash = tableHash(chosen);
    };
    const tables = { server, code, signIn, choose };
    if (code === undefined) return { together: undefined, tables };
    const place = { server, code, signIn };
    const together = {
      join: async (element: HTMLElement) => (await loadTable()).joinTable(place, element),
    };
    return { together, tables };
  }
}
