import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/games/pyramid/index.js';
import { pyramidNearlyWon } from './mid-game.js';
import * as by from './playing.js';

/** Pyramid, played step by step. CI plays it too (see FreeCell's stories). */
const meta: Meta = {
  title: 'Games/Pyramid/Played',
  component: 'pyramid-game',
  // Not on the element's docs page, where the stories would take each other's focus.
  tags: ['!autodocs'],
  render: () => html`<pyramid-game deal="617" save-key="story-pyramid-played"></pyramid-game>`,
};

export default meta;

type Story = StoryObj;

/** The rest of the last row of deal 617: 8D 3D TC KD 5H 9S 3C. */
const lastRow = (game: by.Played): string =>
  [22, 23, 24, 25, 26, 27, 28].map((place) => by.held(game, `pyramid-${place}`) || '-').join(' ');

/** Two clicks remove a pair, one removes a king, one turns a card of the stock. */
export const ByMouse: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement);
    await step('A click picks the 10 of clubs up and lights the threes', async () => {
      await by.click(game, 'TC');
      await expect([by.pickedUp(game), by.targets(game)]).toEqual(['TC', '3D 3C']);
    });
    await step('A click on one of them takes the pair', async () => {
      await by.click(game, '3D');
      await expect(lastRow(game)).toBe('8D - - KD 5H 9S 3C');
      await expect(by.spoken(game)).toBe('3 of diamonds and 10 of clubs removed.');
    });
    await step('One click takes a king', async () => {
      await by.click(game, 'KD');
      await expect(lastRow(game)).toBe('8D - - - 5H 9S 3C');
      await expect(by.spoken(game)).toBe('King of diamonds removed.');
    });
    await step('One click turns a card of the stock', async () => {
      await by.click(game, 'stock');
      await expect(by.held(game, 'waste-1')).toBe('8S');
      await expect(by.backs(game, 'stock')).toHaveLength(23);
    });
    await step('It makes 13 with the 5 of hearts', async () => {
      await by.click(game, '8S');
      await by.click(game, '5H');
      await expect([lastRow(game), by.held(game, 'waste-1')]).toEqual(['8D - - - - 9S 3C', '']);
    });
  },
};

/** Arrows move the cursor, Enter picks up and pairs, `s` turns the stock. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement);
    await by.focusOn(game, '5H');
    await step('Enter picks up, the arrows walk, Enter pairs', async () => {
      await by.press(game, '{Enter}');
      await expect([by.pickedUp(game), by.targets(game)]).toEqual(['5H', '8D']);
      await by.press(game, '{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect(by.focused(game)).toBe('8D');
      await by.press(game, '{Enter}');
      await expect(lastRow(game)).toBe('- 3D TC KD - 9S 3C');
    });
    await step('s turns a card of the stock, w goes to the waste', async () => {
      await by.press(game, 's');
      await expect(by.held(game, 'waste-1')).toBe('8S');
      await by.press(game, 'w');
      await expect(by.focused(game)).toBe('8S');
    });
    await step('u takes both back', async () => {
      await by.press(game, 'uu');
      await expect([lastRow(game), game.moveCount]).toEqual(['8D 3D TC KD 5H 9S 3C', 4]);
    });
  },
};

/** An illegal move gets a message, on the screen and for screen readers. */
export const RefusalInWords: Story = {
  play: async ({ canvasElement, step }) => {
    const game = await by.dealt(canvasElement);
    await step('A sum that is not 13', async () => {
      await by.click(game, '8D');
      await by.click(game, '9S');
      await expect(by.status(game)).toBe(
        'The 8 of diamonds and the 9 of spades add up to 17, not 13.',
      );
      await expect(by.spoken(game)).toBe(by.status(game));
    });
    await step('A card that others lie on', async () => {
      await by.click(game, '6S');
      await expect(by.status(game)).toBe('The 6 of spades is covered.');
    });
    await expect([lastRow(game), game.moveCount]).toEqual(['8D 3D TC KD 5H 9S 3C', 0]);
  },
};

/** After a wrong pair no win is possible: the game says so, and fires an event. */
export const Verdict: Story = {
  play: async ({ canvasElement }) => {
    const told: string[] = [];
    const note = ({ detail }: CustomEvent<{ verdict: string }>): void =>
      void told.push(detail.verdict);
    canvasElement.addEventListener('game-verdict', note as EventListener);
    const game = await by.dealt(canvasElement, { deal: 75 });
    await by.click(game, '4H');
    await by.click(game, '9H');
    const hopeless = 'This game can no longer be won.';
    await waitFor(() => expect(by.status(game)).toBe(hopeless));
    await expect(by.spoken(game)).toBe(hopeless);
    await expect(told.at(-1)).toBe('unwinnable');
    await by.press(game, 'u');
    await waitFor(() => expect(told.at(-1)).toBe('winnable'));
  },
};

/** The last pair of a game. The win is announced. */
export const Win: Story = {
  play: async ({ canvasElement }) => {
    const game = await by.takenUp(canvasElement, pyramidNearlyWon);
    await by.click(game, '3S');
    await by.click(game, 'TC');
    await expect(game.outcome).toBe('won');
    await waitFor(() => expect(by.parts(game, 'panel-win')).toHaveLength(1));
    await expect(by.part(game, 'panel-win')).toHaveTextContent('You won');
  },
};
