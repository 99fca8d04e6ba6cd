import { describe, it } from '#bdd';
import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { freecell, golf, klondike, paigow, pyramid, seven27 } from '../../../src/core.js';
import { variantOf } from '../../../src/elements/card-room/usual-options.js';
import { type StatsWords, statsEn } from '../../../src/locales/stats-en.js';
import { tenDice } from '../../../src/games/ten-dice/core.js';
import { LANGUAGES } from '../../../src/locales/languages.js';
import type { LanguageFile } from '../../../src/locales/language-file.js';
import { valueOf } from '../support/result.js';

type Options = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, readonly unknown[]>>;

/** Every game, and for each option that makes a variant of it, values that are not the usual ones. */
const GAMES: readonly (readonly [game: { readonly game: string }, values: Values])[] = [
  [
    freecell,
    {
      variant: ['kingcell', 'forecell', 'bakers-game', 'eight-off', 'seahaven'],
      cells: [0, 1, 2, 5, 8],
      supermove: ['full', 'off'],
    },
  ],
  [golf, { corner: [true] }],
  [
    klondike,
    {
      draw: [3],
      scoring: ['standard', 'vegas'],
      redeals: [0, 1, 2, 5],
      foundationReturn: [true],
    },
  ],
  [pyramid, { redeals: [0, 1, 2, 5], coverPairs: [false], openStock: [true], wastes: [2, 3] }],
  [
    paigow,
    {
      ...{ house: [false], commission: [5], pushOn: ['ace-high'], foul: ['lose'] },
      ...{ wheel: ['low'], bonus: ['fortune'] },
    },
  ],
  [
    seven27,
    {
      scoring: [
        'over-is-bust',
        'under-beats-over',
        'over-beats-under',
        'inside-beats-outside',
        'outside-beats-inside',
      ],
      dealing: ['down-down-up', 'down-up'],
      draw: ['up'],
      freeze: [2, 3],
      lastBet: [true],
      declare: ['simultaneous', 'sequential'],
      tens: ['half'],
      opens: ['best-up-card'],
      fiveAceAce: ['beats-all'],
      winAndTie: ['three-quarters'],
      carry: ['pot', 'half'],
    },
  ],
  [tenDice, { players: [2, 3, 4], bots: [1, 2, 3], atOnce: [true] }],
];

const usualOf = (game: object): Options =>
  valueOf((game as typeof pyramid).checkOptions({ quickDeal: true })) as unknown as Options;

/** What other languages say as English does, or as names are written. */
const SHARED = ['vegas', 'standard', 'bonus', 'fortune', 'bots', 'commission'];
const NAMES = ['kingcell', 'forecell', 'game', 'eight', 'off', 'seahaven'];

/** The words that code has for an option: `lastBet`, `over-is-bust`. */
const codeWords = (...of: readonly unknown[]): readonly string[] =>
  of
    .filter((one) => typeof one !== 'number')
    .flatMap((one) => String(one).split(/(?=[A-Z])|-/))
    .map((word) => word.toLowerCase());

/** The words that a reader sees. */
const readWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{Letter}\p{Mark}]+/gu) ?? [];

async function wordsOf(language: string): Promise<StatsWords> {
  if (language === 'en') return statsEn;
  const file = new URL(`../../../src/locales/${language}/stats.ts`, import.meta.url);
  const { otherWords } = (await import(file.href)) as LanguageFile;
  return otherWords!.stats!;
}

describe('the games of the statistics', () => {
  it('are all that there are', () => {
    const folder = new URL('../../../src/games/', import.meta.url);
    expect(GAMES.map(([{ game }]) => game).sort()).to.deep.equal(readdirSync(folder).sort());
    // Those of the manifest too, whose tags are their games'.
    const manifest = readFileSync(
      new URL('../../../custom-elements.json', import.meta.url),
      'utf8',
    );
    const tags = new Set(manifest.match(/(?<="tagName": ")[\w-]+-(?:game|table|race)(?=")/g));
    expect(tags.size).to.equal(GAMES.length);
  });

  for (const [game, values] of GAMES) {
    it(`know the usual rules, and what makes another variant: ${game.game}`, () => {
      const usual = usualOf(game);
      expect(variantOf(game.game, usual)).to.equal('');
      const chosen = Object.keys(usual).filter(
        (name) => variantOf(game.game, { ...usual, [name]: 'probe' }) !== '',
      );
      expect(chosen).to.have.members(Object.keys(values));
    });
  }
});

