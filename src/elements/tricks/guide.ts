import { trickGuideStep } from '../../core/tricks/guide/guide-step.js';
import type { TrickState } from '../../core/tricks/state.js';
import { guideText, guideTexts } from '../../locales/trick-guide.js';
import { aimText, helpWords } from '../../locales/trick-help.js';
import type { TableGuide } from '../table/table-game.js';
import type { TrickScene } from './scene.js';

/** The guide through a first hand. */
export const guide: TableGuide<TrickState> = {
  step(scene) {
    const { view, own = 0, table, isRevealing, gameWords, words } = scene as TrickScene;
    const step = trickGuideStep(table, view, own, isRevealing);
    const messages = helpWords(words);
    const names = {
      personAt: gameWords.personAt,
      deal: gameWords.buttons.ready,
      aim: aimText(messages, table.rules.score),
    };
    return {
      text: guideText(messages, step, names),
      texts: guideTexts(messages, names),
      isEnd: view.phase === 'over' && !isRevealing,
    };
  },
};
