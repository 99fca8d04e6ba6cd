import { describe, it } from '#bdd';
import { expect } from 'chai';
import { resultText, startText } from '../../../src/games/ten-dice/advice/texts.js';
import { deal } from '../../../src/games/ten-dice/rules/state.js';
import { type TenDiceWords, raceWords } from '../../../src/games/ten-dice/words.js';
import type { KitMessages, TenDiceMessages } from '../../../src/locales/compiled/types.js';
import { LANGUAGES } from '../../../src/locales/languages.js';

type Racers = Parameters<typeof raceWords>[1];

/** The words of a race in a language. */
async function wordsIn(language: string, racers: Racers): Promise<TenDiceWords> {
  const from = `../../../src/locales/compiled/${language}`;
  const { kit } = (await import(`${from}/kit.js`)) as { readonly kit: KitMessages };
  const { tenDice } = (await import(`${from}/ten-dice.js`)) as {
    readonly tenDice: TenDiceMessages;
  };
  return raceWords({ kit, tenDice }, racers);
}

/** What each language says, by its tag. */
async function everywhere(
  racers: Racers,
  say: (words: TenDiceWords) => string,
): Promise<Readonly<Record<string, string>>> {
  const all = Object.keys(LANGUAGES).map(
    async (language) => [language, say(await wordsIn(language, racers))] as const,
  );
  return Object.fromEntries(await Promise.all(all));
}

const SHARED: Racers = {
  ...{ players: 0, atOnce: false },
  shared: { you: 1, names: ['Ana', 'Ben', undefined] },
};

const names = ({ name }: TenDiceWords): string => [0, 1, 2].map(name).join(', ');

describe('the words of the ten-dice race', () => {
  it('name people by their numbers if several race', async () => {
    expect(await everywhere({ players: 2, atOnce: false }, names)).to.deep.equal({
      en: 'Player 1, Player 2, Noor',
      de: 'Spieler 1, Spieler 2, Noor',
      es: 'Jugador 1, Jugador 2, Noor',
      fr: 'Joueur 1, Joueur 2, Noor',
      ja: 'プレイヤー1, プレイヤー2, ヌール',
      ar: 'اللاعب 1, اللاعب 2, نور',
      'pt-BR': 'Jogador 1, Jogador 2, Duda',
    });
  });

  it('name people elsewhere, and only the own seat is you', async () => {
    expect(await everywhere(SHARED, names)).to.deep.equal({
      en: 'Ana, You, Noor',
      de: 'Ana, Du, Noor',
      es: 'Ana, Tú, Noor',
      fr: 'Ana, Vous, Noor',
      ja: 'Ana, あなた, ヌール',
      ar: 'Ana, أنت, نور',
      'pt-BR': 'Ana, Você, Duda',
    });
  });

  it('name the player first among several winners', async () => {
    const options = { players: 0, bots: 3, atOnce: false, level: 'normal' } as const;
    const race = { ...deal(options, []), home: [0, 1], turn: null };
    expect(await everywhere(SHARED, (words) => resultText(race, words, true))).to.deep.equal({
      en: 'You and Ana win.',
      de: 'Gewonnen: Du und Ana.',
      es: 'Victoria: Tú y Ana.',
      fr: 'Victoire\u00a0: Vous et Ana.',
      ja: '勝利：あなた、Ana。',
      ar: 'الفوز: أنت وAna.',
      'pt-BR': 'Você e Ana ganharam.',
    });
  });

  it('say at the start what to do', async () => {
    const race = deal({ players: 1, bots: 1, atOnce: true, level: 'normal' }, []);
    const words = await wordsIn('en', { players: 1, atOnce: true });
    expect(startText(race, words)).to.equal(
      'Ten-Dice Race. Roll all ten dice. Choose a number to keep. All other dice roll again.',
    );
  });

  it('leave out the keys for another race in a shared one', async () => {
    const keys = async (racers: Racers): Promise<readonly string[]> =>
      (await wordsIn('en', racers)).keySheet.map(([key]) => key);
    expect(await keys(SHARED)).to.deep.equal(['1 … 6, ← →', 'Enter, Space', 't', '?']);
    expect(await keys({ players: 1, atOnce: true })).to.deep.equal([
      ...['1 … 6', 'Enter, Space', 't', 'n', 'u', '?'],
    ]);
  });

  it('name a seat in the refusal of a roll out of turn', async () => {
    const { refusal } = await wordsIn('en', SHARED);
    expect(refusal({ code: 'not-your-turn', turn: 0 })).to.equal('Ana’s turn.');
    expect(refusal({ code: 'not-your-turn', turn: 1 })).to.equal('Your turn.');
  });
});
