import type { TableGuide } from '../../../elements/table/table-game.js';
import { helpWords } from '../help-words.js';
import { type PaigowGuideStep, guideStep } from '../rules/guide.js';
import type { PaigowState } from '../rules/state.js';
import type { PaigowScene } from './scene.js';

/** The buttons that steps mention. */
const BUTTONS: Partial<Record<PaigowGuideStep, 'deal' | 'house-way' | 'set'>> = {
  stake: 'deal',
  choose: 'house-way',
  set: 'set',
};

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
    const text = helpWords(words).guide[step];
    const button = gameWords.buttons[BUTTONS[step] ?? 'next'];
    return {
      text: typeof text === 'string' ? text : text({ button }),
      isEnd: ENDS.includes(step),
    };
  },
};
