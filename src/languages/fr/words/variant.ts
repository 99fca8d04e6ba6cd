import { type OptionWords, spelt, toldOptions } from '../../../locales/told-options.js';
import { capital } from '../../../locales/capital.js';
import { forms, fr } from '../kit.js';

/** `2 reprises`, `sans reprise`, `reprises à volonté` */
const limited = (value: unknown, one: string): string => {
  if (value === 'unlimited') return `${one}s à volonté`;
  if (value === 0) return `sans ${one}`;
  return typeof value === 'number' ? fr.counted(value, forms(one)) : `${String(value)} ${one}s`;
};

const SYSTEMS: Readonly<Record<string, string>> = {
  kingcell: 'KingCell',
  forecell: 'ForeCell',
  'bakers-game': 'Baker’s Game',
  'eight-off': 'Eight Off',
  seahaven: 'Seahaven Towers',
};

/** Values that have names; others are told as they are. */
const named = (names: Readonly<Record<string, string>>, value: unknown): string => {
  const name = String(value);
  return Object.hasOwn(names, name) ? names[name]! : name.replaceAll('-', ' ');
};

const SUPERMOVES = { linear: 'simples', full: 'complets' };

const SCORINGS = {
  none: 'sans score',
  standard: 'score standard',
  vegas: 'score Vegas',
  nearest: 'le plus près gagne',
  'over-is-bust': 'dépasser élimine',
  'under-beats-over': 'au-dessous bat au-dessus',
  'over-beats-under': 'au-dessus bat au-dessous',
  'inside-beats-outside': 'entre 7 et 27 bat en dehors',
  'outside-beats-inside': 'en dehors bat entre 7 et 27',
};

/** What an option that differs from its game's own is called, by its name. */
const OPTIONS: OptionWords = {
  variant: (value) => named(SYSTEMS, value),
  cells: (value) => limited(value, 'cellule'),
  supermove: (value) =>
    value === 'off' ? 'une carte à la fois' : `déplacements groupés ${named(SUPERMOVES, value)}`,
  draw: (value) =>
    typeof value === 'number'
      ? `tirage par ${value}`
      : `cartes du tirage ${named({ up: 'visibles', down: 'cachées' }, value)}`,
  redeals: (value) => limited(value, 'reprise'),
  foundationReturn: () => 'retour depuis les fondations',
  scoring: (value) => named(SCORINGS, value),
  resets: (value) => limited(value, 'reprise'),
  coverPairs: () => 'sans paire recouvrante',
  openStock: () => 'talon visible',
  wastes: (value) => limited(value, 'défausse'),
  house: () => 'les joueurs donnent',
  commission: (value) => `commission de ${fr.percent(Number(value) / 100)}`,
  foul: () => 'main fautive perdante',
  wheel: () => 'quinte A-2-3-4-5 la plus petite',
  bonus: () => 'bonus Fortune',
  dealing: () => 'deux cartes cachées, une visible',
  freeze: (value) => `main figée après ${String(value)} tours sans tirer`,
  lastBet: () => 'dernière mise',
  declare: (value) => `annonces ${value === 'sequential' ? 'à tour de rôle' : 'simultanées'}`,
  tens: () => 'les 10 valent ½',
  players: (value) => limited(value, 'joueur'),
  bots: (value) => limited(value, 'bot'),
};

/** An option that has no words of its own: its name, and its value where that is not just yes. */
const plain = (name: string, value: unknown): string =>
  value === true ? spelt(name) : `${spelt(name)} ${String(value)}`;

/** A variant in words, from what `writeOptions` gave; what can't be read is shown as it is. */
export function variant(text: string): string {
  if (text === '') return 'Règles usuelles';
  const told = toldOptions(text, OPTIONS, plain);
  if (!told) return text;
  return capital(told.join(', '));
}
