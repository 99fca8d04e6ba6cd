import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/games/freecell/index.js';
import * as by from './playing.js';

/** Settings of the player, and card faces of the page. CI plays these too. */
const meta: Meta = {
  title: 'Games/FreeCell/Settings and faces',
  component: 'freecell-game',
  tags: ['!autodocs'],
  render: () => html`<freecell-game deal="617" save-key="story-settings"></freecell-game>`,
};

export default meta;

type Story = StoryObj;

async function open(game: by.Played): Promise<void> {
  await by.click(game, by.part(game, 'button-menu'));
  await by.click(game, by.parts(game, 'menu-item').at(-1)!);
  await waitFor(() => expect(by.parts(game, 'panel-settings')).toHaveLength(1));
}

async function press(game: by.Played, name: string): Promise<void> {
  const switches = by.parts(game, 'switch') as readonly HTMLButtonElement[];
  await by.click(
    game,
    switches.find((one) => one.name === name)!,
  );
}

/** The player's own settings override the page's, for all games of the site, until they are reset. */
export const Settings: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement);
    await step('The menu opens them', () => open(game));
    await step('The clock and the counts go, and come again', async () => {
      await press(game, 'calm');
      await expect(by.parts(game, 'figures')).toHaveLength(0);
      await press(game, 'calm');
      await expect(by.parts(game, 'figures')).toHaveLength(1);
    });
    await step('Close leads back to the board', async () => {
      await by.click(game, by.part(game, 'button primary'));
      await expect(by.parts(game, 'panel-settings')).toHaveLength(0);
    });
    await open(game);
  },
};

const SIGNS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };

/** `cardFaces`: the page's own drawing of each card. Names, marks and play stay the game's. */
export const CardFaces: Story = {
  render: () =>
    html`<freecell-game
      deal="617"
      save-key="story-faces"
      .cardFaces=${(card: string) =>
        html`<svg viewBox="0 0 50 71">
          <text x="25" y="30" text-anchor="middle" font-size="26">${card.charAt(0)}</text>
          <text x="25" y="60" text-anchor="middle" font-size="26">${SIGNS[card.charAt(1)]}</text>
        </svg>`}
    ></freecell-game>`,
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement);
    // The cards are rendered first.
    await waitFor(() => expect(by.parts(game, 'card-index')).toHaveLength(0));
    await by.click(game, 'JC');
    await by.click(game, 'QH');
    await expect(by.held(game, 'column-8')).toMatch(/QH JC$/);
  },
};
