import { expect } from 'chai';
import type { AnyGame, Tag } from '../support/game.js';
import { card, part, parts } from '../support/board.js';
import { touchScreen, touchTap } from '../../harness/commands.js';
import { type Attributes, mount, mountGame, warnings } from '../support/mount.js';
import { openMenu, openSettings } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { until } from '../support/until.js';
import {
  chooseByKeys,
  chooseByMouse,
  controlOf,
  ownSettings,
  pressSeen,
} from '../support/settings.js';
import { itInFull, someOf } from '../support/counts.js';

type Options = Readonly<Record<string, unknown>>;

const optionsOf = (game: AnyGame): Options => ({ ...game.state!.options });

/** The names of the rules that an open panel offers. */
const offered = (panel: HTMLElement): readonly string[] => {
  const [rules] = panel.querySelectorAll('h3');
  const names = [...panel.querySelectorAll<HTMLInputElement>('.settings [name]')]
    .filter((one) => rules && one.compareDocumentPosition(panel.querySelectorAll('h3')[1]!) & 4)
    .map(({ name }) => name);
  return [...new Set(names)];
};

const newGameButton = (game: AnyGame): Element =>
  part(game, 'panel-settings').querySelector('.settings p button')!;

/** What a page leaves to the player, what the player chooses, and the options that come of it. */
const CHOSEN: Readonly<
  Record<string, readonly [page: Attributes, chosen: Readonly<Record<string, string>>, Options]>
> = {
  'freecell-game': [
    { settings: 'variant cells', cells: '2', supermove: 'full' },
    { variant: 'eight-off', cells: '6' },
    { variant: 'eight-off', cells: 6, supermove: 'full' },
  ],
  'klondike-game': [
    { settings: 'draw scoring foundation-return', draw: '1' },
    { draw: '3', scoring: 'vegas', foundationReturn: 'on' },
    { draw: 3, redeals: 2, foundationReturn: true, scoring: 'vegas' },
  ],
  'pyramid-game': [
    { settings: 'redeals wastes cover-pairs open-stock' },
    { redeals: '2', wastes: '3', coverPairs: 'off', openStock: 'on' },
    { redeals: 2, coverPairs: false, openStock: true, wastes: 3 },
  ],
  'golf-game': [{ settings: 'corner' }, { corner: 'on' }, { corner: true }],
};

for (const [tag, [page, chosen, options]] of someOf(CHOSEN, (name) => name === 'klondike-game')) {
  describe(`the rules that a page leaves to the player in ${tag}`, () => {
    it('are chosen in the settings, and apply from the next game on and at the next visit', async () => {
      ownSettings();
      const game = await mountGame(tag as Tag, { deal: '617', ...page });
      const before = optionsOf(game);
      const panel = await openSettings(game);
      expect(offered(panel)).to.have.members(
        Object.keys(optionsOf(game)).filter((name) => name in chosen),
      );
      for (const [at, [name, value]] of Object.entries(chosen).entries()) {
        await (at % 2 === 0 ? chooseByMouse : chooseByKeys)(game as never, name, value);
      }
      expect([optionsOf(game), game.dealNumber]).to.deep.equal([before, 617]);
      await pressSeen(game as never, newGameButton(game));
      await game.updateComplete;
      expect([optionsOf(game), parts(game, 'panel-settings').length]).to.deep.equal([options, 0]);
      const later = await mountGame(tag as Tag, { deal: '5', ...page });
      expect([optionsOf(later), later.dealNumber]).to.deep.equal([options, 5]);
      const strict = await mountGame(tag as Tag, { deal: '5', ...page, settings: '' });
      expect(optionsOf(strict)).to.deep.equal(before);
      await openSettings(game);
      await chooseByMouse(game as never, '', '');
      await pressSeen(game as never, newGameButton(game));
      expect(optionsOf(game)).to.deep.equal(before);
    });
  });
}

