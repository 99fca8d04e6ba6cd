/**
 * `#bdd` in a browser: the runner's mocha globals, with only the types that node:test has too. So tests that use it run in
 * both.
 */
type Block = (name: string, body: () => void) => void;
type Body = () => void | Promise<void>;
type Test = (name: string, body: Body) => void;
type Hook = (body: Body) => void;

interface Bdd {
  readonly describe: Block;
  readonly it: Test;
  readonly before: Hook;
  readonly after: Hook;
  readonly beforeEach: Hook;
  readonly afterEach: Hook;
}

export const { describe, it, before, after, beforeEach, afterEach } = globalThis as unknown as Bdd;
