import { expect } from 'chai';
import { rankPath } from '../../../src/elements/cards/rank-path.js';
import { emulateFeatures } from '../../harness/commands.js';
import { focused, part, parts, slot } from '../support/board.js';
import type { AnyGame, Tag } from '../support/game.js';
import { focusOn, keys } from '../support/keys.js';
import { advance, mountGame } from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { failAtSettings, ownSettings } from '../support/settings.js';
import { until } from '../support/until.js';
import { someOf } from '../support/counts.js';

const HELP = 'How to play';

/** What the pictures of each game show. */
const PICTURES: Readonly<Partial<Record<Tag, readonly string[]>>> = {
  'freecell-game': [
    '6 of spades to column 2, on the 7 of hearts.',
    '10 of diamonds to cell a.',
    '6 of spades and 1 more to column 2, on the 7 of hearts.',
    '2 of spades to foundation 1, on the ace of spades.',
  ],
  'klondike-game': [
    '8 of hearts to column 1, on the 9 of clubs.',
    'Drew the king of clubs.',
    '2 of hearts to foundation 1, on the ace of hearts.',
  ],
  'pyramid-game': [
    '5 of spades removed. 8 of hearts removed.',
    'King of diamonds removed.',
    'Drew the 6 of spades.',
  ],
  'golf-game': [
    '7 of spades to waste, on the 8 of diamonds.',
    '5 of spades to waste, on the 6 of diamonds.',
  ],
};

const textOf = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim();
const opened = async (game: AnyGame): Promise<HTMLElement> => {
  await until('the help is open', () => parts(game, 'panel-help').length > 0);
  return part(game, 'panel-help').querySelector<HTMLElement>('.help')!;
};
const pictures = (game: AnyGame): readonly string[] =>
  parts(game, 'example').map((node) => node.getAttribute('aria-label')!);

async function openHelp(game: AnyGame): Promise<HTMLElement> {
  await openMenu(game);
  await press(
    game,
    parts(game, 'menu-item').find((item) => textOf(item) === HELP)!,
  );
  return opened(game);
}

describe('how to play', () => {
  // The texts and pictures of the others are the full run's.
  for (const [tag, shown] of someOf(PICTURES, (name) => name === 'klondike-game') as [
    Tag,
    readonly string[],
  ][]) {
    it(`has goal, moves, rules and controls of ${tag}, with pictures that have names`, async () => {
      ownSettings();
      const game = await mountGame(tag);
      const help = await openHelp(game);
      expect([...help.querySelectorAll('h3')].map(textOf)).to.deep.equal([
        'Goal',
        'Moves',
        'In this game',
        'Controls',
      ]);
      expect(pictures(game)).to.deep.equal(shown);
    });
  }

  it('explains the rules in force, in the reader’s language', async () => {
    ownSettings();
    const game = await mountGame('klondike-game', { deal: '1', draw: '3', scoring: 'vegas' });
    const help = textOf(await openHelp(game));
    expect(help).to.include('turn three cards onto the waste');
    expect(help).to.include('make a new stock, 2 times.');
    expect(help).to.include('the deal costs 52');
    game.locale = 'ar';
    await until('it speaks Arabic', () => part(game, 'frame').dir === 'rtl');
    await keys(game, 'Escape');
    part(game, 'button-menu').focus();
    await keys(game, 'Enter');
    await press(
      game,
      parts(game, 'menu-item').find((item) => textOf(item) === 'طريقة اللعب')!,
    );
    expect(textOf(await opened(game))).to.include('ثمن التوزيع 52');
  });

  it('opens by keys, takes the focus, and returns it at Escape', async () => {
    ownSettings();
    const game = await mountGame('freecell-game');
    await focusOn(game, 'JC');
    part(game, 'button-menu').focus();
    await keys(game, 'Enter');
    for (let times = 0; focused(game) !== HELP && times < 12; times++) await keys(game, 'Tab');
    await keys(game, 'Enter');
    await opened(game);
    expect(focused(game)).to.equal('Close');
    await keys(game, 'Escape');
    expect([parts(game, 'panel-help').length, focused(game)]).to.deep.equal([0, 'JC']);
  });

  it('stays within the board, and scrolls inside if there is little room', async () => {
    ownSettings();
    const game = await mountGame('freecell-game', { deal: '617' }, { width: 304 });
    await openHelp(game);
    const panel = part(game, 'panel-help');
    const [inner, outer] = [panel, game].map((node) => node.getBoundingClientRect());
    expect([inner!.left >= outer!.left, inner!.right <= outer!.right]).to.deep.equal([true, true]);
    expect([inner!.bottom <= outer!.bottom, panel.scrollWidth]).to.deep.equal([
      true,
      panel.clientWidth,
    ]);
    expect(panel.scrollHeight).to.be.above(panel.clientHeight);
    // The button stays in sight.
    const { bottom } = part(game, 'button primary').getBoundingClientRect();
    expect(bottom).to.be.below(inner!.bottom);
  });

  it('plays its moves if motion is wanted, and stops; otherwise nothing moves', async () => {
    ownSettings();
    const moving = (game: AnyGame): number =>
      parts(game, 'example')[0]!.getAnimations({ subtree: true }).length;
    const still = await mountGame('freecell-game');
    await openHelp(still);
    expect(moving(still)).to.equal(0);
    still.remove();
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    const game = await mountGame('freecell-game');
    await openHelp(game);
    await until('the first picture moves', () => moving(game) > 0);
    const [flight] = parts(game, 'example')[0]!.getAnimations({ subtree: true });
    expect(Number(flight!.effect!.getComputedTiming().endTime)).to.be.below(5000);
  });
});

