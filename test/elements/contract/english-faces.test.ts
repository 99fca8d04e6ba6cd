import { expect } from 'chai';
import { FACES, publish } from '../../../src/elements/controllers/preferences.js';
import { parts } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { mountGame, warnings } from '../support/mount.js';
import { openSettings } from '../support/panels.js';
import { cardPart, mountCard, partsOf } from '../support/playing-card.js';
import { mountRoom } from '../support/room.js';
import { ownSettings } from '../support/settings.js';
import { until } from '../support/until.js';

/** The seven face-up cards of Klondike's deal 15. */
const OPEN = ['4C', '5D', '7S', '8D', '9S', 'AC', 'QH'];

const pictures = (game: AnyGame): readonly HTMLImageElement[] =>
  parts(game, 'card-face') as HTMLImageElement[];

const isSeen = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true });

/** The card of a picture's file. */
const codeOf = (url: string): string => /\/cards\/(\w\w)\.svg(#card)?$/.exec(url)![1]!;

async function haveLoaded(game: AnyGame, count: number): Promise<void> {
  await until(`${count} pictures`, () => {
    // A picture that can't be loaded has no width. WebKit tells the width that a drawing is shown with.
    const loaded = pictures(game).filter((one) => one.complete && one.naturalWidth > 0);
    return loaded.length === count;
  });
}

describe('faces="english"', () => {
  it('shows a file for each face-up card, and asks for no other', async () => {
    const game = await mountGame('klondike-game', { deal: '15', faces: 'english' });
    await haveLoaded(game, 7);
    for (const picture of pictures(game)) {
      expect(codeOf(picture.src)).to.equal(picture.closest<HTMLElement>('.card')!.dataset['card']);
      expect([isSeen(picture), picture.alt]).to.deep.equal([true, '']);
    }
    const asked = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\/cards\/\w\w\.svg/.test(name) ? [codeOf(name)] : []));
    expect([...new Set(asked)].sort()).to.deep.equal(OPEN);
  });

  it('leaves the kit’s index to covered cards', async () => {
    const game = await mountGame('freecell-game', { deal: '617', faces: 'english' });
    await haveLoaded(game, 8);
    const covered = game.shadowRoot!.querySelectorAll('.tableau > .card:not(:last-child)');
    expect(covered.length).to.equal(44);
    for (const card of covered) {
      expect(isSeen(card.querySelector('.index')!)).to.equal(true);
      expect(card.querySelector('.picture')).to.equal(null);
    }
  });

  it('gives way to the page’s faces and to the player’s choice; a wrong value changes nothing', async () => {
    ownSettings();
    const [game, warned] = [await mountGame('klondike-game', { deal: '15' }), warnings()];
    expect(pictures(game).length).to.equal(0);
    publish({ faces: 'english' });
    await haveLoaded(game, 7);
    game.faces = 'spanish';
    await game.updateComplete;
    publish({});
    await game.updateComplete;
    expect([pictures(game).length, warned]).to.deep.equal([
      0,
      [`<klondike-game>: faces "spanish" cannot be used; accepted: ${FACES.join(', ')}`],
    ]);
    const panel = await openSettings(game);
    const offered = (): boolean => panel.querySelector('[name="faces"]') !== null;
    expect(offered()).to.equal(true);
    game.faces = 'english';
    await haveLoaded(game, 7);
    game.cardFaces = (card) => `data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#${card}`;
    await game.updateComplete;
    expect([pictures(game)[0]!.src.slice(0, 5), offered()]).to.deep.equal(['data:', false]);
  });

  it('is a room’s for its games and cards, unless they have their own', async () => {
    const room = await mountRoom({ faces: 'english' });
    const game = document.createElement('seven27-table');
    const [one, own] = [
      await mountCard({ card: 'QH' }),
      await mountCard({ card: 'QH', faces: 'baize' }),
    ];
    room.append(game, one, own);
    await until('the card', () => partsOf(one).includes('card-face'));
    expect(codeOf((cardPart(one, 'card-face') as HTMLImageElement).src)).to.equal('QH');
    expect(partsOf(own)).to.deep.equal(['card red', 'card-index', 'card-court']);
    expect(game.inForce.faces).to.equal('english');
  });
});
