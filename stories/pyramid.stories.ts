import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { WASTES } from '../src/core.js';
import '../src/games/pyramid/index.js';
import { pyramidMidGame } from './mid-game.js';
import { paper, phone, slate } from './pages.js';
import { heard, patienceControls, select } from './patience-args.js';
import { takenUp } from './playing.js';
import { type PyramidArgs, defaults, pyramid } from './pyramid-args.js';

const meta: Meta<PyramidArgs> = {
  title: 'Games/Pyramid',
  component: 'pyramid-game',
  render: pyramid,
  decorators: [heard],
  args: defaults,
  argTypes: {
    ...patienceControls,
    redeals: { control: 'text' },
    wastes: select(WASTES),
  },
};

export default meta;

type Story = StoryObj<PyramidArgs>;

/** Pairs with a sum of 13, and kings. Unlimited redeals. */
export const Pyramid: Story = {};

/** A card can't be paired with a card that it covers. */
export const NoCoverPairs: Story = { args: { 'no-cover-pairs': true } };

/** The stock is face up, so that its cards are known. */
export const OpenStock: Story = { args: { 'open-stock': true } };

/** Three wastes. The top card of each may be played. */
export const ThreeWastes: Story = { args: { wastes: 3 } };

/** Two redeals. A solver looks for a win. */
export const LimitedResets: Story = { args: { redeals: '2' } };

/** No redeals: the old rule. */
export const OnePass: Story = { args: { redeals: '0' } };

/** Doesn't look whether the game can still be won. */
export const NoVerdict: Story = { args: { 'no-verdict': true } };

/** Deals only games that can be won. */
export const Solvable: Story = { args: { solvable: true, deal: undefined } };

/** A colour for each suit. */
export const FourColor: Story = { args: { 'four-color': true } };

/** For left-handed players: the pyramid from right to left, and the stock at the right. */
export const Mirrored: Story = { args: { mirrored: true } };

/** No clock and no counts. */
export const Calm: Story = { args: { calm: true } };

/** One tap removes a card with its best partner. */
export const TapToMove: Story = { args: { 'tap-to-move': true } };

/** Always light. */
export const Light: Story = { args: { theme: 'light' } };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A game loaded by `load(save)`. */
export const MidGame: Story = {
  args: { 'save-key': 'story-pyramid-mid-game' },
  play: async ({ canvasElement }) => {
    await takenUp(canvasElement, pyramidMidGame);
  },
};

/** The narrow board: large indices, no pips. */
export const Phone: Story = { render: (args) => phone(pyramid(args)) };

/** The page's own colours, by custom properties on an ancestor; the back of the cards too. */
export const ThemedByProperties: Story = { render: (args) => slate(pyramid(args)) };

/** Styled by CSS parts: each visible thing has one. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(pyramid(args)),
};
