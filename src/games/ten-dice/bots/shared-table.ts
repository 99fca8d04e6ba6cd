import { checkTableSave, saveTable } from '../../../core/table/table-save.js';
import type { SharedTableRules } from '../../../core/table/table-rules.js';
import type { TenDiceOptions } from '../rules/options.js';
import type { TenDiceMove, TenDiceState } from '../rules/state.js';
import { type RaceSettings, raceRules } from '../rules/table-rules.js';
import { tenDiceBot } from './bot.js';

/**
 * The race for people at several machines. A roll costs nothing, so if a player's time is up, the bot rolls
 * for them.
 */
export const raceShared: SharedTableRules<TenDiceState, TenDiceMove, TenDiceOptions, RaceSettings> =
  {
    ...raceRules,
    ...{ bot: tenDiceBot, outOfTime: tenDiceBot },
    save: (table) => saveTable(table, 0),
    load: (save) =>
      checkTableSave(save, raceRules.game, raceRules.deckOf, ({ kinds }) => ({ seats: kinds })),
  };
