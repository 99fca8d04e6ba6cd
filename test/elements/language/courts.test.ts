import { expect } from 'chai';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { nameOf } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { SAMPLES } from '../support/games.js';
import { keys } from '../support/keys.js';
import { mountGame, warnings } from '../support/mount.js';
import { mountCard } from '../support/playing-card.js';
import { chooseByKeys, ownSettings } from '../support/settings.js';
import { openSettings } from '../support/panels.js';
import { rankShown } from '../support/card-signs.js';
import { until } from '../support/until.js';
import { someOf, firstOf } from '../support/counts.js';

/** Jack, queen and king of a game in their corners, once the game speaks. */
async function courts(game: AnyGame, wanted: string): Promise<void> {
  const all = (): HTMLElement[] => [
    ...game.shadowRoot!.querySelectorAll<HTMLElement>('[data-card]'),
  ];
  const letters = (): string =>
    ['J', 'Q', 'K']
      .map((rank) => rankShown(all().find((one) => one.dataset['card']!.startsWith(rank))!))
      .join('');
  await until(`the courts are ${wanted}`, () => letters() === wanted);
}

const LETTERS = { fr: 'VDR', es: 'JQK', ja: 'JQK', ar: 'JQK' };

describe('the letters of court cards', () => {
  afterEach(() => publish({}));

  for (const { tag } of firstOf(SAMPLES, 1)) {
    it(`are those of the language in ${tag}; the page’s hooks stay English`, async () => {
      const deal = { 'golf-game': '12' } as Readonly<Record<string, string>>;
      const game = await mountGame(tag, { deal: deal[tag] ?? '617', locale: 'de' });
      const full = ['klondike-game', 'pyramid-game'].includes(tag) ? undefined : 'BDK';
      if (full) await courts(game, full);
      else await until('it speaks', () => !game.shadowRoot!.textContent.includes('moves'));
      for (const node of game.shadowRoot!.querySelectorAll<HTMLElement>('[data-card]')) {
        const rank = node.dataset['card']![0]!;
        const own = { J: 'B', Q: 'D', K: 'K', T: '10' }[rank] ?? rank;
        expect(rankShown(node), node.dataset['card']).to.equal(own);
      }
    });
  }

  for (const [locale, wanted] of someOf(LETTERS, (name) => name === 'fr')) {
    it(`are ${wanted} in ${locale}`, async () => {
      await courts(await mountGame('freecell-game', { deal: '617', locale }), wanted);
    });
  }

  it('are English where the page or the player wants them so', async () => {
    ownSettings();
    const game = await mountGame('freecell-game', { deal: '617', locale: 'de', courts: 'english' });
    await until('it speaks', () => nameOf(game, 'JD').startsWith('Karo Bube'));
    await courts(game, 'JQK');
    expect(game.courts).to.equal('english');
    await openSettings(game);
    await chooseByKeys(game, 'courts', 'local');
    await courts(game, 'BDK');
    expect(nameOf(game, 'JD')).to.match(/^Karo Bube/);
    await chooseByKeys(game, 'courts', 'english');
    await courts(game, 'JQK');
    await keys(game, 'Escape');
  });

  it('are no setting where the language has English ones', async () => {
    const game = await mountGame('freecell-game', { deal: '617' });
    const panel = await openSettings(game);
    expect(panel.querySelector('[name="courts"]')).to.equal(null);
  });

  it('stay as they are where the attribute names none, which is told once', async () => {
    const game = await mountGame('freecell-game', { deal: '617', locale: 'de' });
    await courts(game, 'BDK');
    const warned = warnings();
    game.setAttribute('courts', 'spanish');
    await game.updateComplete;
    game.calm = true;
    await game.updateComplete;
    await courts(game, 'BDK');
    expect(warned).to.deep.equal([
      '<freecell-game>: courts „spanish“ ist nicht verwendbar; möglich: local, english',
    ]);
  });

  it('are those of its language on a single card, or as the page or the player wants them', async () => {
    const one = await mountCard({ card: 'QH', locale: 'de' });
    const letter = (): string => rankShown(one.shadowRoot);
    await until('it speaks', () => letter() === 'D');
    one.setAttribute('courts', 'english');
    await one.updateComplete;
    expect([letter(), one.courts]).to.deep.equal(['Q', 'english']);
    publish({ courts: 'local' });
    await one.updateComplete;
    expect(letter()).to.equal('D');
  });
});
