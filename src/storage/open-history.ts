import type { HistoryChange, HistoryStore, StoredHistory } from './history-store.js';

/**
 * The browser's history store. Its implementation is loaded with the first request, so that a page without a
 * history does not load it. If loading fails, the request rejects, and the next one tries again.
 */
export class BrowserHistory implements HistoryStore {
  private store: HistoryStore | undefined;
  /** The channel to other tabs, while there is a subscription. */
  private channel: BroadcastChannel | undefined;

  /** @param name the name of the database */
  constructor(private readonly name?: string) {}

  async read(): Promise<StoredHistory> {
    return (await this.open()).read();
  }

  async change(change: HistoryChange): Promise<void> {
    await (await this.open()).change(change);
    // A channel does not receive its own messages.
    const channel = this.channel ?? this.openChannel();
    channel?.postMessage(null);
    if (channel !== this.channel) channel?.close();
  }

  follow(changed: () => void): () => void {
    this.channel ??= this.openChannel();
    const { channel } = this;
    if (channel) channel.onmessage = changed;
    return () => {
      channel?.close();
      if (this.channel === channel) this.channel = undefined;
    };
  }

  /** `undefined` if the browser blocks storage, because Firefox then blocks channels too. */
  private openChannel(): BroadcastChannel | undefined {
    try {
      return new BroadcastChannel(`baize:history:${this.name ?? ''}`);
    } catch {
      return undefined;
    }
  }

  private async open(): Promise<HistoryStore> {
    const { IdbHistory } = await import('./idb-history.js');
    return (this.store ??= new IdbHistory(this.name));
  }
}
