import type { Translations } from '../../../locales/translations.js';
import type { KlondikeAnnouncement } from '../rules/announce.js';
import { type KlondikeRefusal, STOCK } from '../rules/state.js';
import type { KlondikeWords } from './en.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { de, kit } from '../../../locales/de/kit.js';
import { pileName, pileRefusals, wayTo } from '../../../locales/de/patience.js';

const { cardName } = kit;

const refusals: WordsFor<KlondikeRefusal> = {
  ...pileRefusals,
  'turn-first': ({ pile }) => `Deck zuerst die Karte von ${pileName(pile)} auf.`,
  'face-down': () => 'Verdeckte Karten lassen sich nicht bewegen.',
  'waste-top': () => 'Vom Abwurf ist nur die oberste Karte spielbar.',
  'stock-turns': () => 'Karten des Stapels kommen auf den Abwurf.',
  'stock-left': () => 'Der Abwurf wird gewendet, wenn der Stapel leer ist.',
  'no-redeal': ({ redeals }) =>
    redeals
      ? 'Der Abwurf darf nicht mehr gewendet werden.'
      : 'Der Abwurf wird hier nicht gewendet.',
  'return-to-column': () => 'Von der Ablage kommt eine Karte nur in eine Spalte zurück.',
  'takes-none': ({ pile }) => `Hier lassen sich keine Karten ablegen: ${pileName(pile)}.`,
};

const TURNED_BACK = {
  draw: 'Rückgängig: das Aufdecken.',
  redeal: 'Rückgängig: das Wenden des Abwurfs.',
  flip: 'Rückgängig: die Karte ist wieder verdeckt.',
};

function said(told: KlondikeAnnouncement): string | undefined {
  switch (told.code) {
    case 'drawn': {
      const name = cardName(told.card);
      return told.count > 1
        ? `${de.number(told.count)} Karten aufgedeckt, obenauf ${name}.`
        : `${name} aufgedeckt.`;
    }
    case 'redealt':
      return `Abwurf gewendet, Durchgang ${told.pass}${told.of === undefined ? '' : ` von ${told.of}`}.`;
    case 'flipped':
      return told.count > 1
        ? `Dazu wurden ${told.count} Karten aufgedeckt.`
        : `Dazu wurde ${cardName(told.card)} aufgedeckt.`;
    case 'turned-back':
      return TURNED_BACK[told.what];
    default:
      return undefined;
  }
}

/** The words of Klondike, in German. */
export const klondike: KlondikeWords = {
  title: 'Klondike',
  pileName,
  wayTo,
  keySheet: [
    ['1 … 7', 'Zu einer Spalte, oder die Karten dorthin'],
    ['s', 'Karten vom Stapel aufdecken'],
    ['w', 'Zum Abwurf'],
  ],
  score: (points) => `Punkte ${de.number(points)}`,
  said,
  hint: ({ from, to }) => {
    if (from === to) return `Deck die Karte von ${pileName(to)} auf.`;
    if (to === STOCK) return 'Wende den Abwurf.';
    return from === STOCK ? 'Versuch den Stapel.' : undefined;
  },
  refusal: saying(refusals),
};

/** The words of Klondike in German. */
export const otherWords: Translations = {
  klondike,
  klondikeHelp: () => import('../help/de.js').then(({ klondikeHelp }) => klondikeHelp),
};
