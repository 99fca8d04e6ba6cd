import { describe, it } from '#bdd';
import { expect } from 'chai';
import { DEALER_HANDS } from '../../../src/games/pai-gow/advice/advice-options.js';
import type { HandDescription } from '../../../src/games/pai-gow/rules/describe.js';
import type { SeatResult } from '../../../src/games/pai-gow/rules/results.js';
import { seatNames } from '../../../src/locales/fr/kit.js';
import { advice } from '../../../src/games/pai-gow/locales/fr-advice.js';
import { paigow } from '../../../src/games/pai-gow/locales/fr.js';
import { card, cards } from '../support/cards.js';

/** French sets no-break spaces before : ; ! ? % and within « »; here they are read as spaces. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

type Said = readonly (readonly [got: string, text: string])[];

const says = (said: Said): void => {
  expect(said.map(([got]) => plain(got))).to.deep.equal(said.map(([, text]) => text));
};

/** You, a bot, and the house that deals. */
const HOUSE = { kinds: ['human', 'bot', 'bot'], dealer: 2, house: true } as const;
/** You against a bot that deals. */
const BOT = { kinds: ['human', 'bot'], dealer: 1, house: false } as const;
/** Two people at one device. */
const SHARED = { kinds: ['human', 'human'], dealer: 1, house: false } as const;

const [pg, pgBot] = [paigow(HOUSE), paigow(BOT)];

const KQ: HandDescription = { code: 'nothing', high: 13, kicker: 12 };
const ACES: HandDescription = { code: 'pair', high: 1 };
const TWO_PAIRS: HandDescription = { code: 'two-pairs', high: 1, low: 8 };

const RESULT: SeatResult = {
  seat: 0,
  front: 'win',
  back: 'lose',
  outcome: 'push',
  foul: false,
  stake: 25,
  covered: 25,
  returned: 0,
  net: 0,
  commission: 0,
  bonus: null,
  envy: [],
  total: 0,
};

const paid = (result: Partial<SeatResult>, brief = false): string =>
  pg.announce({
    code: 'paid',
    brief,
    front: KQ,
    back: TWO_PAIRS,
    result: { ...RESULT, ...result },
  });

describe('French seats', () => {
  it('are you, a player, the house', () => {
    const you = seatNames(HOUSE);
    says([
      [[0, 1, 2].map(you.label).join('; '), 'Vous; Joueur 2; Croupier'],
      [[0, 1, 2].map(you.name).join('; '), 'vous; Joueur 2; le croupier'],
      [[0, 1, 2].map(you.whose).join('; '), 'Votre; de Joueur 2; du croupier'],
      [
        [0, 1, 2].map((seat) => you.does(seat, 'misez')).join('; '),
        'Vous misez; Joueur 2 mise; Le croupier mise',
      ],
      [seatNames(SHARED).label(0), 'Joueur 1'],
    ]);
  });
});

