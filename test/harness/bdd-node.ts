/** `#bdd` in Node; see package.json, "imports". */
export { describe, it, before, after, beforeEach, afterEach } from 'node:test';
