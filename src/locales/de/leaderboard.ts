import type { Problem } from '../../core/engine/reason.js';
import type { LeaderboardWords } from '../leaderboard-en.js';
import { lazily } from '../lazily.js';
import type { Translations } from '../translations.js';
import { de } from './kit.js';
import { stats } from './stats.js';

const days = lazily(() => new Intl.DateTimeFormat('de', { dateStyle: 'full', timeZone: 'UTC' }));

const seconds = (count: number): string => de.counted(count, { one: 'Sekunde', other: 'Sekunden' });

function problem({ code, retryAfter }: Problem, otherwise: string): string {
  switch (code) {
    case 'server-unreachable':
      return 'Der Server der Bestenliste ist gerade nicht erreichbar.';
    case 'bad-name':
      return 'Ein Name hat mindestens einen Buchstaben oder eine Ziffer.';
    case 'name-refused':
      return 'Dieser Name ist hier nicht erwünscht. Wähle einen anderen.';
    case 'bad-group':
      return 'Ein Code hat drei bis zwanzig Buchstaben und Ziffern.';
    case 'too-many-requests':
      return retryAfter === undefined
        ? 'Das war zu oft; versuch es nach einer Weile wieder.'
        : `Das war zu oft; noch ${seconds(Number(retryAfter))}, dann geht es wieder.`;
    case 'day-over':
      return 'Dein Ergebnis kam zu spät: Die Liste dieses Tages ist geschlossen.';
    case 'day-ahead':
      return 'Dieser Tag hat noch nirgends begonnen.';
    case 'other-deal':
      return 'Dein Spiel ist nicht das dieses Tages.';
    case 'no-such-board':
      return 'Dieses Spiel hat hier keine Bestenliste.';
    case 'assisted':
      return 'Ein Spiel mit einem Tipp oder einem gezeigten Zug gehört nicht auf die Liste.';
    default:
      return otherwise;
  }
}

const leaderboard: LeaderboardWords = {
  number: de.number,
  time: de.time,
  day: (time) => days().format(time),
  title: 'Bestenliste',
  earlier: 'Der Tag davor',
  later: 'Der Tag danach',
  caption: (day) => `Ergebnisse vom ${day}`,
  place: 'Platz',
  name: 'Name',
  moves: 'Züge',
  timeHeading: 'Zeit',
  you: 'du',
  noTime: 'keine Zeit',
  loading: 'Die Liste wird geholt …',
  empty: 'Auf der Liste dieses Tages steht noch niemand.',
  emptyGroup: 'Aus der Gruppe steht an diesem Tag noch niemand auf der Liste.',
  missing: 'Auf dieser Seite ist keine Bestenliste eingerichtet.',
  yourPlace: (rank, total) => `Dein Platz: ${de.number(rank)} von ${de.number(total)}`,
  showPlace: 'Meinen Platz zeigen',
  range: (first, last, total) => `${de.number(first)}–${de.number(last)} von ${de.number(total)}`,
  before: 'Plätze davor',
  after: 'Plätze danach',
  friends: 'Freunde',
  friendsHint:
    'Macht mit Freunden einen Code aus. Wer ihn eingibt, sieht alle, die ihn auch eingegeben haben.',
  code: 'Code der Gruppe',
  showGroup: 'Gruppe zeigen',
  everybody: 'Alle zeigen',
  group: (code) => `Gruppe ${code}`,
  offer: 'Du hast das Spiel des Tages gewonnen. Soll es auf die Liste?',
  agreeing:
    'Dein Name, deine Züge und deine Zeit werden gesendet, und alle sehen sie. Spätere Siege des Tages werden von selbst gesendet, bis du deine Ergebnisse hier löschst.',
  nameLabel: 'Dein Name auf der Liste',
  send: 'Mein Ergebnis senden',
  notNow: 'Nicht jetzt',
  offerAgain: 'Mein Ergebnis senden …',
  sending: 'Dein Ergebnis wird gesendet …',
  kept: 'Der Server ist nicht erreichbar. Dein Ergebnis bleibt hier und wird später gesendet.',
  sent: (rank, total) =>
    `Dein Ergebnis steht auf der Liste: Platz ${de.number(rank)} von ${de.number(total)}.`,
  remove: 'Meine Ergebnisse löschen …',
  removeSure: 'Deine Ergebnisse aller Tage löschen, auf dem Server und hier?',
  removeYes: 'Löschen',
  removeNo: 'Behalten',
  removed: 'Deine Ergebnisse sind gelöscht.',
  season: (week, year) => `Saison: Woche ${week}, ${year}`,
  won: 'Siege',
  game: 'Spiel',
  gameName: (game, variant) =>
    variant === '' ? stats.game(game) : `${stats.game(game)}, ${stats.variant(variant)}`,
  allGames: 'Alle Spiele',
  ownSeason: 'Deine Siege in diesem Browser',
  emptySeason: 'Noch steht niemand in der Tabelle der Saison.',
  emptyOwn: 'In diesem Browser wurde noch kein Spiel der Saison gewonnen.',
  seasonNote:
    'Ein Tag zählt wie auf seiner Liste: was gesendet wurde, solange sie offen war. Mehr Siege kommen zuerst, dann weniger Züge, dann weniger Zeit.',
  ownNote: 'Ein Spiel zählt, wenn es in der Woche gewonnen wird.',
  saveCsv: 'Als CSV speichern',
  saved: 'Die Datei ist erstellt.',
  note: 'Der Server hat jedes Spiel nachgespielt, die Züge sind also bewiesen. Die Zeit ist das, was die Seite sagt, und niemand kann sehen, ob ein Löser geholfen hat. Karten, die von selbst nach oben gingen, zählen als Züge.',
  problem: (given) => problem(given, 'Der Server hat dein Ergebnis abgelehnt.'),
  noTable: (given) => problem(given, 'Die Tabelle ist nicht zu bekommen.'),
};

/** What the leaderboard says, in German. */
export const otherWords: Translations = { leaderboard };
