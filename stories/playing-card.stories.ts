import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/elements/playing-card/index.js';
import { attributes } from './attributes.js';
import { select } from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
interface CardArgs {
  card?: string;
  'face-down': boolean;
  'four-color': boolean;
  theme: 'auto' | 'light' | 'dark';
}

const one = (args: Partial<CardArgs>) => html`<playing-card ${attributes(args)}></playing-card>`;

const HAND = ['AS', '10H', 'JC', 'QD', 'KH', 'XX'];

/** A card's accessible name. */
const nameOf = (card: Element): string | null | undefined =>
  card.shadowRoot?.querySelector('[role="img"]')?.getAttribute('aria-label');

const meta: Meta<CardArgs> = {
  title: 'Elements/Playing card',
  component: 'playing-card',
  render: one,
  args: { card: '7H', 'face-down': false, 'four-color': false, theme: 'auto' },
  argTypes: { card: { control: 'text' }, theme: select(['auto', 'light', 'dark']) },
};

export default meta;

type Story = StoryObj<CardArgs>;

/** As large as the text around it. */
export const Alone: Story = {};

/** In lines of text, which keep their height. */
export const InProse: Story = {
  render: (args) => html`
    <p style="max-inline-size: 32em; font: 16px/1.5 Georgia, serif">
      The ${one({ ...args, card: '7H' })} goes onto the ${one({ ...args, card: '8S' })}, which frees
      the ${one({ ...args, card: '10D' })} and the ${one({ ...args, card: 'AC' })}; then the column
      ${['KD', 'QS', 'JH', '10C', '9D'].map((card) => one({ ...args, card }))} moves as a whole.
    </p>
  `,
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      const names = [...canvasElement.querySelectorAll('playing-card')].map(nameOf);
      await expect(names.slice(0, 3)).toEqual(['7 of hearts', '8 of spades', '10 of diamonds']);
    });
  },
};

/** In widths that the page sets: rank over suit, a large suit, pips and courts. */
export const Sizes: Story = {
  render: (args) =>
    html`${['', '40px', '60px', '90px', '200px'].map(
      (width) =>
        html`<p
          style="display: flex; gap: 8px; flex-wrap: wrap; --baize-card-width: ${width || '1.127em'}"
        >
          ${HAND.map((card) => one({ ...args, card }))} ${one({ ...args, 'face-down': true })}
        </p>`,
    )}`,
};

/** A colour for each suit. */
export const FourColor: Story = {
  args: { 'four-color': true },
  render: (args) => html`${['7C', '7D', '7H', '7S'].map((card) => one({ ...args, card }))}`,
};

/** Face down: its name does not tell the card. */
export const FaceDown: Story = {
  args: { 'face-down': true },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(nameOf(canvasElement.querySelector('playing-card')!)).toBe('face-down card'),
    );
  },
};

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** The page's own colours and parts. */
export const Themed: Story = {
  render: (args) =>
    html`<style>
        .own {
          --baize-card: #f3ead7;
          --baize-red: #8a1f11;
          --baize-radius: 0;
          --baize-card-width: 90px;
        }
        .own > ::part(card) {
          box-shadow: 0 0 0 1px #b9ae97;
        }
      </style>
      <p class="own">${['7H', 'KD', 'AS'].map((card) => one({ ...args, card }))}</p>`,
};
