/**
 * Advice and coach, and what computes them: a file of its own, fetched where a table has either, see
 * element.ts. It shares nothing with the table's file but what it is given, and is its own worker.
 */
export { adviser } from './element-adviser.js';
