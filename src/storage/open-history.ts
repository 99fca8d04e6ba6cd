import type { HistoryChange, HistoryStore, StoredHistory } from './history-store.js';

/**
 * The browser's own history store. What it is made of is fetched with the first question, so that
 * a page that keeps no history carries nothing of it; where it can't be fetched, the question
 * rejects, and the next one tries again.
 */
export class BrowserHistory implements HistoryStore {
  private store: HistoryStore | undefined;
  /** By which tabs tell each other of changes, as long as somebody here wants to hear of them. */
  private channel: BroadcastChannel | undefined;

  /** @param name the database's */
  constructor(private readonly name?: string) {}

  async read(): Promise<StoredHistory> {
    return (await this.open()).read();
  }

  async change(change: HistoryChange): Promise<void> {
    await (await this.open()).change(change);
    // A channel hears nothing of what it says itself.
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

  /** Nothing where the browser blocks storage, and channels with it, as Firefox does. */
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
