import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { SUPERMOVES, VARIANTS } from '../src/core.js';
import '../src/games/freecell/index.js';
import { type FreecellArgs, defaults, freecell } from './freecell-args.js';
import { midGame } from './mid-game.js';
import { paper, phone, slate } from './pages.js';
import { builderControls, heard, select } from './patience-args.js';
import { takenUp } from './playing.js';

const meta: Meta<FreecellArgs> = {
  title: 'Games/FreeCell',
  component: 'freecell-game',
  render: freecell,
  decorators: [heard],
  args: defaults,
  argTypes: {
    ...builderControls,
    variant: select(VARIANTS),
    cells: { control: { type: 'number', min: 0, max: 8 } },
    supermove: select(SUPERMOVES),
  },
};

export default meta;

type Story = StoryObj<FreecellArgs>;

/** Eight columns in alternating colours, four cells. */
export const FreeCell: Story = { name: 'FreeCell' };

/** Columns build down by rank in any suit; only kings open empty columns. */
export const KingCell: Story = { name: 'KingCell', args: { variant: 'kingcell' } };

/** FreeCell's columns, kings only, with the last four cards dealt to the cells. */
export const ForeCell: Story = { name: 'ForeCell', args: { variant: 'forecell' } };

/** Columns build down in suit; any card opens an empty column. */
export const BakersGame: Story = { name: 'Baker’s Game', args: { variant: 'bakers-game' } };

/** In suit, kings only, eight cells: the cells stand in two rows. */
export const EightOff: Story = { args: { variant: 'eight-off' } };

/** In suit, kings only, ten columns. */
export const SeahavenTowers: Story = { args: { variant: 'seahaven' } };

/** A colour for each suit. */
export const FourColor: Story = { args: { 'four-color': true } };

/** For left-handed players: cells at the right, columns from right to left. */
export const Mirrored: Story = { args: { mirrored: true } };

/** Deals only games that can be won, and shows in the toolbar whether this one still can. */
export const SolvableWithVerdict: Story = {
  name: 'Solvable, with its verdict',
  args: { solvable: true, verdict: true, deal: undefined },
};

/** No clock and no counts. */
export const Calm: Story = { args: { calm: true } };

/** One tap moves a card to its best place. */
export const TapToMove: Story = { args: { 'tap-to-move': true } };

/** Always light. */
export const Light: Story = { args: { theme: 'light' } };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A game loaded by `load(save)`. */
export const MidGame: Story = {
  args: { 'save-key': 'story-mid-game' },
  play: async ({ canvasElement }) => {
    await takenUp(canvasElement, midGame);
  },
};

/** The narrow board: large indices, no pips. */
export const Phone: Story = { render: (args) => phone(freecell(args)) };

/** The page's own colours, by custom properties on an ancestor. */
export const ThemedByProperties: Story = { render: (args) => slate(freecell(args)) };

/** Styled by CSS parts: each visible thing has one. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(freecell(args)),
};
