import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { capital } from '../../../locales/capital.js';
import { chips, cornersOf, de, kit, times } from '../../../locales/de/kit.js';
import { accusative, endsWith, evenText } from '../../../locales/de/tables.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import type { Explanation } from '../rules/explain.js';
import type { Declaration, Target, Totals } from '../rules/results.js';
import type { Step } from './en-labels.js';
import type { Seven27Words } from './en.js';

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: 'beides' };

/** The targets in half points. */
const GOALS: Readonly<Record<Target, number>> = { low: 14, high: 54 };

/** Half points as points: `6½`, `½`, `27`. */
export const points = (halves: number): string =>
  `${halves > 1 || halves === 0 ? halves >> 1 : ''}${halves & 1 ? '½' : ''}`;

/** What one of several pots is called; the only one is `Pot`. */
export const potName = (pot: number, pots: number): string =>
  pots < 2 ? 'Pot' : pot === 0 ? 'Hauptpot' : `Nebenpot${pots > 2 ? ` ${pot}` : ''}`;

/** Cards by their names. */
export const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

/** `7` where it is exact, else `6½, ½ von 7 entfernt`. */
const nearText = (total: number, target: Target): string => {
  const off = Math.abs(total - GOALS[target]);
  return `${points(total)}${off === 0 ? '' : `, ${points(off)} von ${GOAL_NAMES[target]} entfernt`}`;
};

/** A text before an `und`, closed by a comma where there is one in it. */
const closed = (text: string): string => (text.includes(',') ? `${text},` : text);

/** How near a hand is to both: `7 und 27`, `6½, ½ von 7 entfernt, und 26, 1 von 27 entfernt`. */
function bothText({ low, high }: Totals): string {
  const near = nearText(low, 'low');
  // One total for both is said once.
  if (low === high) {
    const off = points(Math.abs(high - GOALS.high));
    return low === GOALS.low
      ? `${near}, ${off} von 27 entfernt`
      : `${near.replace(' entfernt', '')} und ${off} von 27 entfernt`;
  }
  return `${closed(near)} und ${nearText(high, 'high')}`;
}

/** What a hand comes to: `6½ für 7, 16½ für 27`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} für 7, ${points(high)} für 27`;

/** Which pot a line is about, where there are several: `Hauptpot: `, `Nebenpot 2: `. */
const before = ({ pot, pots }: { readonly pot: number; readonly pots: number }): string =>
  pots < 2 ? '' : `${potName(pot, pots)}: `;

/** A sentence after its pot's name, where there are several. */
function ofPot(of: Parameters<typeof before>[0], text: string): string {
  const pot = before(of);
  return pot ? pot + text : capital(text);
}

/** `die 7er-Hälfte` */
const halfName = (target: Target): string => `die ${GOAL_NAMES[target]}er-Hälfte`;

/** A line for everything that a hand's end is explained by. */
export const explanationsWith = (names: SeatNames): WordsFor<Explanation> => {
  const { name, label, does } = names;
  return {
    both: ({ seat, cards, totals, amount, ...of }) =>
      `${before(of)}${label(seat)}: ${cornersOf(cards)} ergibt ${closed(bothText(totals))} ` +
      `und gewinnt beide Hälften, ${chips(amount)}.`,
    half: ({ seat, cards, target, total, shared, odd, amount, ...of }) =>
      `${before(of)}${label(seat)}: ${cornersOf(cards)} ergibt ${closed(nearText(total, target))} ` +
      `und ${shared ? 'teilt sich' : 'gewinnt'} ${halfName(target)}, ${chips(amount)}${odd ? ' mit einem überzähligen' : ''}.`,
    unclaimed: ({ target, seats, amount, ...of }) =>
      ofPot(of, `${halfName(target)} kann niemand gewinnen. `) +
      `Auch sie geht an ${seats.map((seat) => accusative(names, seat)).join(' und ')}: ${chips(amount)}.`,
    last: ({ seat, amount, ...of }) =>
      of.pots < 2
        ? `Nur noch ${name(seat)} ${does(seat, 'bist', 'ist').split(' ').at(-1)} dabei: ${chips(amount)}, keine Karte wird gezeigt.`
        : ofPot(
            of,
            `alles für ${accusative(names, seat)}, sonst ist niemand mehr dabei: ${chips(amount)}.`,
          ),
    'failed-both': ({ seat, ...of }) =>
      `${before(of)}${does(seat, 'hast', 'hat')} beides angesagt, aber nicht für beides die beste Hand: ausgeschieden.`,
    void: (of) => ofPot(of, 'niemand kann wie angesagt gewinnen, also entscheiden die Summen.'),
    carried: ({ target, amount, ...of }) =>
      ofPot(
        of,
        `${target === null ? 'den Pot' : halfName(target)} kann niemand gewinnen: ${chips(amount)} bleiben für die nächste Runde liegen.`,
      ),
    'three-quarters': ({ seat, amount, ...of }) =>
      `${before(of)}${label(seat)}: eine Hälfte allein, die andere geteilt, also drei Viertel, ${chips(amount)}.`,
    'five-ace-ace': ({ seats }) =>
      `5-A-A schlägt jede andere Hand: ${seats.map(name).join(' und ')}.`,
    uncalled: ({ seat, amount }) =>
      `Niemand ist mitgegangen: ${chips(amount)} zurück an ${accusative(names, seat)}.`,
    nothing: ({ seat, cards, totals }) =>
      `${label(seat)}: ${cornersOf(cards)} ergibt ${bothText(totals)}.`,
  };
};

