import { type TemplateResult, html } from 'lit';
import { type Card, suitOf } from '../../core/cards/card.js';
import { cardPart } from '../cards/card-face.js';
import {
  type Example,
  type Flight,
  examplePile,
  examplePiles,
} from '../../core/patience/example.js';
import { capital } from '../../locales/capital.js';
import { extrasEn } from '../../locales/extras/en.js';
import type { TranslatedWords } from '../../locales/translations.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { motionFactor } from '../controllers/pace.js';
import type { Preferences } from '../controllers/preferences.js';
import { type GameWords, cardsText, placeText } from '../ui/speech.js';
import type { PatienceDefinition, PatienceState, PileDrawer } from './definition.js';
import type { GameHelp } from './help-source.js';
import { playExample } from './help-motion.js';
import { helpStyles } from './help-styles.js';

/** The element whose game is explained. */
export interface HelpPanelHost<State> {
  readonly shadowRoot: ShadowRoot | null;
  readonly words: TranslatedWords;
  readonly gameWords: GameWords;
  readonly preferences: Preferences;
  readonly offered: { readonly has: (control: string) => boolean };
  readonly game: { readonly view: State | undefined };
  readonly faces: { readonly of: (card: Card) => TemplateResult };
  readonly inForce: { isOn(name: 'fourColor'): boolean };
}

/** Called once before the panel is drawn. */
export const prepare = ({ shadowRoot }: { readonly shadowRoot: ShadowRoot | null }): void => {
  if (shadowRoot) adoptStyles(shadowRoot, helpStyles);
};

/** Called after each update: the pictures that are drawn play their moves as they come into sight. */
export function playExamples<State>(host: HelpPanelHost<State>): void {
  for (const board of host.shadowRoot?.querySelectorAll('.help .example > .board') ?? []) {
    playExample(board, () => motionFactor(board, host.preferences['motion']));
  }
}

/** What the picture of a move is drawn from. */
interface Picture<State extends PatienceState, Move> {
  readonly host: HelpPanelHost<State>;
  readonly definition: PatienceDefinition<State, Move>;
  /** The position before the move. */
  readonly view: State;
  readonly flights: readonly Flight[];
}

const cardTemplate = (
  card: Card,
  face: (card: Card) => TemplateResult,
  name: string,
  from = '',
): TemplateResult =>
  card < 0
    ? html`<span class="card face-down"><span class="back" part="card-back"></span></span>`
    : html`<span class="card suit-${suitOf(card)} ${name}" part=${cardPart(card)} data-from=${from}
        >${face(card)}</span
      >`;

/** The cards that a flight brings, as they lie where it ends. */
const brought = ({ piles }: PatienceState, { from, count, turned }: Flight): readonly Card[] =>
  turned === undefined ? piles[from]!.slice(-count) : examplePile(turned);

/** Piles as they are after the move; the cards that went are still seen, faintly, where they were. */
function drawerOf<State extends PatienceState, Move>({
  host,
  definition: { board, interaction },
  view,
  flights,
}: Picture<State, Move>): PileDrawer {
  const face = host.faces.of;
  const hasSuits = board.hasFourColors?.(view) ?? host.inForce.isOn('fourColor');
  return {
    suits: hasSuits ? 'four-color' : '',
    pile(id, { kind, ghost }) {
      const cards = view.piles[id]!;
      const leaving = flights.find(({ from }) => from === id)?.count ?? 0;
      const isFree = (index: number): boolean =>
        kind === 'place' && 'hand' in interaction.pick(view, id, index);
      return html`<div class="pile ${kind}" data-place=${id}>
        ${kind === 'place' ? '' : html`<span class="slot"><span class="ghost">${ghost}</span></span>`}${cards.map(
          (card, index) =>
            cardTemplate(
              card,
              face,
              `${index >= cards.length - leaving ? 'leaving' : ''} ${isFree(index) ? 'movable' : ''}`,
            ),
        )}${flights
          .filter(({ to }) => to === id)
          .flatMap((flight) =>
            brought(view, flight).map((card) => cardTemplate(card, face, 'arrived', flight.from)),
          )}
      </div>`;
    },
  };
}

/** What a picture shows, in words: `6 of spades to column 2, on the 7 of hearts.` */
const pictureText = <State extends PatienceState, Move>({
  host: { words, gameWords },
  view,
  flights,
}: Picture<State, Move>): string =>
  flights
    .map((flight) => {
      const [card] = brought(view, flight);
      const onto = view.piles[flight.to]!.at(-1);
      const place = placeText(words, gameWords, flight.to, onto);
      return capital(words.announce.moved(cardsText(words, card!, flight.count), place));
    })
    .join(' ');

function pictureTemplate<State extends PatienceState, Move>(
  host: HelpPanelHost<State>,
  definition: PatienceDefinition<State, Move>,
  example: Example<Move>,
): TemplateResult {
  const now = host.game.view!;
  const view = { ...now, piles: examplePiles(now.piles, example) };
  const { from, to, count } = definition.interaction.endpoints(example.move);
  const flights = example.flights ?? [{ from, to, count }];
  const picture = { host, definition, view, flights };
  return html`<div class="example" part="example" role="img" aria-label=${pictureText(picture)}>
    <div class="board" inert>${definition.board.render(view, drawerOf(picture))}</div>
  </div>`;
}

/** The controls that the lines of how a hand plays are about; a line goes with them. */
const WAYS: readonly (readonly string[])[] = [[], ['hint', 'undo'], ['keys']];

/** How the game is played by the options in force: words, and moves on this very board. */
export function helpTemplate<State extends PatienceState, Move>(
  host: HelpPanelHost<State>,
  definition: PatienceDefinition<State, Move>,
  { examples, words }: GameHelp<Move>,
): TemplateResult {
  const options = host.game.view!.options as never;
  const { goal, moves, rules } = words(options);
  const pictures = examples(options);
  const { help } = host.words.foreign?.extras ?? extrasEn;
  const list = (texts: readonly string[]): TemplateResult =>
    html`<ul>
      ${texts.map((text) => html`<li>${text}</li>`)}
    </ul>`;
  return html`<div class="help">
    <h3 part="panel-heading">${help.goal}</h3>
    <p>${goal}</p>
    <h3 part="panel-heading">${help.moves}</h3>
    ${moves.map(
      ([text, name]) =>
        html`<p>${text}</p>
          ${name === undefined ? '' : pictureTemplate(host, definition, pictures[name]!)}`,
    )}
    <h3 part="panel-heading">${help.rules}</h3>
    ${list(rules)}
    <h3 part="panel-heading">${help.playing}</h3>
    ${list(help.ways.filter((_, at) => (WAYS[at] ?? []).every(host.offered.has)))}
  </div>`;
}
