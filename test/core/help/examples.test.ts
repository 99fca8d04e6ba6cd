import { describe, it } from '#bdd';
import { expect } from 'chai';
import { DECK_SIZE } from '../../../src/core/cards/card.js';
import { dealDeck } from '../../../src/core/cards/deal-number.js';
import type { Game } from '../../../src/core/engine/rules.js';
import { type Example, examplePile, examplePiles } from '../../../src/core/patience/example.js';
import { type Piles, STOCK } from '../../../src/core/patience/piles.js';
import * as freecellHelp from '../../../src/games/freecell/help/help.js';
import { freecell } from '../../../src/games/freecell/rules/game.js';
import * as golfHelp from '../../../src/games/golf/help/help.js';
import { golf } from '../../../src/games/golf/rules/game.js';
import * as klondikeHelp from '../../../src/games/klondike/help/help.js';
import { klondike } from '../../../src/games/klondike/rules/game.js';
import * as pyramidHelp from '../../../src/games/pyramid/help/help.js';
import { pyramid } from '../../../src/games/pyramid/rules/game.js';
import { LANGUAGES } from '../../../src/locales/languages.js';
import type { HelpText } from '../../../src/locales/help-text.js';

interface Help {
  examples(options: never): Readonly<Record<string, Example<unknown>>>;
  readonly english: object;
  text(messages: never, options: never): HelpText;
}
type AnyGame = Game<{ readonly piles: Piles }, unknown, object, unknown, never>;

/** Every choice of each, with every other. */
const all = (choices: Readonly<Record<string, readonly unknown[]>>): object[] =>
  Object.entries(choices).reduce<object[]>(
    (sets, [name, values]) =>
      sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );

const GAMES: Readonly<
  Record<string, { game: unknown; help: Help; options: object[]; alike?: number }>
> = {
  freecell: {
    game: freecell,
    help: freecellHelp,
    // If neither cells nor columns help, each card moves alone with any supermove.
    alike: 2,
    options: [
      ...all({
        variant: ['freecell', 'kingcell', 'bakers-game'],
        cells: [0, 1, 4],
        supermove: ['linear', 'full', 'off'],
      }),
      ...all({ variant: ['forecell', 'eight-off', 'seahaven'] }),
    ],
  },
  klondike: {
    game: klondike,
    help: klondikeHelp,
    options: all({
      draw: [1, 3],
      redeals: ['unlimited', 0, 1, 2],
      foundationReturn: [false, true],
      scoring: ['none', 'standard', 'vegas'],
    }),
  },
  pyramid: {
    game: pyramid,
    help: pyramidHelp,
    options: all({
      redeals: ['unlimited', 0, 1, 3],
      coverPairs: [false, true],
      openStock: [false, true],
      wastes: [1, 3],
    }),
  },
  golf: { game: golf, help: golfHelp, options: all({ corner: [false, true] }) },
};

/** The position of an example; of hidden cards no rule reads more than that they are there. */
function positionOf(game: AnyGame, options: object, example: Example<unknown>) {
  const dealt = game.deal(options, dealDeck(1));
  const piles = examplePiles(dealt.piles, example);
  const down = Object.entries(piles).map(([id, cards]) => [id, cards.filter((c) => c < 0).length]);
  return { ...dealt, piles, faceDown: Object.fromEntries(down) as Record<string, number> };
}

/** The text of a game's help in a language, by the options. */
async function textsIn(language: string, name: string, help: Help) {
  const path = `../../../src/locales/compiled/${language}/${name}-help.js`;
  const file = (await import(path)) as Readonly<Record<string, object>>;
  const messages = file[`${name}Help`]!;
  return (options: object): HelpText => help.text(messages as never, options as never);
}

for (const [name, { game, help, options, alike = 0 }] of Object.entries(GAMES)) {
  const rules = game as AnyGame;
  const checked = options.map((given) => {
    const result = rules.options.check(given);
    if ('problem' in result) throw new Error(JSON.stringify(given));
    return result.value;
  });

  describe(`the help of ${name}`, () => {
    it('shows moves that are legal, whatever the options are', () => {
      for (const one of checked) {
        for (const [move, example] of Object.entries(help.examples(one as never))) {
          const position = positionOf(rules, one, example);
          expect(rules.refusal(position, example.move), `${JSON.stringify(one)} ${move}`).to.equal(
            undefined,
          );
        }
      }
    });

    it('has each card at most once in a picture, and moves no card that is not there', () => {
      for (const one of checked) {
        for (const example of Object.values(help.examples(one as never))) {
          const { piles, flights = [] } = example;
          const turned = flights
            .map((flight) => flight.turned ?? '')
            .join(' ')
            .trim();
          const hidden = Object.values(piles).flatMap((text) => examplePile(text));
          const isOpen = !piles[STOCK]?.startsWith('?');
          const seen = [...hidden, ...(isOpen || !turned ? [] : examplePile(turned))].filter(
            (card) => card >= 0,
          );
          expect(new Set(seen).size).to.equal(seen.length).and.to.be.below(DECK_SIZE);
        }
      }
    });

    it('has a text in every language that names every picture, and no other', async () => {
      for (const language of Object.keys(LANGUAGES)) {
        const text = await textsIn(language, name, help);
        for (const one of checked) {
          const shown = Object.keys(help.examples(one as never));
          const { goal, moves, rules: own } = text(one);
          const named = moves.flatMap(([, ...examples]) => examples);
          expect([goal, ...moves.map(([sentence]) => sentence), ...own]).to.not.include('');
          expect(named, language).to.have.members(shown);
        }
      }
    });

    it('tells what the options make of the game', async () => {
      for (const language of Object.keys(LANGUAGES)) {
        const text = await textsIn(language, name, help);
        const told = new Set(checked.map((one) => JSON.stringify(text(one))));
        expect(told.size, language).to.equal(checked.length - alike);
      }
    });
  });
}
