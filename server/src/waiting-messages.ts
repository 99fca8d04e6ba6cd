import type { Outgoing, ServerMessage } from 'baize/together';

/**
 * The messages of a table that wait until a change is stored, and how many bytes of them wait for each page. Taken messages
 * count until they are sent: their change is being stored.
 */
export class WaitingMessages {
  private list: Outgoing[] = [];
  private readonly bytes = new Map<string, number>();
  /** A message can go to many pages. */
  private readonly texts = new WeakMap<ServerMessage, string>();

  /** The message as JSON. */
  textOf(message: ServerMessage): string {
    const text = this.texts.get(message) ?? JSON.stringify(message);
    this.texts.set(message, text);
    return text;
  }

  add(messages: readonly Outgoing[]): void {
    for (const one of messages) {
      const before = this.bytes.get(one.to) ?? 0;
      this.bytes.set(one.to, before + Buffer.byteLength(this.textOf(one.message)));
      this.list.push(one);
    }
  }

  /** The pages for which more bytes wait than that. */
  above(most: number): readonly string[] {
    return [...this.bytes].flatMap(([to, bytes]) => (bytes > most ? [to] : []));
  }

  /** Drops what waits for a page. */
  forget(page: string): void {
    if (!this.bytes.delete(page)) return;
    this.list = this.list.filter(({ to }) => to !== page);
  }

  /** Takes the messages, whose change is stored next. */
  take(): readonly Outgoing[] {
    const { list } = this;
    this.list = [];
    return list;
  }

  /** Stops counting messages that were taken. */
  sent(messages: readonly Outgoing[]): void {
    for (const { to, message } of messages) {
      const left = (this.bytes.get(to) ?? 0) - Buffer.byteLength(this.textOf(message));
      if (left > 0) this.bytes.set(to, left);
      else this.bytes.delete(to);
    }
  }
}
