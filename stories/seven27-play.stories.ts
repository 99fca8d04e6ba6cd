import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/games/seven-twenty-seven/index.js';
import { attributes } from './attributes.js';
import { dealt, playOut } from './seven27-playing.js';
import * as by from './table-playing.js';

/** Seven Twenty-Seven, played step by step. CI plays it too (see FreeCell's stories). */
const meta: Meta = {
  title: 'Games/Seven Twenty-Seven/Played',
  component: 'seven27-table',
  // Not on the element's docs page, where the stories would take each other's focus.
  tags: ['!autodocs'],
  args: { seats: '2', 'save-key': 'story-seven27-played' },
  render: (args) => html`<seven27-table ${attributes(args)}></seven27-table>`,
};

export default meta;

type Story = StoryObj;

/** A whole hand by clicks: a taken card makes 5-A-A, which is exactly 7 and exactly 27. */
export const ByMouse: Story = {
  play: async ({ canvasElement, step }) => {
    const table = await dealt(canvasElement);
    await step('The ante brings two cards, and both totals', async () => {
      await by.press(table, 'ante');
      await expect(await by.words(table, 'total-low')).toBe('for 7 6 1 short ace as 1');
      await expect(await by.words(table, 'total-high')).toBe('for 27 16 11 short ace as 11');
    });
    await step('One more makes them exact', async () => {
      await by.press(table, 'take');
      await expect(await by.words(table, 'total-low')).toBe('for 7 7 exact aces as 1');
      await expect(await by.words(table, 'total-high')).toBe('for 27 27 exact aces as 11');
      await expect(by.parts(table, 'total exact')).toHaveLength(2);
    });
    await step('Bet, and go on to the showdown', async () => {
      await by.pressChip(table, 25);
      await by.press(table, 'bet');
      await playOut(table);
      const won = table.run!.stacks[0]!;
      await expect(won).toBeGreaterThan(1000);
      await expect(await by.words(table, 'result win')).toBe(`+${won - 1000}`);
    });
    await step('The next hand', async () => {
      await by.press(table, 'next');
      await expect([table.handNumber, table.state!.phase]).toEqual([2, 'ante']);
    });
  },
};

/** d antes, t takes a card, plus and minus set the amount, r bets it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const table = await dealt(canvasElement);
    (await by.part(table, 'button-ante')).focus();
    await step('Ante, and a card', async () => {
      await by.keys(table, 'dt');
      await expect(table.state!.seats[0]!.cards).toHaveLength(3);
    });
    await step('A bet of 10', async () => {
      await by.part(table, 'button-bet');
      await by.keys(table, '++-');
      await expect(await by.words(table, 'button-bet')).toBe('Bet 10');
      await by.keys(table, 'r');
      await expect(table.state!.seats[0]!.last).toEqual({ type: 'bet', amount: 10 });
    });
    await step('n is the next hand', async () => {
      await playOut(table);
      await by.keys(table, 'n');
      await expect(table.handNumber).toBe(2);
    });
  },
};

/** An amount beyond the limits is refused with a message. */
export const TooMuchIsRefused: Story = {
  play: async ({ canvasElement }) => {
    const table = await dealt(canvasElement);
    await by.press(table, 'ante', 'stand');
    const [field] = (await by.part(table, 'amount')).getElementsByTagName('input');
    await by.click(table, field!);
    await by.keys(table, '{Control>}a{/Control}400{Enter}');
    await expect(await by.words(table, 'status')).toContain('50');
    await expect([table.state!.phase, table.state!.seats[0]!.paid]).toEqual(['bets', 5]);
  },
};

/** Above 27 with each ace as 1 the hand is bust, and stays hidden. */
export const Bust: Story = {
  args: { seats: '3', scoring: 'over-is-bust' },
  play: async ({ canvasElement }) => {
    const hands = ['TS 9D', '5H AH', '4C 2D'];
    const table = await dealt(canvasElement, { hands, drawn: '9H', dealer: 2 });
    await by.press(table, 'ante', 'take');
    await expect(await by.words(table, 'line')).toContain('You are bust');
    await playOut(table);
    const [own] = by.parts(table, 'seat own');
    await expect(own!.querySelector('[part~="result"][part~="lose"]')!.textContent).toBe('−5');
    await expect(table.state!.results!.seats[0]).toMatchObject({ status: 'bust', totals: null });
  },
};

/** Two people at one device: a declaration is hidden until both have declared. */
export const SharedDevice: Story = {
  args: { seats: 'human human', declare: 'simultaneous' },
  play: async ({ canvasElement, step }) => {
    const table = await dealt(canvasElement);
    await step('Nobody’s hidden card is there until one asks for it', async () => {
      await by.press(table, 'ante', 'ante');
      await expect(table.shadowRoot!.querySelector('[data-card="AH"]')).toBeNull();
      await by.press(table, 'show');
      await expect(table.shadowRoot!.querySelector('[data-card="AH"]')).not.toBeNull();
      await expect(table.shadowRoot!.querySelector('[data-card="KD"]')).toBeNull();
    });
    await step('A card for one, and nobody bets', async () => {
      await by.press(table, 'take', 'show', 'stand', 'show', 'check', 'show', 'check');
      await by.press(table, 'show', 'stand', 'show', 'stand');
    });
    await step('Seat 2, who has the device, declares; the other doesn’t learn what', async () => {
      await by.press(table, 'low');
      await expect(table.state!.seats[1]).toMatchObject({ hasDeclared: true, declared: null });
      await by.press(table, 'show', 'both');
    });
    await step('Seat 1 is the best at both', async () => {
      const lines = [...(await by.part(table, 'explanation')).children];
      await expect(lines.map((line) => line.textContent.trim())).toEqual([
        'Seat 1 wins both halves (10 chips): 5-A-A makes 7 and 27.',
        'Seat 2 wins nothing: 10-K makes 10½ (3½ from 7, 16½ from 27).',
      ]);
      await expect(table.run!.stacks).toEqual([1005, 995]);
    });
  },
};

/** All others have folded: the last player takes the pot without showing cards. */
export const LastOneIn: Story = {
  args: { seats: 'human human' },
  play: async ({ canvasElement }) => {
    const table = await dealt(canvasElement);
    await by.press(table, 'ante', 'ante', 'show', 'stand', 'show', 'stand', 'show', 'bet');
    await by.press(table, 'show', 'fold');
    const told = await by.words(table, 'explanation');
    await expect(told).toContain(
      'Seat 1 is the last player in and takes 10 chips without showing.',
    );
    await expect(table.run!.stacks).toEqual([1005, 995]);
  },
};

/** After a hand its seed is public, and the whole deck is computed from it again. */
export const CheckTheDeal: Story = {
  args: { seats: '3' },
  play: async ({ canvasElement }) => {
    const table = await dealt(canvasElement, { hands: ['5H AH', 'TS KD', '4C 2D'], dealer: 2 });
    // The page's own deck has no seed.
    table.newGame();
    await table.updateComplete;
    await playOut(table);
    await by.press(table, 'fair');
    await by.part(table, 'panel-fair');
    // The seed reveals folded hands, so the player is asked first, unless nobody has folded.
    if (by.parts(table, 'button-reveal').length > 0) await by.press(table, 'reveal');
    await by.press(table, 'check');
    await expect(await by.words(table, 'verdict')).toBe('Check passed: everything matches.');
    await expect(by.parts(table, 'check no')).toHaveLength(0);
  },
};
