import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import { resetPage } from '../../harness/commands.js';
import { ALL_CHOICES, publish } from '../../../src/elements/controllers/preferences.js';
import { firstOf, isFull } from '../support/counts.js';
import { legibility } from '../support/legible.js';
import { afterTest, mountGame } from '../support/mount.js';
import { openSettings } from '../support/panels.js';
import { SCENES } from '../support/theme-scenes.js';
import { byPart } from '../../harness/by-part.js';

const NAMES = ['classic', 'night', 'paper', 'high-contrast'] as const;

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();

const textOf = (name: string): Promise<string> => textAt(`/src/themes/${name}.css`);

/** The theme that the recipe shows. */
async function exampleOf(file: string): Promise<string> {
  const text = await textAt(`/${file}`);
  const [, css] = /```css\n(:root,\n\.seaside \{.*?)```/s.exec(text) ?? [];
  if (css === undefined) throw new Error(`${file} has no example`);
  return css;
}

interface Look {
  readonly name: string;
  readonly css: string;
  readonly scheme: 'light' | 'dark';
}

/** The looks that an element may have: its own, and each theme, on a page of either scheme. */
async function readLooks(): Promise<readonly Look[]> {
  const themes = NAMES.map(async (name) => [name, await textOf(name)] as const);
  const example = ['the example', await exampleOf('docs/guides/theming.md')] as const;
  const all = [['no theme', ''] as const, example, ...(await Promise.all(themes))];
  return (['light', 'dark'] as const).flatMap((scheme) =>
    all.map(([name, css]) => ({ name: `${name}, ${scheme}`, css, scheme })),
  );
}

/** A game with all that themes change: in a normal run it is in each theme, one scene of each other element in one look. */
const MAIN = ['Pyramid in play'];

/** One scene of each element, that none is missing. */
const FIRST =
  /FreeCell in play$|Spider|Klondike|Pyramid|Golf|statistics of games|a lobby|a calendar|a leaderboard|a line|at the deal|with dice|(Pai Gow poker|Seven Twenty-Seven), when it is paid|tricks: (Hearts when it is over|Spades in play|Whist in play|Twenty-Nine with trump to ask for)/;

const TRIED = Object.entries(SCENES).filter(([scene]) => isFull || FIRST.test(scene));

/** In a normal run each theme on a page of one scheme, by turns, or one look of them all. */
function looksOf(looks: readonly Look[], scene: string, index: number): readonly Look[] {
  if (isFull) return looks;
  const themes = looks.length / 2;
  return looks.filter((_, at) =>
    MAIN.includes(scene) ? (at % 2 === 0) === at < themes : at === index % looks.length,
  );
}

/** A sheet that the page has until the test is over. */
function pageSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  afterTest(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    document.documentElement.style.colorScheme = '';
  });
  return sheet;
}

/** Every element of the kit with a look of its own. A room is not seen, and <spider-game> is a <patience-game>. */
async function tags(): Promise<readonly string[]> {
  const text = await textAt('/custom-elements.json');
  const found = [...text.matchAll(/"tagName": "([^"]+)"/g)].map(([, tag]) => tag!);
  const patiences = JSON.parse(await textAt('/src/games/patience/tags.json')) as { tag: string }[];
  const others = ['card-room', ...patiences.map(({ tag }) => tag)];
  return [...new Set(found)].filter((tag) => !others.includes(tag)).sort();
}

