import {
  type HistoryChange,
  type HistoryStore,
  MemoryHistory,
  type StoredHistory,
} from '../../../src/storage.js';

type Answer = () => void;

/**
 * A store whose every answer is given by the test: when, in which order, and whether it is one. It
 * does what it is asked as the answer is given, as a server does whose lines are slow.
 */
export class SlowHistory implements HistoryStore {
  readonly kept = new MemoryHistory();
  /** The questions that wait, the oldest first. */
  readonly waiting: { readonly name: string; readonly answer: Answer; readonly fail: Answer }[] =
    [];

  read(): Promise<StoredHistory> {
    return this.wait('read', () => this.kept.read());
  }

  change(change: HistoryChange): Promise<void> {
    const ids = [...change.put.map(({ id }) => id), ...change.remove.map((id) => `-${id}`)];
    return this.wait(ids.join(' '), () => this.kept.change(change));
  }

  private wait<T>(name: string, act: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push({
        name,
        answer: () => resolve(act()),
        fail: () => reject(new Error('no line')),
      });
    });
  }
}

/** Lets everything that can go on go on. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done));
