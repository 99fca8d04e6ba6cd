import { describe, it } from '#bdd';
import { expect } from 'chai';
import { LANGUAGES } from '../../../src/locales/languages.js';
import { type RaceCheckWords, raceCheckEn } from '../../../src/games/ten-dice/locales/en-check.js';
import type { TenDiceWords, TenDiceWordsOf } from '../../../src/games/ten-dice/locales/en.js';
import { tenDiceWords } from '../../../src/games/ten-dice/locales/en.js';

interface OfTheGame {
  readonly otherWords: { readonly tenDice: TenDiceWordsOf };
}

/** The texts of `words`, with sample values. */
function said(words: TenDiceWords): readonly string[] {
  return [
    words.title,
    words.name(0),
    words.name(1),
    words.turn(0),
    words.turn(1),
    words.rolls(1),
    words.rolls(9),
    words.choice(4, 0),
    words.choice(4, 1),
    words.choice(4, 5),
    words.roll(10),
    words.roll(7),
    words.dice(0, []),
    words.dice(0, [1, 2]),
    words.most(1, 4, 3),
    words.isHome(0, 9),
    words.won([0], 9),
    words.won([0, 1], 11),
    words.alone(9, 15.294),
    words.hint(null, 15.294),
    words.hint(4, 13.934),
    words.isHome(1, null),
    words.won([0, 1], null),
    words.alone(null, 15.294),
    words.rule,
    words.again(4),
    words.place(1),
    words.place(2),
    words.seconds(12_340),
    words.placed(2, 4),
  ];
}

