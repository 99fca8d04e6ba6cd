import type { TableGuide } from '../../../elements/table/table-game.js';
import { seven27HelpEn } from '../../../locales/extras/seven27-help-en.js';
import { guideStep } from '../rules/guide.js';
import type { Seven27State } from '../rules/state.js';
import type { Seven27Scene } from './scene.js';

/** The guide through a first hand of Seven Twenty-Seven. */
export const guide: TableGuide<Seven27State> = {
  step(scene) {
    const { view, own = 0, call, isRevealing, gameWords, words } = scene as Seven27Scene;
    const step = guideStep(view, own, call, isRevealing);
    const { guide: texts } = words.foreign?.help ?? seven27HelpEn;
    const { buttons } = gameWords;
    const names = {
      ante: gameWords.ante(view.options.ante),
      take: buttons.take,
      stand: buttons.stand,
      check: buttons.check,
      call: gameWords.call(call),
      fold: buttons.fold,
    };
    return { text: texts(names)[step], isEnd: step === 'won' || step === 'lost' };
  },
};
