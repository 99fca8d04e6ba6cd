import { listOf } from '../../../core/cards/list.js';
import type { Translations } from '../../../locales/translations.js';
import { capital } from '../../../locales/capital.js';
import {
  belonging,
  chips,
  forms,
  fr,
  kit,
  seatNames,
  the,
  toSeat,
} from '../../../locales/fr/kit.js';
import { chipRefusals, seatRefusals, tableRefusals } from '../../../locales/fr/tables.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatNames, SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { Seven27Announcement } from '../rules/announce.js';
import type { Shown, Standing } from '../rules/figures.js';
import type { Scoring } from '../rules/options.js';
import type { PreAction } from '../rules/pre-action.js';
import type { LastAction, MoveType, Phase, Seven27Move, Seven27Refusal } from '../rules/state.js';
import type { Seven27Words } from './en.js';
import {
  DECLARED,
  GOAL_NAMES,
  explanationsWith,
  labelsWith,
  points,
  potName,
  totalsText,
} from './fr-hands.js';

const { cardName, list } = kit;

/** What is done in advance. */
const AHEAD: Readonly<Record<PreAction, string>> = {
  'check-or-fold': 'Parole ou se coucher',
  'call-any': 'Tout suivre',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'Mises.',
  draw: 'Tirage.',
  declare: 'Annonces.',
  over: '',
};

type PutIn = Extract<Seven27Announcement, { readonly allIn: boolean }>;

