import { type TemplateResult, html, nothing } from 'lit';
import { type Suit, SUITS } from '../../core/cards/card.js';
import { hasNil } from '../../core/tricks/bidding.js';
import { passCount } from '../../core/tricks/passing.js';
import { numberText } from '../../locales/table-words.js';
import { actionButton, againButton, nextButtons, onwardButtons } from '../table/buttons.js';
import type { ActionButton } from '../table/scene.js';
import type { PlainRequest, TrickRequest, TrickScene } from './scene.js';
import { isCoveredTurn } from './seats.js';
import { suitName } from './words.js';

/** A button for a request. By default the label is the word for the request. */
const button = (
  { gameWords: { buttons }, request }: TrickScene,
  asks: TrickRequest,
  looks: Partial<ActionButton> = {},
): TemplateResult =>
  actionButton({
    name: asks.type,
    label: buttons[asks.type as keyof typeof buttons],
    press: () => request(asks),
    ...looks,
  });

const PRIMARY = { primary: 'primary' } as const;

const mayAct = ({ own, covered, isRevealing }: TrickScene): boolean =>
  own !== undefined && !covered && !isRevealing;

/** Buttons for the numbers that can be bid, and to pass. */
function bidChoice(scene: TrickScene): unknown {
  const { moves, words, gameWords, request, table } = scene;
  const bids = moves.flatMap((move) => (move.type === 'bid' ? [move.bid] : []));
  const isNil = hasNil(table);
  const label = (bid: number): string =>
    bid === 0 && isNil ? gameWords.buttons.nil : numberText(words, bid);
  return html`<div class="bids" role="group" part="bids">
    ${
      bids.includes(null)
        ? button(
            scene,
            { type: 'bid', bid: null },
            { name: 'pass-bid', label: gameWords.buttons.pass },
          )
        : nothing
    }
    ${bids
      .filter((bid) => bid !== null)
      .map(
        (bid) =>
          html`<button
            type="button"
            class="button bid"
            part="button button-bid"
            aria-label=${bid === 0 && isNil ? nothing : gameWords.bidNumber({ bid })}
            @click=${() => request({ type: 'bid', bid })}
          >
            ${label(bid)}
          </button>`,
      )}
  </div>`;
}

/** Buttons for the suits. */
function suitChoice({ gameWords, request }: TrickScene): TemplateResult {
  return html`<div class="bids" role="group" part="bids">
    ${SUITS.map((suit, at) => {
      const name = suitName(at as Suit);
      return html`<button
        type="button"
        class="button"
        part="button button-trump"
        aria-label=${gameWords.chooseTrump({ suit: name })}
        @click=${() => request({ type: 'trump', suit })}
      >
        ${gameWords.suits[name]}
      </button>`;
    })}
  </div>`;
}

/** What the player chooses in the middle of the table: a number to bid, or a suit. */
export function choiceTemplate(scene: TrickScene): unknown {
  if (!mayAct(scene)) return nothing;
  if (isLegal(scene, 'bid') && !isLegal(scene, 'look')) return bidChoice(scene);
  return isLegal(scene, 'trump') ? suitChoice(scene) : nothing;
}

const isLegal = ({ moves }: TrickScene, type: string): boolean =>
  moves.some((move) => move.type === type);

/** Buttons for the moves among `types` that are legal now. */
const legalButtons = (scene: TrickScene, types: readonly PlainRequest[]): unknown =>
  types
    .filter((type) => isLegal(scene, type))
    .map((type) => button(scene, { type }, { role: 'hold' }));

const isLastCard = ({ view, own }: TrickScene): boolean =>
  own !== undefined && view.seats[own]!.cards.length === 1;

/** The buttons for the player's turn. */
function turnButtons(scene: TrickScene): unknown {
  const { view, table, gameWords, picked } = scene;
  switch (view.phase) {
    case 'ready':
      return button(scene, { type: 'ready' }, PRIMARY);
    case 'bid':
      return isLegal(scene, 'look')
        ? [
            button(scene, { type: 'blind-nil' }, { role: 'hold' }),
            button(scene, { type: 'look' }, PRIMARY),
          ]
        : nothing;
    case 'trump':
      return isLegal(scene, 'lay')
        ? button(scene, { type: 'lay' }, { ...PRIMARY, refused: picked.length === 0 })
        : nothing;
    case 'double':
      return legalButtons(scene, ['no-double', 'double', 'redouble']);
    case 'pass': {
      const count = passCount(table);
      const label = gameWords.passCards({ count });
      return button(
        scene,
        { type: 'pass' },
        { ...PRIMARY, label, refused: picked.length !== count },
      );
    }
    case 'play':
      // A single card is played at least as fast.
      return legalButtons(scene, isLastCard(scene) ? ['ask', 'pair'] : ['ask', 'pair', 'claim']);
    case 'moon':
      return (['subtract', 'add'] as const).map((choice) =>
        button(scene, { type: 'moon', choice }, { name: choice, label: gameWords.buttons[choice] }),
      );
    case 'over':
      return nothing;
  }
}

/** The buttons after a hand: the next one, or a new game. */
function endButtons(scene: TrickScene): unknown {
  const { gameWords, view, run } = scene;
  const isGameOver = (view.results?.winners ?? null) !== null;
  const next = isGameOver ? gameWords.nextGame : gameWords.buttons.next;
  const buttons = { ...gameWords.buttons, next };
  return nextButtons({ ...scene, gameWords: { ...gameWords, buttons } }, run.stacks);
}

/** The buttons of this phase. */
function buttonsOf(scene: TrickScene): unknown {
  const { view, own, moves, isRevealing } = scene;
  if (view.phase === 'over' && !isRevealing) return endButtons(scene);
  // Covered cards allow no moves.
  if (isCoveredTurn(scene)) {
    const show = scene.gameWords.buttons.show;
    const press = (): void => scene.request({ type: 'show' });
    return actionButton({ name: 'show', label: show, primary: 'primary', press });
  }
  return own === undefined || moves.length === 0 ? onwardButtons(scene) : turnButtons(scene);
}

/** A button to take back the last move, where the page allows it. */
const takebackButton = (scene: TrickScene): unknown =>
  scene.mayTakeBack ? button(scene, { type: 'takeback' }, { role: 'give-up' }) : nothing;

/** The controls of the player. */
export const barTemplate = (scene: TrickScene): TemplateResult =>
  html`<div class="buttons" part="buttons">
    ${takebackButton(scene)} ${againButton(scene.together) ?? buttonsOf(scene)}
  </div>`;
