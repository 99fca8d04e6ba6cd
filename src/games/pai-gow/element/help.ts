import { type TemplateResult, html, nothing } from 'lit';
import type { Card } from '../../../core/cards/card.js';
import { stillCard } from '../../../elements/table/card.js';
import type { TableHelp } from '../../../elements/table/table-game.js';
import { keyRows } from '../../../locales/words.js';
import { type PaigowExample, helpSections, helpWords } from '../help-words.js';
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
import type { PaigowScene } from './scene.js';

/** Some cards with a caption. */
interface Sample {
  readonly label?: string;
  readonly cards: readonly Card[];
  readonly text: unknown;
}

const sampleTemplate = (scene: PaigowScene, { label, cards, text }: Sample): TemplateResult =>
  html`<div class="sample">
    ${label ? html`<small>${label}</small>` : nothing}
    <span class="sample-cards">${cards.map((card) => stillCard(card, scene))}</span>
    <span>${text}</span>
  </div>`;

/** Five cards with their description. */
const five =
  ({ view, gameWords }: PaigowScene) =>
  (cards: readonly Card[]): Sample => ({
    cards,
    text: gameWords.describe(describeFive(cards, view.options.wheel), 'back'),
  });

/** What this table says about a foul set. */
function foulLine({ view, gameWords }: PaigowScene, { front, back }: HandsDescribed): string {
  if (view.options.foul === 'lose') return gameWords.setLine({ code: 'foul', front, back });
  return gameWords.refusal({
    ...{ code: 'foul', front: front.code, frontHigh: front.high, frontKicker: front.kicker },
    ...{ back: back.code, backHigh: back.high, backKicker: back.kicker },
  });
}

/** Both hands of a set, and whether it is legal, in the words of the line below the trays. */
function setSamples(
  scene: PaigowScene,
  { front, back }: ExampleSet,
  stands: boolean,
): TemplateResult {
  const { view, gameWords } = scene;
  const { wheel } = view.options;
  const is = { front: describeTwo(front), back: describeFive(back, wheel) };
  const hands = (
    [
      ['back', back],
      ['front', front],
    ] as const
  ).map(([hand, cards]) =>
    sampleTemplate(scene, {
      label: gameWords.sides[hand],
      cards,
      text: gameWords.describe(is[hand], hand),
    }),
  );
  return html`${hands}
    <p>${stands ? gameWords.setLine({ code: 'legal', ...is }) : foulLine(scene, is)}</p>`;
}

/** Two equal fronts. */
function copySamples(scene: PaigowScene): readonly TemplateResult[] {
  const { view, own = 0, gameWords } = scene;
  const seats = [own, view.options.dealer];
  return COPY.map((cards, at) =>
    sampleTemplate(scene, {
      label: gameWords.seatName(seats[at]!),
      cards,
      text: at === 0 ? gameWords.comparisons.copy : '',
    }),
  );
}

const samples = (
  scene: PaigowScene,
  hands: readonly (readonly Card[])[],
): readonly TemplateResult[] =>
  hands.map(five(scene)).map((sample) => sampleTemplate(scene, sample));

const EXAMPLES: Readonly<Record<PaigowExample, (scene: PaigowScene) => unknown>> = {
  set: (scene) => setSamples(scene, LEGAL_SET, true),
  foul: (scene) => setSamples(scene, FOUL_SET, false),
  kinds: (scene) => samples(scene, OF_EACH_KIND),
  joker: (scene) => samples(scene, WITH_JOKER),
  straights: (scene) => samples(scene, straightsBy(scene.view.options.wheel)),
  copy: copySamples,
};

/** How Pai Gow poker is played by this table's rules, with cards as examples. */
function helpTemplate(scene: PaigowScene): { readonly label: string; readonly body: unknown } {
  const { words, view, gameWords } = scene;
  const messages = helpWords(words);
  const { options } = view;
  const rules = {
    ...options,
    commission: commissionInForce(options),
    pushOn: pushInForce(options),
  };
  const sections = helpSections(messages, rules, gameWords.buttons.pays);
  const body = sections.map(
    ({ title, lines, example }) =>
      html`<h3 part="panel-heading">${title}</h3>
        ${lines.map((line) => html`<p>${line}</p>`)}
        ${example ? html`<div class="example" part="example">${EXAMPLES[example](scene)}</div>` : nothing}`,
  );
  return { label: messages.region, body };
}

export const help: TableHelp<PaigowState> = {
  help: (scene) => helpTemplate(scene as PaigowScene),
  keys({ words }) {
    const keys = helpWords(words);
    return keyRows(
      ...[keys.keyWalk, keys.keySwap, keys.keyAmount, keys.keyRepeat, keys.keyDouble],
      ...[keys.keyDeal, keys.keySitOut, keys.keyHouseWay, keys.keySort],
    );
  },
};
