import type { TogetherWords } from '../../../locales/extras/together-en.js';
import { de } from '../../../locales/de/kit.js';
import { together } from '../../../locales/de/together.js';

/** What is said of a race that people elsewhere share, in German. */
export const raceTogether: TogetherWords = {
  ...together,
  shuffling: 'Alle Seiten legen die Würfel gemeinsam fest …',
  isVoid: (names) =>
    `Diese Würfel gelten nicht: Ein Anteil fehlt, von ${names}. Sie werden neu festgelegt.`,
  warnings: {
    'unfair-deal': (race) =>
      `Die Würfel von Rennen ${de.number(race)} waren nicht wie versprochen! Die Prüfung zeigt, was nicht stimmt.`,
    'no-share': (race) =>
      `An den Würfeln von Rennen ${de.number(race)} hatte diese Seite keinen Anteil: Sie kann nur prüfen, ob alles zusammenpasst.`,
    'left-out': (race) =>
      `Beim Festlegen der Würfel von Rennen ${de.number(race)} wurde diese Seite übergangen! Sie stehen ohne eigenen Anteil fest.`,
  },
  sit: {
    ...together.sit,
    booked: 'Der Platz ist reserviert und würfelt ab dem nächsten Rennen mit.',
  },
  leave: { ...together.leave, text: 'Ein Bot würfelt dieses Rennen zu Ende.' },
  remove: { ...together.remove, text: 'Der Platz ist nach diesem Rennen für andere frei.' },
  people: { ...together.people, out: 'im nächsten Rennen würfelt ein Bot' },
  fair: {
    ...together.fair,
    title: 'Die Würfel dieses Rennens',
    region: 'Die Würfel dieses Rennens',
    intro: (race) =>
      `Die Würfel von Rennen ${de.number(race)} haben die Bank und alle am Tisch gemeinsam festgelegt.`,
    none: 'Es hat noch kein Rennen begonnen.',
    later: 'Er wird nach dem Rennen gezeigt.',
    words: 'Eigene Worte für die nächsten Würfel',
    used: 'Sie gehen in die nächsten Würfel ein.',
    why: [
      'Zuerst veröffentlicht die Bank den Hash ihres geheimen Startwerts. Dann zieht jede Seite am Tisch 32 zufällige Bytes, fügt die eigenen Worte hinzu und veröffentlicht deren Hash. Erst wenn alle Hashes bekannt sind, werden die Anteile aufgedeckt; alle Würfel des Rennens folgen aus dem Startwert und allen Anteilen.',
      'So konnte niemand die Würfel wählen, auch nicht alle bis auf einen gemeinsam: Eine ehrliche Seite genügt. Fehlt ein Anteil, so gelten die Würfel nicht, und alle sehen es. Bots geben keinen Anteil.',
      'Diese Seite hat jeden Wurf, den sie gesehen hat, von selbst geprüft, sobald das Rennen zu Ende war. Das Protokoll lässt sich überall sonst prüfen: docs/fair-shuffles.md und docs/ten-dice.md von Baize beschreiben jedes Byte.',
    ],
  },
  refusals: {
    ...together.refusals,
    'other-hand': () => 'Das galt einem anderen Rennen.',
    'hand-runs': () => 'Das Rennen ist noch nicht zu Ende.',
  },
  problems: {
    ...together.problems,
    'shared-table': () =>
      'ein gemeinsames Rennen gehört dem Server: Weder Nummer noch Spielstand lassen sich dafür wählen',
    'unfair-deal': ({ hand }) =>
      `die Würfel von Rennen ${String(hand)} waren nicht wie versprochen`,
    'left-out': ({ hand }) =>
      `die Würfel von Rennen ${String(hand)} wurden ohne diese Seite begonnen, die einen Platz hat und da war`,
  },
};
