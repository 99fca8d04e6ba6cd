import { describe, it } from '#bdd';
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/entries.mjs';
import {
  addressFaults,
  addresses,
  packageJson,
  textsWithAddresses,
  withAddresses,
} from '../../../scripts/package/addresses.mjs';
import { changelogFaults, deadReadmeLinks } from '../../../scripts/package/publishing.mjs';
import { packedReadme, releasedReadme, unpackedReadme } from '../../../scripts/package/readme.mjs';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const OURS = addresses({
  version: '1.2.3',
  repository: { url: 'git+https://github.com/somebody/cards.git' },
});

describe('the project’s addresses', () => {
  it('follow from the repository and the version', () => {
    expect(OURS).to.deep.equal({
      repository: 'https://github.com/somebody/cards',
      bugs: 'https://github.com/somebody/cards/issues',
      homepage: 'https://somebody.github.io/cards/',
      files: 'https://github.com/somebody/cards/blob/v1.2.3/',
      pictures: 'https://raw.githubusercontent.com/somebody/cards/v1.2.3/',
      release: 'baize@1.2.3',
      cdn: 'https://cdn.jsdelivr.net/npm/baize@1.2.3/dist/cdn/',
      version: '1.2.3',
    });
  });

  it('need a repository of the known form', () => {
    const repository = { url: 'https://example.com/cards' };
    expect(() => addresses({ version: '1.0.0', repository })).to.throw(
      'package.json: repository.url is https://example.com/cards; it has to be git+https://github.com/',
    );
  });

  it('replace old ones in a text', () => {
    const text = '[Play](https://old.github.io/x/demo/) npm/baize@0.9.0-rc.1/dist/cdn/';
    expect(withAddresses(text, OURS)).to.equal(
      '[Play](https://somebody.github.io/cards/demo/) npm/baize@1.2.3/dist/cdn/',
    );
  });

  it('replace an old version in folders, files and the kit itself, and no other package’s', () => {
    const text =
      "/baize/0.9.0/x.js baize-0.9.0.tgz baize-0.9.0-rc.1.tgz VERSION = '0.9.0' other@0.9.0";
    expect(withAddresses(text, OURS)).to.equal(
      "/baize/1.2.3/x.js baize-1.2.3.tgz baize-1.2.3.tgz VERSION = '1.2.3' other@0.9.0",
    );
    expect(textsWithAddresses()).to.include.members([
      'src/elements/base/version.ts',
      'docs/guides/frameworks.md',
      'docs/guides/delivery.md',
    ]);
  });

  it('are the same in all texts', () => {
    expect(addressFaults()).to.deep.equal([]);
  });
});

describe('the changelog of a release', () => {
  it('has a heading of this very version, in brackets or not', () => {
    for (const heading of ['## [1.2.3] - 2026-11-25', '## 1.2.3 (2026-11-25)', '## 1.2.3'])
      expect(changelogFaults(`# Changelog\n\n${heading}\n`, '1.2.3')).to.deep.equal([]);
    for (const heading of ['## [Unreleased]', '## [1.2.30]', '## 1.2.3-rc.1', 'on 1.2.3'])
      expect(changelogFaults(`${heading}\n`, '1.2.3')).to.deep.equal([
        'CHANGELOG.md has no "## [1.2.3] - <date>"',
      ]);
  });
});

describe('the README', () => {
  it('has absolute links where it is packed: files, pictures, and no code', () => {
    const text = [
      '[a](docs/a.md#b) [`<b>`](b.md) ![c [d]](img/c.png) [e](#e) [f](https://f.org)',
      '```md',
      '[g](docs/g.md)',
      '```',
    ].join('\n');
    expect(packedReadme(text, OURS)).to.equal(
      [
        '[a](https://github.com/somebody/cards/blob/v1.2.3/docs/a.md#b) ' +
          '[`<b>`](https://github.com/somebody/cards/blob/v1.2.3/b.md) ' +
          '![c [d]](https://raw.githubusercontent.com/somebody/cards/v1.2.3/img/c.png) ' +
          '[e](#e) [f](https://f.org)',
        '```md',
        '[g](docs/g.md)',
        '```',
      ].join('\n'),
    );
  });

  it('has no dead link where it is packed, and is the same once it is unpacked', () => {
    const now = addresses();
    const packed = packedReadme(README, now);
    expect(deadReadmeLinks(README)).to.have.length.above(20);
    expect(deadReadmeLinks(packed)).to.deep.equal([]);
    expect(deadReadmeLinks(`[x](${now.files}docs/none.md)`)).to.have.length(1);
    expect(unpackedReadme(packed, now)).to.equal(README);
    // Left by a run of an older version that was broken off.
    const { repository } = packageJson() as { repository: { url: string } };
    const older = packedReadme(README, addresses({ version: '0.0.9-rc.1', repository }));
    expect(unpackedReadme(older, now)).to.equal(README);
  });

  it('has the limits of what a page loads as they are checked', () => {
    const limits = readFileSync(join(ROOT, '.size-limit.mjs'), 'utf8');
    const [game, table, race] = ['game', 'table', 'race'].map(
      (kind) => new RegExp(`BUDGETS = \\{.*\\b${kind}: '([\\d.]+ kB)'`).exec(limits)![1]!,
    );
    const text = README.replaceAll(/\s+/g, ' ');
    expect(text).to.include(
      `A patience game loads at most ${game!} (gzipped) before its first card can be played, a table ${table!}, the race ${race!}.`,
    );
  });

  it('says in its first screen how to get the kit without a release', () => {
    const [first = ''] = README.split('## What there is');
    expect(first).to.include('Version 0.1.0 is **not on npm yet**');
    expect(first).to.include('<freecell-game deal="617"></freecell-game>');
    expect(first.split('\n').length).to.be.below(65);
  });

  it('has no address of the web, and no package of npm, before the release', () => {
    expect(README.match(/https?:\/\/\S+|npm (?:install|i) baize\S*|npx baize-server\S*/g)).to.equal(
      null,
    );
  });

  it('has commands that this package has', () => {
    const { scripts, bin } = packageJson() as Record<'scripts' | 'bin', Record<string, string>>;
    const known = [...Object.keys(scripts).map((name) => `npm run ${name}`), 'npm ci', 'npm test'];
    const run = README.match(/npm (?:run [\w:]+|ci|test)\b/g)!;
    expect(run).to.include.members(['npm ci', 'npm test', 'npm run demo:together']);
    expect(run.filter((command) => !known.includes(command))).to.deep.equal([]);
    const commands = [...README.matchAll(/npx (baize-\w+)/g)].map(([, name]) => name!);
    expect(commands.sort()).to.deep.equal(Object.keys(bin).sort());
  });

  it('becomes that of the released package by one command', () => {
    const releasing = readFileSync(join(ROOT, 'RELEASING.md'), 'utf8');
    const released = releasedReadme(README, releasing);
    const [first = ''] = released.split('## What there is');
    expect(first).to.match(
      /src="https:\/\/cdn\.jsdelivr\.net\/npm\/baize@[\d.]+\/dist\/cdn\/freecell-game\.js"/,
    );
    expect(first).to.include('`npm install baize`').and.not.include('not on npm');
    expect(deadReadmeLinks(packedReadme(released, addresses()))).to.deep.equal([]);
    expect(() => releasedReadme(released, releasing)).to.throw('released version already');
  });
});
