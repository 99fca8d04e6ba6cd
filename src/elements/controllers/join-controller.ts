import { LazyPart } from '../base/lazy.js';
import type { TableConnection, TogetherRoom } from '../together/table-connection.js';

/** An element whose room may lend a table that people elsewhere share. */
export interface JoiningElement extends HTMLElement {
  readonly room?: { readonly together?: TogetherRoom | undefined } | undefined;
  requestUpdate(): void;
  loadFailed(error: unknown): void;
  sayNotLoaded(): void;
}

/** What comes of a table that was joined. */
interface Joined {
  /** It is shown from now on, and hears of the table by this connection. */
  connect(connecting: Promise<TableConnection>): void;
  /** The element shows another one from now on. */
  leave(): void;
}

/** How an element comes to the table that its room lends. */
export interface Joining<Table extends Joined> {
  /** Loads what shows it; nothing where it can't be played here. */
  load(lent: TogetherRoom): Promise<Table | undefined>;
  /** Another table is waited for from now on, or none any more. */
  changed(isShared: boolean): void;
  /** It is there, and about to be connected. */
  taken?(): void;
}

const nothing = (): void => undefined;

/** The table that an element's room lends. All that shows it comes on demand. */
export class JoinController<Table extends Joined> {
  /** What the room lends, as of the last update. */
  lent: TogetherRoom | undefined;
  table: Table | undefined;
  /** What joins it. */
  private joiner: LazyPart<boolean> | undefined;

  constructor(
    private readonly host: JoiningElement,
    private readonly joining: Joining<Table>,
  ) {}

  /** Whether the module that shows the lent table failed to load. */
  get hasFailed(): boolean {
    return this.joiner?.hasFailed === true;
  }

  /** Before each update. */
  follow(): void {
    const lent = this.host.room?.together;
    if (lent !== this.lent) {
      this.lent = lent;
      this.table?.leave();
      this.table = undefined;
      this.joiner = lent && new LazyPart(this.host, () => this.join(lent));
      this.joining.changed(!!lent);
    }
    this.joiner?.want();
  }

  /** Whether the table was joined. */
  private async join(lent: TogetherRoom): Promise<boolean> {
    const { host, joining } = this;
    // The server is asked while the code is loaded.
    const connecting = lent.join(host);
    // A connection that does not come is reported by the table that waits for it.
    connecting.catch(nothing);
    try {
      const table = await joining.load(lent);
      if (table && this.lent === lent) {
        this.table = table;
        joining.taken?.();
        table.connect(connecting);
        return true;
      }
      table?.leave();
    } catch (error) {
      connecting.then((one) => one.close(), nothing);
      if (!this.joiner?.hasFailed) host.sayNotLoaded();
      throw error;
    }
    connecting.then((one) => one.close(), nothing);
    return false;
  }
}
