import type { Card } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { ChipRefusal } from '../../core/table/chips.js';
import type { TableExtrasWords } from '../extras/table-en.js';
import type { KeyRows } from '../key-rows.js';
import type { WordsFor } from '../saying.js';
import type { SeatNames, TableRefusal } from '../table-en.js';
import type { Translations } from '../translations.js';
import { cardSign, chips, de, seatNames } from './kit.js';

/** After `an`, `auf` and `für`: `dich`, `Platz 2`, `den Dealer`. */
export function accusative({ name }: SeatNames, seat: Seat): string {
  const who = name(seat);
  return who === 'du' ? 'dich' : who.replace(/^der /, 'den ');
}

/** After `von` and `bei`: `dir`, `Platz 2`, `dem Dealer`. */
export function dative({ name }: SeatNames, seat: Seat): string {
  const who = name(seat);
  return who === 'du' ? 'dir' : who.replace(/^der /, 'dem ');
}

/** Before cards that are told: `Deine Karten`, `Karten von Platz 2`. */
export const whoseCards = (names: SeatNames, seat: Seat): string =>
  names.name(seat) === 'du'
    ? 'Deine Karten'
    : `Karten von ${dative(names, seat)}`.replace('von dem', 'vom');

/** What a person has in the end. */
export const stackText = ({ does }: SeatNames, seat: Seat, stack: number): string =>
  `${does(seat, 'hast', 'hat')} ${stack > 0 ? chips(stack) : 'keine Chips mehr'}.`;

/** `Du gewinnst`, `Platz 2 verliert` */
export const endsWith = ({ does }: SeatNames, seat: Seat, net: number): string =>
  net > 0 ? does(seat, 'gewinnst', 'gewinnt') : does(seat, 'verlierst', 'verliert');

/** Neither won nor lost. */
export const evenText = ({ does }: SeatNames, seat: Seat): string =>
  `${does(seat, 'machst', 'macht')} weder Gewinn noch Verlust`;

/** Refusals of amounts; each stake has its name, with its article. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) => {
    const got = typeof amount === 'number' ? de.number(amount) : String(amount);
    const not = Number.isNaN(amount) ? '' : `, nicht ${got}`;
    return `${names[what]} muss eine ganze Zahl von Chips sein${not}.`;
  },
  'below-min': ({ what, amount, min }) =>
    `${names[what]} beträgt mindestens ${de.number(min)}; ${de.number(amount)} ist zu wenig.`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]} beträgt höchstens ${de.number(max)}; ${de.number(amount)} ist zu viel.`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]} von ${de.number(amount)} ist zu hoch; es ${de.form(stack, { one: 'ist', other: 'sind' })} nur noch ${chips(stack)} da.`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ name }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `Diesen Platz gibt es nicht; der Tisch hat ${seats}.`,
  'not-your-seat': ({ seat }) => `Das darf nur ${name(seat)}.`,
  'no-undo': () => 'Am Tisch wird nichts zurückgenommen.',
  'hand-runs': () => 'Die Runde ist noch nicht zu Ende.',
});

type NameOf = (card: Card) => string;

/** The fault of the first card that is not the one that was due, and how many more there are. */
function faultText([fault, ...more]: readonly CardFault[], nameOf: NameOf): string {
  if (!fault) return '';
  const { place, expected, got } = fault;
  const name = (of: Card | undefined): string => (of === undefined ? 'keine Karte' : nameOf(of));
  const where = place === undefined ? 'eine Karte zu viel' : `Karte ${place + 1} des Decks`;
  const others =
    more.length > 0
      ? `, dazu ${de.counted(more.length, { one: 'weitere Abweichung', other: 'weitere Abweichungen' })}`
      : '';
  return `${where}: erwartet ${name(expected)}, gegeben ${name(got)}${others}.`;
}

type DeckLine = Extract<DealLine, { readonly code: 'deck' }>;
type HandLine = Extract<DealLine, { readonly code: 'hand' }>;

function deckText({ fault, cuts, different }: DeckLine, size: number): string {
  switch (fault) {
    case undefined:
      return `Das Deck ergibt sich aus dem Startwert${cuts > 0 ? ' und dem Abheben' : ''}.`;
    case 'cards':
      return `Im Deck sind ${different} statt ${size} verschiedene Karten.`;
    case 'uncut':
      return 'Das Abheben wurde übergangen.';
    default:
      return 'Das Deck ergibt sich nicht aus dem Startwert und dem Abheben.';
  }
}

