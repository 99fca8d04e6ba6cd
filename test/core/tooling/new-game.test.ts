import { expect } from 'chai';
import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { namesOf, problemOf } from '../../../scripts/new-game/names.mjs';
import { isFull } from '../../support/counts.js';

const run = promisify(execFile);

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The project's files, as a commit of everything would have them. */
async function files(): Promise<readonly string[]> {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', asked);
  // One that was deleted just now is still in git's list.
  return stdout.split('\0').filter((path) => path !== 'node_modules' && isFile(path));
}

/** A copy of the project, with a node_modules of its own for what tools keep there. */
async function copyTo(folder: string): Promise<void> {
  const paths = await files();
  for (const inner of new Set(paths.map((path) => dirname(path)))) {
    mkdirSync(join(folder, inner), { recursive: true });
  }
  for (const path of paths) copyFileSync(path, join(folder, path));
  const modules = realpathSync('node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(modules).filter((some) => !some.startsWith('.'))) {
    symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  }
}

describe('the name of a new game', () => {
  it('is one of lower-case words joined by hyphens', () => {
    expect(
      ['toy-patience', 'four-seasons', 'twenty1'].map((name) => problemOf(name)),
    ).to.deep.equal([undefined, undefined, undefined]);
  });

  for (const [name, why] of [
    ['Toy Patience', 'cannot take "Toy Patience"'],
    ['four--seasons', 'cannot take "four--seasons"'],
    ['4-seasons', 'cannot take "4-seasons"'],
    ['four seasons', 'cannot take "four seasons"'],
    ['../toy-patience', 'cannot take "../toy-patience"'],
    ['', 'needs a name'],
    ['toy-patience-game', 'adds "-game" by itself'],
    ['klondike', 'src/games/klondike/index.ts registers <klondike-game>'],
    ['switch', '"switch" means something else already'],
    ['story', '"Story" means something else already'],
  ] as const) {
    it(`is not "${name}", and what would do is said`, () => {
      expect(problemOf(name)).to.include(why).and.include('Accepted: a name of lower-case words');
    });
  }
});

describe('the tag of a new game', () => {
  it('is the name with -game, or any other with a hyphen', () => {
    expect(namesOf('toy-patience').tag).to.equal('toy-patience-game');
    expect(namesOf('six-dice', 'six-dice-race')).to.deep.equal({
      name: 'six-dice',
      value: 'sixDice',
      className: 'SixDice',
      title: 'Six Dice',
      tag: 'six-dice-race',
    });
    expect(problemOf('six-dice', 'six-dice-race')).to.equal(undefined);
  });

  for (const [tag, why] of [
    ['race', 'cannot take the tag "race"'],
    ['Six-dice', 'cannot take the tag "Six-dice"'],
    ['', 'cannot take the tag ""'],
    ['klondike-game', 'src/games/klondike/index.ts registers <klondike-game>'],
  ] as const) {
    it(`is not "${tag}", and what would do is said`, () => {
      expect(problemOf('six-dice', tag)).to.include(why).and.include('another one with a hyphen');
    });
  }
});

