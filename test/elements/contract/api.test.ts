import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { FINISHABLE } from '../../support/decks.js';
import { card, part, parts } from '../support/board.js';
import { documented, documentedParts } from '../support/documented.js';
import { focusOn } from '../support/keys.js';
import { clipboard } from '../support/links.js';
import {
  type Attributes,
  advance,
  afterTest,
  make,
  mount,
  mountDeck,
  ownKey,
} from '../support/mount.js';
import { press } from '../support/pointer.js';
import { openKeys, openMenu, openSettings } from '../support/panels.js';
import { ownSettings } from '../support/settings.js';
import { until } from '../support/until.js';

/** A state of a game, and the parts that are to be seen in it and not in those before it. */
type State = readonly [make: () => Promise<FreecellGame>, parts: readonly string[]];

const STATES: Readonly<Record<string, State>> = {
  'a game at its start': [
    () => mount(),
    [
      ...['frame', 'toolbar', 'title', 'deal', 'figures', 'move-count', 'time', 'button'],
      ...['button-undo', 'button-redo', 'button-hint', 'button-new', 'button-menu', 'status'],
      ...[
        'board',
        'pile',
        'pile-tableau',
        'pile-foundation',
        'pile-cell',
        'slot',
        'slot-sign',
        'card',
      ],
      ...[
        'card red',
        'card black',
        'card-index',
        'card-pips',
        'card-court',
        'deal-label',
        'deal-field',
      ],
      'icon',
    ],
  ],
  'cards in hand': [
    async () => {
      const game = await mount();
      await press(game, 'QH');
      return game;
    },
    ['card selected', 'card target', 'slot target'],
  ],
  'a hint': [
    async () => {
      const game = await mountDeck(FINISHABLE, { 'no-auto-finish': true });
      await game.hint();
      await game.updateComplete;
      return game;
    },
    ['card hint', 'slot hint'],
  ],
  'a deal number that is edited': [
    async () => {
      const game = await mount({ deal: '617' });
      await press(game, part(game, 'deal').querySelector('input')!);
      await until('the button is there', () => part(game, 'button-deal-number').checkVisibility());
      return game;
    },
    ['button-deal-number'],
  ],
  'a refusal': [
    async () => {
      const game = await mount({ deal: '617' });
      await press(game, card(game, 'JD').previousElementSibling!);
      await until('it is told', () => parts(game, 'reason').length > 0);
      return game;
    },
    ['reason'],
  ],
  'a game that is lost': [
    async () => {
      const game = await mount({ deal: '21', cells: '0' });
      const [move] = game.legalMoves;
      await advance(game, `${move!.from} ${move!.to} ${move!.count}`);
      await until('the ways out are there', () => parts(game, 'notice-button').length > 0);
      return game;
    },
    ['notice', 'notice-button'],
  ],
  'a game that can be won': [
    () => judged('winnable', { deal: '617' }),
    ['verdict', 'verdict winnable'],
  ],
  'one that can’t': [() => judged('unwinnable', { deal: '1', cells: '0' }), ['verdict unwinnable']],
  'one that is still searched': [
    () => judged('looking', { deal: '1509', variant: 'forecell' }),
    ['verdict looking'],
  ],
  'one of which nothing is known': [
    () => {
      answerUnknown();
      return judged('unknown', { deal: '618' });
    },
    ['verdict unknown'],
  ],
  'the menu': [
    async () => {
      const game = await mount();
      await press(game, part(game, 'button-menu'));
      return game;
    },
    ['menu', 'menu-item'],
  ],
  'a link to be copied by hand': [
    () => copiedByHand(),
    ['panel-share', 'share-picture', 'share-text'],
  ],
  'a pause': [
    () => paused(),
    ['veil', 'panel', 'panel-title', 'panel-pause', 'panel-button primary'],
  ],
  'the sheet of keys': [
    async () => {
      const game = await mount();
      await focusOn(game, 'JC');
      await openKeys(game);
      return game;
    },
    ['panel-keys'],
  ],
  'the settings': [
    async () => {
      const game = await mount();
      await openSettings(game);
      return game;
    },
    ['panel-settings', 'setting', 'setting-label', 'select', 'switch on', 'choice chosen'],
  ],
  'a player’s first game': [
    async () => {
      ownSettings();
      const game = await mount();
      await until('it is offered', () => parts(game, 'offer').length > 0);
      return game;
    },
    ['offer', 'button-help', 'button-dismiss'],
  ],
  'how to play': [
    async () => {
      const game = await mount();
      game.command('help');
      await until('the help is open', () => parts(game, 'panel-help').length > 0);
      return game;
    },
    ['panel-help', 'panel-heading', 'example'],
  ],
  'a win': [
    async () => {
      const game = await won();
      await until('it is compared', () => parts(game, 'bests').length > 0);
      return game;
    },
    ['panel-win', 'record', 'bests'],
  ],
  'a game that is shown again': [() => replayed(), ['panel-replay']],
  'the statistics': [() => statistics(), ['panel-stats']],
  'a game that two tabs play': [() => hasConflict(), ['panel-conflict']],
  'a game with the page’s own cards': [
    async () => {
      const game = await mount();
      game.cardFaces = () => PIXEL;
      await until('the page’s cards are drawn', () => parts(game, 'card-face').length > 0);
      return game;
    },
    ['card-face'],
  ],
};