function handText({ faults, laid, unseen }: HandLine, who: string, nameOf: NameOf): string {
  if (faults.length > 0) return `${who}, ${faultText(faults, nameOf)}`;
  const what = unseen > 0 ? `${unseen}, die niemand gesehen hat` : 'die richtigen Karten';
  return `${who}: ${laid ? what : 'mit anderen Karten gelegt'}.`;
}

/** The keys that all tables end their sheets with. */
const SHARED_KEYS: KeyRows = [
  ['n', 'Nächste Runde'],
  ['l', 'Was in dieser Runde geschah'],
  ['Umschalt+F', 'Vollbild'],
  ['Esc', 'Schließen'],
  ['?', 'Diese Übersicht'],
];

const PAIGOW_KEYS: KeyRows = [
  ['← → ↑ ↓', 'Über die eigenen Karten gehen'],
  ['Enter, Leertaste', 'Karte in die andere Hand und zurück'],
  ['+ −', 'Mehr oder weniger setzen'],
  ['r', 'Letzten Einsatz wiederholen'],
  ['*, /', 'Einsatz verdoppeln, halbieren'],
  ['d', 'Geben, Hände legen'],
  ['p', 'Aussetzen'],
  ['h', 'Hausregel'],
  ['s', 'Nach Wert oder Farbe ordnen'],
  ...SHARED_KEYS,
];

const SEVEN27_KEYS: KeyRows = [
  ['d', 'Der Hauptknopf: Ante, schieben oder mitgehen, bleiben'],
  ['c', 'Schieben oder mitgehen'],
  ['r', 'Den Betrag setzen oder um ihn erhöhen'],
  ['+ −', 'Mehr oder weniger'],
  ['m, i, o, x', 'Kleinster Betrag, halber Pot, Pot, größter'],
  ['f', 'Passen'],
  ['k', 'Im Voraus: schieben oder passen'],
  ['a', 'Im Voraus: alles mitgehen'],
  ['t', 'Karte nehmen'],
  ['s', 'Bleiben'],
  ['7, 2, b', '7, 27 oder beides ansagen'],
  ['p', 'Aussetzen'],
  ['h', 'Tipp'],
  ...SHARED_KEYS,
];

const fair: TableExtrasWords['fair'] = {
  region: 'Diese Runde',
  before: (hand) => `Das Deck der Runde ${de.number(hand)} stand fest, bevor jemand setzen konnte.`,
  none: 'Dieses Deck stammt von der Seite selbst und lässt sich nicht prüfen.',
  commitment: 'Festlegung',
  seed: 'Startwert',
  later: 'Wird nach der Runde gezeigt.',
  cuts: 'Abheben',
  noCuts: 'Niemand hat abgehoben.',
  quoted: (text) => (text === '' ? 'nichts eingegeben' : `„${text}“`),
  own: 'Deine eigenen Worte zum Mischen',
  cut: 'Abheben',
  reveals: (who) =>
    `Der Startwert verrät auch Karten, die nicht gezeigt wurden. Er würde die Karten aufdecken von: ${who}.`,
  reveal: 'Aufdecken',
  check: 'Prüfen',
  aside: 'Beiseite',
  deck: 'Das Deck in der Reihenfolge des Gebens',
  place: 'Karte',
  wrong: (due) => `, erwartet ${due}`,
  how: 'Was das beweist',
  why: [
    'Vor den Einsätzen zieht der Tisch einen geheimen Startwert und zeigt dessen Hash, die Festlegung. Kein anderer Startwert mit diesem Hash ist bekannt, also steht das Deck fest.',
    'Deine eigenen Worte, die der Tisch da noch nicht kannte, mischen es noch einmal. Dann hat niemand das Deck ausgesucht, solange niemand nach dir abhebt: Wer zuletzt abhebt und den Startwert kennt, könnte es. Das Haus und die Computerspieler heben nicht ab.',
    'Nach der Runde wird der Startwert gezeigt, und jeder kann das Deck nachrechnen. docs/fair-shuffles.md von Baize beschreibt jedes Byte. Es beweist nicht, dass während der Runde niemand den Startwert kannte.',
  ],
};

