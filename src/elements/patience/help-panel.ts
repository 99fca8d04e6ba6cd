import { type TemplateResult, html, css } from 'lit';
import { type Card, suitOf } from '../../core/cards/card.js';
import {
  type Example,
  type Flight,
  examplePile,
  examplePiles,
} from '../../core/patience/example.js';
import { extrasOf } from '../../locales/extras.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { motionFactor } from '../controllers/pace.js';
import { cardsOf } from '../ui/speech.js';
import type { PatienceDefinition, PatienceState, PileDrawer } from './definition.js';
import { signTemplate } from './place-sign.js';
import type { GameHelp, SimilarGame } from './help-source.js';
import { playExample } from './help-motion.js';
import type { BaizeElement } from '../base/baize-element.js';
import type { PatienceHost } from './host.js';
import { cardPart } from '../cards/card-face.js';

/** The styles of “How to play”, a panel that stays in view and scrolls inside. */
const helpStyles = css`
  [part='panel panel-help'] {
    position: sticky;
    inset-block: 8px;
    max-block-size: min(100%, 100dvh - 72px);
  }
  .help {
    max-inline-size: 34em;
    line-height: 1.5;
  }
  .help h3 {
    margin-block: 18px 4px;
    color: var(--_accent);
    font-size: 0.9286em;
    font-weight: 650;
  }
  .help p {
    margin-block: 4px 6px;
  }
  .help ul {
    padding-inline-start: 1.3em;
  }
  .help .similar {
    min-block-size: 28px;
    padding: 2px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .example {
    container-type: inline-size;
    isolation: isolate;
    margin-block: 6px 12px;
    padding-block-end: 10px;
    border-radius: 10px;
    background: var(--_felt);
  }
  .example .board {
    --_rows: 4;
  }
  /* A column is as high as its cards. On the game's own board, its height depends on the window. */
  .example .tableau {
    min-block-size: var(--_h);
    block-size: auto;
  }
  .example .slot {
    display: grid;
    place-items: center;
  }
  .example .leaving {
    opacity: 0.35;
  }
  .example .arrived {
    box-shadow:
      0 0 0 2.5px var(--_accent),
      0 3px 8px rgb(0 0 0 / 32%);
  }
  /* A card that is refused: a cross on it, and a ring in another colour. */
  .example .refused {
    box-shadow: 0 0 0 2.5px var(--_red);
  }
  .example .refused::after {
    content: '✕';
    position: absolute;
    inset: auto 0 8%;
    inline-size: 1.5em;
    margin-inline: auto;
    border-radius: 50%;
    background: var(--_red);
    color: var(--_card);
    font: 700 calc(var(--_w) * 0.3) / 1.5 var(--_font);
    text-align: center;
  }
`;

/** Call it once before the panel is drawn. */
export const prepare = ({ shadowRoot }: { readonly shadowRoot: ShadowRoot | null }): void => {
  if (shadowRoot) adoptStyles(shadowRoot, helpStyles);
};

/** Call it after each update. The pictures play their moves as they scroll into view. */
export function playExamples(host: Pick<BaizeElement, 'preferences' | 'shadowRoot'>): void {
  for (const board of host.shadowRoot?.querySelectorAll('.help .example > .board') ?? []) {
    playExample(board, () => motionFactor(board, host.preferences['motion']));
  }
}

interface Picture<State extends PatienceState, Move> {
  readonly host: PatienceHost<State, Move>;
  readonly definition: PatienceDefinition<State, Move>;
  readonly view: State;
  readonly flights: readonly Flight[];
  readonly isRefused: boolean;
}

const cardTemplate = (
  card: Card,
  face: (card: Card) => TemplateResult,
  name: string,
  from = '',
): TemplateResult =>
  card < 0
    ? html`<span class="card face-down ${from && name}" data-from=${from}
        ><span class="back" part="card-back"></span
      ></span>`
    : html`<span class="card suit-${suitOf(card)} ${name}" part=${cardPart(card)} data-from=${from}
        >${face(card)}</span
      >`;

/** The cards that a flight moves, as they lie at its end. */
const brought = ({ piles }: PatienceState, { from, count, turned }: Flight): readonly Card[] =>
  turned === undefined ? piles[from]!.slice(-count) : examplePile(turned);

/**
 * Draws piles as they are after the move. Cards that left are still shown, faintly, where they were. Cards that are
 * refused stay where they were.
 */
