import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { type Deck, facesOf } from '../demo/faces-deck.js';
import '../src/elements/playing-card/index.js';
import '../src/games/klondike/index.js';
import * as by from './playing.js';

/** Other faces than the kit's: `cardFaces`, and which back. */
const meta: Meta = {
  title: 'Elements/Card faces',
  component: 'klondike-game',
  tags: ['!autodocs'],
};

export default meta;

type Story = StoryObj;

/** The package has all its cards in one file: it is fetched when somebody wants them. */
async function fetchDeck(): Promise<Deck> {
  const deck: unknown = await import('@letele/playing-cards');
  return deck as Deck;
}

/** Adrian Kennard's cards (npm: `@letele/playing-cards`, CC0 1.0), fetched at the press of a button. */
export const AnotherDeck: Story = {
  render: () => html`
    <button
      type="button"
      @click=${async ({ currentTarget }: Event) => {
        const game = (currentTarget as Element).parentElement!.querySelector('klondike-game')!;
        game.cardFaces = facesOf(await fetchDeck());
      }}
    >
      Adrian Kennard’s cards
    </button>
    <klondike-game deal="15" save-key="story-deck"></klondike-game>
  `,
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement);
    await expect(by.parts(game, 'card-face')).toHaveLength(0);
    canvasElement.querySelector('button')!.click();
    // The seven cards that lie open.
    await waitFor(() => expect(by.parts(game, 'card-face')).toHaveLength(7), { timeout: 10_000 });
  },
};

const WIDTHS = ['32px', '48px', '90px', '200px'];

/** The two backs, from 32 to 200 px, and as a theme may tint them. */
export const Backs: Story = {
  render: () =>
    html`${['diamonds', 'petals'].map(
      (back) =>
        html`<p>
          ${WIDTHS.map(
            (width) =>
              html`<playing-card
                card-back=${back}
                style="--baize-card-width: ${width}"
              ></playing-card>`,
          )}
          <playing-card
            card-back=${back}
            style="--baize-card-width: 90px; --baize-back: #23466f; --baize-back-line: #d9b45b"
          ></playing-card>
        </p>`,
    )}`,
};

/** The kit's own jacks, queens and kings. */
export const Courts: Story = {
  render: () =>
    html`${['C', 'D', 'H', 'S'].map(
      (suit) =>
        html`<p>
          ${['J', 'Q', 'K'].map(
            (rank) =>
              html`<playing-card
                card=${rank + suit}
                style="--baize-card-width: 120px"
              ></playing-card>`,
          )}
        </p>`,
    )}`,
};
