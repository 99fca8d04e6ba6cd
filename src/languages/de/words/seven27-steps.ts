import type { Seat } from '../../../engine/rules.js';
import type { Step } from '../../../games/seven-twenty-seven/words-labels.js';
import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { chips, de, kit, times } from '../kit.js';
import { accusative, endsWith, evenText } from './table.js';

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
    declare: ({ secret }) =>
      `Worauf spielst du? Bei beidem musst du beides gewinnen.${secret ? ' Alle sagen zugleich an.' : ''}`,
    wait: waits,
    covered: ({ seat }) => `Gib das Gerät an ${accusative(names, seat)}.`,
    frozen: (step) =>
      `Deine Hand ist gesperrt: keine Karten mehr, du setzt aber weiter. ${waits(step)}`,
    'all-in': (step) => `Du bist all-in und setzt nicht mehr. ${waits(step)}`,
    paid: ({ seat, net }) =>
      net === 0
        ? `${evenText(names, seat)}.`
        : `${endsWith(names, seat, net)} ${chips(Math.abs(net))}.`,
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
