import type { Card } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { ChipRefusal } from '../../core/table/chips.js';
import type { TableCheckWords } from '../extras/table-check-en.js';
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

type CheckWords = Pick<TableCheckWords, 'fair' | 'line' | 'verdict' | 'yes' | 'no'>;
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

const fair: TableCheckWords['fair'] = {
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

/** The words of the check of a deal, in German. */
export const tables: CheckWords = {
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
};

/** What every table says, in German. */
export const otherWords: Translations = {
  seatNames,
};

export { kit as elementWords } from './kit.js';