/** Hands that are looked at again, the log of a hand, and a person's own figures. */
const hands: TableExtrasWords['hands'] = {
  open: (hand) => `Runde ${de.number(hand)} öffnen`,
  all: 'Alle Runden',
  kept: (most) =>
    `Die letzten ${de.number(most)} Runden lassen sich öffnen. Von anderen ist nur das Ergebnis bekannt.`,
  back: 'Schritt zurück',
  forward: 'Schritt vor',
  slider: 'Schritt',
  position: (at, of) => `Schritt ${de.number(at)} von ${de.number(of)}`,
  players: 'Spieler',
  log: 'Was geschah',
  middle: (chips) => `${de.number(chips)} in der Mitte`,
  copy: 'Als Text kopieren',
  copied: 'Kopiert.',
  byHand: 'Zum Kopieren von Hand',
  own: (count) => `Aus den letzten ${de.number(count)} Runden`,
  figures: {
    'sat-out': 'Ausgesetzt',
    folds: 'Gepasst',
    busts: 'Überkauft',
    showdowns: 'Karten gezeigt',
    low: '7er-Hälfte gewonnen oder geteilt',
    high: '27er-Hälfte gewonnen oder geteilt',
    both: 'Beide Hälften in einer Runde',
    unseen: 'Pot ohne Zeigen genommen',
    deals: 'Gegeben',
    wins: 'Beide Hände gewonnen',
    pushes: 'Remis',
    losses: 'Einsatz verloren',
    front: 'Vorn gewonnen',
    back: 'Hinten gewonnen',
    bonus: 'Chips durch Fortune',
    envy: 'Chips durch Envy',
  },
  agreed: 'So gut wie der Rat',
  agreedOf: (agreed, judged) => `${de.number(agreed)} von ${de.number(judged)}`,
};

/** The words of what tables fetch on need, in German. */
export const tables: TableExtrasWords = {
  number: de.number,
  signed: de.signed,
  percent: de.percent,
  card: cardSign,
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS },
  hands,
  newTable: 'Die Chips dieses Tisches werden nicht behalten, Runden und Statistik schon.',
  forget: 'Alle gespielten Runden und alle Zahlen werden vergessen, und ein neuer Tisch beginnt.',
  people: {
    own: (seat) => `Name an Platz ${seat}`,
    kept: 'Namen werden in diesem Browser behalten.',
  },
  guide: {
    guide: 'Anleitung',
    leave: 'Anleitung verlassen',
    done: 'Fertig',
  },
  menu: {
    guide: 'Geführte Runde',
    people: 'Wer mitspielt',
    log: 'Diese Runde',
    history: 'Gespielte Runden',
    stats: 'Statistik',
    pause: 'Pause',
    resume: 'Weiter',
    keys: 'Tastatur',
    fullScreen: 'Vollbild',
    leaveFullScreen: 'Vollbild verlassen',
    leftFullScreen: 'Vollbild ist aus.',
    settings: 'Einstellungen',
  },
  yes: '✓ Ja',
  no: '✗ Nein',
  fair,
  verdict: (isFair) => (isFair ? 'Alles ist wie versprochen.' : 'Nicht alles ist wie versprochen.'),
  line: (line, who, nameOf, size) => {
    switch (line.code) {
      case 'seed':
        return 'Der Startwert ist unbrauchbar.';
      case 'commitment':
        return `Der Hash des Startwerts ${line.ok ? 'stimmt' : 'stimmt nicht'} mit der Festlegung überein.`;
      case 'dice':
        return `Gewürfelt: ${line.got.join(', ')}; laut Startwert: ${line.expected.join(', ')}.`;
      case 'deck':
        return deckText(line, size);
      case 'hand':
        return handText(line, who, nameOf);
    }
  },
  history: {
    none: 'Noch keine Runde gespielt.',
    earlier: 'Ein früherer Tisch',
    caption: (first, last) =>
      `Runden ${de.number(first)} bis ${de.number(last)} in Chips, die neueste zuerst`,
    hand: 'Runde',
    dealer: 'Dealer',
    total: (who) => `${who}, insgesamt`,
    all: 'Summe',
    out: 'ausgesetzt',
  },
  pays: {
    caption: (envyMin) =>
      `Bezahlt wird die beste Kombination aus deinen sieben Karten, was immer der Dealer hat. Ab ${de.number(envyMin)} Bonuseinsatz gilt Envy: Die Kombination eines anderen bringt dir diese Chips.`,
    line: 'Kombination',
    pays: 'Zahlt',
    envy: 'Envy',
    odds: (pay) => `${de.number(pay)} zu 1`,
  },
  stats: {
    caption: (hands) => `Gespielte Runden: ${de.number(hands)}`,
    ever: 'Hier und an früheren Tischen',
    forget: 'Statistik löschen',
    figure: 'Wert',
    hands: 'Runden',
    ahead: 'Im Plus',
    behind: 'Im Minus',
    even: 'Null',
    share: 'Anteil im Plus',
    net: 'Chips netto',
    biggest: 'Beste Runde',
  },
};

/** What every table says, in German. */
export const otherWords: Translations = {
  seatNames,
  tables,
  together: () => import('./together.js').then(({ together }) => together),
};

export { kit as elementWords } from './kit.js';
