/** The player's settings, as named in `without`. */
export const SETTINGS =
  'language, theme, felt, four-color, card-back, courts, card-size, mirrored, motion, sound, tap-to-move, calm, verdict, ' +
  'solvable, grade, auto-foundation, auto-finish, pace, next-hand';
