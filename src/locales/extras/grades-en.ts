/** How hard a deal is, from 1 to 5: `FreeCell of Sunday, 22 November · medium`. */
export const gradesEn: readonly string[] = ['very easy', 'easy', 'medium', 'hard', 'very hard'];
