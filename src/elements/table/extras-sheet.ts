import { MOTION } from './motion-sheet.js';
import { SURROUNDINGS } from './surroundings-sheet.js';

let sheet: CSSStyleSheet | undefined;

/** What moves, and what the surroundings ask for of tables; filled once, see panel-sheet.ts. */
export function tableSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(MOTION + SURROUNDINGS);
  }
  return sheet;
}
