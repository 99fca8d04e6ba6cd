import { afterTest } from './mount.js';

/** Pauses work in slices until it is released. */
export function holdSlices(): () => void {
  const tasks: (() => void)[] = [];
  const own = Object.getOwnPropertyDescriptor(globalThis, 'scheduler');
  const scheduler = {
    postTask: (task: () => void): Promise<void> => {
      tasks.push(task);
      return Promise.resolve();
    },
  };
  Object.defineProperty(globalThis, 'scheduler', { configurable: true, value: scheduler });
  const letGo = (): void => {
    if (own) Object.defineProperty(globalThis, 'scheduler', own);
    else Reflect.deleteProperty(globalThis, 'scheduler');
    for (const task of tasks.splice(0)) task();
  };
  afterTest(letGo);
  return letGo;
}
