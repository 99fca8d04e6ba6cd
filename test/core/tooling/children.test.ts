import { describe, it } from '#bdd';
import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/entries.mjs';

const CHILDREN = pathToFileURL(join(ROOT, 'scripts/children.mjs')).href;

/** A server that has started another one; both hold the check's stderr open for as long as they live. */
const SERVER = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  console.log(process.pid);
  setInterval(() => {}, 1000);`;

/**
 * Runs a check that starts the server, and waits until nothing of both is left.
 *
 * @returns the check's exit code, and what it has written after the server's number
 */
async function check(then: string, signal?: NodeJS.Signals): Promise<unknown> {
  const code = `
    import { once } from 'node:events';
    import { orEnd, startGroup } from '${CHILDREN}';
    const server = startGroup(process.execPath, ['-e', ${JSON.stringify(SERVER)}], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await once(server.stdout, 'data');
    console.log(String(pid).trim());
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.resume();
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const closed = once(child, 'close', { signal: AbortSignal.timeout(20_000) });
  await once(child.stdout, 'data');
  if (signal) child.kill(signal);
  try {
    const [status] = (await closed) as [number | null];
    return [status, ...output.trim().split('\n').slice(1)];
  } catch (error) {
    process.kill(-Number(output.split('\n')[0]), 'SIGKILL');
    throw error;
  }
}

describe('what a check starts', () => {
  it('ends with the check, where that one is interrupted', async () => {
    expect(await check('', 'SIGINT')).to.deep.equal([130]);
    expect(await check('', 'SIGTERM')).to.deep.equal([143]);
  });

  it('ends where what it is started for fails', async () => {
    const fail = `await orEnd(server, Promise.reject(new Error('no answer'))).catch(({ message }) =>
      console.log(message, server.signalCode));`;
    expect(await check(fail)).to.deep.equal([0, 'no answer SIGKILL']);
  });
});
