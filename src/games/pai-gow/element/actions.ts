import { nothing } from 'lit';
import { FACE_DOWN } from '../../../core/cards/card.js';
import { nextButtons, onwardButtons } from '../../../elements/table/buttons.js';
import { setMove } from '../rules/arrange.js';
import { betMove } from './bets.js';
import { button } from './buttons.js';
import type { PaigowHost } from './host.js';
import { setLineText } from './own.js';
import { moreLines } from './results.js';
import { type PaigowMove, isSet } from '../rules/state.js';

/** What one's own side of the table is about. */
export type Stage = 'offer' | 'bet' | 'arrange' | 'set' | 'covered' | 'face-down' | 'idle';

export function stageOf({ view, own, covered }: PaigowHost): Stage {
  const one = own === undefined ? undefined : view.seats[own]!;
  if (own !== undefined && view.offered === own) return 'offer';
  if (one?.status === 'waiting' && view.phase === 'bets') return 'bet';
  if (!one || one.cards.length === 0) return 'idle';
  if (covered) return 'covered';
  if (one.cards.includes(FACE_DOWN)) return 'face-down';
  return isSet(one) ? 'set' : 'arrange';
}

const refuses = (host: PaigowHost, move: PaigowMove | undefined): boolean =>
  !move || host.refusalOf(move) !== undefined;

function arrangeButtons(host: PaigowHost): unknown {
  const { own, sort, arrangement, gameWords } = host;
  const refused = refuses(host, setMove(arrangement, own!));
  return [
    button(host, 'sort', { label: gameWords.sortBy[sort === 'rank' ? 'suit' : 'rank'] }),
    host.offers('hint') ? button(host, 'house-way') : nothing,
    button(host, 'set', { primary: 'primary', refused }),
  ];
}

/** The buttons under the own cards; the main one is the last. */
export function buttonsOf(host: PaigowHost, stage: Stage): unknown {
  const { view } = host;
  if (view.phase === 'over' && !host.isRevealing) {
    return nextButtons(host, view.results?.stacks ?? view.options.stacks);
  }
  switch (stage) {
    case 'offer':
      return [button(host, 'decline'), button(host, 'bank', { primary: 'primary' })];
    case 'bet':
      return [
        button(host, 'pass'),
        button(host, 'deal', { primary: 'primary', refused: refuses(host, betMove(host)) }),
      ];
    case 'arrange':
      return arrangeButtons(host);
    case 'covered':
      return button(host, 'show', { primary: 'primary' });
    case 'set':
    case 'face-down':
    case 'idle':
      return onwardButtons(host);
  }
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
      return view.phase === 'over'
        ? host.summary || moreLines(host, host.own!).join(' · ')
        : gameWords.idle('wait');
    case 'offer':
    case 'covered':
    case 'face-down':
    case 'idle':
      return '';
  }
}
