import { type TemplateResult, html, nothing } from 'lit';
import { actionButton } from '../../../elements/table/buttons.js';
import { pileTemplate } from '../../../elements/table/chips.js';
import type { Pot } from '../../../core/table/pots.js';
import type { Seven27Host } from './host.js';
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

const linesTemplate = (part: string, lines: readonly string[], label: string): TemplateResult =>
  html`<ul class=${part} part=${part} tabindex="0" role="list" aria-label=${label}>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

/**
 * The middle of the table: before the deal how a hand is won, then the pot, in the end how it was
 * paid, line by line. Its height is the same at all times.
 */
export function centreTemplate(host: Seven27Host): TemplateResult {
  const { view, gameWords: words, own } = host;
  const { phase, results, options } = view;
  const label = words.phases[phase];
  // What one's own hand came to is seen first, where not all of it can be.
  const isOthers = (line: object): number => Number(!('seat' in line && line.seat === own));
  const lines = [...host.lines].sort((a, b) => isOthers(a) - isOthers(b)).map(words.explain);
  const content =
    phase === 'ante'
      ? [
          linesTemplate('intro', words.intro(options), label),
          actionButton({
            name: 'help',
            label: words.help,
            press: () => host.request({ type: 'panel', panel: 'help' }),
          }),
        ]
      : results && !(host.isRevealing && lines.length === 0)
        ? linesTemplate('explanation', lines, label)
        : phase === 'over' && !host.isRevealing
          ? nothing
          : potTemplate(host);
  return html`<div class="centre" part="centre">${content}</div>`;
}