describe('French Pai Gow poker', () => {
  it('names hands as players do', () => {
    const hand = (description: HandDescription): string => pg.describe(description, 'back');
    says([
      [pg.describe(KQ), 'roi, dame'],
      [hand(KQ), 'hauteur roi'],
      [hand(ACES), 'paire d’as'],
      [hand({ ...ACES, apart: 13 }), 'paire d’as, roi'],
      [hand({ code: 'pair', high: 6 }), 'paire de six'],
      [hand(TWO_PAIRS), 'deux paires as et huit'],
      [hand({ code: 'trips', high: 13 }), 'brelan de rois'],
      [hand({ code: 'straight', high: 12 }), 'quinte à la dame'],
      [hand({ code: 'straight', high: 5 }), 'quinte de l’as au cinq'],
      [
        hand({ code: 'flush', high: 1, joker: 13, jokerSuit: 3 }),
        'couleur à l’as, le joker en roi de pique',
      ],
      [hand({ code: 'full-house', high: 3, low: 11 }), 'full aux trois par les valets'],
      [hand({ code: 'quads', high: 1, joker: 1 }), 'carré d’as, le joker en as'],
      [hand({ code: 'straight-flush', high: 10 }), 'quinte flush au dix'],
      [hand({ code: 'straight-flush', high: 1 }), 'quinte flush royale'],
      [hand({ code: 'five-aces', high: 1 }), 'cinq as'],
    ]);
  });

  it('speaks a short hand', () => {
    const { announce } = pg;
    says([
      [announce({ code: 'hand-started', hand: 3, dealer: 2, house: true }), 'Main 3.'],
      [
        pgBot.announce({ code: 'hand-started', hand: 3, dealer: 1, house: false }),
        'Main 3. Joueur 2 donne.',
      ],
      [
        announce({ code: 'bet', seat: 0, amount: 25, bonus: 5 }),
        'Vous misez 25 jetons, et 5 sur Fortune.',
      ],
      [announce({ code: 'bet', seat: 1, amount: 1, bonus: 0 }), 'Joueur 2 mise 1 jeton.'],
      [announce({ code: 'sits-out', seat: 1 }), 'Joueur 2 passe cette main.'],
      [
        announce({ code: 'dealt', first: 2, dice: [3, 4, 5] }),
        'Les dés font 12. Le croupier reçoit la première main.',
      ],
      [
        announce({ code: 'own-cards', seat: 0, cards: cards('AS QH') }),
        'Vos cartes : as de pique, dame de cœur.',
      ],
      [announce({ code: 'set', seat: 0 }), 'Vous avez composé vos mains.'],
      [announce({ code: 'set', seat: 1 }), 'Joueur 2 a composé ses mains.'],
      [
        announce({ code: 'dealer-shown', seat: 2, cards: cards('KC'), sets: true }),
        'Toutes les mains sont prêtes. Cartes du croupier : roi de trèfle.',
      ],
      [
        announce({ code: 'dealer-set', seat: 2, front: KQ, back: ACES }),
        'Croupier : roi, dame en main basse, paire d’as en main haute.',
      ],
      [
        paid({}),
        'Vous : roi, dame gagne en main basse, deux paires as et huit perdent en main haute. Égalité pour vous.',
      ],
      [
        paid({ outcome: 'win', net: 24, commission: 1 }, true),
        'Vous gagnez 24 jetons, commission de 1 déduite.',
      ],
      [paid({ seat: 1, outcome: 'lose', net: -25 }, true), 'Joueur 2 perd 25 jetons.'],
      [
        announce({ code: 'dealer-paid', house: true, result: { seat: 2, net: 0, commission: 0 } }),
        'Le croupier ne gagne ni ne perd.',
      ],
      [
        pgBot.announce({
          code: 'dealer-paid',
          house: false,
          result: { seat: 1, net: 38, commission: 2 },
        }),
        'Joueur 2 gagne 38 jetons comme donneur, commission de 2 déduite.',
      ],
      [announce({ code: 'stack', seat: 0, chips: 1025 }), 'Vous avez 1 025 jetons.'],
      [announce({ code: 'stack', seat: 1, chips: 0 }), 'Joueur 2 n’a plus de jetons.'],
    ]);
  });

  it('speaks of side bets and a foul', () => {
    const envy = [{ seat: 1, line: 'quads', chips: 25 }] as const;
    says([
      [
        paid({
          foul: true,
          outcome: 'lose',
          net: -20,
          returned: 5,
          bonus: { stake: 5, line: 'full-house', net: 25 },
          envy,
          total: 30,
        }),
        'Vous : faute, les deux mains sont perdues. Vous perdez 20 jetons. Le donneur manquait de jetons : part de la mise non couverte, rendue, 5 jetons. Fortune, full : gain de 25. Envy, carré de Joueur 2 : gain de 25. Au total +30.',
      ],
      [pg.bonusLine({ stake: 5, line: null, net: -5 }), 'Fortune −5'],
      [pg.envyLine(envy[0]), 'Envy : Joueur 2, carré +25'],
      [pg.houseWay('two-pairs'), 'Règle maison : deux paires.'],
    ]);
  });

  it('labels the table', () => {
    says([
      [
        pg.setLine({ code: 'legal', front: KQ, back: ACES }),
        'Mains valables : la paire d’as bat roi, dame.',
      ],
      [
        pg.setLine({ code: 'legal', front: KQ, back: TWO_PAIRS }),
        'Mains valables : les deux paires as et huit battent roi, dame.',
      ],
      [
        pg.setLine({ code: 'foul', front: ACES, back: KQ }),
        'La paire d’as en main basse l’emporte sur les cinq cartes hauteur roi : c’est une faute, et les deux mains seraient perdues.',
      ],
      [pg.tray('front', 1), 'Basse · 1 sur 2'],
      [pg.tray('back', 7), 'Haute · 2 pour la basse'],
      [pg.firstHand(12, 2, false), '12 : la première main est pour le croupier'],
      [pg.firstHand(12, 0, true), '12 : la première main est pour vous'],
      [pg.backs(1), '1 carte cachée'],
      [pg.backs(7), '7 cartes cachées'],
      [pg.returned(2), 'donneur à court, 2 rendus'],
      [pg.stakeLine(-2), 'Mise −2'],
      [pg.pays(4), 'un gain paie 4'],
    ]);
  });

  it('refuses', () => {
    const { refusal } = pg;
    says([
      [
        refusal({ code: 'not-whole', what: 'stake', amount: 2.5 }),
        'La mise est un nombre entier de jetons, et non 2,5.',
      ],
      [
        refusal({ code: 'below-min', what: 'bonus', amount: 1, min: 5 }),
        'Le bonus est au minimum de 5 ; 1, c’est trop peu.',
      ],
      [
        refusal({ code: 'above-stack', what: 'stake', amount: 100, stack: 1 }),
        'La mise de 100 dépasse ce qui reste : 1 jeton.',
      ],
      [
        refusal({ code: 'not-now', move: 'bet', phase: 'over' }),
        'Miser n’est pas possible maintenant : la main est terminée.',
      ],
      [refusal({ code: 'seat-open', seat: 2 }), 'Personne n’occupe la place 3.'],
      [refusal({ code: 'already-bet', seat: 0 }), 'Vous avez déjà misé, et c’est définitif.'],
      [refusal({ code: 'bets-open', seat: 1 }), 'Joueur 2 doit encore miser ou passer.'],
      [refusal({ code: 'not-your-seat', seat: 2 }), 'C’est au croupier seul de le faire.'],
      [
        refusal({ code: 'same-card', card: card('AS') }),
        'L’as de pique ne peut pas être deux fois en main basse.',
      ],
      [
        refusal({
          code: 'foul',
          front: 'nothing',
          frontHigh: 13,
          frontKicker: 12,
          back: 'nothing',
          backHigh: 13,
          backKicker: 9,
        }),
        'Roi, dame en main basse l’emporte sur roi, neuf en main haute.',
      ],
    ]);
  });

  it('advises and coaches', () => {
    const { verdict, totals } = advice;
    const [you, bot] = [0, 1].map(seatNames(BOT).whose);
    const chances = [0.342, 0.41, 0.248].map((share) => Math.round(share * DEALER_HANDS));
    says([
      [
        advice.best('roi de cœur, dame de pique', chances as never),
        'Conseil : roi de cœur, dame de pique en main basse gagne 34,2 %, égalise 41,0 %, perd 24,8 %.',
      ],
      [verdict(0, you!, 0), 'Votre répartition était la meilleure.'],
      [
        verdict(0.023, bot!, 2.3),
        'La répartition de Joueur 2 a coûté 2,3 % de la mise, 2,3 jetons.',
      ],
      [verdict(0.0001, you!, 0), 'Votre répartition a coûté moins de 0,1 % de la mise.'],
      [
        advice.caption(1),
        'La seule répartition permise, contre toutes les mains possibles du donneur',
      ],
      [
        totals({ seat: 0, hands: 12, best: 9, cost: 0.036, chips: 5.1 }, ''),
        '12 mains, dont 9 au mieux. Coût total : 3,6 % d’une mise, 5,1 jetons ; 0,3 % par main.',
      ],
      [
        totals({ seat: 0, hands: 1, best: 0, cost: 0.01, chips: 1.5 }, 'Joueur 1 : '),
        'Joueur 1 : 1 main, dont 0 au mieux. Coût total : 1,0 % d’une mise, 1,5 jeton ; 1,0 % par main.',
      ],
    ]);
  });
});