function drawerOf<State extends PatienceState, Move>({
  host,
  definition: { board, interaction },
  view,
  flights,
  isRefused,
}: Picture<State, Move>): PileDrawer {
  const face = host.faceController.of;
  const leaves = isRefused ? 'staying' : 'leaving';
  const arrived = isRefused ? 'arrived refused' : 'arrived';
  const hasSuits = board.hasFourColors?.(view) ?? host.inForce.isOn('fourColor');
  return {
    suits: hasSuits ? 'four-color' : '',
    pile(id, { kind, sign }) {
      const cards = view.piles[id]!;
      const leaving = flights.find(({ from }) => from === id)?.count ?? 0;
      const isFree = (index: number): boolean =>
        kind === 'place' && 'hand' in interaction.pick(view, id, index);
      return html`<div class="pile ${kind}" data-place=${id}>
        ${kind === 'place' ? '' : html`<span class="slot">${signTemplate(sign)}</span>`}${cards.map(
          (card, index) =>
            cardTemplate(
              card,
              face,
              `${index >= cards.length - leaving ? leaves : ''} ${isFree(index) ? 'movable' : ''}`,
            ),
        )}${flights
          .filter(({ to }) => to === id)
          .flatMap((flight) =>
            brought(view, flight).map((card) => cardTemplate(card, face, arrived, flight.from)),
          )}
      </div>`;
    },
  };
}

/** Describes a picture: `6 of spades to column 2, on the 7 of hearts.` */
const pictureText = <State extends PatienceState, Move>({
  host: { words, gameWords },
  view,
  flights,
  isRefused,
}: Picture<State, Move>): string => {
  const text = flights
    .map((flight) => {
      const [card] = brought(view, flight);
      const onto = view.piles[flight.to]!.at(-1);
      const { to } = flight;
      const cards = cardsOf(card!, flight.count);
      return gameWords.moved?.(cards, to, onto) ?? words.patience.moved({ ...cards, to, onto });
    })
    .join(' ');
  return isRefused ? extrasOf(words).helpRefused({ move: text }) : text;
};

function pictureTemplate<State extends PatienceState, Move>(
  host: PatienceHost<State, Move>,
  definition: PatienceDefinition<State, Move>,
  example: Example<Move>,
): TemplateResult {
  const now = host.game.view!;
  const view = { ...now, piles: examplePiles(now.piles, example) };
  const { from, to, count } = definition.interaction.endpoints(example.move);
  const flights = example.flights ?? [{ from, to, count }];
  const picture = { host, definition, view, flights, isRefused: example.refused === true };
  return html`<div class="example" part="example" role="img" aria-label=${pictureText(picture)}>
    <div class="board ${definition.board.classes(view)}" inert>
      ${definition.board.render(view, drawerOf(picture))}
    </div>
  </div>`;
}

/**
 * The controls that each line about playing mentions. A line is omitted if one of its controls is missing.
 */
const WAYS = { moves: [], tools: ['hint', 'undo'], keys: ['keys'] } as const;

/** The name of a similar game, which a press plays if the element can. */
const similarTemplate = ({ title, open }: SimilarGame): unknown =>
  open ? html`<button type="button" class="similar" @click=${open}>${title}</button>` : title;

/** The rules for the current options, with moves shown on the game's own board. */
export function helpTemplate<State extends PatienceState, Move>(
  host: PatienceHost<State, Move>,
  definition: PatienceDefinition<State, Move>,
  { examples, text, similar }: GameHelp<Move>,
): TemplateResult {
  const options = host.game.view!.options as never;
  const { goal, moves, rules } = text(options);
  const pictures = examples(options);
  const { helpHeadings: headings, helpPlaying } = extrasOf(host.words);
  const alike = similar?.(options) ?? [];
  const ways = (['moves', 'tools', 'keys'] as const).filter((way) =>
    WAYS[way].every(host.offered.has),
  );
  const list = (texts: readonly unknown[]): TemplateResult =>
    html`<ul>
      ${texts.map((text) => html`<li>${text}</li>`)}
    </ul>`;
  return html`<div class="help">
    <h3 part="panel-heading">${headings.goal}</h3>
    <p>${goal}</p>
    <h3 part="panel-heading">${headings.moves}</h3>
    ${moves.map(
      ([sentence, ...names]) =>
        html`<p>${sentence}</p>
          ${names.map((name) => pictureTemplate(host, definition, pictures[name]!))}`,
    )}
    <h3 part="panel-heading">${headings.rules}</h3>
    ${list(rules)}
    <h3 part="panel-heading">${headings.playing}</h3>
    ${list(ways.map((way) => helpPlaying[way]))}
    ${alike.length === 0 ? '' : html`<h3 part="panel-heading">${headings.similar}</h3>`}
    ${alike.length === 0 ? '' : list(alike.map(similarTemplate))}
  </div>`;
}
