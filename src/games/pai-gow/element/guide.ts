import type { TableGuide } from '../../../elements/table/table-game.js';
import { paigowHelpEn } from '../locales/en-help.js';
import { type PaigowGuideStep, guideStep } from '../rules/guide.js';
import type { PaigowState } from '../rules/state.js';
import type { PaigowScene } from './scene.js';

const ENDS: readonly PaigowGuideStep[] = ['win', 'push', 'lose', 'dealt'];

/** The guide through a first hand of Pai Gow poker. */
export const guide: TableGuide<PaigowState> = {
  step(shared) {
    const scene = shared as PaigowScene;
    const { view, own = 0, arrangement, isRevealing, gameWords, words } = scene;
    const [one, other] = arrangement.front;
    const stands =
      one !== undefined &&
      other !== undefined &&
      !scene.refusalOf({ type: 'set', seat: own, front: [one, other] });
    const laid = { front: arrangement.front.length, stands };
    const step = guideStep(view, own, laid, isRevealing);
    const { guide: texts } = words.foreign?.paigowHelp ?? paigowHelpEn;
    return { text: texts(gameWords.buttons)[step], isEnd: ENDS.includes(step) };
  },
};
