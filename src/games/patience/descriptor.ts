import { defineOptions } from '../../core/engine/option.js';
import { defineGame } from '../define-game.js';

/** `<patience-game>`. Each of its games has a name and options of its own: see the registry. */
export const patienceGames = defineGame({
  name: 'patience',
  tag: 'patience-game',
  title: 'Patience',
  options: defineOptions<object>({ rules: {} }),
});
