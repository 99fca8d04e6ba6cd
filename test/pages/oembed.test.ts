import { expect } from 'chai';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../../scripts/entries.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { openPage } from '../harness/pages.js';

/** The server in docs/guides/embedding.md. */
const SAMPLE = /^```js\n(import \{ readFile \}.*?)^```$/ms.exec(
  readFileSync(`${ROOT}/docs/guides/embedding.md`, 'utf8'),
)![1]!;

describe('the oEmbed server of the docs', () => {
  let folder = '';
  let site = '';
  let server: ChildProcess | undefined;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'baize-oembed-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(ROOT, join(folder, 'node_modules/baize'), 'junction');
    writeFileSync(join(folder, 'server.mjs'), SAMPLE);
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, ['server.mjs'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), SITE: site },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let isThere = false; !isThere;) {
      isThere = await fetch(site).then(
        () => true,
        () => false,
      );
    }
  });
  after(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers for the address of a frame, which its page leads to', async () => {
    const frame = `${site}/baize/embed.html?game=freecell&deal=617&theme=night`;
    const page = await (await fetch(frame)).text();
    const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(
      page,
    )![1]!;
    const answer = await fetch(link.replaceAll('&amp;', '&'));
    expect(answer.headers.get('content-type')).to.equal('application/json; charset=utf-8');
    const { html, ...others } = (await answer.json()) as { readonly html: string };
    expect(others).to.deep.equal({
      version: '1.0',
      type: 'rich',
      title: 'FreeCell, deal 617',
      provider_name: 'Cards',
      provider_url: site,
      width: 800,
      height: 720,
    });
    const shown = await openPage({ html, scripts: [], reducedMotion: 'reduce' });
    const card = shown.frameLocator('iframe').locator('[data-pile="column-7"] [data-card]').last();
    expect(await card.getAttribute('data-card')).to.equal('JH');
    expect(await shown.locator('iframe').boundingBox()).to.deep.include({
      width: 800,
      height: 720,
    });
    expect(shown.problems).to.deep.equal([]);
  });

  it('says why it has none', async () => {
    const ask = async (query: string): Promise<readonly [number, string]> => {
      const answer = await fetch(`${site}/oembed?${query}`);
      return [answer.status, await answer.text()];
    };
    const url = encodeURIComponent(`${site}/baize/embed.html?game=golf&draw=3`);
    expect((await ask(`url=${url}`))[1]).to.match(
      /^Golf has no parameter “draw”\. Accepted: game, /,
    );
    expect(await ask('url=https://elsewhere.example/embed.html')).to.deep.equal([
      404,
      `url is no address of ${site}/baize/embed.html.`,
    ]);
    expect((await ask(`url=${url}&format=xml`))[0]).to.equal(501);
    expect((await fetch(`${site}/baize/../package.json`)).status).to.equal(404);
    // Not a URL at all, as a client may send it. The server goes on.
    expect((await fetch(`${site}//`)).status).to.equal(400);
    expect((await fetch(`${site}/none`)).status).to.equal(404);
  });
});
