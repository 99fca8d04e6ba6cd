// npm run docs: serves the documentation, and reloads pages as docs/ changes. The demo and the built kit are beside it, as
// on the site. Builds the kit if needed.
//   --port N   the first port to try (5273)
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vitepress';
import { refreshDist } from './build/dist.mjs';
import { ROOT } from './entries.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '5273' } } });

await refreshDist();
const server = await createServer(join(ROOT, 'docs'), {
  base: '/docs/',
  port: Number(values.port),
});
await server.listen();
server.printUrls();
