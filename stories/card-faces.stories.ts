import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/elements/playing-card/index.js';
import '../src/games/klondike/index.js';
import * as by from './playing.js';

/** Other faces than the kit's, and the backs. */
const meta: Meta = {
  title: 'Elements/Card faces',
  component: 'klondike-game',
  tags: ['!autodocs'],
};

export default meta;

type Story = StoryObj;

/** The classic English pattern: Adrian Kennard's cards (CC0 1.0), a file for each. */
export const English: Story = {
  render: () =>
    html`<klondike-game deal="15" faces="english" save-key="story-deck"></klondike-game>`,
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement);
    // The seven face-up cards.
    await waitFor(() => expect(by.parts(game, 'card-face')).toHaveLength(7));
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
