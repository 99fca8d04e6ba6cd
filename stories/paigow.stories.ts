import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/games/pai-gow/index.js';
import { paper, phone, slate } from './pages.js';
import { controls, defaults, paigow, type PaigowArgs } from './paigow-args.js';
import { heard } from './patience-args.js';
import { atOnce, press } from './table-playing.js';

const meta: Meta<PaigowArgs> = {
  title: 'Games/Pai Gow poker',
  component: 'paigow-table',
  render: paigow,
  decorators: [heard],
  args: defaults,
  argTypes: controls,
};

export default meta;

type Story = StoryObj<PaigowArgs>;

/** A person, two bots, and the house, which deals. */
export const PaiGowPoker: Story = {};

/** The most seats, with the dealer's. */
export const SevenSeats: Story = { args: { seats: '7' } };

/** One against the house. */
export const TwoSeats: Story = { args: { seats: '2' } };

/** Players take turns to deal, and then play against all others. */
export const Rotation: Story = { args: { dealer: 'rotate' } };

/** Two people at one device: each asks for the cards when it is their turn. */
export const HotSeat: Story = { args: { seats: 'human human bot' } };

/** The side bet on the seven cards as dealt, and envy bonuses for the others' hands. */
export const Fortune: Story = { args: { bonus: 'fortune', seats: '6' } };

/** As in casinos: 5 % of winnings. */
export const Commission: Story = { args: { commission: 5 } };

/** No dice. */
export const QuickDeal: Story = { args: { 'quick-deal': true } };

/** A foul hand is allowed, and loses both hands. */
export const FoulLoses: Story = { args: { foul: 'lose' } };

/** A-2-3-4-5 is the lowest straight. */
export const LowWheel: Story = { args: { wheel: 'low' } };

/** The house way sets the player's hands too: the player only chooses a stake. */
export const AutoSet: Story = { args: { 'auto-set': true } };

/** What each way to set the cards wins, pushes and loses against all hands that the dealer may have. */
export const Advice: Story = {
  args: { advice: true, 'save-key': 'story-paigow-advice' },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('paigow-table')!;
    await table.updateComplete;
    table.newGame();
    await table.updateComplete;
    await press(table, 'deal', 'lay');
  },
};

/** After each hand: what its setting cost compared with the best one, the sums, and the hands to learn from. */
export const Coach: Story = {
  args: { coach: true, 'save-key': 'story-paigow-coach' },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('paigow-table')!;
    atOnce(table);
    await table.updateComplete;
    table.newGame();
    await table.updateComplete;
    await press(table, 'deal');
    // Not the best one, so that there is something to learn.
    const { splits } = (await table.advise())!;
    const [one, other] = splits.at(-1)!.front;
    table.play({ type: 'set', seat: 0, front: [one!, other!] });
  },
};

/** No chips in the toolbar and at the seats. */
export const Calm: Story = { args: { calm: true } };

/** Always light. */
export const Light: Story = { args: { theme: 'light' } };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A finished hand: all cards are face up, each hand with its name and result. */
export const Paid: Story = {
  args: { 'save-key': 'story-paigow-paid' },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('paigow-table')!;
    await table.updateComplete;
    table.newGame();
    await table.updateComplete;
    await press(table, 'deal', 'house-way', 'set', 'next');
    await press(table, 'deal', 'house-way', 'set');
  },
};

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(paigow(args)) };

/** The page's own colours, by custom properties on an ancestor; the back of the cards too. */
export const ThemedByProperties: Story = { render: (args) => slate(paigow(args)) };

/** Styled by CSS parts: each visible thing has one. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(paigow(args)),
};
