import { afterTest } from './mount.js';

type Post = (this: Worker, message: unknown) => void;

/** What was asked of workers while they answered nothing. */
export interface LateSolver {
  /** From now on all is answered: what was held back, and what is asked later. */
  answer(): void;
}

/** From now on no worker hears what it is asked, until it is told to answer. */
export function lateSolver(): LateSolver {
  const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
  const post = own.value as Post;
  const held: (readonly [Worker, unknown])[] = [];
  const value: Post = function (message) {
    held.push([this, message]);
  };
  Object.defineProperty(Worker.prototype, 'postMessage', { ...own, value });
  const restore = (): void => {
    Object.defineProperty(Worker.prototype, 'postMessage', own);
    for (const [worker, message] of held.splice(0)) post.call(worker, message);
  };
  afterTest(restore);
  return { answer: restore };
}
