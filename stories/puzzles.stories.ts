import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/games/freecell/index.js';
import * as by from './playing.js';

const POSITION = [
  'Foundations: H-A C-4 S-2 D-0',
  'Freecells: 4H - KS 5H',
  '7D TD TH KD',
  'AD 7S QC JD TC 9H',
  '5C QD 3H 9S 9C 2H KC QH JS',
  '4D 3S 2D',
  '5S 6D 6S 8S 7C JC',
  '8C 8H 8D 7H 6H 6C 5D 4S 3D',
  'KH QS JH TS 9D',
  '-',
].join('\n');

/** The page's own positions, with a goal. */
const meta: Meta = {
  title: 'Games/FreeCell/Puzzle',
  component: 'freecell-game',
  // Not on the element's docs page, where the stories would take each other's focus.
  tags: ['!autodocs'],
};

export default meta;

type Story = StoryObj;

/** Bring a card to its foundation in six moves. The menu shows how. */
export const SixMoves: Story = {
  render: () =>
    html`<freecell-game
      save-key="story-freecell-puzzle"
      puzzle="3D in 6"
      position=${POSITION}
    ></freecell-game>`,
  play: async ({ canvasElement }) => {
    const game = await by.dealt(canvasElement, {});
    await waitFor(() =>
      expect(game.shadowRoot!.querySelector('.status')!.textContent).toContain('in 6 moves'),
    );
  },
};
