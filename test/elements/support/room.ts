import '../../../src/elements/card-room/index.js';
import type { CardRoom } from '../../../src/elements/card-room/element.js';
import type { BankrollChangeDetail } from '../../../src/elements/base/events.js';
import { MemoryHistory } from '../../../src/storage.js';
import { type Attributes, afterTest, makeElement, ownKey } from './mount.js';

export type { CardRoom };

/** A room that is not in the page yet. Its storage is cleared after the test. */
export function makeRoom(attributes: Attributes = {}): CardRoom {
  const key = attributes['save-key'] ?? ownKey();
  // The room is removed first, because it may write when it leaves the page.
  afterTest(() => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(`baize:room:${String(key)}:`)) localStorage.removeItem(name);
    }
  });
  const room = makeElement('card-room', { 'save-key': key, ...attributes });
  room.historyStore = new MemoryHistory();
  return room;
}

/** Mounts a room. */
export async function mountRoom(attributes: Attributes = {}): Promise<CardRoom> {
  const room = makeRoom(attributes);
  document.body.append(room);
  await room.updateComplete;
  return room;
}

/** A room's stored entries, by their names without the room's: `bankroll`, `baize:…`. */
export const keptIn = (room: CardRoom, name: string): string | null =>
  localStorage.getItem(`baize:room:${room.saveKey ?? ''}:${name}`);

/** Records the changes of a room's chips from now on. */
export function changesOf(room: CardRoom): BankrollChangeDetail[] {
  const reports: BankrollChangeDetail[] = [];
  room.addEventListener('bankroll-change', ({ detail }) => reports.push(detail));
  return reports;
}

/** Waits until everything that depends on the room is rendered. */
export async function drawn(
  ...elements: { readonly updateComplete: Promise<boolean> }[]
): Promise<void> {
  for (const element of elements) while (!(await element.updateComplete));
}