describe('a page that leaves rules to the player', () => {
  it('continues a game that was begun under other rules', async () => {
    ownSettings();
    const page = { deal: '617', settings: 'variant', 'save-key': 'chosen-rules' };
    const game = await mount(page);
    await press(game, 'JC');
    await press(game, 'QH');
    await openSettings(game);
    await chooseByMouse(game, 'variant', 'seahaven');
    game.remove();
    const again = await mount(page);
    expect([again.moveCount, again.state!.options.variant]).to.deep.equal([1, 'freecell']);
    await press(again, part(again, 'button-new'));
    const { dealNumber } = again;
    expect(again.state!.options).to.include({ variant: 'seahaven', cells: 4 });
    again.remove();
    const last = await mount(page);
    expect([last.dealNumber, last.state!.options.variant]).to.deep.equal([dealNumber, 'seahaven']);
  });

  it('offers only rules that go together', async () => {
    ownSettings();
    const game = await mount({ deal: '617', settings: 'variant cells' });
    const panel = await openSettings(game);
    const cells = (): number => panel.querySelectorAll('[name="cells"]').length;
    expect(cells()).to.equal(9);
    await chooseByMouse(game, 'variant', 'eight-off');
    await game.updateComplete;
    expect([cells(), (controlOf(game, 'cells') as HTMLInputElement).value]).to.deep.equal([5, '8']);
  });

  it('gets an error for a name that is not a rule', async () => {
    const warned = warnings();
    const game = await mount({ deal: '617', settings: 'theme cells' });
    const panel = await openSettings(game);
    expect([offered(panel), warned]).to.deep.equal([
      ['cells'],
      ['<freecell-game>: settings "theme" cannot be used; accepted: variant, cells, supermove'],
    ]);
  });

  it('shows no rules if it leaves none to the player', async () => {
    const game = await mount();
    expect((await openSettings(game)).querySelectorAll('h3').length).to.equal(0);
  });
});

describe('where fingers play', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  const tapped = async (attributes: Attributes): Promise<number> => {
    const game = await mount({ deal: '617', ...attributes });
    const { left, top } = card(game, 'JC').getBoundingClientRect();
    await touchTap({ x: left + 20, y: top + 20 });
    // Removes the game, so that the next one has its place: Firefox's driver can't tap what it has
    // to scroll to.
    game.parentElement!.remove();
    return game.moveCount;
  };

  it('one tap moves, unless the page says that it does not', async () => {
    ownSettings();
    expect(await tapped({})).to.equal(1);
    expect(await tapped({ 'tap-to-move': 'off' })).to.equal(0);
  });

  itInFull('one tap does not move where the player says so', async () => {
    ownSettings();
    const game = await mount();
    await openSettings(game);
    await chooseByMouse(game, 'tapToMove', 'off');
    game.parentElement!.remove();
    expect(await tapped({ 'tap-to-move': true })).to.equal(0);
  });

  it('tools, lines of the menu and settings are as wide as a finger', async () => {
    ownSettings();
    const game = await mount({ deal: '617', settings: 'variant' }, { width: 320 });
    const small = (nodes: readonly Element[]): readonly string[] =>
      nodes
        .filter((node) => {
          const { width, height } = node.getBoundingClientRect();
          return width < 44 || height < 44;
        })
        .map((node) => node.outerHTML);
    const tools = ['undo', 'redo', 'hint', 'new', 'menu'].map((name) =>
      part(game, `button-${name}`),
    );
    expect(small(tools)).to.deep.equal([]);
    await openMenu(game);
    expect(small(parts(game, 'menu-item'))).to.deep.equal([]);
    await press(game, part(game, 'button-menu'));
    await openSettings(game);
    await until('the panel stands still', () => game.shadowRoot!.getAnimations().length === 0);
    const targets = ['button', 'switch', 'choice', 'select'].flatMap((name) => parts(game, name));
    expect(small(targets.filter((node) => node.checkVisibility()))).to.deep.equal([]);
  });
});
