import type { TablePanelsMessages } from '../../locales/compiled/types.js';
import type { KeyRows } from '../../locales/key-rows.js';
import { keyRows } from '../../locales/words.js';

/** The keys of a game, in the order of the sheet. */
type OwnKeys = (words: TablePanelsMessages) => readonly TablePanelsMessages['keyNext'][];

const OWN_KEYS: Readonly<Record<string, OwnKeys>> = {
  'pai-gow': (words) => [
    ...[words.paiGowWalk, words.paiGowSwap, words.paiGowAmount, words.paiGowRepeat],
    ...[words.paiGowDouble, words.paiGowDeal, words.paiGowSitOut, words.paiGowHouseWay],
    words.paiGowSort,
  ],
  'seven-twenty-seven': (words) => [
    ...[words.seven27Main, words.seven27Check, words.seven27Raise, words.seven27Amount],
    ...[words.seven27Presets, words.seven27Fold, words.seven27CheckOrFold, words.seven27CallAny],
    ...[words.seven27Take, words.seven27Stand, words.seven27Declare, words.seven27SitOut],
    words.seven27Hint,
  ],
};

/** What each key does at the table of a game, by the game's name. */
export function tableKeys(words: TablePanelsMessages, game: string): KeyRows {
  const own = OWN_KEYS[game];
  if (!own) return [];
  const { keyNext, keyLog, keyFullScreen, keyClose, keyKeys } = words;
  return keyRows(...own(words), keyNext, keyLog, keyFullScreen, keyClose, keyKeys);
}
