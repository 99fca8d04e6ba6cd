import { JOKER } from '../../../cards/card.js';
import type { HouseWayName } from '../../../games/pai-gow/house-ways.js';
import type { MoveType, PaigowRefusal, Phase } from '../../../games/pai-gow/state.js';
import { capital } from '../../../locales/capital.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import { The, kit } from '../kit.js';
import { WAYS, foulText } from './paigow-hands.js';
import { chipRefusals, seatRefusals, tableRefusals } from './table-refusals.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'Miser',
  pass: 'Passer',
  cut: 'Couper',
  deal: 'Donner',
  set: 'Composer ses mains',
  settle: 'Payer',
};

const PHASES: Readonly<Record<Phase, string>> = {
  bets: 'les mises sont en cours',
  set: 'les joueurs composent leurs mains',
  dealer: 'les cartes du donneur sont visibles',
  over: 'la main est terminée',
};

/** The rank of a kicker is not there in every hand. */
const hand = <Code>(code: Code, high: number, kicker: number | undefined) => ({
  code,
  high,
  ...(kicker !== undefined && { kicker }),
});

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<PaigowRefusal | TableRefusal> => {
  const { open, out, done, due, cut } = seatRefusals(names);
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: 'La mise', bonus: 'Le bonus' }),
    'no-such-move': ({ move }) =>
      `Le coup «\u00a0${move}\u00a0» n’existe pas\u202f; il y a bet, pass, cut et set.`,
    'not-now': ({ move, phase }) =>
      `${MOVES[move]} n’est pas possible maintenant\u00a0: ${PHASES[phase]}.`,
    'seat-open': open,
    'seat-out': out,
    'already-set': done('composé les mains'),
    'already-bet': done('misé'),
    'already-cut': done('coupé'),
    'dealer-bets-not': () => 'Le donneur ne mise pas.',
    'house-cuts-not': () => 'Le croupier ne coupe pas.',
    'table-moves': ({ move }) => `${MOVES[move]}\u00a0: la table s’en charge.`,
    'bets-open': due('miser'),
    'no-bonus': () => 'Il n’y a pas de bonus à cette table.',
    'bad-cut': cut,
    'cards-covered': () =>
      'Ces cartes sont cachées\u00a0: elles ne peuvent être posées qu’une fois montrées.',
    'two-in-front': () => 'Deux cartes en main basse, cinq en main haute.',
    'same-card': ({ card }) =>
      `${The(kit.cardName(card))} ne peut pas être deux fois en main basse.`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `${isCard ? The(kit.cardName(card)) : String(card)} ne fait pas partie des sept cartes.`;
    },
    foul: (foul) =>
      capital(
        foulText(
          hand(foul.front, foul.frontHigh, foul.frontKicker),
          hand(foul.back, foul.backHigh, foul.backKicker),
        ),
      ) + '.',
    'house-way': ({ houseWay }) =>
      `Le donneur suit la règle maison de ${WAYS[houseWay as HouseWayName]}.`,
  };
};
