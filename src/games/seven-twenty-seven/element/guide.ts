import type { TableGuide } from '../../../elements/table/table-game.js';
import { helpWords } from '../help-parts.js';
import { guideStep } from '../rules/guide.js';
import type { Seven27State } from '../rules/state.js';
import type { Seven27Scene } from './scene.js';

/** The guide through a first hand of Seven Twenty-Seven. */
export const guide: TableGuide<Seven27State> = {
  step(scene) {
    const { view, own = 0, call, isRevealing, gameWords, words } = scene as Seven27Scene;
    const step = guideStep(view, own, call, isRevealing);
    const { guide: texts } = helpWords(words);
    const { buttons, costs } = gameWords;
    const labels = {
      ante: costs.ante({ chips: view.options.ante }),
      take: buttons.take,
      stand: buttons.stand,
      check: buttons.check,
      call: costs.call({ chips: call }),
      fold: buttons.fold,
    };
    const isEnd = step === 'won' || step === 'lost';
    const filled = (one: (typeof texts)[typeof step]): string =>
      typeof one === 'string' ? one : one(labels);
    return { text: filled(texts[step]), texts: Object.values(texts).map(filled), isEnd };
  },
};
