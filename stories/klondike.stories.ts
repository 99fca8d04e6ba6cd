import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { DRAWS, SCORINGS } from '../src/core.js';
import '../src/games/klondike/index.js';
import { type KlondikeArgs, defaults, klondike } from './klondike-args.js';
import { klondikeMidGame } from './mid-game.js';
import { paper, phone, slate } from './pages.js';
import { builderControls, heard, select } from './patience-args.js';
import { takenUp } from './playing.js';

const meta: Meta<KlondikeArgs> = {
  title: 'Games/Klondike',
  component: 'klondike-game',
  render: klondike,
  decorators: [heard],
  args: defaults,
  argTypes: {
    ...builderControls,
    draw: select(DRAWS),
    redeals: { control: 'text' },
    scoring: select(SCORINGS),
  },
};

export default meta;

type Story = StoryObj<KlondikeArgs>;

/** One card at a time, unlimited redeals. */
export const Klondike: Story = {};

/** Three cards at a time: all three are shown, and the top one may be played. */
export const DrawThree: Story = { args: { draw: 3 } };

/** Points for cards that move to the foundations or are turned over. */
export const StandardScoring: Story = { args: { scoring: 'standard' } };

/** A deck costs 52, each card on the foundations pays 5. One pass, one card at a time. */
export const Vegas: Story = { args: { scoring: 'vegas' } };

/** The same with three cards at a time: three passes. */
export const VegasDrawThree: Story = { args: { scoring: 'vegas', draw: 3 } };

/** Two redeals. */
export const LimitedRedeals: Story = { args: { redeals: '2' } };

/** The player turns face-down cards over, by a click or a key. */
export const ManualFlip: Story = { args: { 'manual-flip': true } };

/** The top card of a foundation may go back to a column. */
export const FoundationReturn: Story = { args: { 'foundation-return': true } };

/** Cards that are no longer needed move to the foundations automatically. */
export const AutoFoundation: Story = { args: { 'auto-foundation': 'safe' } };

/** A colour for each suit. */
export const FourColor: Story = { args: { 'four-color': true } };

/** For left-handed players: the stock at the right, columns from right to left. */
export const Mirrored: Story = { args: { mirrored: true, draw: 3 } };

/** No clock, no counts, no score. */
export const Calm: Story = { args: { calm: true, scoring: 'standard' } };

/** One tap moves a card to its best place. */
export const TapToMove: Story = { args: { 'tap-to-move': true } };

/** Always light. */
export const Light: Story = { args: { theme: 'light' } };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A game loaded by `load(save)`. */
export const MidGame: Story = {
  args: { 'save-key': 'story-klondike-mid-game' },
  play: async ({ canvasElement }) => {
    await takenUp(canvasElement, klondikeMidGame);
  },
};

/** The narrow board: large indices, no pips. */
export const Phone: Story = { render: (args) => phone(klondike(args)) };

/** The page's own colours, by custom properties on an ancestor; the back of the cards too. */
export const ThemedByProperties: Story = { render: (args) => slate(klondike(args)) };

/** Styled by CSS parts: each visible thing has one. */
export const ThemedByParts: Story = {
  args: { theme: 'light', scoring: 'standard' },
  render: (args) => paper(klondike(args)),
};
