import type { TemplateResult } from 'lit';
import { type ActionButton, actionButton } from '../../../elements/table/action-button.js';
import type { PaigowHost } from './host.js';

/** What only some of this game's buttons have; the label is else the name in words. */
type Looks = Partial<Pick<ActionButton, 'label' | 'primary' | 'refused'>>;

type ButtonName =
  'clear' | 'bank' | 'decline' | 'deal' | 'pass' | 'house-way' | 'set' | 'sort' | 'show';

/** What a button asks for, where it is not called as that is. */
const requestOf = (name: ButtonName) =>
  name === 'deal' ? 'bet' : name === 'house-way' ? 'hint' : name;

/** A button of this game's under the own cards. */
export const button = (
  { gameWords: { buttons }, request }: PaigowHost,
  name: ButtonName,
  looks: Looks = {},
): TemplateResult =>
  actionButton({
    name,
    label: buttons[name as keyof typeof buttons],
    press: () => request({ type: requestOf(name) }),
    ...looks,
  });