async function chooseLine(game: FreecellGame, words: string): Promise<void> {
  await openMenu(game);
  await press(
    game,
    parts(game, 'menu-item').find((item) => item.textContent.includes(words))!,
  );
}

async function replayed(): Promise<FreecellGame> {
  const game = await won();
  await press(game, part(game, 'panel-win').querySelectorAll('button')[3]!);
  await until('it is shown again', () => parts(game, 'panel-replay').length > 0);
  return game;
}

async function statistics(): Promise<FreecellGame> {
  const game = await mount();
  await chooseLine(game, 'Statistics');
  await until('they are open', () => parts(game, 'panel-stats').length > 0);
  return game;
}

async function copiedByHand(): Promise<FreecellGame> {
  clipboard(false);
  const game = await mount({ deal: '617', linked: true });
  await until('it is dealt', () => game.state !== undefined);
  await chooseLine(game, 'Share');
  await until('it is open', () => parts(game, 'panel-share').length > 0);
  await press(game, part(game, 'panel-share').querySelector('.copy-link')!);
  await until('the field is shown', () => parts(game, 'share-text').length > 0);
  return game;
}

async function paused(): Promise<FreecellGame> {
  const game = await mount();
  game.pause();
  await until('the pause is shown', () => parts(game, 'panel-pause').length > 0);
  return game;
}

/** A game of which this is shown. */
async function judged(verdict: string, attributes: Attributes): Promise<FreecellGame> {
  const game = await mount({ ...attributes, verdict: true });
  await until('it is told', () => parts(game, `verdict ${verdict}`).length > 0);
  return game;
}

/** Workers come to no end of anything, until the test is over. */
function answerUnknown(): void {
  const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
  const value = function (this: Worker, [id]: readonly [number]): void {
    const data = [id, id > 0 ? ['unknown'] : undefined];
    queueMicrotask(() => {
      this.onmessage?.(new MessageEvent('message', { data }));
    });
  };
  Object.defineProperty(Worker.prototype, 'postMessage', { ...own, value });
  afterTest(() => Object.defineProperty(Worker.prototype, 'postMessage', own));
}

/** An image for every card. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Two games under one name do to each other what two tabs do. */
async function hasConflict(): Promise<FreecellGame> {
  const attributes = { deal: '617', 'save-key': ownKey() };
  const [other, game] = [await mount(attributes), await mount(attributes)];
  await advance(other, 'column-5 column-8');
  await advance(game, 'column-4 cell-1');
  await until('it is asked', () => parts(game, 'panel-conflict').length > 0);
  return game;
}

async function won(inside?: Element): Promise<FreecellGame> {
  const game = await mountDeck(FINISHABLE);
  if (inside) game.append(inside);
  await advance(game, 'column-4 foundation-1');
  await until('the win is shown', () => parts(game, 'panel-win').length > 0);
  return game;
}

const isSeen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true });

/** All part names that a game has now. */
const partsOf = (game: FreecellGame): readonly string[] =>
  [...game.shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part]);

