import { createHmac } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { readArguments } from '../../server/src/cli.js';
import { readOptions } from '../../server/src/options.js';
import { isAllowedHost, isAllowedOrigin, readOrigin } from '../../server/src/origins.js';
import { readToken } from '../../server/src/sign-in.js';
import { networkOf } from '../../server/src/network/client-network.js';
import { Page } from './support/page.js';
import { endAll } from './support/people.js';
import { runCommand, startCommand, startServer, tablesFolder } from './support/server-process.js';
import { post, reserve } from './support/wire.js';

after(endAll);

describe('the command', () => {
  it('starts a server, says where to play, and has metrics of it', async () => {
    const data = tablesFolder();
    const server = await startCommand('--data', data, '--max-tables', '3');
    const made = await post(`${server.url}/tables`, { game: 'paigow-table' });
    expect(made.status).to.equal(201);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics)
      .to.match(/^baize_tables 1$/m)
      .and.match(/^baize_created_total 1$/m);
    // The kit is the most that a page loads.
    const headers = { 'accept-encoding': 'gzip' };
    const kit = await fetch(`${server.url}/kit/seven27-table.js`, { headers });
    expect(kit.headers.get('content-encoding')).to.equal('gzip');
    const second = await runCommand('--data', data, '--port', '0');
    expect(second.status).to.equal(1);
    expect(second.output).to.include(`belong to process ${server.child.pid}`);
    await server.end('SIGTERM');
    expect(server.child.exitCode).to.equal(0);
  });

  it('says of a bad option what is wrong, and what is accepted', () => {
    const cases: [string[], RegExp][] = [
      [['--prot', '1'], /Unknown option '--prot'/],
      [['--port', 'x'], /port is NaN; it is a whole number from 0 to 65535/],
      [['--max-tables', '0'], /maxTables is 0; it is a whole number from 1/],
      [['--origins', 'example.org'], /an origin is example\.org; one is as https:/],
      [['--redis', 'localhost'], /redis is localhost; it begins with redis:/],
      [['--auth-secret', 'short'], /the authSecret is too short; it has at least 16/],
      [['--log-level', 'loud'], /logLevel is loud; it can be fatal, error/],
      [['--public-address', 'http://x'], /publicAddress is http:\/\/x; it is a host and a port/],
    ];
    for (const [args, message] of cases)
      expect(() => readOptions(readArguments(args, {}) ?? {}), args.join(' ')).to.throw(message);
    expect(readArguments(['--help'], {})).to.equal(undefined);
    const env = { BAIZE_AUTH_SECRET: 'sixteen letters.' };
    expect(readArguments([], env)).to.deep.equal({ authSecret: 'sixteen letters.' });
  });

  it('reads origins as browsers write them', () => {
    expect(readOrigin('https://Example.org/')).to.equal('https://example.org');
    expect(readOrigin('http://localhost:8000')).to.equal('http://localhost:8000');
    for (const bad of ['https://example.org/path', 'ftp://example.org', 'example.org', ''])
      expect(readOrigin(bad), bad).to.equal(undefined);
  });

  it('lets in the listed origins, under each name of this machine', () => {
    const isAllowed = (origin: string, allowed: readonly string[]): boolean =>
      isAllowedOrigin({ origin, host: 'play.example' }, allowed);
    const names = ['http://localhost:5173', 'http://127.0.0.1:5173', 'http://[::1]:5173'];
    for (const listed of names)
      for (const origin of names) expect(isAllowed(origin, [listed]), origin).to.equal(true);
    for (const other of [
      'http://localhost:5174',
      'https://localhost:5173',
      'http://localhost',
      'http://localhost.example:5173',
      'http://127.0.0.1.example:5173',
      'null',
    ])
      expect(isAllowed(other, names), other).to.equal(false);
    expect(isAllowed('https://play.example', [])).to.equal(true);
    expect(isAllowed('https://a.example', ['https://b.example'])).to.equal(false);
    expect(isAllowed('https://a.example', ['*'])).to.equal(true);
  });

  it('counts a client by its network, however its proxy writes the address', () => {
    for (const text of ['10.0.0.1', '::ffff:10.0.0.1', '10.0.0.1:5060', ' 10.0.0.1 '])
      expect(networkOf(text), text).to.equal('10.0.0.1');
    for (const text of [
      '2001:db8:1:2ff:3:4:5:6',
      '[2001:db8:1:201::1]:443',
      '2001:DB8:1:200::%eth0',
    ])
      expect(networkOf(text), text).to.equal('20010db8000102/56');
    expect(networkOf('2001:db8:1:300::')).to.equal('20010db8000103/56');
    expect(networkOf('2001:db8:1:300::', 48)).to.equal('20010db80001/48');
    expect(networkOf('::1')).to.equal('0/56');
    for (const text of ['', 'unknown', '_hidden', '10.0.0.1, 10.0.0.2', '[::1', '1.2.3.4:x'])
      expect(networkOf(text), text).to.equal('unknown');
  });

  it('accepts names of the server that the options have, its addresses and localhost', () => {
    const origins = ['https://play.example'];
    const names = { hosts: ['tables.example'], origins, publicAddress: 'one.example:2601/a' };
    const good = ['tables.example', 'TABLES.example:80', 'play.example', 'one.example:2601'];
    for (const host of [...good, 'localhost:1', '127.0.0.1:2600', '[::1]:2600', '192.168.1.5'])
      expect(isAllowedHost({ host }, names), host).to.equal(true);
    for (const host of ['evil.example', 'x.tables.example', 'tables.example.evil', '', '1.2.3.4.x'])
      expect(isAllowedHost({ host }, names), host).to.equal(false);
    expect(isAllowedHost({ host: 'evil.example' }, { hosts: [], origins: ['*'] })).to.equal(true);
  });
});

