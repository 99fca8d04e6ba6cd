import type { Translations } from '../../../locales/translations.js';
import { type GolfRefusal, STOCK } from '../rules/state.js';
import type { GolfWords } from './en.js';
import { capital } from '../../../locales/capital.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import { kit } from '../../../locales/de/kit.js';
import { pileName, pileRefusals, wayTo } from '../../../locales/de/patience.js';

const { cardName } = kit;

const refusals: WordsFor<GolfRefusal> = {
  ...pileRefusals,
  'no-return': () => 'Was auf dem Abwurf liegt, bleibt dort.',
  'top-only': () => 'Nur die oberste Karte einer Spalte ist spielbar.',
  'waste-only': () => 'Karten kommen nur auf den Abwurf.',
  'stock-turns': () => 'Karten des Stapels kommen auf den Abwurf.',
  'on-king': () => 'Auf einen König kommt hier keine Karte.',
  'not-next': ({ card, top }) => `${capital(cardName(card))} passt nicht auf ${cardName(top)}.`,
};

/** The words of Golf, in German. */
export const golf: GolfWords = {
  title: 'Golf',
  pileName,
  wayTo,
  keySheet: [
    ['1 … 7', 'Zu einer Spalte'],
    ['s', 'Karte vom Stapel aufdecken'],
    ['w', 'Zum Abwurf'],
  ],
  left: (count) => `noch ${count}`,
  drawn: (card) => `${capital(cardName(card))} aufgedeckt.`,
  undrawn: 'Rückgängig: das Aufdecken.',
  hint: ({ from }) => (from === STOCK ? 'Versuch den Stapel.' : undefined),
  refusal: saying(refusals),
};

/** The words of Golf in German. */
export const otherWords: Translations = {
  golf,
  golfHelp: () => import('../help/de.js').then(({ golfHelp }) => golfHelp),
};
