import type { Seat } from '../../../core/engine/rules.js';
import { forms, fr, ofName } from '../../../locales/fr/kit.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import type { TenDiceRefusal } from '../rules/state.js';
import type { NamedRacers, TenDiceWords } from './en.js';

const dice = (count: number): string => (count ? `${count} dé${count > 1 ? 's' : ''}` : 'aucun dé');
const rolls = (count: number): string => fr.counted(count, forms('lancer'));
/** Where rolls are not counted, nothing. */
const afterRolls = (count: number | null): string =>
  count === null ? '' : ` après ${rolls(count)}`;
const tenths = (value: number): string => fr.number(Math.round(value * 10) / 10);

const sharedKeys: KeyRows = [
  ['t', 'Indice'],
  ['n', 'Nouvelle course'],
  ['u', 'Revenir à la course précédente'],
  ['?', 'Cette aide'],
];

const ordinal = (place: number): string => (place === 1 ? '1er' : `${place}e`);

const keySheet: KeyRows = [
  ['1 … 6, ← →', 'Choisir le nombre à garder'],
  ['Enter, Espace', 'Lancer les autres dés'],
  ...sharedKeys,
];

/** Where all roll at once. */
const keysAtOnce: KeyRows = [
  ['1 … 6', 'Garder ce nombre, relancer les autres dés'],
  ['Enter, Espace', 'Garder encore le même nombre'],
  ...sharedKeys,
];

const refusalsWith = (turn: (seat: Seat) => string): WordsFor<TenDiceRefusal> => ({
  over: () => 'La course est terminée.',
  'no-undo': () => 'Les dés lancés restent en place.',
  'no-such-seat': () => 'Personne ne court là.',
  'not-your-turn': (refusal) => turn(refusal.turn),
  'nothing-to-keep': () => 'Le premier lancer se fait avec les dix dés.',
  'choose-number': () => 'Choisissez le nombre à garder.',
  'other-seat': () => 'Chacun lance ses propres dés.',
  'is-home': () => 'Qui est arrivé ne lance plus.',
  'not-rolling': () => 'Il n’y a pas autant de dés qui roulent.',
});

/** The words of a race among so many people, in French. */
const tenDice = (players: number, atOnce = false, named?: NamedRacers): TenDiceWords => {
  const isYou = (seat: Seat): boolean => (named ? seat === named.you : players === 1 && seat === 0);
  const name = (seat: Seat): string => {
    if (isYou(seat)) return 'Vous';
    const known = named?.names[seat];
    if (known !== undefined) return known;
    return seat < players ? `Joueur ${seat + 1}` : `Bot ${seat - players + 1}`;
  };
  const turn = (seat: Seat): string => (isYou(seat) ? 'À vous.' : `Au tour ${ofName(name(seat))}.`);
  return {
    title: 'Course aux dix dés',
    keySheet: atOnce ? keysAtOnce : keySheet,
    otherKeys: [],
    name,
    turn,
    rolls,
    home: 'À l’arrivée',
    newRace: 'Nouvelle course',
    keep: 'Garder',
    choice: (number, count) => `${number}, ${dice(count)}`,
    rule: 'Choisissez un nombre\u00a0: ses dés restent, les autres roulent de nouveau. Ceux qui ne sont pas immobiles aussi.',
    again: (number) => `Garder ${number}`,
    place: (place) => ordinal(place),
    seconds: (time) => `${tenths(time / 1000)} s`,
    placed: (place, of) => `Vous êtes ${ordinal(place)} sur ${of}.`,
    roll: (count) => (count === 10 ? 'Lancer les dix dés' : `Lancer ${dice(count)}`),
    dice: (seat, shown) => `${name(seat)}\u00a0: ${shown.join(', ') || 'pas encore lancés'}`,
    most: (seat, number, count) => `${name(seat)}\u00a0: ${dice(count)} avec ${number}.`,
    isHome: (seat, count) => `${name(seat)}\u00a0: à l’arrivée${afterRolls(count)}.`,
    won: (winners, count) => `Victoire${afterRolls(count)}\u00a0: ${fr.and(winners.map(name))}.`,
    alone: (count, average) =>
      count === null
        ? 'À l’arrivée.'
        : `À l’arrivée${afterRolls(count)}\u00a0; la moyenne est de ${tenths(average)}.`,
    hint: (number, left) =>
      `${number ? `Gardez ${number}` : 'Lancez les dix dés'}\u00a0: encore ${tenths(left)} lancers en moyenne.`,
    refusal: saying(refusalsWith(turn)),
  };
};

/** What is said of the ten-dice race, in French. */
export const otherWords = {
  tenDice,
  /** Of the check of the dice: fetched when a player asks. */
  tenDiceCheck: async () => (await import('./fr-check.js')).raceCheck,
  /** Of races that people elsewhere share: fetched with their connection. */
  tenDiceTogether: async () => (await import('./fr-together.js')).raceTogether,
};