/** What it costs to stand: nothing, or at last the right to take more cards. */
function standText(freeze: number, stands: number): string {
  if (freeze === 0) return 'Später kannst du noch eine nehmen.';
  return stands + 1 < freeze
    ? `Bleibst du ${times(freeze - stands)} in Folge, bekommst du keine mehr.`
    : 'Bleibst du jetzt, bekommst du keine mehr.';
}

/** The next step in plain words. */
const stepsWith = (names: SeatNames): WordsFor<Step> => {
  const waits = ({ seat }: { readonly seat: Seat | null }): string =>
    `Warten auf ${seat === null ? 'die anderen' : accusative(names, seat)}.`;
  return {
    ante: ({ ante }) => `Zahl ${de.number(ante)} Ante, um mitzuspielen, oder setz diese Runde aus.`,
    check: ({ min, max }) =>
      `Noch hat niemand gesetzt. Schieb umsonst, oder setz ${de.number(min)} bis ${de.number(max)}.`,
    call: ({ call, raises }) =>
      `${de.number(call)} zum Mitgehen. Geh mit, ${raises ? 'erhöh ' : ''}oder pass und gib den Pot auf.`,
    draw: ({ up, freeze, stands }) =>
      `Nimm eine ${up ? 'offene ' : ''}Karte, oder bleib. ${standText(freeze, stands)}`,
    declare: ({ secret, tie }) =>
      `Worauf spielst du? Bei beidem musst du beides gewinnen${tie ? ' oder eines gewinnen und das andere teilen' : ''}.${secret ? ' Alle sagen zugleich an.' : ''}`,
    wait: waits,
    covered: ({ seat }) => `Gib das Gerät an ${accusative(names, seat)}.`,
    frozen: (step) =>
      `Deine Hand ist gesperrt: keine Karten mehr, du setzt aber weiter. ${waits(step)}`,
    'all-in': (step) => `Du bist all-in und setzt nicht mehr. ${waits(step)}`,
    paid: ({ seat, won, put }) => {
      const net = won - put;
      const sum =
        net === 0 ? evenText(names, seat) : `${endsWith(names, seat, net)} ${chips(Math.abs(net))}`;
      return won === 0
        ? `${sum}.`
        : `${sum}: ${de.number(won)} aus dem Pot, ${de.number(put)} eingesetzt.`;
    },
    folded: () => 'Du hast gepasst. Die anderen spielen weiter.',
    bust: () =>
      'Du hast dich überkauft: über 27, selbst mit jedem Ass als 1. Die anderen spielen weiter.',
    'sits-out': () => 'Du setzt diese Runde aus.',
    'no-chips': () => 'Du hast keine Chips mehr.',
    nobody: () => 'Weniger als zwei waren dabei, es wurden keine Karten gegeben.',
  };
};

/** The words that name a seat. */
export const labelsWith = (names: SeatNames): Pick<Seven27Words, 'seatName' | 'among' | 'step'> => {
  const steps = stepsWith(names);
  return {
    seatName: names.label,
    among: (seats) => kit.list(seats.map(names.label)),
    step: (step) => sentence(steps, step),
  };
};
