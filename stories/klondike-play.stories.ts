import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/games/klondike/index.js';
import { FINISHABLE } from '../test/support/decks.js';
import * as by from './playing.js';

/** The tops of deal 5: the 6 of spades goes on the 7 of hearts, the 2 of clubs on the 3. */
const DEALT = 'AH 3D 2C KC 6S 7S 7H';

/** Columns that run down to the aces, and a stock that continues up to the kings. */
const NEARLY_DONE = [
  FINISHABLE.split(' ').slice(24),
  FINISHABLE.split(' ').slice(0, 24).reverse(),
].flat();

/** Klondike, played step by step. CI plays it too (see FreeCell's stories). */
const meta: Meta = {
  title: 'Games/Klondike/Played',
  component: 'klondike-game',
  // Not on the element's docs page, where the stories would take each other's focus.
  tags: ['!autodocs'],
  render: () =>
    html`<klondike-game deal="5" save-key="story-klondike-played" scoring="standard">
    </klondike-game>`,
};

export default meta;

type Story = StoryObj;

/** A click turns the stock. Two clicks move a card to another, which turns over the card below it. */
export const ByMouse: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement, { deal: 5 });
    await step('A click on the stock turns a card', async () => {
      await expect(by.backs(game, 'stock')).toHaveLength(24);
      await by.click(game, 'stock');
      await expect(by.held(game, 'waste-1')).toBe('8H');
      await expect(by.spoken(game)).toBe('Drew the 8 of hearts.');
      await expect(by.backs(game, 'stock')).toHaveLength(23);
    });
    await step('A click picks the 6 of spades up and lights the 7 of hearts', async () => {
      await by.click(game, '6S');
      await expect([by.pickedUp(game), by.targets(game)]).toEqual(['6S', '7H']);
    });
    await step('It goes there, and the card under it is turned over', async () => {
      await by.click(game, '7H');
      await expect(by.held(game, 'column-7')).toMatch(/7H 6S$/);
      await expect(by.backs(game, 'column-5')).toHaveLength(3);
      await expect(by.spoken(game)).toMatch(
        /^6 of spades to column 7, on the 7 of hearts. Turned over the .+\.$/,
      );
      await expect(by.part(game, 'score')).toHaveTextContent('Score 5');
    });
    await step('A double click sends the ace home', async () => {
      await by.doubleClick(game, 'AH');
      await expect(by.held(game, 'foundation-1')).toBe('AH');
    });
  },
};

/** The same by keys: `s` turns the stock, digits and arrows move the cursor, Enter picks up and puts down. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement, { deal: 5 });
    await by.focusOn(game, '6S');
    await step('s turns a card of the stock, w goes to the waste', async () => {
      await by.press(game, 's');
      await expect(by.held(game, 'waste-1')).toBe('8H');
      await by.press(game, 'w');
      await expect(by.focused(game)).toBe('8H');
    });
    await step('5 goes to the column, Enter picks up, 7 puts down', async () => {
      await by.press(game, '5{Enter}');
      await expect(by.pickedUp(game)).toBe('6S');
      await by.press(game, '7');
      await expect(by.held(game, 'column-7')).toMatch(/7H 6S$/);
      await expect(by.focused(game)).toBe('6S');
    });
    await step('u takes back what was done, the draw as well', async () => {
      await by.press(game, 'uu');
      await expect([by.tops(game), by.held(game, 'waste-1')]).toEqual([DEALT, '']);
    });
    await step('h sends the card at the cursor home', async () => {
      await by.press(game, '1h');
      await expect(by.held(game, 'foundation-1')).toBe('AH');
    });
  },
};

/** An illegal move gets a message, on the screen and for screen readers. */
export const RefusalInWords: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement, { deal: 5 });
    await step('By colours', async () => {
      await by.click(game, '6S');
      await by.click(game, '7S');
      await expect(by.status(game)).toBe('The 6 of spades needs a red 7.');
      await expect(by.spoken(game)).toBe(by.status(game));
    });
    await step('By what lies face down', async () => {
      await by.click(game, by.backs(game, 'column-4')[0]!);
      await expect(by.status(game)).toBe('Face-down cards can’t be moved.');
    });
    await expect([by.tops(game), game.moveCount]).toEqual([DEALT, 0]);
  },
};

/** With `manual-flip`, a click turns over a card that is free. */
export const TurnOverByHand: Story = {
  render: () =>
    html`<klondike-game deal="5" save-key="story-klondike-by-hand" manual-flip></klondike-game>`,
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement, { deal: 5 });
    await by.click(game, '6S');
    await by.click(game, '7H');
    await expect(by.backs(game, 'column-5')).toHaveLength(4);
    await by.click(game, 'column-5');
    await expect(by.backs(game, 'column-5')).toHaveLength(3);
    await expect(game.moveCount).toBe(2);
  },
};

/** After one card, all others move to the foundations automatically, and the win is announced. */
export const Win: Story = {
  render: () =>
    html`<klondike-game save-key="story-klondike-win" auto-foundation="all"></klondike-game>`,
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement, { deck: NEARLY_DONE.join(' ') });
    await by.doubleClick(game, 'AC');
    await expect(game.outcome).toBe('won');
    await waitFor(() => expect(by.parts(game, 'panel-win')).toHaveLength(1));
    await expect(by.part(game, 'panel-win')).toHaveTextContent('You won');
  },
};
