import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/games/pai-gow/index.js';
import { attributes } from './attributes.js';
import * as by from './table-playing.js';

/** Pai Gow poker, played step by step. CI plays it too (see FreeCell's stories). */
const meta: Meta = {
  title: 'Games/Pai Gow poker/Played',
  component: 'paigow-table',
  // Not on the element's docs page, where the stories would take each other's focus.
  tags: ['!autodocs'],
  args: { seats: '2', 'quick-deal': true, 'save-key': 'story-paigow-played' },
  render: (args) => html`<paigow-table ${attributes(args)}></paigow-table>`,
};

export default meta;

type Story = StoryObj;

/** A whole hand by clicks: the stake, the two cards of the front hand, setting. */
export const ByMouse: Story = {
  play: async ({ canvasElement, step }) => {
    const table = await by.dealt(canvasElement);
    await step('A chip raises the stake, Deal stakes it', async () => {
      await by.pressChip(table, 25);
      await by.press(table, 'deal');
      await expect(by.tray(table, 'back')).toBe('AH AC KD QS 9C 5H 2D');
    });
    await step('A click sends a card to the front, and back', async () => {
      await by.choose(table, '9C');
      await expect(by.tray(table, 'front')).toBe('9C');
      await by.choose(table, '9C', 'KD', 'QS');
      await expect(by.tray(table, 'front')).toBe('KD QS');
      const legal = 'A legal set: the pair of aces beats king, queen.';
      await expect(await by.words(table, 'line')).toBe(legal);
    });
    await step('Both hands win', async () => {
      await by.press(table, 'set');
      await expect(await by.words(table, 'result win')).toBe('Win +30');
      await expect([table.outcome, table.run!.stacks[0]]).toEqual(['over', 1030]);
    });
    await step('The next hand', async () => {
      await by.press(table, 'next');
      await expect([table.handNumber, table.state!.phase]).toEqual([2, 'bets']);
    });
  },
};

/** Plus and minus change the stake, arrows move the cursor, Enter moves a card, d confirms. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const table = await by.dealt(canvasElement);
    (await by.part(table, 'button-deal')).focus();
    await step('The stake, and the deal', async () => {
      await by.keys(table, '++-{Enter}');
      await expect(table.state!.seats[0]!.stake).toBe(10);
      await expect(by.focused(table)).toBe('AH');
    });
    await step('Arrows walk along the cards, Enter lays one in front', async () => {
      await by.keys(table, '{ArrowRight}{ArrowRight}{Enter}');
      await expect([by.tray(table, 'front'), by.focused(table)]).toEqual(['KD', 'KD']);
      await by.keys(table, '{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
      await expect(by.tray(table, 'front')).toBe('KD QS');
    });
    await step('d sets, n is the next hand', async () => {
      await by.keys(table, 'd');
      await expect(table.run!.stacks[0]).toBe(1010);
      await by.keys(table, 'n');
      await expect(table.handNumber).toBe(2);
    });
  },
};

/** A foul hand is refused with a message. */
export const FoulIsRefused: Story = {
  play: async ({ canvasElement }) => {
    const table = await by.dealt(canvasElement);
    await by.press(table, 'deal');
    await by.choose(table, 'AH', 'AC');
    const why = 'The pair of aces in front outranks king high at the back.';
    await expect(await by.words(table, 'line')).toBe(why);
    await by.press(table, 'set');
    await expect(await by.words(table, 'status')).toBe(why);
    await expect([table.state!.phase, table.run!.stacks[0]]).toEqual(['set', 1000]);
  },
};

/** With `foul="lose"` a foul hand can be set, and loses both hands. */
export const FoulLosesBoth: Story = {
  args: { foul: 'lose' },
  play: async ({ canvasElement }) => {
    const table = await by.dealt(canvasElement);
    await by.press(table, 'deal');
    await by.choose(table, 'AH', 'AC');
    await by.press(table, 'set');
    await expect(await by.words(table, 'result lose')).toBe('Foul −5');
  },
};

/** The bonus bet pays the best line of the seven cards, whatever the dealer has. */
export const FortunePays: Story = {
  args: { bonus: 'fortune' },
  play: async ({ canvasElement }) => {
    const table = await by.dealt(canvasElement, [by.HANDS.straightFlush, by.HANDS.jacks]);
    const [field] = (await by.part(table, 'amount-bonus')).getElementsByTagName('input');
    await by.click(table, field!);
    await by.keys(table, '5{Enter}');
    await expect(table.state!.seats[0]!.bonus).toBe(5);
    await by.press(table, 'house-way', 'set');
    await by.part(table, 'button-next');
    await expect(await by.words(table, 'line')).toContain('Fortune, straight flush: 250 won.');
  },
};

/** A row of the advice sets the cards that way. The coach says what another way would have cost. */
export const AdvisedAndCoached: Story = {
  args: { advice: true, coach: true },
  play: async ({ canvasElement, step }) => {
    const table = await by.dealt(canvasElement);
    await by.press(table, 'deal');
    await step('The first row is the best way', async () => {
      await by.press(table, 'lay');
      await expect(by.tray(table, 'front')).toBe('KD QS');
      const words = 'Your set: wins 38.0%, pushes 48.3%, loses 13.8%';
      await expect(await by.words(table, 'advice-words')).toBe(words);
    });
    await step('Another costs something', async () => {
      await by.choose(table, 'QS', '9C');
      await by.press(table, 'set');
      await by.part(table, 'lesson');
      const cost = 'Your set cost 8.2% of the bet, 0.41 chips.';
      await expect(await by.words(table, 'coach-verdict')).toBe(cost);
    });
  },
};

/** Two people at one device: cards are in the page only after their player asked for them. */
export const SharedDevice: Story = {
  args: { seats: 'human human bot' },
  play: async ({ canvasElement, step }) => {
    const { aces, nines, jacks } = by.HANDS;
    const table = await by.dealt(canvasElement, [aces, nines, jacks]);
    await by.press(table, 'deal', 'deal');
    for (const [who, back] of [
      ['Seat 2', '9S 9D 8D 5S 4D 3C 2C'],
      ['Seat 1', 'AH AC KD QS 9C 5H 2D'],
    ] as const) {
      await step(`${who} asks for the cards, and sets`, async () => {
        await expect(await by.words(table, 'cover')).toContain(who);
        await expect(table.shadowRoot!.querySelectorAll('[data-card]')).toHaveLength(0);
        await by.press(table, 'show');
        await expect(by.tray(table, 'back')).toBe(back);
        await by.press(table, 'house-way', 'set');
      });
    }
    await by.part(table, 'button-next');
    await expect(table.outcome).toBe('over');
  },
};

/** After a hand its seed is public, and the whole deck is computed from it again. */
export const CheckTheDeal: Story = {
  args: { seats: '4', 'quick-deal': false },
  play: async ({ canvasElement }) => {
    const table = await by.dealt(canvasElement);
    // The page's own deck has no seed.
    table.newGame();
    await table.updateComplete;
    await by.press(table, 'deal', 'house-way', 'set');
    await by.part(table, 'button-next');
    await by.press(table, 'fair', 'check');
    await expect(await by.words(table, 'verdict')).toBe('Check passed: everything matches.');
    await expect(by.parts(table, 'check no')).toHaveLength(0);
  },
};
