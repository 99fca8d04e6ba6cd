/** `baize-server`: a server of tables that people share across machines. */
export { type BaizeServer, createServer } from './server.js';
export { OptionError } from './option-error.js';
export type { ServerOptions } from './options.js';
export type { DailyBoard } from './daily/boards.js';
export type { OnAuth } from './sign-in.js';
export type { SignedIn } from './network/network.js';
export type { Rate } from './token-bucket.js';
