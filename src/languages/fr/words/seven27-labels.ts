import type { Shown, Standing } from '../../../games/seven-twenty-seven/figures.js';
import type { Scoring } from '../../../games/seven-twenty-seven/options.js';
import type { LastAction, MoveType, Seven27Move } from '../../../games/seven-twenty-seven/state.js';
import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import { forms, fr } from '../kit.js';
import { DECLARED, GOAL_NAMES, points, potName } from './seven27-hands.js';

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
  const all = Array.from({ length: aces + 1 }, (_, elevens) => points(open + 20 * elevens));
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
  new: 'Nouvelle table',
};

type Named = 'seatName' | 'among' | 'step';
type Made = 'amount' | 'chips' | 'signed' | 'explain' | 'announce' | 'refusal';

/** The words that are the same whoever sits at the table. */
export const labels: Omit<Seven27Words, Named | Made> = {
  title: 'Seven Twenty-Seven',
  handNumber: (hand) => `main ${fr.number(hand)}`,
  dealer: 'donneur',
  dealerSign: 'D',
  openSeat: 'libre',
  seats: 'Joueurs',
  dealings: {
    'up-down': 'Vous recevez une carte visible et une carte cachée.',
    'down-down-up': 'Vous recevez deux cartes cachées et une carte visible.',
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
  intro: ({ scoring, declare }) => [
    'Le plus près de 7 gagne la moitié du pot, le plus près de 27 l’autre moitié. Une même main peut gagner les deux.',
    SCORINGS[scoring],
    ...(declare === 'none' ? [] : ['À la fin, vous annoncez 7, 27 ou les deux.']),
  ],
  goal: (target) => `pour ${GOAL_NAMES[target]}`,
  standing,
  aces,
  shows: (shown) => `montre ${openText(shown)}`,
  seen: (shown) => `les autres voient ${openText(shown)}`,
  range: ({ least, most }) => `total ${points(least)}–${points(most)}`,
  totals: ({ low, high }) => (low === high ? points(low) : `${points(low)} et ${points(high)}`),
  pot: 'Pot',
  potName,
  half: (target, chips) => `${GOAL_NAMES[target]} gagne ${fr.number(chips)}`,
  limits: (min, max) => `${fr.number(min)} à ${fr.number(max)}`,
  amountOf: { bet: 'Mise', raise: 'Relance' },
  addChip: (amount) => `Ajouter ${fr.number(amount)}`,
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
