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

/** As many as there can be. */
export const TenSeats: Story = { args: { seats: '10' } };

/** One against one. */
export const TwoSeats: Story = { args: { seats: '2' } };

/** Two people at one device, and two bots: each asks for the cards when it is their turn. */
export const HotSeat: Story = { args: { seats: 'human human bot bot' } };

/** Above a target is too much to win it, and above 27 with each ace as 1 is bust. */
export const OverIsBust: Story = { args: { scoring: 'over-is-bust' } };

/** As near to a target, below beats above. */
export const UnderBeatsOver: Story = { args: { scoring: 'under-beats-over' } };

/** As near to a target, above beats below. */
export const OverBeatsUnder: Story = { args: { scoring: 'over-beats-under' } };

/** As near, a total between the targets beats one outside. */
export const InsideBeatsOutside: Story = { args: { scoring: 'inside-beats-outside' } };

/** As near, a total outside of both targets beats one between. */
export const OutsideBeatsInside: Story = { args: { scoring: 'outside-beats-inside' } };

/** Two cards down and one up, and betting at once. */
export const DownDownUp: Story = { args: { dealing: 'down-down-up' } };

/** Extra cards lie face up. */
export const DrawnFaceUp: Story = { args: { draw: 'up' } };

/** Who stands twice in a row takes no more cards. */
export const Freeze: Story = { args: { freeze: '2' } };

/** One more betting round once nobody took a card. */
export const LastBet: Story = { args: { 'last-bet': true } };

/** Two raises in a betting round, and no more. */
export const TwoRaises: Story = { args: { 'max-raises': 2 } };

/** In the end all say what they go for, shown together. */
export const DeclaredTogether: Story = { args: { declare: 'simultaneous' } };

/** One after the other says what they go for, from the dealer's left. */
export const DeclaredInTurn: Story = { args: { declare: 'sequential' } };

/** A named set of house rules: the best up-card opens, three passes lock a hand. */
export const ThreePasses: Story = { args: { 'house-rules': 'three-passes' } };

/** Bets up to half of the pot. */
export const HalfPotLimit: Story = { args: { limit: 'half-pot' } };

/** Tens count half a point too. */
export const TensAreHalf: Story = { args: { tens: 'half' } };

/** All bots play boldly. */
export const BoldBots: Story = { args: { bots: 'bold' } };

/** No chips in the toolbar, none on the plates. */
export const Calm: Story = { args: { calm: true } };

/** A colour for each suit. */
export const FourColors: Story = {
  args: { 'four-color': true, seats: '2', 'save-key': 'story-seven27-colors' },
  play: async ({ canvasElement }) => {
    await playOut(await dealt(canvasElement), 1);
  },
};

/** Light, whatever the page and the system ask for. */
export const Light: Story = { args: { theme: 'light' } };

/** Dark, whatever the page and the system ask for. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A hand in which a card may be taken: totals, what the others show, the pot. */
export const InPlay: Story = {
  args: { 'save-key': 'story-seven27-play' },
  play: async ({ canvasElement }) => {
    await playOut(await dealt(canvasElement, { dealer: 4 }), 1);
  },
};

/** A hand that was paid, and how. */
export const Paid: Story = {
  args: { seats: '3', 'save-key': 'story-seven27-paid' },
  play: async ({ canvasElement }) => {
    await playOut(await dealt(canvasElement, { hands: ['5H AH', 'TS KD', '7C QS'], dealer: 2 }));
  },
};

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(seven27(args)) };

/** The page's own colours, by custom properties on any ancestor; the back of the cards too. */
export const ThemedByProperties: Story = { render: (args) => slate(seven27(args)) };

/** What properties don't reach: one CSS part for each visible thing. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(seven27(args)),
};
