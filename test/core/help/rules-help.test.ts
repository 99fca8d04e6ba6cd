import { describe, it } from '#bdd';
import { expect } from 'chai';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../scripts/entries.mjs';
import { faceOf } from '../../../src/core/cards/card.js';
import { type Example, examplePile, examplePiles } from '../../../src/core/patience/example.js';
import type { Transfer } from '../../../src/core/patience/piles.js';
import { deckOf } from '../../../src/core/patience/rules/deck.js';
import { refusal } from '../../../src/core/patience/rules/refusal.js';
import type { PatienceRules } from '../../../src/core/patience/rules/rules.js';
import type { PatienceState } from '../../../src/core/patience/rules/state.js';
import { type Table, tableOf } from '../../../src/core/patience/rules/table.js';
import type { PatienceData } from '../../../src/games/patience/define.js';
import { rulesExamples } from '../../../src/games/patience/help/examples.js';
import { helpOf } from '../../../src/games/patience/help/help.js';
import { rulesText } from '../../../src/games/patience/help/text.js';
import { rulesHelp } from '../../../src/games/patience/element/help.js';
import { PATIENCES, type PatienceName } from '../../../src/games/patience/registry.js';
import { patienceNames } from '../../../src/locales/compiled/fr/patience-names.js';
import type { RulesHelpMessages } from '../../../src/locales/compiled/types.js';
import type { HelpText } from '../../../src/locales/help-text.js';
import type { Words } from '../../../src/locales/words.js';
import { LANGUAGES } from '../../../src/locales/languages.js';
import { compiled } from '../support/messages.js';
import { ODD_RULES } from './odd-rules.js';

/** Games that need many different sentences. The golden files have their help in full. */
const SHOWN: readonly PatienceName[] = [
  ...(['agnes-bernauer', 'american-toad', 'bakers-dozen', 'bisley', 'canfield'] as const),
  ...(['double-freecell', 'duchess', 'elevens', 'flower-garden', 'giza', 'penguin'] as const),
  ...(['putt-putt', 'spider', 'thirty', 'tripeaks', 'worm-hole', 'yukon'] as const),
];

const isWriting = process.env['BAIZE_GOLDEN'] === 'write';

/** The value that a choice of the settings stands for. */
const valueOf = (choice: string, isSwitch = false): unknown =>
  isSwitch ? choice === 'on' : /^\d+$/.test(choice) ? Number(choice) : choice;

/** The rules of a game with every choice of its settings. */
function variantsOf({ options, rules }: PatienceData<never>): readonly PatienceRules[] {
  const sets = Object.entries(options.rules).reduce<object[]>(
    (all, [name, { choices = [], isSwitch }]) =>
      all.flatMap((set) => choices.map((one) => ({ ...set, [name]: valueOf(one, isSwitch) }))),
    [{}],
  );
  return sets.flatMap((set) => {
    const checked = options.check(set);
    return 'value' in checked ? [rules(checked.value)] : [];
  });
}

const games = await Promise.all(
  Object.entries(PATIENCES).map(async ([name, load]) => {
    const { game } = (await load()) as { readonly game: PatienceData<never> };
    return { name, game, variants: variantsOf(game) };
  }),
);
const all: readonly (readonly [name: string, rules: PatienceRules])[] = [
  ...games.flatMap(({ name, variants }) => variants.map((rules) => [name, rules] as const)),
  ...Object.entries(ODD_RULES),
];

const messagesIn = async (language: string): Promise<RulesHelpMessages> =>
  (await compiled(language, 'rules-help')) as unknown as RulesHelpMessages;

function positionOf(table: Table, example: Example<Transfer>): PatienceState {
  const empty = Object.fromEntries(table.piles.map((id) => [id, []]));
  const piles = examplePiles(empty, example);
  const hidden = Object.entries(piles).map(([id, cards]) => [
    id,
    cards.filter((c) => c < 0).length,
  ]);
  const faceDown = Object.fromEntries(hidden) as Record<string, number>;
  return { options: {}, piles, faceDown, redeals: 0, score: 0, takenBack: [] };
}

const paragraphsOf = ({ goal, moves, rules }: HelpText): readonly string[] => [
  goal,
  ...moves.map(([text]) => text),
  ...rules,
];

/** The sentences of a help, in a language that ends them with a stop or without a space after it. */
const sentencesOf = (text: HelpText): readonly string[] =>
  paragraphsOf(text).flatMap((paragraph) => paragraph.split(/(?<=[.。?؟!])\s*(?=\P{Nd}|$)/u));

