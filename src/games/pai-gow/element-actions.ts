import { type TemplateResult, html, nothing } from 'lit';
import { FACE_DOWN } from '../../cards/card.js';
import { trueIf } from '../../elements/table/card.js';
import { canGoOn } from '../../table/table-run.js';
import { setMove } from './arrange.js';
import { betMove } from './element-bets.js';
import type { PaigowHost, PaigowWords, TableRequest } from './element-host.js';
import { setLineText } from './element-own.js';
import { moreLines, resultOf } from './element-results.js';
import { isSet } from './state.js';

/** What one's own side of the table is about. */
export type Stage = 'bet' | 'arrange' | 'set' | 'covered' | 'face-down' | 'idle';

export function stageOf({ view, own, covered }: PaigowHost): Stage {
  const one = own === undefined ? undefined : view.seats[own]!;
  if (one?.status === 'waiting' && view.phase === 'bets') return 'bet';
  if (!one || one.cards.length === 0) return 'idle';
  if (covered) return 'covered';
  if (one.cards.includes(FACE_DOWN)) return 'face-down';
  return isSet(one) ? 'set' : 'arrange';
}

type ButtonName = keyof PaigowWords['buttons'];

interface ButtonLooks {
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly label?: string;
}

/** A button under the own cards. One that would be refused stays a button: pressed, it says why. */
const button = (
  host: PaigowHost,
  name: ButtonName | 'sort',
  what: TableRequest,
  { primary = false, disabled = false, label }: ButtonLooks = {},
): TemplateResult =>
  html`<button
    type="button"
    class="button ${primary ? 'primary' : ''}"
    part="button button-${name} ${primary ? 'button-primary' : ''}"
    aria-disabled=${trueIf(disabled)}
    @click=${() => host.request(what)}
  >
    ${label ?? host.gameWords.buttons[name as ButtonName]}
  </button>`;

/** The one thing to do after a hand: the next, more chips, or another table where it can't go on. */
function nextButtons(host: PaigowHost): unknown {
  const { view, run, own } = host;
  const stacks = view.results?.stacks ?? view.options.stacks;
  const broke = own !== undefined && stacks[own] === 0;
  const on = canGoOn({ ...run, stacks });
  if (broke) {
    return [
      on ? button(host, 'next', { type: 'next' }) : nothing,
      button(host, 'rebuy', { type: 'rebuy' }, { primary: true }),
    ];
  }
  return button(host, on ? 'next' : 'new', { type: on ? 'next' : 'new' }, { primary: true });
}

/** The buttons under the own cards; the main one is the last. */
export function buttonsOf(host: PaigowHost, stage: Stage): unknown {
  const { view, own, sort, arrangement, gameWords } = host;
  if (view.phase === 'over') return nextButtons(host);
  switch (stage) {
    case 'bet': {
      const disabled = host.refusalOf(betMove(host)) !== undefined;
      return [
        button(host, 'pass', { type: 'pass' }),
        button(host, 'deal', { type: 'bet' }, { primary: true, disabled }),
      ];
    }
    case 'arrange': {
      const move = setMove(arrangement, own!);
      const disabled = !move || host.refusalOf(move) !== undefined;
      const label = gameWords.sortBy[sort === 'rank' ? 'suit' : 'rank'];
      return [
        button(host, 'sort', { type: 'sort' }, { label }),
        button(host, 'house-way', { type: 'house-way' }),
        button(host, 'set', { type: 'set' }, { primary: true, disabled }),
      ];
    }
    case 'covered':
      return button(host, 'show', { type: 'show' }, { primary: true });
    case 'set':
    case 'face-down':
    case 'idle':
      return nothing;
  }
}

/** What the own hand brought beside its stake. */
function paidLine(host: PaigowHost): string {
  const { view, own, gameWords } = host;
  const dealt = own === view.options.dealer ? view.results?.dealer : undefined;
  const result = resultOf(host, own!) ?? dealt;
  return result ? moreLines(gameWords, result).join(' · ') : '';
}

/** The line in words above the buttons. */
export function lineOf(host: PaigowHost, stage: Stage): string {
  const { view, gameWords, draft } = host;
  switch (stage) {
    case 'bet': {
      const refusal = draft.amount === 0 ? undefined : host.refusalOf(betMove(host));
      return refusal ? gameWords.refusal(refusal) : '';
    }
    case 'arrange':
      return setLineText(host);
    case 'set':
      return view.phase === 'over' ? paidLine(host) : gameWords.idle('wait');
    case 'covered':
    case 'face-down':
    case 'idle':
      return '';
  }
}