describe('a sign-in', () => {
  const SECRET = 'a secret of some letters';

  /** A signed token, or one that is signed by another secret. */
  function tokenOf(claims: object, { secret = SECRET, alg = 'HS256' } = {}): string {
    const part = (value: object): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  }
  const ann = { sub: '7', name: 'Ann of the site' };

  it('takes tokens that the host site has signed, and no others', () => {
    expect(readToken(tokenOf(ann), SECRET, 0)).to.deep.equal({ id: '7', name: ann.name });
    expect(readToken(tokenOf({ ...ann, exp: 100 }), SECRET, 99)).to.not.equal(undefined);
    const refused = [
      tokenOf({ ...ann, exp: 100 }),
      tokenOf({ ...ann, nbf: 101 }),
      tokenOf(ann, { secret: 'another' }),
      tokenOf(ann, { alg: 'none' }),
      tokenOf({ sub: '7' }),
      tokenOf(ann).replace(/\.[^.]*$/, '.'),
      `${tokenOf(ann)}.`,
      '',
      '..',
    ];
    for (const token of refused) expect(readToken(token, SECRET, 100), token).to.equal(undefined);
  });

  it('is asked before a table is made or joined, and names the person', async () => {
    const server = await startServer({ authSecret: SECRET });
    const asked = { game: 'seven27-table' };
    expect((await post(`${server.url}/tables`, asked)).status).to.equal(401);
    const auth = tokenOf(ann);
    const made = await post(`${server.url}/tables`, { ...asked, auth });
    expect(made.status).to.equal(201);
    const code = String(made.body['code']);
    expect((await reserve(server.url, code)).status).to.equal(401);
    const page = await Page.join(server.url, code, undefined, auth);
    await page.sit('Somebody else');
    await page.until(() => page.table.status?.people.some((one) => one !== null) === true);
    expect(page.table.status!.people.flatMap((one) => one?.name ?? [])).to.deep.equal([ann.name]);
    page.close();
    await server.end();
  });
});