type Done = Extract<
  Seven27Announcement,
  { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust' | 'take' | 'stand' } | PutIn
>;

/** What a seat did. */
function deedsWith({ does }: SeatNames): WordsFor<Done> {
  const put =
    (you: string, other: string) =>
    ({ seat, amount, allIn }: PutIn): string =>
      `${does(seat, you, other)} ${fr.number(amount)}${allIn ? ', tapis' : ''}.`;
  return {
    ante: put('payez l’ante de', 'paie l’ante de'),
    call: put('suivez', 'suit'),
    bet: put('misez', 'mise'),
    raise: put('relancez de', 'relance de'),
    'sits-out': ({ seat }) => `${does(seat, 'passez')} cette main.`,
    cut: ({ seat }) => `${does(seat, 'coupez')}.`,
    check: ({ seat }) => `${does(seat, 'dites', 'dit')} parole.`,
    fold: ({ seat }) => `${does(seat, 'vous couchez', 'se couche')}.`,
    bust: ({ seat }) => `${does(seat, 'sautez')}.`,
    take: ({ seat, card, totals }) =>
      `${does(seat, 'tirez')} ${card === null ? 'une carte' : the(cardName(card))}${
        totals ? `\u00a0: ${totalsText(totals)}` : ''
      }.`,
    stand: ({ seat, frozen }) =>
      `${does(seat, 'restez')}${frozen ? ', et la main est figée' : ''}.`,
  };
}

/** A sentence or two for everything that is told of a hand. */
function announcementsWith(names: SeatNames): WordsFor<Seven27Announcement> {
  const { does, whose, label, name } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante, carried }) =>
      `Main ${fr.number(hand)}. ${does(dealer, 'donnez')}. L’ante est de ${fr.number(ante)}.` +
      (carried > 0 ? ` Reste au pot\u00a0: ${chips(carried)}.` : ''),
    'nobody-played': () =>
      'Moins de deux joueurs ont payé l’ante\u00a0: aucune carte n’est donnée.',
    dealt: ({ shown }) =>
      shown
        .map(({ seat, cards }) => {
          const named = list(cards.map((card) => the(cardName(card))));
          return `${does(seat, 'montrez')} ${named}.`;
        })
        .join(' '),
    'own-cards': ({ seat, cards, totals }) =>
      `${belonging(whose(seat), 'Vos cartes', 'Cartes')}\u00a0: ${list(cards.map(cardName))}\u202f; ${totalsText(totals)}.`,
    declare: ({ seat, targets }) =>
      targets === null
        ? `${does(seat, 'avez fait votre', 'a fait son')} annonce.`
        : `${does(seat, 'annoncez')} ${DECLARED[targets]}.`,
    declared: ({ all }) =>
      `Annonces\u00a0: ${list(all.map(({ seat, targets }) => `${label(seat)} ${DECLARED[targets]}`))}.`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${capital(toSeat(name(seat)))} de jouer${call > 0 ? `\u00a0: ${fr.number(call)} pour suivre` : ''}.`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips: left }) =>
      left > 0
        ? `${does(seat, 'avez', 'a')} ${chips(left)}.`
        : `${does(seat, 'n’avez', 'n’a')} plus de jetons.`,
  };
}

const SCORINGS: Readonly<Record<Scoring, string>> = {
  nearest: 'Au-dessus ou au-dessous d’une cible, l’écart compte pareil.',
  'over-is-bust': 'Au-dessus d’une cible, on ne peut plus la gagner.',
  'under-beats-over': 'À écart égal, au-dessous bat au-dessus.',
  'over-beats-under': 'À écart égal, au-dessus bat au-dessous.',
  'inside-beats-outside': 'À écart égal, un total entre 7 et 27 bat un total en dehors.',
  'outside-beats-inside': 'À écart égal, un total hors de 7 à 27 bat un total entre les deux.',
};

const ACTED: Readonly<Record<LastAction['type'], string>> = {
  ante: 'ante',
  'sit-out': 'passe',
  cut: 'coupe',
  check: 'parole',
  call: 'suit',
  bet: 'mise',
  raise: 'relance',
  fold: 'couché',
  take: 'tire',
  stand: 'reste',
  declare: 'annonce',
  bust: 'saute',
};

/** What lies open: `9½`, with an ace `1 ou 11`. */
function openText({ open, aces }: Shown): string {
  const all = listOf(aces + 1, (elevens) => points(open + 20 * elevens));
  return all.length > 2 ? `de ${all[0]} à ${all.at(-1)}` : all.join(' ou ');
}

/** How far a total is from its target. */
function standing({ over, bust }: Standing): string {
  if (over === 0) return 'exact';
  if (bust) return 'dépassé';
  return `${points(Math.abs(over))} ${over < 0 ? 'en moins' : 'en trop'}`;
}

/** How the aces count for it. */
function aces({ aces: count, elevens }: Standing): string {
  if (count === 0) return '';
  const as = [count > elevens ? 'à 1' : '', elevens > 0 ? 'à 11' : ''].filter(Boolean);
  return `as ${as.join(' et ')}`;
}

/** Moves as an advice says them. */
const ADVICE: Readonly<Record<MoveType, string>> = {
  ante: 'payer l’ante',
  'sit-out': 'passer',
  cut: 'couper',
  deal: 'donner',
  check: 'parole',
  bet: 'miser',
  call: 'suivre',
  raise: 'relancer de',
  fold: 'se coucher',
  take: 'tirer une carte',
  stand: 'rester',
  declare: 'annoncer',
  settle: 'payer',
};

/** What a steady player would do. */
function hint(move: Seven27Move): string {
  const amount = 'amount' in move ? ` ${fr.number(move.amount)}` : '';
  const targets = 'targets' in move ? ` ${DECLARED[move.targets]}` : '';
  return `Indice\u00a0: ${ADVICE[move.type]}${amount}${targets}.`;
}

const buttons: Seven27Words['buttons'] = {
  'sit-out': 'Passer',
  check: 'Parole',
  fold: 'Se coucher',
  take: 'Tirer une carte',
  stand: 'Rester',
  low: 'Annoncer 7',
  high: 'Annoncer 27',
  both: 'Annoncer les deux',
  show: 'Voir mes cartes',
  next: 'Main suivante',
  rebuy: 'Recaver',
  step: 'Continuer',
  skip: 'Voir la suite',
  new: 'Nouvelle table',
};

type Named = 'seatName' | 'among' | 'step';
type Made = 'amount' | 'chips' | 'signed' | 'explain' | 'announce' | 'refusal';

/** The words that are the same whoever sits at the table. */
const labels: Omit<Seven27Words, Named | Made> = {
  title: 'Seven Twenty-Seven',
  handNumber: (hand) => `main ${fr.number(hand)}`,
  dealer: 'donneur',
  dealerSign: 'D',
  openSeat: 'libre',
  tempers: { cautious: 'avec prudence', steady: 'avec calme', bold: 'avec audace' },
  seats: 'Joueurs',
  dealings: {
    'up-down': 'Vous recevez une carte visible et une carte cachée.',
    'down-down-up': 'Vous recevez deux cartes cachées et une carte visible.',
    'down-up': 'Vous recevez une carte cachée et une carte visible.',
  },
  ownHand: 'Votre main',
  toAnte: 'doit l’ante',
  backs: (count) => fr.counted(count, forms('carte cachée', 'cartes cachées')),
  points,
  values: (half) => [
    `${half ? '10 ' : ''}J Q K ½`,
    `2–${half ? 9 : 10} à leur valeur`,
    'as\u00a01\u00a0ou\u00a011, au mieux pour chaque cible',
  ],
  intro: ({ scoring, declare, carried }) => [
    ...(carried > 0 ? [`Reste au pot de la main d’avant\u00a0: ${chips(carried)}.`] : []),
    'Le plus près de 7 gagne la moitié du pot, le plus près de 27 l’autre moitié. Une même main peut gagner les deux.',
    SCORINGS[scoring],
    ...(declare === 'none' ? [] : ['À la fin, vous annoncez 7, 27 ou les deux.']),
  ],
  goal: (target) => `pour ${GOAL_NAMES[target]}`,
  standing,
  aces,
  shows: (shown) => `montre ${openText(shown)}`,
  seen: (shown) => `les autres voient ${openText(shown)}`,
  seenByAll: 'visible par tous',
  range: ({ least, most }) => `total ${points(least)}–${points(most)}`,
  totals: ({ low, high }) => (low === high ? points(low) : `${points(low)} et ${points(high)}`),
  pot: 'Pot',
  potName,
  half: (target, chips) => `${GOAL_NAMES[target]} gagne ${fr.number(chips)}`,
  limits: (min, max) => `${fr.number(min)} à ${fr.number(max)}`,
  amountOf: { bet: 'Mise', raise: 'Relance' },
  addChip: (amount) => `Ajouter ${fr.number(amount)}`,
  presets: { min: 'Min.', 'half-pot': '½ pot', pot: 'Pot', max: 'Max.' },
  preActions: {
    ...AHEAD,
    chosen: (action: PreAction) => `À votre tour\u00a0: ${AHEAD[action]}.`,
    none: 'Rien n’est choisi d’avance.',
    dropped: (action: PreAction) => `«\u00a0${AHEAD[action]}\u00a0» ne vaut plus.`,
    'not-now': 'Vous pouvez le choisir pendant que d’autres misent.',
    shared: 'Pas tant qu’une autre personne sur cet appareil est en jeu.',
  },
  menu: 'Plus',
  buttons,
  ante: (chips) => `Ante ${fr.number(chips)}`,
  call: (chips) => `Suivre ${fr.number(chips)}`,
  bet: (chips) => `Miser ${fr.number(chips)}`,
  raise: (chips) => `Relancer de ${fr.number(chips)}`,
  phases: { ante: 'Ante', bets: 'Mises', draw: 'Tirage', declare: 'Annonces', over: 'Résultat' },
  action: ({ type, amount, allIn }) =>
    allIn ? 'tapis' : `${ACTED[type]}${amount ? ` ${fr.number(amount)}` : ''}`,
  frozen: 'figée',
  help: 'Comment jouer',
  hint,
  hintLabel: 'Indice',
  declared: (targets) => `annonce ${DECLARED[targets]}`,
  won: (declared, won) => {
    if (won.length > 1) return 'gagne les deux';
    const half = won.map((target) => `gagne le ${GOAL_NAMES[target]}`).join('');
    return half || (declared ? `annonçait ${DECLARED[declared]}` : '');
  },
  fair: 'Vérifier la donne',
};

const MOVES: Readonly<Record<MoveType, string>> = {
  ante: 'Payer l’ante',
  'sit-out': 'Passer',
  cut: 'Couper',
  deal: 'Donner',
  check: 'Dire parole',
  bet: 'Miser',
  call: 'Suivre',
  raise: 'Relancer',
  fold: 'Se coucher',
  take: 'Tirer une carte',
  stand: 'Rester',
  declare: 'Annoncer',
  settle: 'Payer',
};

const PHASE_NOW: Readonly<Record<Phase, string>> = {
  ante: 'c’est le moment de l’ante',
  bets: 'c’est le moment des mises',
  draw: 'c’est le moment du tirage',
  declare: 'c’est le moment des annonces',
  over: 'la main est terminée',
};

/** A sentence for every refusal of the rules. */
const refusalsWith = (names: SeatNames): WordsFor<Seven27Refusal | TableRefusal> => {
  const { name, does } = names;
  const { open, out, done, due, cut } = seatRefusals(names);
  return {
    ...tableRefusals(names),
    ...chipRefusals({ bet: 'La mise', raise: 'La relance' }),
    'no-such-move': ({ move }) => `Le coup «\u00a0${move}\u00a0» n’existe pas.`,
    'not-now': ({ move, phase }) =>
      `${MOVES[move]} n’est pas possible maintenant\u00a0: ${PHASE_NOW[phase]}.`,
    'seat-open': open,
    'seat-out': out,
    'seat-folded': ({ seat }) => `${does(seat, 'avez jeté vos', 'a jeté ses')} cartes.`,
    'seat-bust': ({ seat }) => `${does(seat, 'avez', 'a')} sauté.`,
    'already-anted': done('payé l’ante'),
    'already-cut': done('coupé'),
    'already-declared': done('annoncé'),
    'not-your-turn': ({ turn }) => `C’est ${toSeat(name(turn))} de jouer.`,
    'seat-frozen': ({ stands }) =>
      `Qui reste ${stands} fois de suite a une main figée\u00a0: plus de tirage.`,
    'bad-cut': cut,
    'bad-declaration': ({ targets }) =>
      `«\u00a0${String(targets)}\u00a0» n’est pas une annonce\u00a0: il y a 7, 27 ou les deux.`,
    'table-moves': ({ move }) => `${MOVES[move]}\u00a0: la table s’en charge.`,
    'antes-open': due('payer l’ante'),
    'bet-open': ({ call }) => `Une mise est ouverte\u00a0: ${chips(call)} pour suivre.`,
    'no-bet-open': () => 'Personne n’a misé\u00a0: il n’y a rien à suivre.',
    'max-raises': ({ max }) => `Il y a au plus ${fr.counted(max, forms('relance'))} par tour.`,
    'short-of-raise': () => 'Une fois suivi, il ne reste plus de jetons pour relancer.',
    'not-reopened': ({ min }) =>
      `La dernière relance était de moins de ${fr.number(min)}, et n’en permet pas d’autre.`,
    'nobody-to-raise': () => 'Tous les autres sont déjà à tapis.',
  };
};

/** The words of Seven Twenty-Seven at a table, in French. */
export function seven27(table: SeatedTable): Seven27Words {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const explanations = explanationsWith(names);
  return {
    ...labels,
    ...labelsWith(names),
    amount: fr.number,
    chips,
    signed: fr.signed,
    explain: (line) => sentence(explanations, line),
    announce: (said) => sentence(announcements, said),
    refusal: saying(refusalsWith(names)),
  };
}

/** The words of Seven Twenty-Seven in French. */
export const otherWords: Translations = { seven27 };
