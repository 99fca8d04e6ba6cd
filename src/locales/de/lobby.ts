import type { Problem } from '../../core/engine/reason.js';
import type { LobbyWords } from '../lobby-en.js';
import type { Translations } from '../translations.js';
import { de } from './kit.js';

const GAMES: Readonly<Record<string, string>> = {
  'seven27-table': 'Seven Twenty-Seven',
  'paigow-table': 'Pai Gow Poker',
  'ten-dice-race': 'Zehn-Würfel-Rennen',
};
const game = (tag: string): string => (Object.hasOwn(GAMES, tag) ? GAMES[tag]! : tag);

const seconds = (count: number): string => de.counted(count, { one: 'Sekunde', other: 'Sekunden' });

function problem({ code, retryAfter }: Problem): string {
  switch (code) {
    case 'table-code':
      return 'Ein Code hat acht Buchstaben und Ziffern, ohne 0, 1, I, L, O und U.';
    case 'no-such-table':
      return 'Es gibt keinen Tisch mit diesem Code.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'Das war zu oft; versuch es nach einer Weile wieder.'
        : `Das war zu oft; noch ${seconds(Number(retryAfter))}, dann geht es wieder.`;
    case 'too-many-tables':
      return 'Der Server hat gerade keinen Platz für einen weiteren Tisch.';
    case 'not-signed-in':
    case 'sign-in':
      return 'Melde dich zuerst auf dieser Seite an.';
    case 'server-unreachable':
      return 'Der Server ist gerade nicht erreichbar.';
    default:
      return 'Der Server hat das abgelehnt.';
  }
}

const lobby: LobbyWords = {
  number: (value) => de.number(value),
  title: 'Zusammen spielen',
  game,
  yourTable: 'Dein Tisch',
  invitation: 'Einladung',
  invite: 'Einladen',
  copy: 'Einladung kopieren',
  copied: 'Die Einladung ist kopiert.',
  byHand: 'Der Browser hat sie nicht kopiert. Die Einladung ist markiert: Kopiere sie von Hand.',
  notShared: 'Das Teilen ging nicht. Kopiere stattdessen die Einladung.',
  inviting: (tag) => (tag === undefined ? 'Spiel mit mir' : `Spiel ${game(tag)} mit mir`),
  others: 'Andere Tische',
  joinByCode: 'An einen Tisch gehen',
  code: 'Code des Tisches',
  join: 'Beitreten',
  openTables: 'Offene Tische',
  looking: 'Tische werden gesucht …',
  none: 'Gerade ist kein Tisch offen.',
  people: (count) => de.counted(count, { one: 'Person', other: 'Personen' }),
  free: (count) => de.counted(count, { one: 'freier Platz', other: 'freie Plätze' }),
  hand: (hand, tag) =>
    hand > 0
      ? `${tag.endsWith('-race') ? 'Rennen' : 'Runde'} ${de.number(hand)}`
      : 'noch nicht begonnen',
  joinTable: (code) => `Tisch ${code} beitreten`,
  newTable: 'Ein neuer Tisch',
  gameLabel: 'Spiel',
  seats: 'Plätze',
  clock: 'Bedenkzeit',
  seconds,
  fill: 'Bots nehmen freie Plätze',
  listed: 'Bei den offenen Tischen zeigen',
  make: 'Tisch eröffnen',
  making: 'Der Tisch wird eröffnet …',
  made: 'Der Tisch ist eröffnet. Lade andere dazu ein.',
  missing: 'Zusammen spielen ist auf dieser Seite nicht eingerichtet.',
  problem,
};

/** What the lobby says, in German. */
export const otherWords: Translations = { lobby };
