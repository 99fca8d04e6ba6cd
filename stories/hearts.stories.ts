import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/hearts/index.js';
import {
  JACKS,
  type Jack,
  MOONS,
  type Moon,
  PASSINGS,
  type Passing,
} from '../src/games/hearts/rules/options.js';
import { phone } from './pages.js';
import { heard, select } from './patience-args.js';
import { type TrickArgs, controls, defaults, hearts } from './trick-args.js';

/** The element's attributes, by their names in the manifest. */
interface HeartsArgs extends TrickArgs {
  passing?: Passing;
  jack?: Jack;
  moon?: Moon;
  target?: number;
}

const meta: Meta<HeartsArgs> = {
  title: 'Games/Hearts',
  component: 'hearts-table',
  render: hearts,
  decorators: [heard],
  args: defaults,
  argTypes: {
    ...controls,
    passing: select(PASSINGS),
    jack: select(JACKS),
    moon: select(MOONS),
  },
};

export default meta;

type Story = StoryObj<HeartsArgs>;

/** A person and three bots. */
export const Hearts: Story = {};

/** Three players, without the two of diamonds. */
export const ThreePlayers: Story = { args: { seats: '3' } };

/** Five players, without two twos. */
export const FivePlayers: Story = { args: { seats: '5' } };

/** Two people at one device: each asks for the cards when it is their turn. */
export const HotSeat: Story = { args: { seats: 'human bot human bot' } };

/** The jack of diamonds is worth minus ten points. */
export const JackOfDiamonds: Story = { args: { jack: 'diamonds' } };

/** No cards are passed. */
export const WithoutPassing: Story = { args: { passing: 'none' } };

/** Advice before a decision, and a coach after it. */
export const Taught: Story = { args: { advice: true, coach: true } };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(hearts(args)) };
