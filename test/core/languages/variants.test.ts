import { describe, it } from '#bdd';
import { expect } from 'chai';
import { numberOr } from '../../../src/core/cards/deal-number.js';
import type { OptionSet } from '../../../src/core/engine/option.js';
import { GAMES } from '../../../src/core.js';
import { LANGUAGES } from '../../../src/locales/languages.js';
import { gameText, variantText } from '../../../src/locales/variant-text.js';
import type { Words } from '../../../src/locales/words.js';

/** A value as the rules have it: a switch's is a boolean. */
const valueOf = (choice: string, isSwitch = false): unknown =>
  isSwitch ? choice === 'on' : numberOr(choice);

/** The rules of a game, and the values of each that are not the usual one. */
const unusual = ({
  rules,
}: OptionSet<object>): readonly (readonly [string, readonly unknown[]])[] =>
  Object.entries(rules).map(([name, { choices = [], isSwitch, usual }]) => {
    const all = choices.map((choice) => valueOf(choice, isSwitch));
    const [byDefault] = [usual({ variant: 'freecell', draw: 1, scoring: 'none' })];
    return [name, all.filter((value) => String(value) !== String(byDefault))];
  });

/** Words that other languages share with English, or that are written like names. */
const SHARED = ['vegas', 'standard', 'bonus', 'fortune', 'bots', 'commission'];
const TRICKS = ['bags', 'blind', 'jokers', 'nil'];
const NAMES = [
  'kingcell',
  'forecell',
  'game',
  'eight',
  'off',
  'seahaven',
  'knock',
  'out',
  'oh',
  'hell',
];

/** The words that code has for an option: `lastBet`, `over-is-bust`. */
const codeWords = (...of: readonly unknown[]): readonly string[] =>
  of
    .filter((one) => typeof one !== 'number')
    .flatMap((one) => String(one).split(/(?=[A-Z])|-/))
    .map((word) => word.toLowerCase());

/** The words that a reader sees. */
const readWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{Letter}\p{Mark}]+/gu) ?? [];

/** The names of games and variants in a language. */
async function wordsOf(language: string) {
  const load = (file: string): Promise<object> =>
    import(new URL(`../../../src/locales/compiled/${language}/${file}.ts`, import.meta.url).href);
  const files = await Promise.all(['kit', 'stats', 'patience-names'].map(load));
  const words = Object.assign({}, ...files) as Words<'kit' | 'stats'>;
  return {
    game: (name: string): string => gameText(words, name),
    variant: (variant: string): string => variantText(words, variant),
  };
}

for (const language of Object.keys(LANGUAGES)) {
  describe(`the statistics in ${language}`, () => {
    for (const { name: game, title, options } of GAMES) {
      it(`name ${game}`, async () => {
        const { game: nameOf } = await wordsOf(language);
        if (language === 'en') expect(nameOf(game)).to.equal(title);
        const plain = game.replaceAll('-', ' ');
        // In Latin letters a name of one word may be the same everywhere.
        if (title.toLowerCase() === plain && !['ar', 'ja'].includes(language)) return;
        expect(nameOf(game)).not.to.match(new RegExp(`^\u2068?${plain}\u2069?$`, 'u'));
        expect(nameOf(game).slice(1)).not.to.equal(plain.slice(1));
      });

      it(`tell every option of ${game} in words of their own`, async () => {
        const { variant } = await wordsOf(language);
        for (const [name, list] of unusual(options)) {
          for (const value of list) {
            const text = variant(`${name}~${String(value)}`);
            expect(text).not.to.match(/true|false|undefined|NaN/);
            const left = codeWords(name, value).filter(
              (word) =>
                ![...SHARED, ...TRICKS, ...NAMES].includes(word) && readWords(text).includes(word),
            );
            if (language !== 'en') expect(left, text).to.deep.equal([]);
            // In English an option and the name of its value are never just put beside each other.
            else if (typeof value === 'string')
              expect(text.toLowerCase()).not.to.equal(codeWords(name, value).join(' '));
            // Each value has its own words.
            const alike = list.filter((one) => variant(`${name}~${String(one)}`) === text);
            expect(alike).to.have.length(1);
          }
        }
      });
    }
  });
}

describe('a table’s or a race’s rules in words', () => {
  const PAI_GOW = 'bonus~fortune.commission~5.foul~lose.house~false.wheel~low';
  const SEVEN27 = 'dealing~down-down-up.declare~sequential.draw~up.freeze~2.lastBet~true.tens~half';
  const SAID: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
    en: [
      'Fortune bonus, 5% commission, a foul hand loses, players deal, A-2-3-4-5 is the lowest straight',
      'Two cards down, one up, declarations in turn, extra cards face up, frozen after 2 stands in a row, one last betting round, tens count ½',
      '1 bot, 3 players',
      'No bots, 1 player',
      'Ten-Dice Race',
    ],
    ar: [
      'مكافأة الحظ، عمولة \u20685%\u2069، الترتيب المخالف يخسر، اللاعبون يوزّعون، \u2068A-2-3-4-5\u2069 أصغر ستريت',
      'ورقتان مقلوبتان وواحدة مكشوفة، إعلان بالدور، أوراق إضافية مكشوفة، تجميد اليد بعد الاكتفاء مرتين متتاليتين، جولة رهان أخيرة، العشرة بنصف نقطة',
      'حاسوب واحد، 3 لاعبين',
      'بلا حاسوب، لاعب واحد',
      'سباق النرد العشرة',
    ],
  };
  it('begin with the game, and name unknown options', async () => {
    const { variant } = await wordsOf('en');
    expect(variant('cells~3.oddRule~true.speed~7.variant~eight-off')).to.equal(
      'Eight Off, 3 cells, odd rule, speed 7',
    );
    expect(variant('')).to.equal('Usual rules');
    expect(variant('not a variant')).to.equal('not a variant');
  });

  for (const [language, [paiGow, seven, race, alone, name]] of Object.entries(SAID)) {
    it(`read well in ${language}`, async () => {
      const { variant, game } = await wordsOf(language);
      expect([
        variant(PAI_GOW),
        variant(SEVEN27),
        variant('bots~1.players~3'),
        variant('bots~0.players~1'),
        game('ten-dice'),
      ]).to.deep.equal([paiGow, seven, race, alone, name]);
    });
  }
});
