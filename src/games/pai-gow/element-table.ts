import { type TemplateResult, html, nothing } from 'lit';
import { FACE_DOWN } from '../../cards/card.js';
import { trueIf } from '../../elements/table/card.js';
import { stakeTemplate } from '../../elements/table/chips.js';
import { diceTemplate } from '../../elements/table/dice.js';
import { plateTemplate } from '../../elements/table/seat.js';
import { type MenuItem, tableToolbar } from '../../elements/table/toolbar.js';
import { canGoOn } from '../../table/table-run.js';
import { setMove } from './arrange.js';
import { betMove, betsTemplate } from './element-bets.js';
import type { PaigowHost, PaigowWords, TablePanel, TableRequest } from './element-host.js';
import { coverTemplate, setLineText, traysTemplate } from './element-own.js';
import { badgeTemplate, dealerBadge, moreTemplate, resultOf } from './element-results.js';
import { chipsLeft, noteOf, othersTemplate } from './element-seats.js';
import { isSet } from './state.js';

/** What one's own side of the table is about. */
type Stage = 'bet' | 'arrange' | 'set' | 'covered' | 'face-down' | 'idle';

function stageOf({ view, own, covered }: PaigowHost): Stage {
  const one = own === undefined ? undefined : view.seats[own]!;
  if (one?.status === 'waiting' && view.phase === 'bets') return 'bet';
  if (!one || one.cards.length === 0) return 'idle';
  if (covered) return 'covered';
  if (one.cards.includes(FACE_DOWN)) return 'face-down';
  return isSet(one) ? 'set' : 'arrange';
}

/** Why there is nothing to do. */
function idleText({ view, own, gameWords }: PaigowHost): string {
  const { phase, results, seats, options } = view;
  if (phase === 'over' && !results) return gameWords.idle('nobody');
  const status = own === undefined ? undefined : seats[own]!.status;
  if (status === 'out') return gameWords.idle(options.stacks[own!] === 0 ? 'no-chips' : 'sits-out');
  if (status !== 'dealer') return gameWords.idle('wait');
  return gameWords.idle(phase === 'bets' ? 'deals' : 'deals-later');
}

type ButtonName = keyof PaigowWords['buttons'];

interface ButtonLooks {
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly label?: string;
}

