// npm run check:server: packs the kit and the server as npm would publish them, installs both in a project of their own,
// starts the server by its command, and makes and joins a table. What npm installs is asked of the registry.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshDist } from './build/dist.mjs';
import { end, startGroup } from './children.mjs';
import { ROOT } from './entries.mjs';
import { freePort } from './free-port.mjs';
import { firstAnswer } from './hosts/processes.mjs';
import { pack, run } from './package/tarball.mjs';

await refreshDist();
const folder = mkdtempSync(join(tmpdir(), 'baize-server-'));
const app = join(folder, 'app');
try {
  const kit = pack(folder);
  const args = ['pack', '--silent', '--workspace', 'server', '--pack-destination', folder];
  run('npm', args, ROOT);
  const server = readdirSync(folder).find((file) => file.startsWith('baize-server-'));
  assert.ok(server, 'npm pack wrote the server.');
  run('mkdir', [app], folder);
  writeFileSync(join(app, 'package.json'), '{ "private": true }');
  const packages = [kit, join(folder, server)];
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error', ...packages], app);
  const port = String(await freePort());
  const child = startGroup('npx', ['--no', 'baize-server', '--port', port], {
    cwd: app,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  assert.match(await firstAnswer(`${url}/`, child), /<card-lobby/, 'It serves its page.');
  for (const file of ['page.js', 'page.css', 'kit/card-room.js', 'kit/card-lobby.js'])
    assert.equal((await fetch(`${url}/${file}`)).status, 200, file);
  const asked = { method: 'POST', body: JSON.stringify({ protocol: 1, game: 'seven27-table' }) };
  const { code } = await (await fetch(`${url}/tables`, asked)).json();
  const joined = { method: 'POST', body: JSON.stringify({ protocol: 1 }) };
  const answer = await fetch(`${url}/matchmake/joinById/${code}`, joined);
  assert.equal(answer.status, 200, 'A table can be joined.');
  await end(child);
  console.log('The packed server starts, serves its page, and has a table.');
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
