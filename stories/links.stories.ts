import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/games/freecell/index.js';
import * as by from './playing.js';

/** Links, results and the deal of the day. */
const meta: Meta = {
  title: 'Games/FreeCell/Shared',
  component: 'freecell-game',
  // Not on the element's docs page, where the stories would take each other's focus.
  tags: ['!autodocs'],
  render: () =>
    html`<freecell-game deal="617" save-key="story-freecell-shared" linked></freecell-game>`,
};

export default meta;

type Story = StoryObj;

/** "Share" in the menu: the result as a picture, and "Copy link". If the browser refuses, a field shows the link, selected. */
export const CopyLink: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('freecell-game')!.state).toBeTruthy());
    const game = await by.dealt(canvasElement);
    await by.choose(game, 'Share');
    await waitFor(() => expect(by.parts(game, 'panel-share').length).toBe(1));
    await by.click(game, game.shadowRoot!.querySelector('.copy-link')!);
    await waitFor(() => expect(by.spoken(game)).toMatch(/copied|Copy the selected text/));
  },
};

/** Today’s deal, the same for everyone. */
export const Daily: Story = {
  render: () => html`<freecell-game save-key="story-freecell-daily" daily></freecell-game>`,
  play: async ({ canvasElement }) => {
    const game = canvasElement.querySelector('freecell-game')!;
    // Today in the reader's time zone, as ISO 8601.
    const today = new Intl.DateTimeFormat('en-CA').format();
    await waitFor(() => expect(game.day).toBe(today));
  },
};
