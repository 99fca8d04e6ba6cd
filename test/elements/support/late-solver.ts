import { afterTest } from './mount.js';

type Post = (this: Worker, message: unknown) => void;

/** The questions that workers received without answering. */
export interface LateSolver {
  /** Lets workers answer from now on, the held-back questions too. */
  answer(): void;
}

/** Holds back all questions to workers, until the test lets them be answered. */
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
