import { toJson } from '../../core/engine/json.js';
import { workerFile } from './worker-file.js';

/**
 * The worker as a text, for pages that can't run its file: it may lie on another origin, or a bundler may have
 * left it out. A build puts the whole worker in this module's place: scripts/build/solver-worker.mjs.
 */
export const workerText = (): string => `import ${toJson(workerFile())}`;
