import { afterTest } from './mount.js';

/** The stored games under a name. The list of recorded ones is stored beside them. */
export const stored = (name: string): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(`baize:${name}:`) && !key.endsWith(':counted'))
    .map((key) => localStorage.getItem(key)!);

/** Makes a method of the browser's storage throw, as in a private window. */
export function breakStorage(method: 'getItem' | 'setItem'): void {
  const { [method]: own } = Storage.prototype;
  Storage.prototype[method] = () => {
    throw new DOMException('no storage here', 'QuotaExceededError');
  };
  afterTest(() => (Storage.prototype[method] = own as never));
}
