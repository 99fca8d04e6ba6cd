import type { SaveStore, Stored } from '../../storage/save-store.js';

/** A room's corner of a store: what games keep in it mixes with nothing that they keep elsewhere. */
export class RoomStore implements SaveStore {
  constructor(
    private readonly whole: SaveStore,
    private readonly prefix: string,
  ) {}

  get(key: string): Stored | undefined {
    return this.whole.get(this.prefix + key);
  }

  set(key: string, value: string, ifVersion?: number): number | undefined {
    return this.whole.set(this.prefix + key, value, ifVersion);
  }

  remove(key: string): void {
    this.whole.remove(this.prefix + key);
  }
}
