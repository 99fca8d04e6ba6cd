import { LazyPart } from '../base/lazy.js';
import type { TableConnection, TogetherRoom } from '../together/table-connection.js';

/** The parts of an element that may show a shared table. */
export interface JoiningElement extends HTMLElement {
  readonly room?: { readonly together?: TogetherRoom | undefined } | undefined;
  requestUpdate(): void;
  loadFailed(error: unknown): void;
  sayNotLoaded(): void;
}

/** A table that was joined. */
interface Joined {
  /** Shows the table from now on, and receives its messages by this connection. */
  connect(connecting: Promise<TableConnection>): void;
  /** Ends it, because the element shows another table. */
  leave(): void;
}

/** What differs between elements that join shared tables. */
export interface Joining<Table extends Joined> {
  /** Loads the module that shows the table. Returns `undefined` if it can't be played here. */
  load(together: TogetherRoom): Promise<Table | undefined>;
  /** Called when another table is awaited, or none. */
  changed(isShared: boolean): void;
  /** Called when the table is loaded, before it is connected. */
  taken?(): void;
}

const nothing = (): void => undefined;

/** Joins the shared table of the element's room. The modules are loaded on demand. */
export class JoinController<Table extends Joined> {
  /** The room's shared table at the last update. */
  together: TogetherRoom | undefined;
  table: Table | undefined;
  /** Loads and joins the table. */
  private joiner: LazyPart<boolean> | undefined;

  constructor(
    private readonly host: JoiningElement,
    private readonly joining: Joining<Table>,
  ) {}

  /** Whether the module that shows the shared table failed to load. */
  get hasFailed(): boolean {
    return this.joiner?.hasFailed === true;
  }

  /** Called before each update. */
  follow(): void {
    const together = this.host.room?.together;
    if (together !== this.together) {
      this.together = together;
      this.table?.leave();
      this.table = undefined;
      this.joiner = together && new LazyPart(this.host, () => this.join(together));
      this.joining.changed(!!together);
    }
    this.joiner?.loadInBackground();
  }

  /** Returns whether the table was joined. */
  private async join(together: TogetherRoom): Promise<boolean> {
    const { host, joining } = this;
    // Ask the server while the code is loading.
    const connecting = together.join(host);
    // The table that waits for the connection reports a failure.
    connecting.catch(nothing);
    try {
      const table = await joining.load(together);
      if (table && this.together === together) {
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
