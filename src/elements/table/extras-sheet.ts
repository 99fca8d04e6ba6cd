import { KIT_SURROUNDINGS } from '../styles/kit-surroundings.js';
import { MOTION } from './motion-sheet.js';
import { SURROUNDINGS } from './surroundings-sheet.js';

let sheet: CSSStyleSheet | undefined;

/** What moves, and what the surroundings ask for; filled once, see panel-sheet.ts. */
export function tableSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(MOTION + KIT_SURROUNDINGS + SURROUNDINGS);
  }
  return sheet;
}
