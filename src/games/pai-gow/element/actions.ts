import { type TemplateResult, nothing } from 'lit';
import { FACE_DOWN } from '../../../core/cards/card.js';
import { actionButton, nextButtons, onwardButtons } from '../../../elements/table/buttons.js';
import { setMove } from '../rules/arrange.js';
import { betMove } from './bets.js';
import type { PaigowScene } from './scene.js';
import { setLineText } from './trays.js';
import { resultLines } from './results.js';
import { type PaigowMove, isSet } from '../rules/state.js';
import type { ActionButton } from '../../../elements/table/scene.js';

type ButtonName = 'bank' | 'decline' | 'deal' | 'pass' | 'house-way' | 'set' | 'sort' | 'show';

type ButtonOptions = Partial<Pick<ActionButton, 'role' | 'primary' | 'refused'>>;

/** The type of a button's request, if it is not the button's name. */
const requestOf = (name: ButtonName) =>
  name === 'deal' ? 'bet' : name === 'house-way' ? 'hint' : name;

const labelOf = ({ gameWords, sort }: PaigowScene, name: ButtonName): string =>
  name === 'sort' ? gameWords.sortBy[sort === 'rank' ? 'suit' : 'rank'] : gameWords.buttons[name];

const button = (
  scene: PaigowScene,
  name: ButtonName,
  options: ButtonOptions = {},
): TemplateResult =>
  actionButton({
    name,
    label: labelOf(scene, name),
    press: () => scene.request({ type: requestOf(name) }),
    ...options,
  });

/** What the player can do now, or why not. It decides what the player's side of the table shows. */
export type Stage = 'offer' | 'bet' | 'arrange' | 'set' | 'covered' | 'face-down' | 'idle';

export function stageOf({ view, own, covered }: PaigowScene): Stage {
  const one = own === undefined ? undefined : view.seats[own]!;
  if (own !== undefined && view.offered === own) return 'offer';
  if (one?.status === 'waiting' && view.phase === 'bets') return 'bet';
  if (!one || one.cards.length === 0) return 'idle';
  if (covered) return 'covered';
  if (one.cards.includes(FACE_DOWN)) return 'face-down';
  return isSet(one) ? 'set' : 'arrange';
}

const refuses = (scene: PaigowScene, move: PaigowMove | undefined): boolean =>
  !move || scene.refusalOf(move) !== undefined;

function arrangeButtons(scene: PaigowScene): unknown {
  const { own, arrangement } = scene;
  const refused = refuses(scene, setMove(arrangement, own!));
  return [
    button(scene, 'sort', { role: 'give-up' }),
    scene.offers('hint') ? button(scene, 'house-way', { role: 'hold' }) : nothing,
    button(scene, 'set', { primary: 'primary', refused }),
  ];
}

/** The buttons below the player's cards. The main one comes last. */
export function buttonsOf(scene: PaigowScene, stage: Stage): unknown {
  const { view } = scene;
  if (view.phase === 'over' && !scene.isRevealing) {
    return nextButtons(scene, view.results?.stacks ?? view.options.stacks);
  }
  switch (stage) {
    case 'offer':
      return [
        button(scene, 'decline', { role: 'give-up' }),
        button(scene, 'bank', { primary: 'primary' }),
      ];
    case 'bet':
      return [
        button(scene, 'pass', { role: 'give-up' }),
        button(scene, 'deal', { primary: 'primary', refused: refuses(scene, betMove(scene)) }),
      ];
    case 'arrange':
      return arrangeButtons(scene);
    case 'covered':
      return button(scene, 'show', { primary: 'primary' });
    case 'set':
    case 'face-down':
    case 'idle':
      return onwardButtons(scene);
  }
}

/** The line of text above the buttons. */
export function lineText(scene: PaigowScene, stage: Stage): string {
  const { view, gameWords, draft } = scene;
  switch (stage) {
    case 'bet': {
      const refusal = draft.amount === 0 ? undefined : scene.refusalOf(betMove(scene));
      return refusal ? gameWords.refusal(refusal) : '';
    }
    case 'arrange':
      return setLineText(scene);
    case 'set':
      return view.phase === 'over'
        ? scene.summary || resultLines(scene, scene.own!).join(' · ')
        : gameWords.idle.wait;
    case 'offer':
    case 'covered':
    case 'face-down':
    case 'idle':
      return '';
  }
}