// Two at a time: each of them is a program of its own.
describe('npm run new-game', { concurrency: 2 }, () => {
  let folder = '';
  /** Runs a script of the copy. If it fails, the error contains its output. */
  const node = async (...args: readonly string[]): Promise<string> => {
    try {
      return (await run(process.execPath, args, { cwd: folder })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  };
  const bytes = (path: string): Buffer => readFileSync(join(folder, path));
  const text = (path: string): string => bytes(path).toString('utf8');

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'baize-new-game-'));
    await copyTo(folder);
    await node('scripts/messages.mjs');
    await node('scripts/new-game.mjs', 'toy-patience');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('adds its lines to four files, and edits nothing else', async () => {
    const added: Readonly<Record<string, readonly string[]>> = {
      'src/index.ts': ["export * from './games/toy-patience/index.js';\n"],
      'src/games/index.ts': [
        "import { toyPatienceGame } from './toy-patience/descriptor.js';\n",
        '  toyPatienceGame,\n',
      ],
      'demo/pages.mjs': [
        `  {
    tag: 'toy-patience-game',
    file: 'toy-patience.html',
    name: 'Toy Patience',
    sentence: 'All cards go to one foundation, one rank up or down.',
    html: '<toy-patience-game></toy-patience-game>',
    tile: '<toy-patience-game deal="1"></toy-patience-game>',
  },
`,
      ],
      'README.md': ['- [Toy Patience](docs/toy-patience.md)\n'],
    };
    for (const [path, pieces] of Object.entries(added)) {
      const others = pieces.reduce((made, piece) => made.replace(piece, ''), text(path));
      expect(others, path).to.equal(readFileSync(path, 'utf8'));
      expect(text(path).length - others.length).to.equal(pieces.join('').length);
    }
    for (const path of await files()) {
      if (path in added) continue;
      expect(bytes(path).equals(readFileSync(path)), path).to.equal(true);
    }
  });

  /** For the full run: each of these starts a program that takes seconds, as the linter, the compiler, the tests. */
  function slowly(name: string, act: () => Promise<void>): void {
    if (isFull) it(name, act);
  }

  slowly('leaves the docs’ links and pages whole', async () => {
    expect(await node('scripts/test.mjs', 'core', '--', 'tooling/docs')).to.match(
      /\n\d+ passed, 0 failed\n$/,
    );
  });

  it('makes no game over another one', async () => {
    const said = await node('scripts/new-game.mjs', 'toy-patience').catch(String);
    expect(said).to.include('src/games/toy-patience/index.ts registers <toy-patience-game>');
  });

  /** Compiles these, by the settings of a config of the project's. */
  const compile = async (base: string, config: object): Promise<void> => {
    const file = `toy-patience-${base}`;
    writeFileSync(join(folder, file), JSON.stringify({ extends: `./${base}`, ...config }));
    await node('node_modules/typescript/bin/tsc', '-p', file);
  };

  slowly('makes rules that compile without the DOM', async () => {
    await compile('tsconfig.core.json', { include: ['src/games/toy-patience'] });
  });

  slowly('makes an element, tests and a story that compile', async () => {
    const include = [
      'src/games/toy-patience',
      'test/core/toy-patience',
      'test/elements/toy-patience*',
      'stories/toy-patience*',
    ];
    await compile('tsconfig.json', { include, exclude: [] });
  });

  slowly('makes files that the linter and prettier let pass', async () => {
    const made = [
      'src/games/toy-patience',
      'test/core/toy-patience',
      'test/elements/toy-patience',
      'stories/toy-patience.stories.ts',
    ];
    await Promise.all([
      node('node_modules/eslint/bin/eslint.js', ...made),
      node(
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        ...made,
        'docs/toy-patience.md',
        'README.md',
        'stories/guides/toy-patience.mdx',
      ),
    ]);
  });

  slowly('makes a game that keeps the contract', async () => {
    const said = await node('scripts/test.mjs', 'core', '--', '/toy-patience/');
    expect(said).to.match(/\n20 passed, 0 failed\n$/);
  });

  slowly('is found by the manifest', async () => {
    await node('scripts/manifest.mjs');
    expect(text('custom-elements.json')).to.include('"tagName": "toy-patience-game"');
  });

  it('makes an element that registers itself', async () => {
    const outfile = join(folder, 'toy-patience.mjs');
    const bundled = [
      'src/games/toy-patience/index.ts',
      '--bundle',
      '--format=esm',
      '--platform=node',
    ];
    await run(
      join(folder, 'node_modules/esbuild/bin/esbuild'),
      [...bundled, `--outfile=${outfile}`],
      {
        cwd: folder,
      },
    );
    const asked = `await import('./toy-patience.mjs'); console.log(customElements.get('toy-patience-game').name)`;
    expect(await node('--input-type=module', '-e', asked)).to.match(/^_?ToyPatienceGame\n$/);
  });
});
