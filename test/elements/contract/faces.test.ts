import { expect } from 'chai';
import { type TemplateResult, html, svg } from 'lit';
import { type CardFaces } from '../../../src/elements/cards/host-faces.js';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { card, nameOf, parts, shown, tops } from '../support/board.js';
import { firstOf, someOf } from '../support/counts.js';
import { type Heard, detailsOf, hear, mount, warnings } from '../support/mount.js';
import { drag, press } from '../support/pointer.js';
import { nextFrame, until } from '../support/until.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const AFTER = 'AH KH TC JS 2S QH JC';

interface Told {
  readonly warned: readonly string[];
  readonly heard: readonly Heard[];
}

/** Collects the console's warnings and the page's events from now on. */
function listen(): Told {
  const [warned, heard] = [warnings(), hear()];
  return {
    heard,
    // Lit's development build has words of its own, once a page.
    get warned() {
      return warned.filter((text) => text.startsWith('<freecell-game>'));
    },
  };
}

/** The console's warning on faces that can't be used. */
const useless = (got: string): string =>
  `cardFaces "${got}" cannot be used; accepted: templates and image URLs`;

function expectToldOnce({ warned, heard }: Told, got: string): void {
  expect(warned).to.deep.equal([`<freecell-game>: ${useless(got)}`]);
  // The test of the thrown error is in test/elements/contract/host-errors.test.ts.
  const told = detailsOf(heard, 'game-error').map(({ cause: _, ...detail }) => detail);
  expect(told).to.deep.equal([
    {
      source: 'host',
      problem: { code: 'option', option: 'cardFaces', got, accepted: 'templates and image URLs' },
      message: useless(got),
    },
  ]);
}

async function give(game: FreecellGame, faces: unknown): Promise<void> {
  game.cardFaces = faces as CardFaces;
  await game.updateComplete;
  await nextFrame();
}

const names = (game: FreecellGame): readonly string[] =>
  parts(game, 'card').map((node) => nameOf(game, node.dataset['card']!));

/** How many cards have the kit's own face. */
const ownFaces = (game: FreecellGame): number => parts(game, 'card-index').length;

/** The corners of what the page draws on a card, and of the card; and whether it is cut off there. */
const cornersOf = (game: FreecellGame): readonly string[] => {
  const face = getComputedStyle(card(game, 'JC').firstElementChild!);
  return [face.borderRadius, getComputedStyle(card(game, 'JC')).borderRadius, face.overflow];
};

async function expectToPlay(game: FreecellGame): Promise<void> {
  await press(game, 'JC');
  await press(game, 'QH');
  expect([shown(game, 'column-8'), game.moveCount]).to.deep.equal([AFTER, 1]);
}

describe('card faces of the host', () => {
  it('are images, which can be dragged; names stay', async () => {
    const game = await mount();
    const told = listen();
    const before = names(game);
    const asked: string[] = [];
    await give(game, (code: string) => {
      asked.push(code);
      return `${PIXEL}#${code}`;
    });
    expect([asked.length, new Set(asked).size, ownFaces(game)]).to.deep.equal([52, 52, 0]);
    expect(parts(game, 'card-face').length).to.equal(52);
    const image = card(game, 'JC').querySelector('img')!;
    expect([image.src, image.alt]).to.deep.equal([`${PIXEL}#JC`, '']);
    const [corners, ofCard, overflow] = cornersOf(game);
    expect([corners, overflow]).to.deep.equal([ofCard, 'clip']);
    expect(names(game)).to.deep.equal(before);
    await drag(game, 'JC', 'QH');
    expect([shown(game, 'column-8'), asked.length]).to.deep.equal([AFTER, 52]);
    expect([told.warned, detailsOf(told.heard, 'game-error')]).to.deep.equal([[], []]);
  });

  const TEMPLATES: Readonly<Record<string, (code: string) => TemplateResult>> = {
    html: (code) => html`<b class="own">${code}</b>`,
    'html around svg': (code) => html`<svg class="own">${svg`<text>${code}</text>`}</svg>`,
    svg: (code) => svg`<svg class="own"><text>${code}</text></svg>`,
  };
  for (const [kind, face] of firstOf(Object.entries(TEMPLATES), 1)) {
    it(`are templates: ${kind}`, async () => {
      const game = await mount();
      const told = listen();
      const before = names(game);
      await give(game, face);
      const drawn = [...game.shadowRoot!.querySelectorAll('[data-card] .own')];
      expect([drawn.length, ownFaces(game)]).to.deep.equal([52, 0]);
      expect(card(game, 'JC').querySelector('.own')!.textContent).to.equal('JC');
      expect(card(game, 'JC').querySelector('.own')!.getBoundingClientRect().height).to.be.above(5);
      expect(names(game)).to.deep.equal(before);
      await expectToPlay(game);
      expect(told.warned).to.deep.equal([]);
    });
  }

  it('may be there from the start', async () => {
    const told = listen();
    const box = document.createElement('div');
    document.body.append(box);
    const game = await mount({ deal: '617' }, { parent: box });
    await give(game, () => PIXEL);
    box.remove();
    document.body.append(box);
    await game.updateComplete;
    expect(parts(game, 'card-face').length).to.equal(52);
    expect(told.warned).to.deep.equal([]);
    box.remove();
  });

  it('change in the middle of a game, and go when they are taken away', async () => {
    const game = await mount();
    const told = listen();
    await give(game, () => PIXEL);
    await press(game, 'JC');
    await give(game, (code: string) => html`<i>${code}</i>`);
    expect(game.shadowRoot!.querySelectorAll('[data-card] > i').length).to.equal(52);
    await press(game, 'QH');
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
    await give(game, null);
    expect([ownFaces(game), parts(game, 'card-face').length]).to.deep.equal([52, 0]);
    expect([game.moveCount, told.warned]).to.deep.equal([1, []]);
  });
});

