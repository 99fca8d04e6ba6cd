import { type TemplateResult, html, nothing } from 'lit';
import { actionButton } from '../../../elements/table/action-button.js';
import { pileTemplate } from '../../../elements/table/chips.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { Pot } from '../../../core/table/pots.js';
import type { Seven27Host } from './host.js';
import type { Explanation } from '../rules/explain.js';
import { potsNow } from '../rules/figures.js';
import { TARGETS } from '../rules/results.js';
import { halfAmounts } from '../rules/showdown.js';

/** One pot: its chips, what each half of it pays, and whose it is, where there are several. */
function potLine(
  host: Seven27Host,
  { amount, seats }: Pot,
  at: number,
  pots: number,
): TemplateResult {
  const { gameWords: words } = host;
  const halves = halfAmounts(amount);
  return html`<div class="pot-line" part="pot-line">
    <p><span>${words.potName(at, pots)}</span> <b>${words.amount(amount)}</b></p>
    <p class="halves">
      ${TARGETS.map(
        (target) =>
          html`<span part="half half-${target}">${words.half(target, halves[target])}</span> `,
      )}
      ${at > 0 ? html`<small>${words.among(seats)}</small>` : nothing}
    </p>
  </div>`;
}

/** The chips in the middle, while they are played for. */
function potTemplate(host: Seven27Host): TemplateResult {
  const pots = potsNow(host.view);
  const all = pots.reduce((sum, { amount }) => sum + amount, 0);
  return html`<p class="phase" part="phase">${host.gameWords.phases[host.view.phase]}</p>
    <div class="pot" part="pot">
      <div class="pile-of">${pileTemplate(all)}</div>
      <div
        class="pots"
        role="group"
        aria-label=${host.gameWords.pot}
        tabindex=${pots.length > 1 ? 0 : nothing}
      >
        ${pots.map((pot, at) => potLine(host, pot, at, pots.length))}
      </div>
    </div>`;
}

const listTemplate = (part: string, lines: unknown, label: string): TemplateResult =>
  html`<ul class=${part} part=${part} tabindex="0" role="list" aria-label=${label}>
    ${lines}
  </ul>`;

/** Whether a line tells of a seat's chips or cards. */
const isAbout = (line: Explanation, seat: Seat | undefined): boolean =>
  'seats' in line ? line.seats.includes(seat!) : 'seat' in line && line.seat === seat;

/** The pot under whose name a line stands; none where there is one pot, or the line names its pot by itself. */
const potOf = (line: Explanation): number | undefined =>
  'pots' in line && line.pots > 1 && line.code !== 'last' ? line.pot : undefined;

/** How the hand was paid, pot by pot where there are several; one's own lines come first and are marked. */
function explanationTemplate(host: Seven27Host, label: string): TemplateResult {
  const { own, gameWords: words } = host;
  const isMine = (line: Explanation): boolean => isAbout(line, own);
  // Where not all can be seen at once, one's own is seen first.
  const lines = [...host.lines].sort((a, b) => Number(isMine(b)) - Number(isMine(a)));
  const item = (line: Explanation): TemplateResult => {
    const mine = isMine(line);
    // Its pot is named above it.
    const alone = 'pots' in line && potOf(line) !== undefined ? { ...line, pots: 1 } : line;
    const text = words.explain(alone);
    return html`<li class=${mine ? 'mine' : ''} part=${mine ? 'explanation-own' : nothing}>
      ${text}
    </li>`;
  };
  const group = (pot: number): TemplateResult => {
    const its = lines.filter((line) => potOf(line) === pot);
    const { pots = 0 } = its.find((line) => 'pots' in line) ?? {};
    return html`<li>
      <b part="explanation-pot">${words.potName(pot, pots)}</b>
      <ul role="list">
        ${its.map(item)}
      </ul>
    </li>`;
  };
  const pots = [...new Set(host.lines.map(potOf))].filter((pot) => pot !== undefined);
  const rest = lines.filter((line) => potOf(line) === undefined);
  const [mine, others] = [rest.filter(isMine), rest.filter((line) => !isMine(line))];
  return listTemplate(
    'explanation',
    [...mine.map(item), ...pots.map(group), ...others.map(item)],
    label,
  );
}

/**
 * The middle of the table: before the deal how a hand is won, then the pot, in the end how it was
 * paid, line by line. Its height is the same at all times.
 */
export function centreTemplate(host: Seven27Host): TemplateResult {
  const { view, gameWords: words } = host;
  const { phase, results, options } = view;
  const label = words.phases[phase];
  const content =
    phase === 'ante'
      ? [
          listTemplate(
            'intro',
            words.intro(options).map((line) => html`<li>${line}</li>`),
            label,
          ),
          actionButton({
            name: 'help',
            label: words.help,
            press: () => host.request({ type: 'panel', panel: 'help' }),
          }),
        ]
      : results && !(host.isRevealing && host.lines.length === 0)
        ? explanationTemplate(host, label)
        : phase === 'over' && !host.isRevealing
          ? nothing
          : potTemplate(host);
  return html`<div class="centre" part="centre">${content}</div>`;
}
