import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/whist/index.js';
import { VARIANTS, type Variant } from '../src/games/whist/rules/options.js';
import { phone } from './pages.js';
import { heard, select } from './patience-args.js';
import { type TrickArgs, controls, defaults, whist } from './trick-args.js';

/** The element's attributes, by their names in the manifest. */
interface WhistArgs extends TrickArgs {
  variant?: Variant;
  honours?: boolean;
}

const meta: Meta<WhistArgs> = {
  title: 'Games/Whist',
  component: 'whist-table',
  render: whist,
  decorators: [heard],
  args: defaults,
  argTypes: {
    ...controls,
    variant: select(VARIANTS),
  },
};

export default meta;

type Story = StoryObj<WhistArgs>;

/** Two pairs of partners. */
export const Whist: Story = {};

/** Who takes no trick is out. */
export const KnockOut: Story = { args: { variant: 'knock-out', seats: '6' } };

/** Two players draw from a stock. */
export const German: Story = { args: { variant: 'german' } };

/** Everyone bids the exact number of tricks. */
export const OhHell: Story = { args: { variant: 'oh-hell' } };

/** The four highest trumps score. */
export const Honours: Story = { args: { honours: true } };

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(whist(args)) };
