import { expect } from 'chai';
import { dealDeck } from '../../../src/core.js';
import { GolfGame } from '../../../src/games/golf/element/element.js';
import { KlondikeGame } from '../../../src/games/klondike/element/element.js';
import { PyramidGame } from '../../../src/games/pyramid/element/element.js';
import type { AnyGame } from '../support/game.js';
import { type Attributes, afterTest, mountGame } from '../support/mount.js';
import { difference, traceOf } from '../support/secrets.js';
import { until } from '../support/until.js';
import { firstOf, itInFull } from '../support/counts.js';

type Stage = 'golf-game' | 'klondike-game' | 'pyramid-game';
type Step = (game: AnyGame) => unknown;

/** The places in the deck of cards that lie face down at the start. */
const HIDDEN: Readonly<Record<Stage, (place: number) => boolean>> = {
  'golf-game': (place) => place >= 36,
  // Row by row from columns 1 to 7, the first card of each row face up; then the stock.
  'klondike-game': (place) => ![0, 7, 13, 18, 22, 25, 27].includes(place),
  'pyramid-game': (place) => place >= 28,
};

/** A deal with its hidden cards in another order: the last of them comes first. */
function permuted(tag: Stage, deal: number): readonly number[] {
  const deck = dealDeck(deal);
  const hidden = deck.filter((_, place) => HIDDEN[tag](place)).reverse();
  return deck.map((card, place) => (HIDDEN[tag](place) ? hidden.shift()! : card));
}

const move =
  (from: string, to: string, count = 1): Step =>
  (game) =>
    game.play({ from, to, count });
const undo: Step = (game) => game.undo();

/** The steps of both games. None reveals a card, or asks code that knows all cards. */
const STEPS: Readonly<Record<Stage, readonly Step[]>> = {
  'golf-game': [
    move('column-1', 'waste-1'),
    move('column-2', 'waste-1'),
    move('stock', 'column-1'),
    move('waste-1', 'stock'),
    undo,
  ],
  'klondike-game': [
    move('column-4', 'column-3'),
    move('column-7', 'foundation-1'),
    move('column-5', 'column-6'),
    move('column-6', 'column-1'),
    move('column-5', 'column-1'),
    move('stock', 'column-1'),
    move('waste-1', 'stock'),
    undo,
    async (game) => {
      game.pause();
      await until('the panel is there', () => game.shadowRoot!.querySelector('.panel'));
    },
    (game) => game.resume(),
  ],
  'pyramid-game': [
    move('pyramid-22', 'foundation-1'),
    move('pyramid-23', 'pyramid-16'),
    move('pyramid-24', 'pyramid-26'),
    move('stock', 'pyramid-28'),
    move('waste-1', 'stock'),
    undo,
  ],
};

const GIVEN: Readonly<Record<Stage, Attributes>> = {
  'golf-game': { deal: '5' },
  'klondike-game': { deal: '15', scoring: 'standard', 'manual-flip': true },
  'pyramid-game': { deal: '3', 'no-verdict': true },
};

/** Everything that a game shows and fires from its start on. The deck replaces the deal. */
async function trace(tag: Stage, deck: readonly number[]): Promise<readonly string[]> {
  const game = await mountGame(tag, GIVEN[tag]);
  const told = await traceOf(game, [(one) => one.newGame({ deck }), ...STEPS[tag]]);
  game.parentElement!.remove();
  return told;
}

/** Both games of a deal: as it is, and with its hidden cards in another order. */
const compared = async (tag: Stage, deal: number): Promise<string> =>
  difference(await trace(tag, dealDeck(deal)), await trace(tag, permuted(tag, deal)));

/** Makes every element of a class do more after each render, until the test is over. */
function planted(
  element: typeof GolfGame | typeof KlondikeGame | typeof PyramidGame,
  leak: Step,
): void {
  const { prototype } = element as unknown as {
    prototype: { updated: (changed: unknown) => void };
  };
  const { updated } = prototype;
  prototype.updated = function (this: AnyGame, changed: unknown) {
    updated.call(this, changed);
    leak(this);
  };
  afterTest(() => (prototype.updated = updated));
}

/** The next card of the stock, which no element may reveal. */
const nextCard = (game: AnyGame): string => game.save()?.deck?.slice(-2) ?? '';

const LEAKS: Readonly<Record<string, Step>> = {
  'in an attribute of its back': (game) =>
    game.shadowRoot!.querySelector('.face-down')?.setAttribute('data-x', nextCard(game)),
  'in the name of its back': (game) =>
    game.shadowRoot!.querySelector('.stock .face-down')?.setAttribute('aria-label', nextCard(game)),
  'in an event': (game) =>
    game.dispatchEvent(
      new CustomEvent('game-error', { detail: { source: 'host', message: nextCard(game) } }),
    ),
};

const CLASSES = {
  'golf-game': GolfGame,
  'klondike-game': KlondikeGame,
  'pyramid-game': PyramidGame,
};

describe('what lies face down', () => {
  for (const tag of ['golf-game', 'klondike-game', 'pyramid-game'] as const) {
    (tag === 'klondike-game' ? it : itInFull)(
      `is told by nothing that ${tag} shows, names or fires`,
      async () => {
        const deal = Number(GIVEN[tag]['deal']);
        expect(permuted(tag, deal)).not.to.deep.equal(dealDeck(deal));
        expect([...permuted(tag, deal)].sort()).to.deep.equal([...dealDeck(deal)].sort());
        expect(await compared(tag, deal)).to.equal('');
      },
    );

    for (const [where, leak] of firstOf(Object.entries(LEAKS), 1)) {
      (tag === 'klondike-game' ? it : itInFull)(
        `would be found out in ${tag} if it stood ${where}`,
        async () => {
          planted(CLASSES[tag], leak);
          expect(await compared(tag, Number(GIVEN[tag]['deal']))).not.to.equal('');
        },
      );
    }
  }

  it('is another matter once a card is turned: then the games differ', async () => {
    const steps = [move('stock', 'waste-1')];
    const turned = async (deck: readonly number[]): Promise<readonly string[]> => {
      const game = await mountGame('pyramid-game', GIVEN['pyramid-game']);
      return traceOf(game, [(one) => one.newGame({ deck }), ...steps]);
    };
    const [one, other] = [await turned(dealDeck(3)), await turned(permuted('pyramid-game', 3))];
    expect(difference(one, other)).not.to.equal('');
  });
});
