import { describe, it } from '#bdd';
import { expect } from 'chai';
import { kit } from '../../../src/locales/fr/kit.js';
import { help } from '../../../src/games/seven-twenty-seven/locales/fr-help.js';
import { seven27 } from '../../../src/games/seven-twenty-seven/locales/fr.js';
import { card, cards } from '../support/cards.js';
import { NO_HOUSE_RULES } from '../support/seven27-rules.js';

/** French sets no-break spaces before : ; ! ? % and within « »; here they are read as spaces. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

type Said = readonly (readonly [got: string, text: string])[];

const says = (said: Said): void => {
  expect(said.map(([got]) => plain(got))).to.deep.equal(said.map(([, text]) => text));
};

/** You against a bot that deals. */
const s27 = seven27({ kinds: ['human', 'bot'], dealer: 1, house: false });

describe('French Seven Twenty-Seven', () => {
  const totals = { low: 13, high: 52 };
  const of = { pot: 0, pots: 1, amount: 120 };
  const side = { pot: 1, pots: 2, amount: 40 };

  it('speaks a short hand', () => {
    const { announce } = s27;
    const put = { seat: 0, amount: 10, allIn: false } as const;
    says([
      [
        announce({ code: 'hand-started', hand: 3, dealer: 0, ante: 5, carried: 40 }),
        'Main 3. Vous donnez. L’ante est de 5. Reste au pot : 40 jetons.',
      ],
      [announce({ code: 'ante', ...put, amount: 5 }), 'Vous payez l’ante de 5.'],
      [
        announce({ code: 'ante', seat: 1, amount: 3, allIn: true }),
        'Joueur 2 paie l’ante de 3, tapis.',
      ],
      [
        announce({ code: 'dealt', shown: [{ seat: 1, cards: cards('AH QS') }] }),
        'Joueur 2 montre l’as de cœur, la dame de pique.',
      ],
      [
        announce({
          code: 'own-cards',
          seat: 0,
          cards: cards('5D AC'),
          totals: { low: 12, high: 32 },
        }),
        'Vos cartes : 5 de carreau, as de trèfle ; 6 pour 7, 16 pour 27.',
      ],
      [announce({ code: 'phase', phase: 'bets' }), 'Mises.'],
      [announce({ code: 'turn', seat: 0, call: 10 }), 'À vous de jouer : 10 pour suivre.'],
      [announce({ code: 'call', ...put }), 'Vous suivez 10.'],
      [announce({ code: 'raise', ...put, seat: 1 }), 'Joueur 2 relance de 10.'],
      [announce({ code: 'check', seat: 0 }), 'Vous dites parole.'],
      [announce({ code: 'fold', seat: 0 }), 'Vous vous couchez.'],
      [announce({ code: 'fold', seat: 1 }), 'Joueur 2 se couche.'],
      [announce({ code: 'bust', seat: 1 }), 'Joueur 2 saute.'],
      [
        announce({ code: 'take', seat: 0, card: card('KS'), totals: { low: 13, high: 13 } }),
        'Vous tirez le roi de pique : 6½.',
      ],
      [announce({ code: 'take', seat: 1, card: null, totals: null }), 'Joueur 2 tire une carte.'],
      [announce({ code: 'stand', seat: 1, frozen: true }), 'Joueur 2 reste, et la main est figée.'],
      [announce({ code: 'declare', seat: 0, targets: null }), 'Vous avez fait votre annonce.'],
      [
        announce({
          code: 'declared',
          all: [
            { seat: 0, targets: 'low' },
            { seat: 1, targets: 'both' },
          ],
        }),
        'Annonces : Vous 7, Joueur 2 les deux.',
      ],
    ]);
  });

  it('explains the end', () => {
    const { explain } = s27;
    const hand = cards('5D AC AH');
    says([
      [
        explain({ code: 'both', seat: 0, cards: hand, totals: { low: 14, high: 54 }, ...of }),
        'Vous : 5-A-A fait 7 et 27, et gagne les deux moitiés, 120 jetons.',
      ],
      [
        explain({
          code: 'half',
          seat: 1,
          cards: hand,
          target: 'low',
          total: 13,
          shared: true,
          ...side,
        }),
        'Pot annexe, Joueur 2 : 5-A-A fait 6½, à ½ de 7, et partage la moitié du 7, 40 jetons.',
      ],
      [
        explain({ code: 'unclaimed', target: 'high', seats: [0, 1], ...of }),
        'Personne ne peut gagner la moitié du 27 : elle revient aussi à vous, Joueur 2, 120 jetons.',
      ],
      [
        explain({ code: 'last', seat: 0, ...of }),
        'Il ne reste que vous en jeu : 120 jetons, sans montrer les cartes.',
      ],
      [
        explain({ code: 'failed-both', seat: 0, ...side }),
        'Pot annexe : vous avez annoncé les deux sans être au mieux pour les deux : aucun gain.',
      ],
      [
        explain({ code: 'uncalled', seat: 1, amount: 1 }),
        'Mise que personne n’a suivie, 1 jeton : rendue à Joueur 2.',
      ],
      [
        explain({ code: 'nothing', seat: 0, cards: hand, totals }),
        'Vous : 5-A-A fait 6½, à ½ de 7, et 26, à 1 de 27.',
      ],
    ]);
  });

  it('says what is to be done', () => {
    const { step } = s27;
    says([
      [
        step({ code: 'check', min: 5, max: 50 }),
        'Personne n’a misé. Dites parole, ou misez de 5 à 50.',
      ],
      [
        step({ code: 'call', call: 10, raises: true }),
        '10 pour rester dans le coup : suivez, relancez ou couchez-vous en laissant le pot.',
      ],
      [
        step({ code: 'draw', freeze: 3, stands: 0, up: true }),
        'Tirez une carte, visible de tous, ou restez. Après 3 tours de suite sans tirer, vous n’en recevrez plus.',
      ],
      [
        step({ code: 'frozen', seat: 1 }),
        'Votre main est figée : plus de tirage, mais vous misez encore. On attend Joueur 2.',
      ],
      [step({ code: 'paid', seat: 0, won: 0, put: 0 }), 'Vous ne gagnez ni ne perdez.'],
      [
        step({ code: 'paid', seat: 0, won: 60, put: 15 }),
        'Vous gagnez 45 jetons : 60 du pot, 15 mis.',
      ],
      [s27.hint({ type: 'raise', seat: 0, amount: 10 }), 'Indice : relancer de 10.'],
      [s27.hint({ type: 'declare', seat: 0, targets: 'both' }), 'Indice : annoncer les deux.'],
      [
        s27.standing({ target: 'low', total: 13, over: -1, bust: false, aces: 2, elevens: 1 }),
        '½ en moins',
      ],
      [
        s27.aces({ target: 'low', total: 13, over: -1, bust: false, aces: 2, elevens: 1 }),
        'as à 1 et à 11',
      ],
      [s27.won('both', []), 'annonçait les deux'],
      [s27.refusal({ code: 'not-your-turn', seat: 1, turn: 0 }), 'C’est à vous de jouer.'],
      [s27.refusal({ code: 'max-raises', max: 1 }), 'Il y a au plus 1 relance par tour.'],
      [s27.refusal({ code: 'max-raises', max: 3 }), 'Il y a au plus 3 relances par tour.'],
      [
        s27.refusal({ code: 'bet-open', call: 11 }),
        'Une mise est ouverte : 11 jetons pour suivre.',
      ],
      [s27.refusal({ code: 'seat-folded', seat: 0 }), 'Vous avez jeté vos cartes.'],
    ]);
  });

  it('helps by the rules of the table', () => {
    const parts = help.parts(['But.'], {
      ante: 5,
      minBet: 10,
      maxBet: 50,
      maxRaises: 3,
      dealing: 'up-down',
      draw: 'up',
      freeze: 2,
      lastBet: true,
      declare: 'none',
      tens: 'face',
      scoring: 'nearest',
      ...NO_HOUSE_RULES,
    });
    says([
      [
        parts.map(([title]) => title).join('; '),
        'Ce qui gagne; Ce que valent les cartes; Une main; Ce que vous voyez',
      ],
      [
        parts[2]![1][2]!,
        'Mises : dites parole sans rien payer, ou misez de 10 à 50. Dès que quelqu’un a misé : suivez, relancez de 10 à 50 (3 fois par tour au plus), ou couchez-vous et quittez la main.',
      ],
    ]);
  });
});
