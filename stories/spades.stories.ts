import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/spades/index.js';
import { BAGS, type Bags, PARTNERS, type Partners } from '../src/games/spades/rules/options.js';
import { phone } from './pages.js';
import { heard, select } from './patience-args.js';
import { type TrickArgs, controls, defaults, spades } from './trick-args.js';

/** The element's attributes, by their names in the manifest. */
interface SpadesArgs extends TrickArgs {
  partners?: Partners;
  'blind-nil'?: boolean;
  jokers?: boolean;
  bags?: Bags;
  target?: number;
}

const meta: Meta<SpadesArgs> = {
  title: 'Games/Spades',
  component: 'spades-table',
  render: spades,
  decorators: [heard],
  args: defaults,
  argTypes: {
    ...controls,
    partners: select(PARTNERS),
    bags: select(BAGS),
  },
};

export default meta;

type Story = StoryObj<SpadesArgs>;

/** A person and a partner against two bots. */
export const Spades: Story = {};

/** Everyone plays alone. */
export const Alone: Story = { args: { partners: 'off' } };

/** A side that is behind may bid nil before it looks. */
export const BlindNil: Story = { args: { 'blind-nil': true } };

/** Two jokers are the highest trumps. */
export const Jokers: Story = { args: { jokers: true } };

/** A colour for each suit. */
export const FourColors: Story = { args: { 'four-color': true } };

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(spades(args)) };
