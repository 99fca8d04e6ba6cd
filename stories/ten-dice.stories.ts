import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/games/ten-dice/index.js';
import { attributes } from './attributes.js';
import { paper, phone, slate } from './pages.js';
import { type PatienceArgs, heard, patienceControls, patienceDefaults } from './patience-args.js';
import * as by from './playing.js';

/** The element's attributes, by the names that stand in the manifest. */
interface TenDiceArgs extends PatienceArgs {
  upward: boolean;
}

const tenDice = (args: TenDiceArgs) => html`<ten-dice-game ${attributes(args)}></ten-dice-game>`;

const meta: Meta<TenDiceArgs> = {
  title: 'Games/Ten Dice',
  component: 'ten-dice-game',
  render: tenDice,
  decorators: [heard],
  args: { ...patienceDefaults, upward: false },
  argTypes: patienceControls,
};

export default meta;

type Story = StoryObj<TenDiceArgs>;

/** Cards go up or down by rank, whatever their suit. */
export const TenDice: Story = { name: 'Ten Dice' };

/** Cards go up only. */
export const Upward: Story = { args: { upward: true } };

/** For left-handed players: columns from right to left. */
export const Mirrored: Story = { args: { mirrored: true } };

/** The narrow board: large indices, no pips. */
export const Phone: Story = { render: (args) => phone(tenDice(args)) };

/** The page's own colours, by custom properties on any ancestor. */
export const ThemedByProperties: Story = { render: (args) => slate(tenDice(args)) };

/** What properties don't reach: one CSS part for each visible thing. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(tenDice(args)),
};

/** Played by mouse and by keys; CI plays it too. The tops of deal 1: 9C 2H 6H 3D 8C TC 6S. */
export const Played: Story = {
  // Not on the element's page, where all stories stand together and would take each other's focus.
  tags: ['!autodocs'],
  args: { 'save-key': 'story-ten-dice-played' },
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement, { deal: 1 });
    await step('A click picks a card up, another puts it down', async () => {
      await by.click(game, '9C');
      await expect([by.pickedUp(game), by.targets(game)]).toEqual(['9C', 'foundation-1']);
      await by.click(game, 'foundation-1');
      await expect(by.held(game, 'foundation-1')).toBe('9C');
    });
    await step('6 goes to its column, h sends the card up', async () => {
      await by.focusOn(game, '8D');
      await by.press(game, '6h');
      await expect(by.held(game, 'foundation-1')).toBe('9C TC');
    });
    await step('A card that is no neighbour is refused in words', async () => {
      await by.click(game, '2H');
      await by.click(game, 'foundation-1');
      await expect(by.status(game)).toBe('The 2 of hearts does not go on the 10 of clubs.');
    });
  },
};
