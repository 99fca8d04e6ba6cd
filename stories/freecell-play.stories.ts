import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/games/freecell/index.js';
import { FINISHABLE } from '../test/support/decks.js';
import * as by from './playing.js';

/** The tops of deal 617, column by column. */
const DEALT = 'JD KS KC 4H JC 6C JH QH';

/**
 * Games that play themselves. The Interactions panel shows each step. CI plays them too (`npm run test:stories`), and fails
 * if a step does not have the expected result.
 */
const meta: Meta = {
  title: 'Games/FreeCell/Played',
  component: 'freecell-game',
  // Not on the element's docs page, where the stories would take each other's focus.
  tags: ['!autodocs'],
  render: () => html`<freecell-game deal="617" save-key="story-played"></freecell-game>`,
};

export default meta;

type Story = StoryObj;

/** A click picks up a card and highlights where it may go; another puts it down. */
export const PickUpAndPutDown: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement);
    await step('A click picks the jack of clubs up', async () => {
      await by.click(game, 'JC');
      await expect(by.pickedUp(game)).toBe('JC');
      await expect(by.targets(game).split(' ')).toContain('QH');
    });
    await step('A click on the queen of hearts puts it down there', async () => {
      await by.click(game, 'QH');
      await expect(by.held(game, 'column-8')).toMatch(/QH JC$/);
      await expect([by.pickedUp(game), by.targets(game), game.moveCount]).toEqual(['', '', 1]);
    });
    await step('A card goes to a cell', async () => {
      await by.click(game, '4H');
      await by.click(game, 'cell-1');
      await expect(by.held(game, 'cell-1')).toBe('4H');
    });
  },
};

/** An illegal move gets a message, on the screen and for screen readers. */
export const RefusalInWords: Story = {
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement);
    await by.click(game, 'JC');
    await by.click(game, 'JD');
    await expect(by.status(game)).toBe('The jack of clubs needs a red queen.');
    await expect(by.spoken(game)).toBe(by.status(game));
    await expect([by.tops(game), game.moveCount]).toEqual([DEALT, 0]);
  },
};

/** Arrows move the cursor, Enter picks up and puts down, letters and digits name piles. */
export const KeyboardWalk: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement);
    await step('The arrows walk over cards and columns', async () => {
      await by.focusOn(game, 'JD');
      await by.press(game, '{ArrowRight}{ArrowRight}');
      await expect(by.focused(game)).toBe('KC');
      await by.press(game, '{ArrowUp}');
      await expect(by.focused(game)).toBe('2H');
    });
    await step('Enter picks up; the arrows carry; Enter puts down', async () => {
      await by.press(game, '5{Enter}');
      await expect(by.pickedUp(game)).toBe('JC');
      await by.press(game, '{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
      await expect(by.held(game, 'column-8')).toMatch(/QH JC$/);
      await expect(by.focused(game)).toBe('JC');
    });
    await step('A pile’s key puts the hand there; u takes it back', async () => {
      await by.press(game, '{Enter}a');
      await expect(by.held(game, 'cell-1')).toBe('JC');
      await by.press(game, 'uu');
      await expect(by.tops(game)).toBe(DEALT);
    });
  },
};

/** The key ? shows the keys. */
export const KeySheet: Story = {
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement);
    await by.focusOn(game, 'JC');
    const opened = () => waitFor(() => expect(by.parts(game, 'panel-keys')).toHaveLength(1));
    await by.press(game, '?');
    // It is loaded when it is first opened.
    await opened();
    await expect(by.part(game, 'panel-keys')).toHaveTextContent('Move to the foundation');
    await by.press(game, '{Escape}');
    await expect(by.parts(game, 'panel-keys')).toHaveLength(0);
    await expect(by.focused(game)).toBe('JC');
    await by.press(game, '?');
    await opened();
  },
};

/** Once the aces are free, the cards move to the foundations automatically, and the win is announced. */
export const Win: Story = {
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement, { deck: FINISHABLE });
    await by.click(game, 'AS');
    await by.click(game, 'foundation-1');
    await expect(game.outcome).toBe('won');
    await waitFor(() => expect(by.parts(game, 'panel-win')).toHaveLength(1));
    await expect(by.part(game, 'panel-win')).toHaveTextContent('You won');
  },
};
