import type { ChipRefusal } from '../../../table/chips.js';
import type { TableRefusal, SeatNames } from '../../../locales/table-en.js';
import type { WordsFor } from '../../../locales/saying.js';
import { chips, fr, toSeat } from '../kit.js';

/** Refusals of amounts; each stake has its name, with its article. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) => {
    const got = typeof amount === 'number' ? fr.number(amount) : String(amount);
    return `${names[what]} est un nombre entier de jetons${Number.isNaN(amount) ? '' : `, et non ${got}`}.`;
  },
  'below-min': ({ what, amount, min }) =>
    `${names[what]} est au minimum de ${fr.number(min)}\u202f; ${fr.number(amount)}, c’est trop peu.`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]} est au maximum de ${fr.number(max)}\u202f; ${fr.number(amount)}, c’est trop.`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]} de ${fr.number(amount)} dépasse ce qui reste\u00a0: ${chips(stack)}.`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ name }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `Cette place n’existe pas\u202f; la table en a ${seats}.`,
  'not-your-seat': ({ seat }) => `C’est ${toSeat(name(seat))} seul de le faire.`,
  'no-undo': () => 'À une table, ce qui est joué est joué.',
  'hand-runs': () => 'La main n’est pas encore terminée.',
});

/** Refusals that carry a seat, or a cut, in both games. */
export const seatRefusals = ({ does }: SeatNames) => ({
  open: ({ seat }: { readonly seat: number }): string => `Personne n’occupe la place ${seat + 1}.`,
  out: ({ seat }: { readonly seat: number }): string => `${does(seat, 'passez')} cette main.`,
  /** What was done and stands. */
  done:
    (what: string) =>
    ({ seat }: { readonly seat: number }): string =>
      `${does(seat, 'avez', 'a')} déjà ${what}, et c’est définitif.`,
  /** What is yet to be done. */
  due:
    (what: string) =>
    ({ seat }: { readonly seat: number }): string =>
      `${does(seat, 'devez', 'doit')} encore ${what} ou passer.`,
  cut: ({ most }: { readonly most: number }): string =>
    `Les mots d’une coupe ont ${fr.number(most)} lettres au plus.`,
});
