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

/** As many as there can be, the dealer among them. */
export const SevenSeats: Story = { args: { seats: '7' } };

/** One against the house. */
export const TwoSeats: Story = { args: { seats: '2' } };

/** Everybody deals in turn, and plays against all others then. */
export const Rotation: Story = { args: { dealer: 'rotate' } };

/** Two people at one device: each asks for the cards when it is their turn. */
export const HotSeat: Story = { args: { seats: 'human human bot' } };

/** The side bet on the seven cards as dealt, and envy for what the others have. */
export const Fortune: Story = { args: { bonus: 'fortune', seats: '6' } };

/** As in casinos: 5 % of what is won. */
export const Commission: Story = { args: { commission: 5 } };

/** No dice. */
export const QuickDeal: Story = { args: { 'quick-deal': true } };

/** A foul set is not refused, it loses both hands. */
export const FoulLoses: Story = { args: { foul: 'lose' } };

/** A-2-3-4-5 is the lowest straight. */
export const LowWheel: Story = { args: { wheel: 'low' } };

/** The house way sets the player's hands too: there is only a stake to be made. */
export const AutoSet: Story = { args: { 'auto-set': true } };

/** What each way to set the cards wins, pushes and loses against every hand the dealer can have. */
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

/** After each set: what it cost against the best, the sums, and the hands to learn from. */
export const Coach: Story = {
  args: { coach: true, 'save-key': 'story-paigow-coach' },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('paigow-table')!;
    atOnce(table);
    await table.updateComplete;
    table.newGame();
    await table.updateComplete;
    await press(table, 'deal');
    // Not the best, so that there is something to learn.
    const { splits } = (await table.advise())!;
    const [one, other] = splits.at(-1)!.front;
    table.play({ type: 'set', seat: 0, front: [one!, other!] });
  },
};

/** No chips in the toolbar, none on the plates. */
export const Calm: Story = { args: { calm: true } };

/** Light, whatever the page and the system ask for. */
export const Light: Story = { args: { theme: 'light' } };

/** Dark, whatever the page and the system ask for. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A hand that was paid: all cards lie open, each hand with its words and what it brought. */
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

/** The page's own colours, by custom properties on any ancestor; the back of the cards too. */
export const ThemedByProperties: Story = { render: (args) => slate(paigow(args)) };

/** What properties don't reach: one CSS part for each visible thing. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(paigow(args)),
};
