import type { Translations } from '../../../locales/translations.js';
import type { PyramidAnnouncement, Way } from '../rules/announce.js';
import { type PyramidRefusal, isPlace, isWaste, numberOf, rowOf } from '../rules/state.js';
import type { PyramidWords } from './en.js';
import { capital } from '../../../locales/capital.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { The, cards, e, fr, kit, the } from '../../../locales/fr/kit.js';

const { cardName } = kit;

/** A place of the pyramid by its row; a waste carries a number where there are several. */
function nameOf(pile: string, several: boolean): string {
  const number = numberOf(pile);
  if (isWaste(pile)) return several ? `défausse ${number}` : 'défausse';
  if (!isPlace(pile)) return pile.startsWith('stock') ? 'talon' : 'fondation';
  const row = rowOf(number - 1);
  return `rangée ${row + 1}, place ${number - (row * (row + 1)) / 2}`;
}

const refusalsWith = (several: boolean): WordsFor<PyramidRefusal> => ({
  'no-such-pile': ({ pile }) => `Aucune pile ne s’appelle ${pile} ici.`,
  'same-pile': () => 'La carte y est déjà.',
  'empty-pile': ({ pile }) => `Il n’y a pas de carte ici\u00a0: ${nameOf(pile, several)}.`,
  'bad-count': ({ count }) => `On ne peut pas déplacer ${cards(count)} de là.`,
  'no-return': () => 'Les cartes retirées ne reviennent pas.',
  'stock-first': () => 'Retournez d’abord la carte du talon sur la défausse.',
  'stock-left': ({ count }) =>
    `La défausse revient au talon quand il est vide\u202f; il y reste ${cards(count)}.`,
  'no-redeal': ({ allowed }) =>
    allowed === 0
      ? 'Ici, la défausse ne revient pas au talon.'
      : `La défausse est déjà revenue ${allowed === 1 ? 'une' : fr.number(allowed)} fois au talon.`,
  covered: ({ card }) => `${The(cardName(card))} est sous une autre carte.`,
  'no-cover-pairs': () => 'Ici, une carte ne fait pas paire avec celle qu’elle recouvre.',
  'king-alone': ({ card }) => `${The(cardName(card))} part seul.`,
  'not-king': ({ card }) => `Seuls les rois partent seuls, pas ${the(cardName(card))}.`,
  'not-13': ({ card, target, sum }) =>
    `${The(cardName(card))} et ${the(cardName(target))} font ${sum}, et non 13.`,
});

const told = (way: Way, text: string): string => {
  switch (way) {
    case 'move':
      return `${capital(text)}.`;
    case 'undo':
      return `Annulé\u00a0: ${text}.`;
    case 'redo':
      return `Rétabli\u00a0: ${text}.`;
  }
};

const announcements: WordsFor<PyramidAnnouncement> = {
  // Of two cards that make 13 one at least is masculine.
  pair: ({ way, card, other }) => told(way, `${cardName(card)} et ${cardName(other)} retirés`),
  king: ({ way, card }) => told(way, `${cardName(card)} retiré`),
  turned: ({ way, card, waste }) => {
    if (card === undefined) return 'Annulé\u00a0: le tirage.';
    const name = cardName(card);
    return told(
      way,
      `${name} tiré${e(name)}${waste === undefined ? '' : ` sur la défausse ${waste}`}`,
    );
  },
  'put-back': ({ way, redeal, allowed }) =>
    told(
      way,
      `défausse remise au talon, reprise ${redeal}${allowed === 'unlimited' ? '' : ` sur ${allowed}`}`,
    ),
  unwinnable: () => 'Cette partie ne peut plus être gagnée.',
};

/** The words of Pyramid with one waste or with several, in French. */
export const pyramid = (several: boolean): PyramidWords => ({
  title: 'Pyramide',
  pileName: (pile) => nameOf(pile, several),
  wayTo: (pile) => {
    if (pile === 'stock') return 'de retour au talon';
    return `${isPlace(pile) ? 'en' : 'sur la'} ${nameOf(pile, several)}`;
  },
  keySheet: [
    ['s', 'Retourner une carte du talon, ou y remettre la défausse'],
    ['w', 'Aller à la défausse'],
    [
      '1 … 3',
      'Avec plusieurs défausses\u00a0: aller à l’une\u202f; depuis le talon, y retourner une carte',
    ],
  ],
  hint: ({ from, to }) => {
    if (to === 'stock') return 'Remettez la défausse au talon.';
    return from === 'stock' ? 'Essayez le talon.' : undefined;
  },
  announce: (said) => (announcements[said.code] as (said: PyramidAnnouncement) => string)(said),
  refusal: saying(refusalsWith(several)),
});

/** The words of Pyramid in French. */
export const otherWords: Translations = {
  pyramid,
  pyramidHelp: () => import('../help/fr.js').then(({ pyramidHelp }) => pyramidHelp),
};
