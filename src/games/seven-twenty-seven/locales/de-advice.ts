import type { Translations } from '../../../locales/translations.js';
import { de } from '../../../locales/de/kit.js';
import { SAMPLES } from '../advice/estimate.js';
import type { Seven27AdviceWords } from './en-advice.js';
import { estimatesIn } from './estimates.js';

const figures = estimatesIn(de);
const { number, percent, tenths } = figures;

/** The words of advice and coach, in German. */
const seven27Advice: Seven27AdviceWords = {
  ...{ share: figures.share, chips: figures.chips, tenths },
  advice: 'Rat',
  coach: 'Trainer',
  show: 'Zeigen',
  hide: 'Ausblenden',
  cancel: 'Abbrechen',
  showAdvice: 'Rat zeigen',
  hideAdvice: 'Rat ausblenden',
  later: 'Sobald du dran bist, steht hier, was jede Möglichkeit bringt.',
  hidden: 'Ausgeblendet.',
  working: (share) =>
    `Spielt die Runde ${number(SAMPLES)}-mal … ${percent(Math.floor(share * 100) / 100)}`,
  columns: ['Wahl', '7', '27', 'Chips'],
  caption: (samples) =>
    `Deine Möglichkeiten, die beste zuerst: was jede von den Hälften für 7 und 27 gewinnt, und die Chips von jetzt an; ${number(samples)}-mal gespielt`,
  best: (choice) => `Am besten: ${choice}.`,
  less: (other, chips) => `${other}: ${tenths(chips)} Chips weniger.`,
  same: (other) => `Ebenso gut, soweit Stichproben es zeigen: ${other}.`,
  price: ({ call, pot, needed, share }) =>
    `Mitgehen kostet ${number(call)} und spielt um ${number(pot)}: nötig sind ${percent(needed)} des Pots, du gewinnst ${share}.`,
  card: ({ unseen, low, high }) =>
    `Von ${number(unseen)} Karten, die du nicht siehst, bringen dich ${number(low.nearer)} näher an 7 und ${number(high.nearer)} näher an 27; ${number(high.over)} ergeben mehr als 27.`,
  model:
    'Angenommen wird, dass die anderen wie an diesem Tisch spielen und noch einmal setzen. ± gilt in 95 von 100 Fällen.',
  judging: 'Deine Entscheidungen werden beurteilt …',
  noHands: 'Nach jeder Runde erfährst du, was deine Entscheidungen gekostet haben.',
  verdict: ({ decisions, good, cost }) =>
    good === decisions
      ? `So gut wie die beste: ${number(good)} von ${number(decisions)} Entscheidungen.`
      : `So gut wie die beste: ${number(good)} von ${number(decisions)} Entscheidungen; die anderen haben ${tenths(cost)} Chips gekostet.`,
  coachColumns: ['Du', 'Am besten', 'Chips'],
  coachCaption: 'Deine Entscheidungen neben den besten',
};

/** The words of advice and coach in German. */
export const otherWords: Translations = { seven27Advice };
