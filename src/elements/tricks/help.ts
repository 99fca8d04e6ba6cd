import { html } from 'lit';
import type { TrickState } from '../../core/tricks/state.js';
import type { TableHelp } from '../table/table-game.js';
import type { TrickScene } from './scene.js';

/** “How to play” by the rules of this table, and the keys. */
export const help: TableHelp<TrickState> = {
  help(scene) {
    const { gameWords } = scene as TrickScene;
    return { label: gameWords.help, body: html`` };
  },
  keys: () => [],
};
