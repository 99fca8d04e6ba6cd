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
    const { guide: steps } = helpWords(words);
    const textOf = (one: PaigowGuideStep): string => {
      const text = steps[one];
      const button = gameWords.buttons[BUTTONS[one] ?? 'next'];
      return typeof text === 'string' ? text : text({ button });
    };
    const all = Object.keys(steps) as PaigowGuideStep[];
    // Only some tables offer the bank.
    const texts = all.filter((one) => one !== 'bank' || view.offered !== null).map(textOf);
    return { text: textOf(step), texts, isEnd: ENDS.includes(step) };
  },
};
