import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../src/games/patience/index.js';
import { PATIENCES } from '../src/games/patience/registry.js';
import { attributes } from './attributes.js';
import { phone } from './pages.js';
import {
  type PatienceArgs,
  heard,
  patienceControls,
  patienceDefaults,
  select,
} from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
interface GameArgs extends PatienceArgs {
  game: keyof typeof PATIENCES;
  suits?: 1 | 2 | 4;
}

const patience = (args: GameArgs) => html`<patience-game ${attributes(args)}></patience-game>`;

const meta: Meta<GameArgs> = {
  title: 'Games/Patience',
  component: 'patience-game',
  render: patience,
  decorators: [heard],
  args: { ...patienceDefaults, game: 'spider' },
  argTypes: {
    ...patienceControls,
    game: select(Object.keys(PATIENCES)),
    suits: select([1, 2, 4]),
  },
};

export default meta;

type Story = StoryObj<GameArgs>;

/** Two packs. A run of one suit from king to ace goes to a foundation. */
export const Spider: Story = { args: { suits: 2 } };

/** A reserve, and foundations that begin with a dealt rank. */
export const Canfield: Story = { args: { game: 'canfield' } };

/** Three peaks of cards that cover each other. */
export const TriPeaks: Story = { name: 'TriPeaks', args: { game: 'tripeaks' } };

/** Ten columns of two packs, on a narrow board. */
export const Phone: Story = {
  args: { game: 'forty-thieves' },
  render: (args) => phone(patience(args)),
};