const of = async (language: string): Promise<TenDiceWordsOf> =>
  ((await import(`../../../src/games/ten-dice/locales/${language}.js`)) as OfTheGame).otherWords
    .tenDice;

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Zehn-Würfel-Rennen',
    'Du',
    'Bot 1',
    'Du bist dran.',
    'Bot 1 ist dran.',
    '1 Wurf',
    '9 Würfe',
    '4, kein Würfel',
    '4, 1 Würfel',
    '4, 5 Würfel',
    'Alle zehn Würfel werfen',
    '7 Würfel werfen',
    'Du: noch nicht geworfen',
    'Du: 1, 2',
    'Bot 1: 3 Würfel mit 4.',
    'Du: im Ziel nach 9 Würfen.',
    'Gewonnen nach 9 Würfen: Du.',
    'Gewonnen nach 11 Würfen: Du und Bot 1.',
    'Im Ziel nach 9 Würfen; der Durchschnitt ist 15,3.',
    'Wirf alle zehn Würfel: im Schnitt noch 15,3 Würfe.',
    'Behalte 4: im Schnitt noch 13,9 Würfe.',
    'Bot 1: im Ziel.',
    'Gewonnen: Du und Bot 1.',
    'Im Ziel.',
    'Wähle eine Zahl: Ihre Würfel bleiben, die anderen rollen neu. Auch die, die noch nicht liegen.',
    '4 behalten',
    '1.',
    '2.',
    '12,3 s',
    'Du bist 2. von 4.',
  ],
  es: [
    'Carrera de diez dados',
    'Tú',
    'Bot 1',
    'Te toca.',
    'Le toca a Bot 1.',
    '1 tirada',
    '9 tiradas',
    '4, ningún dado',
    '4, 1 dado',
    '4, 5 dados',
    'Tirar los diez dados',
    'Tirar 7 dados',
    'Tú: aún sin tirar',
    'Tú: 1, 2',
    'Bot 1: 3 dados con 4.',
    'Tú: en la meta tras 9 tiradas.',
    'Victoria tras 9 tiradas: Tú.',
    'Victoria tras 11 tiradas: Tú y Bot 1.',
    'En la meta tras 9 tiradas; la media es 15,3.',
    'Tira los diez dados: de media, 15,3 tiradas más.',
    'Conserva 4: de media, 13,9 tiradas más.',
    'Bot 1: en la meta.',
    'Victoria: Tú y Bot 1.',
    'En la meta.',
    'Elige un número: sus dados se quedan y los demás vuelven a rodar. También los que aún no se han parado.',
    'Conservar 4',
    '1.º',
    '2.º',
    '12,3 s',
    'Quedas 2.º de 4.',
  ],
  fr: [
    'Course aux dix dés',
    'Vous',
    'Bot 1',
    'À vous.',
    'Au tour de Bot 1.',
    '1 lancer',
    '9 lancers',
    '4, aucun dé',
    '4, 1 dé',
    '4, 5 dés',
    'Lancer les dix dés',
    'Lancer 7 dés',
    'Vous\u00a0: pas encore lancés',
    'Vous\u00a0: 1, 2',
    'Bot 1\u00a0: 3 dés avec 4.',
    'Vous\u00a0: à l’arrivée après 9 lancers.',
    'Victoire après 9 lancers\u00a0: Vous.',
    'Victoire après 11 lancers\u00a0: Vous et Bot 1.',
    'À l’arrivée après 9 lancers\u00a0; la moyenne est de 15,3.',
    'Lancez les dix dés\u00a0: encore 15,3 lancers en moyenne.',
    'Gardez 4\u00a0: encore 13,9 lancers en moyenne.',
    'Bot 1\u00a0: à l’arrivée.',
    'Victoire\u00a0: Vous et Bot 1.',
    'À l’arrivée.',
    'Choisissez un nombre\u00a0: ses dés restent, les autres roulent de nouveau. Ceux qui ne sont pas immobiles aussi.',
    'Garder 4',
    '1er',
    '2e',
    '12,3 s',
    'Vous êtes 2e sur 4.',
  ],
  ja: [
    '10個のダイスレース',
    'あなた',
    'ボット1',
    'あなたの番です。',
    'ボット1の番です。',
    '1回',
    '9回',
    '4、0個',
    '4、1個',
    '4、5個',
    '10個すべて振る',
    '7個振る',
    'あなた：まだ振っていません',
    'あなた：1、2',
    'ボット1：4が3個。',
    'あなた：9回でゴール。',
    '9回で勝利：あなた。',
    '11回で勝利：あなた、ボット1。',
    '9回でゴール。平均は15.3回です。',
    '10個すべて振る：平均であと15.3回。',
    '4を残す：平均であと13.9回。',
    'ボット1：ゴール。',
    '勝利：あなた、ボット1。',
    'ゴール。',
    '目を選ぶと、その目のダイスは残り、ほかは振り直します。まだ止まっていないダイスも振り直しです。',
    '4を残す',
    '1位',
    '2位',
    '12.3秒',
    'あなたは4人中2位です。',
  ],
  ar: [
    'سباق النرد العشرة',
    'أنت',
    'الحاسوب 1',
    'دورك.',
    'دور الحاسوب 1.',
    'رمية واحدة',
    '9 رميات',
    '4، لا نرد',
    '4، حجر نرد واحد',
    '4، 5 أحجار نرد',
    'رمي النرد العشرة',
    'رمي 7 أحجار نرد',
    'أنت: لم يُرمَ بعد',
    'أنت: 1، 2',
    'الحاسوب 1: 3 أحجار نرد على 4.',
    'أنت: الوصول بعد 9 رميات.',
    'الفوز بعد 9 رميات: أنت.',
    'الفوز بعد 11 رمية: أنت والحاسوب 1.',
    'الوصول بعد 9 رميات؛ المتوسط 15.3.',
    'رمي النرد العشرة: 15.3 رمية أخرى في المتوسط.',
    'الإبقاء على 4: 13.9 رمية أخرى في المتوسط.',
    'الحاسوب 1: تم الوصول.',
    'الفوز: أنت والحاسوب 1.',
    'تم الوصول.',
    'اختر رقمًا: يبقى نرده ويُرمى الباقي من جديد، ومعه كل نرد لم يستقر بعد.',
    'الإبقاء على 4',
    'المركز 1',
    'المركز 2',
    '12.3 ث',
    'مركزك 2 من 4.',
  ],
};