/** Parts of a day's game, which its own tests see (links/day-view.test.ts). */
const OF_A_DAY = ['button-today', 'day', 'day-grade', 'day-next', 'day-streak'];

describe('the documented parts', () => {
  const had = new Set<string>();
  for (const [when, [enter, names]] of Object.entries(STATES)) {
    it(`are seen in ${when}: ${names.join(', ')}`, async () => {
      const game = await enter();
      for (const name of partsOf(game)) had.add(name);
      for (const name of names) expect(parts(game, name).some(isSeen), name).to.equal(true);
    });
  }

  it('are all that there are', async () => {
    const shown = Object.values(STATES).flatMap(([, names]) => names);
    const listed = new Set([...shown, ...OF_A_DAY].flatMap((names) => names.split(' ')));
    expect([...had, ...OF_A_DAY].sort()).to.deep.equal(await documentedParts('freecell-game'));
    expect([...listed].sort()).to.deep.equal(await documentedParts('freecell-game'));
  });
});

const slotted = (slot: string): HTMLElement =>
  Object.assign(document.createElement('b'), { slot, textContent: 'The page’s own' });

describe('the documented slots', () => {
  it('toolbar-start stands before the name, toolbar-end after the tools', async () => {
    const game = await mount();
    const [start, end] = [slotted('toolbar-start'), slotted('toolbar-end')];
    game.append(start, end);
    const left = (node: Element): number => node.getBoundingClientRect().left;
    expect([isSeen(start), isSeen(end)]).to.deep.equal([true, true]);
    expect(left(start)).to.be.lessThan(left(part(game, 'title')));
    expect(left(end)).to.be.greaterThan(left(part(game, 'button-menu')));
  });

  it('win is in place of the panel, and shown when the game is won', async () => {
    const own = slotted('win');
    const game = await won(own);
    expect(isSeen(own)).to.equal(true);
    expect(parts(game, 'panel-win').some(isSeen)).to.equal(false);
    game.restart();
    await game.updateComplete;
    expect(isSeen(own)).to.equal(false);
  });

  it('the default one is seen until the game is, and where scripts don’t run', async () => {
    const text = slotted('');
    const game = make({ deal: '617' });
    game.append(text);
    const scriptless = document.createElement('iframe');
    document.body.append(scriptless);
    afterTest(() => scriptless.remove());
    const there = scriptless.contentDocument!;
    const kept = there.importNode(game, true);
    there.body.append(kept);
    expect(isSeen(kept.firstElementChild!)).to.equal(true);
    document.body.append(game);
    await game.updateComplete;
    expect(isSeen(text)).to.equal(false);
  });

  it('have links in the colour of the text, and a page’s own colour goes before it', async () => {
    const game = await mount();
    game.style.setProperty('--baize-text', 'rgb(1, 2, 3)');
    const link = Object.assign(document.createElement('a'), { href: '#', slot: 'toolbar-end' });
    game.append(link);
    const look = getComputedStyle(link);
    expect([look.color, look.textDecorationLine]).to.deep.equal(['rgb(1, 2, 3)', 'underline']);
    const rule = new CSSStyleSheet();
    rule.replaceSync('a { color: rgb(4, 5, 6) }');
    document.adoptedStyleSheets.push(rule);
    afterTest(() => document.adoptedStyleSheets.pop());
    expect(look.color).to.equal('rgb(4, 5, 6)');
  });

  it('title is in place of the name', async () => {
    const game = await mount();
    const title = slotted('title');
    game.append(title);
    expect([isSeen(title), part(game, 'title').contains(title.assignedSlot)]).to.deep.equal([
      true,
      true,
    ]);
  });

  it('are those six', async () => {
    const names = ['', 'loading', 'title', 'toolbar-end', 'toolbar-start', 'win'];
    expect(await documented('freecell-game', 'slots')).to.deep.equal(names);
  });
});

describe('the class', () => {
  it('tells the version of the kit', async () => {
    const { version } = (await (await fetch('/package.json')).json()) as { version: string };
    const game = await mount();
    expect((game.constructor as typeof FreecellGame).version).to.equal(version);
  });
});
