import { describe, it } from '#bdd';
import { expect } from 'chai';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { PATIENCE_TAGS } from '../../../scripts/entries.mjs';
import {
  GAMES,
  VARIANTS,
  freecell,
  klondike,
  paigow,
  pyramid,
  seven27,
  twentyNineRules,
  writeOptions,
} from '../../../src/core.js';
import {
  type Limit,
  type WithOptions,
  defineOptions,
  flag,
  limit,
  oneOf,
  whole,
} from '../../../src/core/engine/option.js';
import { variantOf } from '../../../src/core/engine/option-text.js';
import { freecellGame } from '../../../src/games/freecell/descriptor.js';
import { freecell as freecellMessages } from '../../../src/locales/compiled/en/freecell.js';
import { extras } from '../../../src/locales/compiled/en/extras.js';
import { problemOf, valueOf } from '../support/result.js';

interface Toy {
  readonly suits: 1 | 2 | 4;
  readonly columns: number;
  readonly redeals: Limit;
  readonly open: boolean;
}

const options = defineOptions<Toy>({
  rules: {
    suits: oneOf([4, 1, 2]),
    columns: whole(
      ({ suits }) => 6 + suits,
      ({ suits }) => [suits, 10],
    ),
    redeals: limit(({ columns }) => (columns > 8 ? 'unlimited' : 0)),
    open: flag(true),
  },
  startsGame: ['suits'],
  together: [['columns', 'even', ({ columns, open }) => open || columns % 2 === 0]],
});

describe('options', () => {
  it('take defaults, which may depend on the options before', () => {
    expect(valueOf(options.check({}))).to.deep.equal({
      ...{ suits: 4, columns: 10, redeals: 'unlimited', open: true },
    });
    expect(valueOf(options.check({ suits: 1, colour: 'red' }))).to.deep.equal({
      ...{ suits: 1, columns: 7, redeals: 0, open: true },
    });
    expect(valueOf(options.check({ columns: 5, redeals: -0 }))).to.deep.equal({
      ...{ suits: 4, columns: 5, redeals: 0, open: true },
    });
  });

  it('name what is wrong with the first that can’t be used, and what is accepted', () => {
    const wrong = (given: unknown): unknown => {
      const { option, got, accepted } = problemOf(options.check(given));
      return [option, got, accepted];
    };
    expect(wrong(null)).to.deep.equal(['options', 'null', '{}']);
    expect(wrong({ suits: 3 })).to.deep.equal(['suits', '3', '4, 1, 2']);
    expect(wrong({ suits: '4' })).to.deep.equal(['suits', '4', '4, 1, 2']);
    expect(wrong({ columns: 3 })).to.deep.equal(['columns', '3', '4–10']);
    expect(wrong({ suits: 2, columns: 1.5 })).to.deep.equal(['columns', '1.5', '2–10']);
    expect(wrong({ redeals: -1 })).to.deep.equal(['redeals', '-1', 'unlimited, 0, 1, 2 …']);
    expect(wrong({ redeals: Infinity })).to.deep.equal([
      ...['redeals', 'Infinity', 'unlimited, 0, 1, 2 …'],
    ]);
    expect(wrong({ open: 'yes' })).to.deep.equal(['open', 'yes', 'true, false']);
    expect(wrong({ columns: 7, open: false })).to.deep.equal(['columns', '7', 'even']);
  });

  it('offer what a settings panel shows, and know what starts a game', () => {
    const choices = Object.values(options.rules).map((rule) => rule.choices);
    expect(choices).to.deep.equal([
      ['4', '1', '2'],
      undefined,
      ['unlimited', '0', '1', '2'],
      ['on', 'off'],
    ]);
    expect(options.startsGame).to.deep.equal(['suits']);
  });
});

describe('the text of a variant', () => {
  const text = <Options extends object>(game: WithOptions<Options>, given: object): string => {
    const all = valueOf(game.options.check(given));
    const written = valueOf(writeOptions(game, all));
    expect(variantOf(game, all)).to.equal(written);
    return written;
  };

  it('has the options that differ from the usual ones, by the alphabet', () => {
    expect(text(freecell, {})).to.equal('');
    expect(text(freecell, { variant: 'eight-off', cells: 8 })).to.equal('variant~eight-off');
    expect(text(freecell, { variant: 'kingcell', cells: 5 })).to.equal('cells~5.variant~kingcell');
    expect(text(klondike, { scoring: 'vegas', draw: 3, redeals: 2 })).to.equal(
      'draw~3.scoring~vegas',
    );
    expect(text(klondike, { scoring: 'vegas', redeals: 2 })).to.equal('redeals~2.scoring~vegas');
    expect(text(pyramid, { coverPairs: false, redeals: 0 })).to.equal('coverPairs~false.redeals~0');
  });

  it('has of a table what makes another game of it, and not its seats and chips', () => {
    const hand = { kinds: ['human', 'bot', 'bot'], stacks: [700, 900, 300], ante: 10 };
    expect(text(seven27, {})).to.equal('');
    const strict = { ...hand, scoring: 'over-is-bust', lastBet: true, freeze: 3 };
    expect(text(seven27, strict)).to.equal('freeze~3.lastBet~true.scoring~over-is-bust');
    expect(text(paigow, { minBet: 10, quickDeal: true })).to.equal('');
    const fortune = { bonus: 'fortune', commission: 5, quickDeal: true };
    expect(text(paigow, fortune)).to.equal('bonus~fortune.commission~5');
    expect(text(twentyNineRules.game, { game: '28', dealer: 2 })).to.equal('game~28');
  });
});

describe('the list of games', () => {
  it('has the names of FreeCell’s variants that players see', () => {
    const { title, variantTitles } = freecellGame;
    const titles = VARIANTS.map((variant) => freecellMessages.titles[variant]);
    expect([title, ...Object.values(variantTitles)]).to.deep.equal(titles);
  });

  it('has a label in the settings panel for each option of a patience', async () => {
    const missing: string[] = [];
    for (const { name, tag, options: all } of GAMES) {
      if (!tag.endsWith('-game') || PATIENCE_TAGS.some((line) => line.tag === tag)) continue;
      const file = (await import(`../../../src/locales/compiled/en/${name}.js`)) as object;
      const own = Object.values(file).flatMap((one: { readonly optionLabels?: object }) =>
        Object.keys(one.optionLabels ?? {}),
      );
      const known = [...Object.keys(extras.settings), ...own];
      const unlabelled = Object.keys(all.rules).filter((option) => !known.includes(option));
      missing.push(...unlabelled.map((option) => `${name}: ${option}`));
    }
    expect(missing).to.deep.equal([]);
  });

  it('has every folder, with the tag that its element is registered by', () => {
    const folder = 'src/games';
    const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    // Some folders have only the rules of a game that has no element.
    const indexes = folders
      .map(({ name }) => [name, `${folder}/${name}/index.ts`] as const)
      .filter(([, index]) => existsSync(index));
    const registered = indexes.map(([name, index]) => {
      const text = readFileSync(index, 'utf8');
      return [name, /defineElement\(\s*'([\w-]+)'/.exec(text)?.[1]];
    });
    const tagged = PATIENCE_TAGS.map(({ game, tag }) => [game, tag]);
    expect(GAMES.map(({ name, tag }) => [name, tag])).to.deep.equal([...registered, ...tagged]);
  });
});