for (const language of Object.keys(LANGUAGES)) {
  describe(`the statistics in ${language}`, () => {
    for (const [game, values] of GAMES) {
      it(`name ${game.game}`, async () => {
        const { game: nameOf } = await wordsOf(language);
        const plain = game.game.replaceAll('-', ' ');
        // In Latin letters these two are the same everywhere, or in English.
        if (['golf', 'klondike'].includes(game.game) && !['ar', 'ja'].includes(language)) return;
        if (game.game === 'pyramid' && language === 'en') return;
        expect(nameOf(game.game)).not.to.match(new RegExp(`^\u2068?${plain}\u2069?$`, 'u'));
        expect(nameOf(game.game).slice(1)).not.to.equal(plain.slice(1));
      });

      it(`tell every option of ${game.game} in words of their own`, async () => {
        const { variant } = await wordsOf(language);
        for (const [name, list] of Object.entries(values)) {
          for (const value of list) {
            const told = variant(`${name}~${String(value)}`);
            expect(told).not.to.match(/true|false|undefined|NaN/);
            const left = codeWords(name, value).filter(
              (word) => ![...SHARED, ...NAMES].includes(word) && readWords(told).includes(word),
            );
            if (language !== 'en') expect(left, told).to.deep.equal([]);
            // In English an option and the name of its value are never just put beside each other.
            else if (typeof value === 'string')
              expect(told.toLowerCase()).not.to.equal(codeWords(name, value).join(' '));
            // Each value is told apart from the others.
            expect(list.filter((one) => variant(`${name}~${String(one)}`) === told)).to.have.length(
              1,
            );
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
      'Fortune bonus, 5% commission, fouls lose, players deal, low wheel',
      'Two cards down, one up, sequential declarations, extra cards up, frozen after 2 stands, last bet, tens count ½',
      '1 bot, 3 players',
      'No bots, 1 player',
      'Ten-Dice Race',
    ],
    de: [
      'Fortune-Bonus, 5\u00a0% Kommission, ungültige Hände verlieren, Spieler geben, A-2-3-4-5 als kleinste Straße',
      'Zwei Karten verdeckt, eine offen, Ansage der Reihe nach, weitere Karten offen, nach 2-mal Bleiben gesperrt, letzte Setzrunde, Zehnen zählen ½',
      '1 Bot, 3 Spieler',
      'Keine Bots, 1 Spieler',
      'Zehn-Würfel-Rennen',
    ],
    fr: [
      'Bonus Fortune, commission de 5\u00a0%, main fautive perdante, les joueurs donnent, quinte A-2-3-4-5 la plus petite',
      'Deux cartes cachées, une visible, annonces à tour de rôle, cartes du tirage visibles, main figée après 2 tours sans tirer, dernière mise, les 10 valent ½',
      '1 bot, 3 joueurs',
      'Sans bot, 1 joueur',
      'Course aux dix dés',
    ],
    es: [
      'Bono Fortune, comisión 5\u00a0%, la mano nula pierde, reparten los jugadores, A-2-3-4-5, la escalera más baja',
      'Dos abajo y una arriba, se declara por turno, cartas extra boca arriba, se congela tras 2, última apuesta, el 10 vale ½',
      '1 bot, 3 jugadores',
      'Sin bots, 1 jugador',
      'Carrera de diez dados',
    ],
    ja: [
      'フォーチュンあり、コミッション5%、ファウルは負け、プレイヤーがディーラー、A-2-3-4-5は最弱',
      '裏2枚、表1枚で開始、順番に宣言、表向きで引く、スタンド2回で固定、最後にベット、10も½',
      'ボット1人、プレイヤー3人',
      'ボットなし、プレイヤー1人',
      '10個のダイスレース',
    ],
    ar: [
      'مكافأة الحظ، عمولة \u20685%\u2069، الترتيب المخالف خاسر، اللاعبون يوزّعون، \u2068A-2-3-4-5\u2069 أصغر ستريت',
      'ورقتان مقلوبتان وواحدة مكشوفة، إعلان بالدور، أوراق إضافية مكشوفة، تجميد اليد بعد الاكتفاء مرتين، رهان أخير، العشرة بنصف نقطة',
      'حاسوب واحد، 3 لاعبين',
      'بلا حاسوب، لاعب واحد',
      'سباق النرد العشرة',
    ],
  };
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
