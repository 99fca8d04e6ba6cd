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

/** Pairs that make 13, and kings; the waste goes back as often as one likes. */
export const Pyramid: Story = {};

/** A card is not paired with the very card that it covers. */
export const NoCoverPairs: Story = { args: { 'no-cover-pairs': true } };

/** The stock lies face up: its cards are seen, and can be reckoned with. */
export const OpenStock: Story = { args: { 'open-stock': true } };

/** Three wastes, each with a card to be played. */
export const ThreeWastes: Story = { args: { wastes: 3 } };

/** The waste goes back twice at most; a solver looks for a win from there. */
export const LimitedRedeals: Story = { args: { redeals: '2' } };

/** Through the stock once: the old rule. */
export const OnePass: Story = { args: { redeals: '0' } };

/** Whether the game can still be won is not looked for. */
export const NoVerdict: Story = { args: { 'no-verdict': true } };

/** A new game is one that can be won. */
export const Solvable: Story = { args: { solvable: true, deal: undefined } };

/** A colour for each suit. */
export const FourColor: Story = { args: { 'four-color': true } };

/** For left-handed players: the pyramid from right to left, and the stock at the right. */
export const Mirrored: Story = { args: { mirrored: true } };

/** No clock and no counts. */
export const Calm: Story = { args: { calm: true } };

/** One tap takes a card with its best partner. */
export const TapToMove: Story = { args: { 'tap-to-move': true } };

/** Light, whatever the page and the system ask for. */
export const Light: Story = { args: { theme: 'light' } };

/** Dark, whatever the page and the system ask for. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A game taken up by `load(save)`. */
export const MidGame: Story = {
  args: { 'save-key': 'story-pyramid-mid-game' },
  play: async ({ canvasElement }) => {
    await takenUp(canvasElement, pyramidMidGame);
  },
};

/** The narrow board: large indices, no pips. */
export const Phone: Story = { render: (args) => phone(pyramid(args)) };

/** The page's own colours, by custom properties on any ancestor; the back of the cards too. */
export const ThemedByProperties: Story = { render: (args) => slate(pyramid(args)) };

/** What properties don't reach: one CSS part for each visible thing. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(pyramid(args)),
};