/** A button under the own cards. One that would be refused stays a button: pressed, it says why. */
const button = (
  { gameWords, request }: PaigowHost,
  name: ButtonName | 'sort',
  what: TableRequest,
  { primary = false, disabled = false, label }: ButtonLooks = {},
): TemplateResult =>
  html`<button
    type="button"
    class="button ${primary ? 'primary' : ''}"
    part="button button-${name} ${primary ? 'button-primary' : ''}"
    aria-disabled=${trueIf(disabled)}
    @click=${() => request(what)}
  >
    ${label ?? gameWords.buttons[name as ButtonName]}
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

function buttonsOf(host: PaigowHost, stage: Stage): unknown {
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

/** The line in words beside the buttons. */
function lineOf(host: PaigowHost, stage: Stage): string {
  const { view, gameWords, draft } = host;
  switch (stage) {
    case 'bet': {
      const refusal = draft.amount === 0 ? undefined : host.refusalOf(betMove(host));
      return refusal ? gameWords.refusal(refusal) : '';
    }
    case 'arrange':
      return setLineText(host);
    case 'set':
      return view.phase === 'over' ? '' : gameWords.idle('wait');
    case 'covered':
    case 'face-down':
    case 'idle':
      return '';
  }
}

function stageTemplate(host: PaigowHost, stage: Stage): TemplateResult {
  switch (stage) {
    case 'bet':
      return betsTemplate(host);
    case 'arrange':
      return traysTemplate(host, true);
    case 'set':
      return traysTemplate(host, false);
    case 'covered':
      return coverTemplate(host, host.gameWords.covered(host.own!));
    case 'face-down':
    case 'idle':
      return coverTemplate(host, idleText(host));
  }
}

/** The own stake, or what the hand brought. */
function ownFoot(host: PaigowHost): unknown {
  const { view, own, gameWords: words } = host;
  const { stake, bonus } = view.seats[own!]!;
  const result = resultOf(host, own!);
  if (result) return [badgeTemplate(words, result), moreTemplate(words, result)];
  if (view.results && own === view.options.dealer) {
    const { net, commission } = view.results.dealer;
    return [dealerBadge(words, net), moreTemplate(words, { commission })];
  }
  if (stake === 0) return nothing;
  const extra = bonus > 0 ? words.bonusSign(bonus) : undefined;
  return stakeTemplate(stake, words.amount(stake), words.staked(stake, bonus), extra);
}

/** One's own side: the cards in their trays, and below them who one is, the line, the buttons. */
function ownTemplate(host: PaigowHost): TemplateResult {
  const { own, gameWords, view } = host;
  const stage = stageOf(host);
  const deals = own === view.options.dealer ? 'seat-dealer' : '';
  return html`<section
    class="own"
    part="seat seat-own ${deals}"
    data-seat=${own ?? nothing}
    aria-label=${gameWords.ownHands}
  >
    ${own === undefined ? nothing : stageTemplate(host, stage)}
    <div class="action">
      ${
        own === undefined
          ? nothing
          : html`<div class="who">
              ${plateTemplate(gameWords.seatName(own), noteOf(host, own))} ${ownFoot(host)}
            </div>`
      }
      <p class="line" part="line">${lineOf(host, stage)}</p>
      <div class="buttons" part="buttons">${buttonsOf(host, stage)}</div>
    </div>
  </section>`;
}

/** The dice, their total and whose hand was dealt first, once they are thrown. */
function centreTemplate({ view, gameWords: words, own }: PaigowHost): TemplateResult {
  const { first, options } = view;
  const { dice, quickDeal } = options;
  if (first === null || quickDeal) return html`<div class="centre"></div>`;
  const total = dice.reduce((sum, die) => sum + die, 0);
  return html`<div class="centre" part="centre">
    ${diceTemplate(dice, words.diceName(dice))}
    <span>${words.firstHand(total, first, first === own)}</span>
  </div>`;
}

/** The whole table, between the toolbar and the status line. */
export const tableTemplate = (host: PaigowHost): TemplateResult => {
  const { view, gameWords, words, looks = '' } = host;
  const quick = view.options.quickDeal ? 'quick' : '';
  return html`<div
    class="board table ${view.phase} ${quick} ${looks}"
    part="board"
    role="group"
    aria-label=${words.board(gameWords.title)}
  >
    ${othersTemplate(host)} ${centreTemplate(host)} ${ownTemplate(host)}
  </div>`;
};

/** The toolbar: what is played, the hand, one's own chips, the shuffle's proof, and the menu. */
export function toolbarTemplate(host: PaigowHost): TemplateResult {
  const { words, gameWords, own, request } = host;
  const chips = own === undefined || host.isCalm ? null : chipsLeft(host, own);
  const panel = (name: TablePanel, label: string): MenuItem => ({
    label,
    choose: () => request({ type: 'panel', panel: name }),
  });
  const item = (type: 'new' | 'pause', label: string): MenuItem => ({
    label,
    choose: () => request({ type }),
  });
  return tableToolbar({
    title: gameWords.title,
    hand: gameWords.handNumber(host.hand),
    chips: chips === null ? undefined : gameWords.chips(chips),
    fair: panel('fair', gameWords.fair),
    menu: {
      ...panel('menu', words.tools.menu),
      open: host.open === 'menu',
      items: [
        panel('history', gameWords.history),
        panel('stats', gameWords.stats),
        item('pause', host.paused ? words.resume : words.pause),
        panel('keys', words.keys),
        panel('settings', words.settings),
        item('new', gameWords.buttons.new),
      ],
    },
  });
}
