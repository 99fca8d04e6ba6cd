import type { Translations } from '../../../locales/translations.js';
import type { PyramidAnnouncement, Way } from '../rules/announce.js';
import { type PyramidRefusal, isPlace, isWaste, numberOf, rowOf } from '../rules/state.js';
import type { PyramidWords } from './en.js';
import { capital } from '../../../locales/capital.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { de, kit, times } from '../../../locales/de/kit.js';

const { cardName } = kit;

/** A place of the pyramid by its row; a waste carries a number where there are several. */
function nameOf(pile: string, several: boolean): string {
  const number = numberOf(pile);
  if (isWaste(pile)) return several ? `Abwurf ${number}` : 'Abwurf';
  if (!isPlace(pile)) return pile.startsWith('stock') ? 'Stapel' : 'Ablage';
  const row = rowOf(number - 1);
  return `Reihe ${row + 1}, Platz ${number - (row * (row + 1)) / 2}`;
}

const refusalsWith = (several: boolean): WordsFor<PyramidRefusal> => ({
  'no-such-pile': ({ pile }) => `Hier gibt es kein ${pile}.`,
  'same-pile': () => 'Dort liegt sie schon.',
  'empty-pile': ({ pile }) => `Dort liegt keine Karte: ${nameOf(pile, several)}.`,
  'bad-count': ({ count }) => `Von dort lassen sich nicht ${count} Karten bewegen.`,
  'no-return': () => 'Was weg ist, bleibt weg.',
  'stock-first': () => 'Leg die Karte des Stapels zuerst auf den Abwurf.',
  'stock-left': ({ count }) =>
    `Der Abwurf geht zurück, wenn der Stapel leer ist; es ${count === 1 ? 'ist' : 'sind'} noch ${de.counted(count, { one: 'Karte', other: 'Karten' })} da.`,
  'no-redeal': ({ allowed }) =>
    allowed === 0
      ? 'Der Abwurf geht hier nicht zurück.'
      : `Der Abwurf ist schon ${times(allowed)} zurückgegangen.`,
  covered: ({ card }) => `${cardName(card)} ist verdeckt.`,
  'no-cover-pairs': () => 'Eine Karte bildet hier kein Paar mit der, die sie bedeckt.',
  'king-alone': ({ card }) => `${cardName(card)} geht allein.`,
  'not-king': ({ card }) => `Nur Könige gehen allein, nicht ${cardName(card)}.`,
  'not-13': ({ card, target, sum }) =>
    `${cardName(card)} und ${cardName(target)} ergeben ${sum}, nicht 13.`,
});

const told = (way: Way, text: string): string => {
  switch (way) {
    case 'move':
      return `${capital(text)}.`;
    case 'undo':
      return `Rückgängig: ${text}.`;
    case 'redo':
      return `Wiederholt: ${text}.`;
  }
};

const announcements: WordsFor<PyramidAnnouncement> = {
  pair: ({ way, card, other }) => told(way, `${cardName(card)} und ${cardName(other)} entfernt`),
  king: ({ way, card }) => told(way, `${cardName(card)} entfernt`),
  turned: ({ way, card, waste }) =>
    card === undefined
      ? 'Rückgängig: das Aufdecken.'
      : told(
          way,
          `${cardName(card)} aufgedeckt${waste === undefined ? '' : ` auf Abwurf ${waste}`}`,
        ),
  'put-back': ({ way, redeal, allowed }) =>
    told(
      way,
      `Abwurf zurückgelegt, zum ${redeal}. Mal${allowed === 'unlimited' ? '' : ` von ${allowed}`}`,
    ),
  unwinnable: () => 'Dieses Spiel ist nicht mehr zu gewinnen.',
};

/** The words of Pyramid with one waste or with several, in German. */
export const pyramid = (several: boolean): PyramidWords => ({
  title: 'Pyramide',
  pileName: (pile) => nameOf(pile, several),
  wayTo: (pile) => {
    if (pile === 'stock') return 'zurück auf den Stapel';
    return isWaste(pile)
      ? `auf ${several ? '' : 'den '}${nameOf(pile, several)}`
      : `auf ${nameOf(pile, several)}`;
  },
  keySheet: [
    ['s', 'Karte vom Stapel aufdecken, oder den Abwurf zurücklegen'],
    ['w', 'Zum Abwurf'],
    ['1 … 3', 'Bei mehreren Abwürfen: zu einem; vom Stapel die Karte dorthin'],
  ],
  hint: ({ from, to }) => {
    if (to === 'stock') return 'Leg den Abwurf zurück.';
    return from === 'stock' ? 'Versuch den Stapel.' : undefined;
  },
  announce: (said) => (announcements[said.code] as (said: PyramidAnnouncement) => string)(said),
  refusal: saying(refusalsWith(several)),
});

/** The words of Pyramid in German. */
export const otherWords: Translations = {
  pyramid,
  pyramidHelp: () => import('../help/de.js').then(({ pyramidHelp }) => pyramidHelp),
};
