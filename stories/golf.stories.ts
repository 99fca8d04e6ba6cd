import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/games/golf/index.js';
import { attributes } from './attributes.js';
import { paper, phone, slate } from './pages.js';
import { type PatienceArgs, heard, patienceControls, patienceDefaults } from './patience-args.js';
import * as by from './playing.js';

/** The element's attributes, by their names in the manifest. */
interface GolfArgs extends PatienceArgs {
  corner: boolean;
}

const golf = (args: GolfArgs) => html`<golf-game ${attributes(args)}></golf-game>`;

const meta: Meta<GolfArgs> = {
  title: 'Games/Golf',
  component: 'golf-game',
  render: golf,
  decorators: [heard],
  args: { ...patienceDefaults, deal: 5, corner: false },
  argTypes: patienceControls,
};

export default meta;

type Story = StoryObj<GolfArgs>;

/** Cards go to the waste up or down by rank, whatever their suit. */
export const Golf: Story = { name: 'Golf' };

/** Kings and aces are neighbours. */
export const Corner: Story = { args: { corner: true } };

/** For left-handed players: columns from right to left. */
export const Mirrored: Story = { args: { mirrored: true } };

/** The narrow board: stock and waste below the columns. */
export const Phone: Story = { render: (args) => phone(golf(args)) };

/** The page's own colours, by custom properties on an ancestor. */
export const ThemedByProperties: Story = { render: (args) => slate(golf(args)) };

/** Styled by CSS parts: each visible thing has one. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(golf(args)),
};

/** Played by mouse and by keys. CI plays it too. Deal 5: 9♦ on the waste, the tops 8H JH JC 7D 5S QH 8C. */
export const Played: Story = {
  // Not on the element's docs page, where the stories would take each other's focus.
  tags: ['!autodocs'],
  args: { 'save-key': 'story-golf-played' },
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement, { deal: 5 });
    await step('A click sends a card that fits to the waste', async () => {
      await by.click(game, '8H');
      await expect(by.held(game, 'waste-1')).toBe('9D 8H');
    });
    await step('4 goes to its column, h plays its card', async () => {
      await by.focusOn(game, '5H');
      await by.press(game, '4h');
      await expect(by.held(game, 'waste-1')).toBe('9D 8H 7D');
    });
    await step('A card that is no neighbour is refused in words', async () => {
      await by.click(game, 'JH');
      await expect(by.status(game)).toBe('The jack of hearts needs a 10 or queen.');
    });
  },
};