describe('the pictures made from rules', () => {
  it('show legal moves, and refused ones that the engine refuses', () => {
    for (const [name, rules] of all) {
      const table = tableOf(rules);
      for (const [move, example] of Object.entries(rulesExamples(rules))) {
        const reason = refusal(table, positionOf(table, example), example.move);
        const what = `${name}: ${move} ${JSON.stringify(example)} ${JSON.stringify(reason)}`;
        expect(reason !== undefined, what).to.equal(example.refused === true);
      }
    }
  });

  it('have no card more often than the deck', () => {
    for (const [name, rules] of all) {
      const faces = deckOf(rules).map(faceOf);
      for (const [move, { piles, flights = [] }] of Object.entries(rulesExamples(rules))) {
        const turned = rules.stock?.open ? [] : flights.map((flight) => flight.turned ?? '');
        const shown = [...Object.values(piles), ...turned].flatMap((text) => examplePile(text));
        for (const card of new Set(shown.filter((one) => one >= 0))) {
          const count = (cards: readonly number[]): number =>
            cards.filter((c) => c === card).length;
          expect(count(shown), `${name} ${move}`).to.be.at.most(count(faces));
        }
      }
    }
  });

  it('show what matters of each game', () => {
    for (const [name, rules] of all) {
      const names = Object.keys(rulesExamples(rules));
      const { columns, foundations, hole, pairs, stock } = rules;
      if (columns.build) expect(names, name).to.include('build');
      if (columns.build && columns.build !== 'anything') expect(names, name).to.include('noBuild');
      if (foundations) expect(names, name).to.include('home');
      if (hole) expect(names, name).to.include.members(['hole', 'noHole']);
      if (pairs) expect(names, name).to.include.members(['pair', 'noPair']);
      if (stock && stock.to !== 'fill')
        expect(names.includes('draw') || names.includes('deal'), name).to.equal(true);
    }
  });
});

describe('the help made from rules', () => {
  for (const language of Object.keys(LANGUAGES)) {
    it(`has a text for each rule, and says nothing twice: ${language}`, async () => {
      const words = await messagesIn(language);
      for (const [name, rules] of all) {
        const examples = rulesExamples(rules);
        const text = rulesText(words, rules, examples);
        for (const paragraph of paragraphsOf(text)) {
          expect(paragraph, name).to.not.match(/^$|undefined|NaN|\[object|\b0\b/);
        }
        const sentences = sentencesOf(text).filter((sentence) => sentence !== '');
        const twice = sentences.filter((one, index) => sentences.indexOf(one) !== index);
        expect(twice, name).to.deep.equal([]);
        const named = text.moves.flatMap(([, ...names]) => names);
        expect(named, name).to.have.members(Object.keys(examples));
      }
    });

    it(`is as in its golden file: ${language}`, async () => {
      const words = await messagesIn(language);
      const texts = games
        .filter(({ name }) => SHOWN.includes(name as PatienceName))
        .map(({ game, variants: [rules] }) => {
          const { goal, moves, rules: details } = rulesText(words, rules!, {});
          const lines = [
            goal,
            ...moves.map(([move]) => `- ${move}`),
            ...details.map((d) => `* ${d}`),
          ];
          return `## ${game.title}\n${lines.join('\n')}\n`;
        });
      const text = texts.join('\n');
      const file = join(ROOT, `test/core/help/golden/${language}.txt`);
      if (isWriting) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      const golden = existsSync(file) ? readFileSync(file, 'utf8') : '';
      expect(text.split('\n')).to.deep.equal(golden.split('\n'));
    });
  }

  it('names similar games in the language of the words', async () => {
    const { game } = games.find(({ name }) => name === 'scorpion')!;
    const checked = game.options.check({});
    if (!('value' in checked)) throw new Error('Scorpion has no usual options');
    const titlesIn = async (language: string): Promise<readonly string[]> => {
      const words = { kit: await compiled(language, 'kit') } as unknown as Words;
      const { similar } = await rulesHelp(game)(words);
      return similar!(checked.value).map(({ title }) => title);
    };
    expect((await titlesIn('en'))[0]).to.equal('Wasp');
    expect((await titlesIn('fr'))[0])
      .to.equal(patienceNames.titles.wasp)
      .and.not.to.equal('Wasp');
  });

  it('names similar games, but not the game itself', () => {
    for (const { name, game } of games) {
      const checked = game.options.check({});
      if (!('value' in checked)) throw new Error(name);
      const names = helpOf(game)
        .similar(checked.value)
        .map((one) => one.name);
      expect(names, name).to.not.include(name);
    }
    const { game } = games.find(({ name }) => name === 'black-hole')!;
    expect(helpOf(game).similar({} as never)[0]?.name).to.equal('worm-hole');
  });
});
