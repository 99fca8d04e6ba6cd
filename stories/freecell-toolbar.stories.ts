import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/games/freecell/index.js';
import * as by from './playing.js';

/** The toolbar and its menu, by clicks. CI plays these too. */
const meta: Meta = {
  title: 'Games/FreeCell/Toolbar',
  component: 'freecell-game',
  tags: ['!autodocs'],
  render: () => html`<freecell-game deal="617" save-key="story-toolbar"></freecell-game>`,
};

export default meta;

type Story = StoryObj;

/** The tops of deal 617, column by column. */
const DEALT = 'JD KS KC 4H JC 6C JH QH';

/** Undo and redo, by their buttons. */
export const UndoByToolbar: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement);
    const undo = by.part(game, 'button-undo');
    await step('There is nothing to undo yet', async () => {
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
    });
    await by.click(game, 'JC');
    await by.click(game, 'QH');
    await step('Undo takes the move back', async () => {
      await expect(undo).not.toHaveAttribute('aria-disabled');
      await by.click(game, undo);
      await expect(by.tops(game)).toBe(DEALT);
    });
    await step('Redo makes it again', async () => {
      await by.click(game, by.part(game, 'button-redo'));
      await expect(by.held(game, 'column-8')).toMatch(/QH JC$/);
    });
  },
};

/** A hint highlights a move and says it. */
export const Hint: Story = {
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement);
    await by.click(game, by.part(game, 'button-hint'));
    await waitFor(() =>
      expect(by.status(game)).toMatch(/^(Checked: this leads to a win\. )?Try the /),
    );
    await expect(by.parts(game, 'card hint').length).toBeGreaterThan(0);
  },
};

/** The menu pauses the game, and the button on the board resumes it. */
export const Pause: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement);
    await step('The menu pauses', async () => {
      await by.choose(game, 'Pause');
      await expect([game.paused, by.part(game, 'board').inert]).toEqual([true, true]);
    });
    await step('Resume goes on', async () => {
      // The panel's content is loaded when it is first opened.
      await waitFor(() => by.part(game, 'button primary'));
      await by.click(game, by.part(game, 'button primary'));
      await expect([game.paused, by.part(game, 'board').inert]).toEqual([false, false]);
    });
    await by.choose(game, 'Pause');
  },
};

/** The deal number is a field, which the menu opens. */
export const ChooseADeal: Story = {
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement);
    await by.choose(game, 'Choose a deal');
    await expect(by.focused(game)).toBe('Deal number');
    await expect(by.parts(game, 'menu')).toHaveLength(0);
  },
};
