import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/seven-twenty-seven/index.js';
import { paper, phone, slate } from './pages.js';
import { heard } from './patience-args.js';
import { type Seven27Args, controls, defaults, seven27 } from './seven27-args.js';
import { dealt, playOut } from './seven27-playing.js';

const meta: Meta<Seven27Args> = {
  title: 'Games/Seven Twenty-Seven',
  component: 'seven27-table',
  render: seven27,
  decorators: [heard],
  args: defaults,
  argTypes: controls,
};

export default meta;

type Story = StoryObj<Seven27Args>;

/** A person and four bots. */
export const SevenTwentySeven: Story = {};

/** The most seats. */
export const TenSeats: Story = { args: { seats: '10' } };

/** One against one. */
export const TwoSeats: Story = { args: { seats: '2' } };

/** Two people at one device, and two bots: each asks for the cards when it is their turn. */
export const HotSeat: Story = { args: { seats: 'human human bot bot' } };

/** A total above a target can't win it, and above 27 with each ace as 1 the hand is bust. */
export const OverIsBust: Story = { args: { scoring: 'over-is-bust' } };

/** If two totals are equally near to a target, the lower one wins. */
export const UnderBeatsOver: Story = { args: { scoring: 'under-beats-over' } };

/** If two totals are equally near to a target, the higher one wins. */
export const OverBeatsUnder: Story = { args: { scoring: 'over-beats-under' } };

/** If two totals are equally near, one between the targets beats one outside. */
export const InsideBeatsOutside: Story = { args: { scoring: 'inside-beats-outside' } };

/** If two totals are equally near, one outside of the targets beats one between. */
export const OutsideBeatsInside: Story = { args: { scoring: 'outside-beats-inside' } };

/** Two cards down and one up, then betting. */
export const DownDownUp: Story = { args: { dealing: 'down-down-up' } };

/** Cards that are taken lie face up. */
export const DrawnFaceUp: Story = { args: { draw: 'up' } };

/** A player who stands twice in a row can take no more cards. */
export const Freeze: Story = { args: { freeze: '2' } };

/** One more betting round after a round in which nobody took a card. */
export const LastBet: Story = { args: { 'last-bet': true } };

/** At most two raises in a betting round. */
export const TwoRaises: Story = { args: { 'max-raises': 2 } };

/** At the end all declare what they go for, at the same time. */
export const DeclaredTogether: Story = { args: { declare: 'simultaneous' } };

/** At the end all declare what they go for, in turn from the dealer's left. */
export const DeclaredInTurn: Story = { args: { declare: 'sequential' } };

/** A named set of house rules: the best up-card opens, three passes lock a hand. */
export const ThreePasses: Story = { args: { 'house-rules': 'three-passes' } };

/** Bets up to half of the pot. */
export const HalfPotLimit: Story = { args: { limit: 'half-pot' } };

/** Tens count half a point too. */
export const TensAreHalf: Story = { args: { tens: 'half' } };

/** All bots play boldly. */
export const BoldBots: Story = { args: { bots: 'bold' } };

/** No chips in the toolbar and at the seats. */
export const Calm: Story = { args: { calm: true } };

/** A colour for each suit. */
export const FourColors: Story = {
  args: { 'four-color': true, seats: '2', 'save-key': 'story-seven27-colors' },
  play: async ({ canvasElement }) => {
    await playOut(await dealt(canvasElement), 1);
  },
};

/** Always light. */
export const Light: Story = { args: { theme: 'light' } };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A hand in which a card may be taken: totals, the others' face-up cards, the pot. */
export const InPlay: Story = {
  args: { 'save-key': 'story-seven27-play' },
  play: async ({ canvasElement }) => {
    await playOut(await dealt(canvasElement, { dealer: 4 }), 1);
  },
};

/** A finished hand, and how the pot was paid. */
export const Paid: Story = {
  args: { seats: '3', 'save-key': 'story-seven27-paid' },
  play: async ({ canvasElement }) => {
    await playOut(await dealt(canvasElement, { hands: ['5H AH', 'TS KD', '7C QS'], dealer: 2 }));
  },
};

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(seven27(args)) };

/** The page's own colours, by custom properties on an ancestor; the back of the cards too. */
export const ThemedByProperties: Story = { render: (args) => slate(seven27(args)) };

/** Styled by CSS parts: each visible thing has one. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(seven27(args)),
};