/** A function that gives this for one card, and images for all others. */
const butFor = (code: string, face: unknown) => (asked: string) => (asked === code ? face : PIXEL);

const throwing = (thrown: unknown) => () => {
  throw thrown;
};

/** Invalid faces from hosts, and how the warnings describe them. */
const RUBBISH: Readonly<Record<string, readonly [faces: unknown, got: string | RegExp]>> = {
  'a function that throws': [throwing(new RangeError('no such card')), 'no such card'],
  'a function that throws no error': [throwing('why'), 'why'],
  'a function that throws nothing to speak of': [throwing(Object.create(null)), '{}'],
  'nothing for one card': [butFor('7H', undefined), '7H is undefined'],
  'null for one card': [butFor('7H', null), '7H is null'],
  'a number for one card': [butFor('KS', 42), 'KS is 42'],
  'an object for one card': [butFor('AC', {}), 'AC is {}'],
  'an element for one card': [butFor('AC', document.createElement('b')), 'AC is {}'],
  'JSON that pretends to be a template': [
    butFor('TD', JSON.parse('{"_$litType$":1,"strings":["<b>mine</b>"],"values":[]}')),
    /template strings/,
  ],
  'a template that throws when it is drawn': [
    butFor('2C', html`<b>${Symbol('no text')}</b>`),
    /cannot be used; accepted/,
  ],
  'a promise, from an async function': [async () => Promise.resolve(PIXEL), 'AC is {}'],
  'no function at all': [42, /cardFaces is not a function/],
  'an object in place of a function': [{}, /cardFaces is not a function/],
};

describe('card faces that cannot be used', () => {
  for (const [what, [faces, got]] of someOf(RUBBISH, (_, index) => index % 3 === 0)) {
    it(`${what}: told once, and the game goes on with its own`, async () => {
      const game = await mount();
      const before = names(game);
      const told = listen();
      await give(game, faces);
      if (typeof got === 'string') expectToldOnce(told, got);
      else expect([told.warned.length, told.heard.length]).to.deep.equal([1, 1]);
      expect(told.warned[0]).to.match(typeof got === 'string' ? /^<freecell-game>/ : got);
      expect([ownFaces(game), parts(game, 'card-face').length]).to.deep.equal([52, 0]);
      expect(names(game)).to.deep.equal(before);
      await expectToPlay(game);
      expect(told.warned.length).to.equal(1);
    });
  }

  it('images that are not there: one message for all 52', async () => {
    const game = await mount();
    const told = listen();
    const broken = 'data:image/png,broken';
    await give(game, () => broken);
    await until('its own faces are back', () => ownFaces(game) === 52);
    // Every image has failed by now, and had its say.
    await expectToPlay(game);
    expectToldOnce(
      { ...told, heard: told.heard.filter(({ type }) => type === 'game-error') },
      broken,
    );
    expect(parts(game, 'card-face').length).to.equal(0);
  });

  it('one image that is not there takes the whole set back', async () => {
    const game = await mount();
    const told = listen();
    await give(game, butFor('7H', 'data:image/png,broken'));
    await until('its own faces are back', () => ownFaces(game) === 52);
    expectToldOnce(told, 'data:image/png,broken');
  });

  it('others that can be used follow, and are told of anew when they cannot', async () => {
    const game = await mount();
    const told = listen();
    await give(game, () => 1);
    await give(game, () => PIXEL);
    expect(parts(game, 'card-face').length).to.equal(52);
    await give(game, () => 2);
    expect(told.warned).to.deep.equal([
      `<freecell-game>: ${useless('AC is 1')}`,
      `<freecell-game>: ${useless('AC is 2')}`,
    ]);
    expect(ownFaces(game)).to.equal(52);
  });
});