describe('the words of the ten-dice race', () => {
  it('are there in every language, each message of English and no other', async () => {
    const names = (words: TenDiceWords): readonly string[] => Object.keys(words).sort();
    for (const language of Object.keys(LANGUAGES)) {
      if (language === 'en') continue;
      const words = (await of(language))(1);
      expect(names(words), language).to.deep.equal(names(tenDiceWords(1)));
      expect(words.keySheet, language).to.have.length(6);
      const { raceCheck } = (await import(
        `../../../src/games/ten-dice/locales/${language}-check.js`
      )) as { readonly raceCheck: RaceCheckWords };
      const checked = [1, 3].map((rolls) => raceCheck.rolls('A', rolls, undefined));
      expect(new Set([...checked, ...raceCheck.why, raceCheck.before]).size, language).to.equal(6);
      expect(Object.keys(raceCheck).sort(), language).to.deep.equal(
        Object.keys(raceCheckEn).sort(),
      );
    }
  });

  for (const [language, wanted] of Object.entries(EXPECTED)) {
    it(`are spoken in ${language}`, async () => {
      expect(said((await of(language))(1))).to.deep.equal(wanted);
    });
  }

  it('have two dice in Arabic by their case, where they are counted and where they are thrown', async () => {
    const { choice, roll, most } = (await of('ar'))(1);
    expect([choice(4, 2), roll(2), most(1, 4, 2), roll(1), roll(10)]).to.deep.equal([
      '4، حجرا نرد',
      'رمي حجري نرد',
      'الحاسوب 1: حجرا نرد على 4.',
      'رمي حجر نرد واحد',
      'رمي النرد العشرة',
    ]);
  });

  it('name people by their numbers where several race', async () => {
    const names = async (language: string): Promise<string> => (await of(language))(3).name(1);
    const all = await Promise.all(['de', 'es', 'fr', 'ja', 'ar'].map(names));
    expect(all).to.deep.equal(['Spieler 2', 'Jugador 2', 'Joueur 2', 'プレイヤー2', 'اللاعب 2']);
  });

  it('name people elsewhere as they are called, and only the own seat is you', async () => {
    const named = { you: 1, names: ['Ana', 'Ben', undefined] };
    const names = async (language: string): Promise<string> => {
      const { name } = (language === 'en' ? tenDiceWords : await of(language))(0, false, named);
      return [0, 1, 2].map(name).join(', ');
    };
    const all = await Promise.all(['en', 'de', 'es', 'fr', 'ja', 'ar'].map(names));
    expect(all).to.deep.equal([
      'Ana, You, Bot 3',
      'Ana, Du, Bot 3',
      'Ana, Tú, Bot 3',
      'Ana, Vous, Bot 3',
      'Ana, あなた, ボット3',
      'Ana, أنت, الحاسوب 3',
    ]);
    expect(tenDiceWords(0, false, { you: undefined, names: ['Ana'] }).turn(0)).to.equal(
      'Ana’s turn.',
    );
    const french = (await of('fr'))(0, false, { you: undefined, names: ['Ana', 'Ben', 'Élodie'] });
    expect([0, 1, 2].map(french.turn)).to.deep.equal([
      'Au tour d’Ana.',
      'Au tour de Ben.',
      'Au tour d’Élodie.',
    ]);
  });

  it('name three winners in a row, as each language does', async () => {
    const named = { you: undefined, names: ['Ana', 'Ben', 'Ida'] };
    const won = async (language: string): Promise<string> =>
      (language === 'en' ? tenDiceWords : await of(language))(0, false, named).won([0, 1, 2], null);
    expect(await Promise.all(['en', 'de', 'es', 'fr', 'ja', 'ar'].map(won))).to.deep.equal([
      'Ana, Ben and Ida win.',
      'Gewonnen: Ana, Ben und Ida.',
      'Victoria: Ana, Ben e Ida.',
      'Victoire\u00a0: Ana, Ben et Ida.',
      '勝利：Ana、Ben、Ida。',
      'الفوز: Ana وBen وIda.',
    ]);
  });

  it('say what was wrong where it was not the dice, in a sentence of its own', async () => {
    for (const language of Object.keys(LANGUAGES)) {
      const { raceCheck: words } = (
        language === 'en'
          ? { raceCheck: raceCheckEn }
          : await import(`../../../src/games/ten-dice/locales/${language}-check.js`)
      ) as {
        readonly raceCheck: RaceCheckWords;
      };
      const fault = { roll: 3, expected: [1, 2], got: [1, 2] } as const;
      const said = (['turn', 'count', 'start'] as const).map((what) =>
        words.rolls('Ana', 4, { ...fault, what }),
      );
      expect(new Set(said).size, language).to.equal(3);
      for (const text of said) expect(text, language).to.match(/^Ana/).and.not.include('1 2');
      expect(words.rolls('Ana', 4, fault), language).to.include('1 2');
    }
  });
});
