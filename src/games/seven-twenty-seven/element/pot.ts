import { type TemplateResult, html, nothing } from 'lit';
import { actionButton } from '../../../elements/table/buttons.js';
import { pileTemplate } from '../../../elements/table/chips.js';
import { numberText } from '../../../locales/table-words.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { Pot } from '../../../core/table/pots.js';
import type { Seven27Scene } from './scene.js';
import type { Explanation } from '../rules/explain.js';
import { potsNow } from '../rules/figures.js';
import { TARGETS } from '../rules/results.js';
import { chipsInPot } from '../rules/state.js';
import { halfAmounts } from '../rules/showdown.js';

/** One pot: its chips, what each half pays, and, for a side pot, who competes for it. */
function potLine(
  scene: Seven27Scene,
  { amount, seats }: Pot,
  at: number,
  pots: number,
): TemplateResult {
  const { gameWords: words } = scene;
  const halves = halfAmounts(amount);
  return html`<div class="pot-line" part="pot-line">
    <p><span>${words.potTitle(at, pots)}</span> <b>${numberText(scene.words, amount)}</b></p>
    <p class="halves">
      ${TARGETS.map(
        (target) =>
          html`<span part="half half-${target}"
            >${words.half({ target, chips: halves[target] })}</span
          > `,
      )}
      ${at > 0 ? html`<small>${words.among({ seats: words.people(seats) })}</small>` : nothing}
    </p>
  </div>`;
}

/** The spot of the pot, printed on the felt, and its chips. The `name` is printed if no words beside it say so. */
const spotTemplate = ({ chips }: Seven27Scene, amount: number, name?: string): TemplateResult =>
  html`<div class="pile-of">
    ${name && html`<small aria-hidden="true">${name}</small>`}${pileTemplate(amount, chips)}
  </div>`;

/** The chips in the middle during the hand. */
function potTemplate(scene: Seven27Scene): TemplateResult {
  const pots = potsNow(scene.view);
  const all = pots.reduce((sum, { amount }) => sum + amount, 0);
  return html`<p class="phase" part="phase">${scene.gameWords.phases[scene.view.phase]}</p>
    <div class="pot" part="pot">
      ${spotTemplate(scene, all)}
      <div
        class="pots"
        role="group"
        aria-label=${scene.gameWords.pot}
        tabindex=${pots.length > 1 ? 0 : nothing}
      >
        ${pots.map((pot, at) => potLine(scene, pot, at, pots.length))}
      </div>
    </div>`;
}

const listTemplate = (part: string, lines: unknown, label: string): TemplateResult =>
  html`<ul class=${part} part=${part} tabindex="0" role="list" aria-label=${label}>
    ${lines}
  </ul>`;

/** Whether a line is about the seat's chips or cards. */
const isAbout = (line: Explanation, seat: Seat | undefined): boolean =>
  'seats' in line ? line.seats.includes(seat!) : 'seat' in line && line.seat === seat;

/** The lines that say who won chips of the others. */
const WINS = new Set<Explanation['code']>([
  'both',
  'half',
  'unclaimed',
  'last',
  'three-quarters',
  'five-ace-ace',
]);

/**
 * The pot that a line is listed under; `undefined` if there is one pot, or if the line names its
 * pot.
 */
const potOf = (line: Explanation): number | undefined =>
  'pots' in line && line.pots > 1 && line.code !== 'last' ? line.pot : undefined;

/**
 * How the hand was paid, pot by pot if there are several. The player's own lines come first and are
 * marked.
 */
function explanationTemplate(scene: Seven27Scene, label: string): TemplateResult {
  const { own, gameWords: words } = scene;
  const isMine = (line: Explanation): boolean => isAbout(line, own);
  // The player's own lines come first, as some lines may need scrolling.
  const lines = [...scene.lines].sort((a, b) => Number(isMine(b)) - Number(isMine(a)));
  const item = (line: Explanation): TemplateResult => {
    const mine = isMine(line);
    // The heading above the line names the pot.
    const alone = 'pots' in line && potOf(line) !== undefined ? { ...line, pots: 1 } : line;
    const text = words.explain(alone);
    const won = WINS.has(line.code) ? 'won' : '';
    return html`<li
      class="${mine ? 'mine' : ''} ${won}"
      part="explanation-line ${mine ? 'own' : ''} ${won}"
    >
      ${text}
    </li>`;
  };
  const group = (pot: number): TemplateResult => {
    const its = lines.filter((line) => potOf(line) === pot);
    const { pots = 0 } = its.find((line) => 'pots' in line) ?? {};
    return html`<li>
      <b part="explanation-pot">${words.potTitle(pot, pots)}</b>
      <ul role="list">
        ${its.map(item)}
      </ul>
    </li>`;
  };
  const pots = [...new Set(scene.lines.map(potOf))].filter((pot) => pot !== undefined);
  const rest = lines.filter((line) => potOf(line) === undefined);
  const [mine, others] = [rest.filter(isMine), rest.filter((line) => !isMine(line))];
  return listTemplate(
    'explanation',
    [...mine.map(item), ...pots.map(group), ...others.map(item)],
    label,
  );
}

/**
 * The middle of the table. Before the deal it explains how a hand is won; then it shows the pot,
 * and at the end how it was paid. Its height never changes.
 */
export function centreTemplate(scene: Seven27Scene): TemplateResult {
  const { view, gameWords: words } = scene;
  const { phase, results, options } = view;
  const label = words.phases[phase];
  const content =
    phase === 'ante'
      ? html`<div class="pot" part="pot">
          ${spotTemplate(scene, chipsInPot(view), words.pot)}
          <div class="aim">
            ${listTemplate(
              'intro',
              words.aim(options).map((line) => html`<li>${line}</li>`),
              label,
            )}
            ${actionButton({
              name: 'help',
              label: words.help,
              press: () => scene.request({ type: 'panel', panel: 'help' }),
            })}
          </div>
        </div>`
      : results && !(scene.isRevealing && scene.lines.length === 0)
        ? explanationTemplate(scene, label)
        : phase === 'over' && !scene.isRevealing
          ? nothing
          : potTemplate(scene);
  return html`<div class="centre" part="centre">${content}</div>`;
}