describe('what is to be read, in every theme and scheme', () => {
  before(() => setViewport({ width: 1300, height: 2200 }));
  after(() => resetPage());

  let looks: readonly Look[] = [];
  before(async () => (looks = await readLooks()));

  const measured = new Set<string>();

  for (const [index, [scene, { least, make }]] of TRIED.entries()) {
    it(scene, async () => {
      const element = await make();
      const inside = (root: ParentNode | null) => [...(root?.querySelectorAll('*') ?? [])];
      for (const one of [element, ...inside(element), ...inside(element.shadowRoot)]) {
        measured.add(one.localName);
      }
      const sheet = pageSheet();
      const faint: string[] = [];
      for (const { name, css, scheme } of looksOf(looks, scene, index)) {
        sheet.replaceSync(css);
        document.documentElement.style.colorScheme = scheme;
        const found = legibility(element);
        expect(found.measured, name).to.be.at.least(least);
        faint.push(...found.faint.map((one) => `${name}: ${one}`));
      }
      expect(faint).to.deep.equal([]);
    });
  }

  it('on a felt of the player’s, settings and all', async () => {
    afterTest(() => publish({}));
    const game = await mountGame('klondike-game', { deal: '617', verdict: true, settings: 'draw' });
    await openSettings(game);
    const sheet = pageSheet();
    const faint: string[] = [];
    const felts = ALL_CHOICES['felt']!;
    for (const [at, { name, css, scheme }] of firstOf(looks, 2).entries()) {
      sheet.replaceSync(css);
      document.documentElement.style.colorScheme = scheme;
      for (const felt of isFull ? felts : [felts[at % felts.length]!]) {
        publish({ felt });
        await game.updateComplete;
        const found = legibility(game);
        expect(found.measured, name).to.be.at.least(40);
        faint.push(...found.faint.map((one) => `${felt} felt, ${name}: ${one}`));
      }
    }
    expect(faint).to.deep.equal([]);
  });

  it('is that of every element', async () => {
    expect([...measured].filter((name) => name.includes('-')).sort()).to.deep.equal(await tags());
  });
});

type Shown = Pick<CSSStyleDeclaration, 'colorScheme' | 'backgroundColor' | 'borderTopColor'>;

describe('what themes need', () => {
  const style = '--baize-scheme: dark; --baize-shade: rgb(1, 2, 3); --baize-line: rgb(4, 5, 6)';

  /** Computed styles of a part, as they are and below such properties. */
  function both(element: HTMLElement, name: string): readonly Shown[] {
    const node = element.shadowRoot!.querySelector(byPart(name))!;
    const { colorScheme, backgroundColor, borderTopColor } = getComputedStyle(node);
    element.parentElement!.setAttribute('style', style);
    return [{ colorScheme, backgroundColor, borderTopColor }, getComputedStyle(node)];
  }

  it('reaches the statistics: scheme, shade and lines', async () => {
    const [before, after] = both(await SCENES['statistics of games']!.make(), 'button-clear');
    expect([before!.colorScheme, after!.colorScheme]).to.deep.equal(['normal', 'dark']);
    expect(after!.backgroundColor).to.not.equal(before!.backgroundColor);
    expect(after!.borderTopColor).to.equal('rgb(4, 5, 6)');
  });

  it('reaches a replay: scheme and shade', async () => {
    const [before, after] = both(await SCENES['a replay at the deal']!.make(), 'bar');
    expect([before!.colorScheme, after!.colorScheme]).to.deep.equal(['normal', 'dark']);
    expect(after!.backgroundColor).to.not.equal(before!.backgroundColor);
  });
});

/** What is wrong, the page's declarations that make it so, and what is found: text, signs of cards, the ground of text. */
const WRONG = firstOf(
  [
    ['what is fainter than the text it is made of', '--baize-text: #9db4a9', /^deal-label /],
    ['a pale red', '--baize-red: #e8717f', /^card-index “a sign”: 2\.\d+ of 3$/],
    ['a felt that text is lost on', '--baize-felt: #7fae9d', /^title /],
    ['pale pips', '--baize-red: #e8717f', /^card-pips “a sign”: 2\.\d+ of 3$/],
    ['a faint text', '--baize-text: #7f988c', /^title /],
    ['black suits on dark cards', '--baize-card: #333', /^card-index /],
  ] as const,
  2,
);

describe('the check of what is to be read', () => {
  before(() => setViewport({ width: 1300, height: 2200 }));
  after(() => resetPage());

  /** What is too faint of FreeCell in play where the page says this. */
  async function faintWith(declarations: string): Promise<readonly string[]> {
    const game = await SCENES['FreeCell in play']!.make();
    pageSheet().replaceSync(`:root { ${declarations} }`);
    return legibility(game).faint;
  }

  it('finds nothing where nothing is wrong', async () => {
    expect(await faintWith('')).to.deep.equal([]);
  });

  for (const [what, declarations, found] of WRONG) {
    it(`finds ${what}`, async () => {
      expect((await faintWith(declarations)).filter((one) => found.test(one))).to.not.deep.equal(
        [],
      );
    });
  }

  it('counts in what is let through: a panel at half its strength', async () => {
    const game = await SCENES['a win']!.make();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.panel { opacity: 0.3 }');
    game.shadowRoot!.adoptedStyleSheets.push(sheet);
    expect(legibility(game).faint.some((one) => one.includes('You won'))).to.equal(true);
  });
});
