// Starts a server for a test, with options in JSON: the command has fewer of them.
import { createServer } from '../../../server/src/index.js';
import type { ServerOptions } from '../../../server/src/index.js';

const server = await createServer(JSON.parse(process.argv[2] ?? '{}') as ServerOptions);
console.log(`listening at ${server.url}`);
process.once('SIGTERM', () => void server.close().then(() => process.exit()));
