import { type TemplateResult, html, nothing } from 'lit';
import type { Card } from '../../../core/cards/card.js';
import { stillCard } from '../../../elements/table/card.js';
import type { TableHelp } from '../../../elements/table/table-help.js';
import { type PaigowExample, paigowHelpEn } from '../locales/en-help.js';
import type { HandsDescribed } from '../rules/announce.js';
import { describeFive, describeTwo } from '../rules/describe.js';
import {
  COPY,
  type ExampleSet,
  FOUL_SET,
  LEGAL_SET,
  OF_EACH_KIND,
  WITH_JOKER,
  straightsBy,
} from '../rules/examples.js';
import { commissionInForce, pushInForce } from '../rules/push.js';
import type { PaigowState } from '../rules/state.js';
import type { PaigowHost } from './host.js';

/** Cards side by side, and what is to be said of them. */
interface Sample {
  readonly label?: string;
  readonly cards: readonly Card[];
  readonly text: unknown;
}

const sampleTemplate = (host: PaigowHost, { label, cards, text }: Sample): TemplateResult =>
  html`<div class="sample">
    ${label ? html`<small>${label}</small>` : nothing}
    <span class="sample-cards">${cards.map((card) => stillCard(card, host))}</span>
    <span>${text}</span>
  </div>`;

/** Five cards, and what they are. */
const five =
  ({ view, gameWords }: PaigowHost) =>
  (cards: readonly Card[]): Sample => ({
    cards,
    text: gameWords.describe(describeFive(cards, view.options.wheel), 'back'),
  });

/** What is wrong with a foul set, as this table tells it. */
function foulLine({ view, gameWords }: PaigowHost, { front, back }: HandsDescribed): string {
  if (view.options.foul === 'lose') return gameWords.setLine({ code: 'foul', front, back });
  return gameWords.refusal({
    ...{ code: 'foul', front: front.code, frontHigh: front.high, frontKicker: front.kicker },
    ...{ back: back.code, backHigh: back.high, backKicker: back.kicker },
  });
}

/** Both hands of a set, and whether it stands, in the words of the line below the trays. */
function setSamples(
  host: PaigowHost,
  { front, back }: ExampleSet,
  stands: boolean,
): TemplateResult {
  const { view, gameWords } = host;
  const { wheel } = view.options;
  const is = { front: describeTwo(front), back: describeFive(back, wheel) };
  const hands = (
    [
      ['back', back],
      ['front', front],
    ] as const
  ).map(([hand, cards]) =>
    sampleTemplate(host, {
      label: gameWords.hands[hand],
      cards,
      text: gameWords.describe(is[hand], hand),
    }),
  );
  return html`${hands}
    <p>${stands ? gameWords.setLine({ code: 'legal', ...is }) : foulLine(host, is)}</p>`;
}

/** Two fronts that are the same. */
function copySamples(host: PaigowHost): readonly TemplateResult[] {
  const { view, own = 0, gameWords } = host;
  const seats = [own, view.options.dealer];
  return COPY.map((cards, at) =>
    sampleTemplate(host, {
      label: gameWords.seatName(seats[at]!),
      cards,
      text: at === 0 ? gameWords.comparisons.copy : '',
    }),
  );
}

const samples = (
  host: PaigowHost,
  hands: readonly (readonly Card[])[],
): readonly TemplateResult[] => hands.map(five(host)).map((sample) => sampleTemplate(host, sample));

const EXAMPLES: Readonly<Record<PaigowExample, (host: PaigowHost) => unknown>> = {
  set: (host) => setSamples(host, LEGAL_SET, true),
  foul: (host) => setSamples(host, FOUL_SET, false),
  kinds: (host) => samples(host, OF_EACH_KIND),
  joker: (host) => samples(host, WITH_JOKER),
  straights: (host) => samples(host, straightsBy(host.view.options.wheel)),
  copy: copySamples,
};

/** How Pai Gow poker is played at this table: what is called what, with cards that show it. */
function helpTemplate(host: PaigowHost): { readonly label: string; readonly body: unknown } {
  const { words, view } = host;
  const { region, sections } = words.foreign?.paigowHelp ?? paigowHelpEn;
  const { options } = view;
  const rules = {
    ...options,
    commission: commissionInForce(options),
    pushOn: pushInForce(options),
  };
  const body = sections(rules).map(
    ([title, lines, example]) =>
      html`<h3 part="panel-heading">${title}</h3>
        ${lines.map((line) => html`<p>${line}</p>`)}
        ${example ? html`<div class="example" part="example">${EXAMPLES[example](host)}</div>` : nothing}`,
  );
  return { label: region, body };
}

export const help: TableHelp<PaigowState> = {
  help: (scene) => helpTemplate(scene as PaigowHost),
};
