import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/twenty-nine/index.js';
import { GAME_NUMBERS, type GameNumber } from '../src/games/twenty-nine/rules/options.js';
import { phone } from './pages.js';
import { heard, select } from './patience-args.js';
import { type TrickArgs, controls, defaults, twentyNine } from './trick-args.js';

/** The element's attributes, by their names in the manifest. */
interface TwentyNineArgs extends TrickArgs {
  game?: GameNumber;
  doubles?: boolean;
  hold?: boolean;
  direction?: 'anticlockwise' | 'clockwise';
}

const meta: Meta<TwentyNineArgs> = {
  title: 'Games/Twenty-Nine',
  component: 'twenty-nine-table',
  render: twentyNine,
  decorators: [heard],
  args: defaults,
  argTypes: {
    ...controls,
    game: select(GAME_NUMBERS),
    direction: select(['anticlockwise', 'clockwise']),
  },
};

export default meta;

type Story = StoryObj<TwentyNineArgs>;

/** An auction for a concealed trump. */
export const TwentyNine: Story = {};

/** The bidder lays a card face down, and there is no pair. */
export const TwentyEight: Story = { args: { game: '28' } };

/** Opponents may double, and the bidder’s side redouble. */
export const Doubles: Story = { args: { doubles: true } };

/** The turn passes on clockwise. */
export const Clockwise: Story = { args: { direction: 'clockwise' } };

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(twentyNine(args)) };
