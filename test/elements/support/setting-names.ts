/** The player's settings, as named in `without`. */
export const SETTINGS =
  'language, auto-foundation, auto-finish, theme, felt, four-color, faces, card-back, courts, card-size, mirrored, motion, ' +
  'sound, tap-to-move, calm, verdict, solvable, grade, pace, next-hand';