describe('the offer of help', () => {
  const offered = (game: AnyGame): number => parts(game, 'offer').length;

  it('is shown in the first game of its kind, until it is dismissed for good', async () => {
    const kept = ownSettings();
    const game = await mountGame('freecell-game');
    await until('it is offered', () => offered(game) === 1);
    await press(game, part(game, 'button-dismiss'));
    expect(offered(game)).to.equal(0);
    expect(JSON.parse(kept()!)).to.deep.equal({ 'help-freecell': 'seen' });
    expect(offered(await mountGame('freecell-game', { variant: 'kingcell' }))).to.equal(0);
    const golf = await mountGame('golf-game');
    await until('it is offered there', () => offered(golf) === 1);
  });

  it('opens the help by touch or keys, or disappears at the first move', async () => {
    ownSettings();
    const game = await mountGame('freecell-game');
    await until('it is offered', () => offered(game) === 1);
    part(game, 'button-help').focus();
    await keys(game, 'Enter');
    await opened(game);
    await keys(game, 'Escape');
    expect(offered(game)).to.equal(0);
    const golf = await mountGame('golf-game');
    await until('it is offered there', () => offered(golf) === 1);
    await advance(golf, 'stock waste-1');
    expect(offered(golf)).to.equal(0);
  });

  it('is shown once a page if the browser stores nothing', async () => {
    ownSettings();
    failAtSettings();
    const game = await mountGame('klondike-game');
    await until('it is offered', () => offered(game) === 1);
    await press(game, part(game, 'button-dismiss'));
    expect(offered(await mountGame('klondike-game'))).to.equal(0);
  });
});

describe('an empty place', () => {
  it('has a visible and an accessible name', async () => {
    const freecell = await mountGame('freecell-game', { deal: '617', variant: 'seahaven' });
    const told = (game: AnyGame, id: string): readonly (string | null)[] =>
      ['aria-label', 'title'].map((name) => slot(game, id).getAttribute(name));
    expect(told(freecell, 'cell-1')).to.deep.equal(['cell a, empty', 'cell a, empty']);
    expect(told(freecell, 'foundation-2')).to.deep.equal([
      'foundation 2, empty',
      'foundation 2, empty',
    ]);
    // A cell that holds a card is no empty place.
    expect(told(freecell, 'cell-2')[1]).to.equal(null);
    // A cell takes any card, so its sign is a drawing. A column takes a king.
    const signIn = (id: string): string | null | undefined =>
      slot(freecell, id).querySelector('[part~="slot-sign"] path')?.getAttribute('d');
    expect(signIn('cell-1')).to.equal('M12 8.5L15.5 12L12 15.5L8.5 12Z');
    expect(signIn('column-1')).to.equal(rankPath('K'));
    const klondike = await mountGame('klondike-game');
    expect(told(klondike, 'waste-1')).to.deep.equal(['waste, empty', 'waste, empty']);
  });
});
