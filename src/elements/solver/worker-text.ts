import { toJson } from '../../core/engine/json.js';
import { workerFile } from './worker-file.js';

/**
 * The worker as text, for pages that can't run its file: it may be on another origin, or a bundler may have
 * left it out. A build replaces this module with one that has the whole worker:
 * scripts/build/solver-worker.mjs.
 */
export const workerText = (): string => `import ${toJson(workerFile())}`;
