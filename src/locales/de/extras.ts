import { capital } from '../capital.js';
import type { Forms } from '../intl.js';
import { type OptionWords, spelt, toldOptions } from '../told-options.js';
import { de } from './kit.js';

/** `2 Zellen`, `keine Zellen`, `beliebig viele Zellen` */
const limited =
  (forms: Forms, none = `keine ${forms.other}`) =>
  (value: unknown): string => {
    if (value === 'unlimited') return `beliebig viele ${forms.other}`;
    return value === 0 ? none : de.counted(Number(value), forms);
  };

const passes = limited(
  { one: 'weiterer Durchgang', other: 'weitere Durchgänge' },
  'kein weiterer Durchgang',
);

const SYSTEMS: Readonly<Record<string, string>> = {
  kingcell: 'KingCell',
  forecell: 'ForeCell',
  'bakers-game': 'Baker’s Game',
  'eight-off': 'Eight Off',
  seahaven: 'Seahaven Towers',
};

const SCORINGS: Readonly<Record<string, string>> = {
  standard: 'Standardwertung',
  vegas: 'Vegas-Wertung',
  none: 'ohne Wertung',
  nearest: 'der Nächste gewinnt',
  'over-is-bust': 'über dem Ziel ist verloren',
  'under-beats-over': 'darunter schlägt darüber',
  'over-beats-under': 'darüber schlägt darunter',
  'inside-beats-outside': 'innen schlägt außen',
  'outside-beats-inside': 'außen schlägt innen',
};

/** Options of tables whose values are figures. */
const STAKES: Readonly<Record<string, string>> = {
  ante: 'Ante',
  minBet: 'Mindesteinsatz',
  maxBet: 'Höchsteinsatz',
  maxRaises: 'Erhöhungen höchstens',
  bonusMin: 'Mindestbonus',
  bonusMax: 'Höchstbonus',
  envyMin: 'Envy ab',
};

/** What an option that differs from its game's own is called, by its name. */
const OPTIONS: OptionWords = {
  variant: (value) => SYSTEMS[String(value)] ?? String(value),
  cells: limited({ one: 'Zelle', other: 'Zellen' }),
  supermove: (value) =>
    value === 'off'
      ? 'eine Karte je Zug'
      : value === 'full'
        ? 'volle Supermoves'
        : 'lineare Supermoves',
  draw: (value) => {
    if (typeof value === 'number') return de.counted(value, { one: 'Karte', other: 'Karten' });
    return `weitere Karten ${value === 'up' ? 'offen' : 'verdeckt'}`;
  },
  redeals: passes,
  foundationReturn: () => 'von der Ablage zurück',
  scoring: (value) => SCORINGS[String(value)] ?? `Wertung ${String(value)}`,
  corner: () => 'König und Ass sind Nachbarn',
  coverPairs: () => 'keine Paare mit bedeckten Karten',
  openStock: () => 'offener Stapel',
  wastes: limited({ one: 'Abwurf', other: 'Abwürfe' }),
  house: () => 'Spieler geben',
  commission: (value) => `${de.percent(Number(value) / 100)} Kommission`,
  pushOn: () => 'Remis statt Kommission',
  foul: () => 'ungültige Hände verlieren',
  wheel: () => 'A-2-3-4-5 als kleinste Straße',
  bonus: () => 'Fortune-Bonus',
  dealing: (value) => `${value === 'down-up' ? 'eine Karte' : 'zwei Karten'} verdeckt, eine offen`,
  freeze: (value) => `nach ${String(value)}-mal Bleiben gesperrt`,
  lastBet: () => 'letzte Setzrunde',
  atOnce: () => 'alle zugleich',
  declare: (value) => (value === 'sequential' ? 'Ansage der Reihe nach' : 'gleichzeitige Ansage'),
  tens: () => 'Zehnen zählen ½',
  opens: () => 'die besten offenen Karten beginnen',
  fiveAceAce: () => '5-A-A schlägt alles',
  winAndTie: () => 'drei Viertel für Sieg und Gleichstand',
  carry: (value) =>
    value === 'half' ? 'Hälften ohne Gewinner bleiben liegen' : 'ohne Gewinner bleibt alles liegen',
  players: limited({ one: 'Spieler', other: 'Spieler' }),
  bots: limited({ one: 'Bot', other: 'Bots' }),
};

/** An option that has no words of its own: its name, and its value where that is not just yes. */
function plain(name: string, value: unknown): string {
  const stake = STAKES[name];
  if (stake && typeof value === 'number') return `${stake} ${de.number(value)}`;
  return value === true ? spelt(name) : `${spelt(name)} ${String(value)}`;
}

/** A variant in words: `3 Karten, Vegas-Wertung`; what can't be read is shown as it is. */
export function variant(text: string): string {
  if (text === '') return 'Übliche Regeln';
  const told = toldOptions(text, OPTIONS, plain);
  if (!told) return text;
  return capital(told.join(', '));
}
