import { register } from 'node:module';

/** Hooks run in a thread of their own, which sees no more of this one than these numbers. */
const blocked = new Int32Array(new SharedArrayBuffer(4));

const HOOKS = `
  let blocked, ending;
  export const initialize = (data) => ({ blocked, ending } = data);
  export const resolve = (specifier, context, next) => {
    if (Atomics.load(blocked, 0) && specifier.endsWith(ending)) throw new Error('no line');
    return next(specifier, context);
  };`;

/** Has imports of a module fail while it is blocked; nothing may have imported the module before. */
export function blockModule(ending: string): { block(): void; unblock(): void } {
  register(`data:text/javascript,${encodeURIComponent(HOOKS)}`, { data: { blocked, ending } });
  return {
    block: () => void Atomics.store(blocked, 0, 1),
    unblock: () => void Atomics.store(blocked, 0, 0),
  };
}
