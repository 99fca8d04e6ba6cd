import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { freecell, klondike, share } from '../src/core.js';
import '../src/elements/game-replay/index.js';
import type { GameReplay } from '../src/elements/game-replay/element.js';
import { attributes } from './attributes.js';
import { klondikeMidGame, midGame } from './mid-game.js';

interface ReplayArgs {
  link: string;
  speed: number;
  theme: 'auto' | 'light' | 'dark';
}

const linkOf = (shared: ReturnType<typeof share>): string =>
  'value' in shared ? shared.value : shared.problem.code;

/** A shared game, step by step. */
const meta: Meta<ReplayArgs> = {
  title: 'Elements/Replay',
  component: 'game-replay',
  render: (args) => html`<game-replay ${attributes(args)}></game-replay>`,
  args: { link: linkOf(share(freecell, midGame)), speed: 1, theme: 'auto' },
  argTypes: {
    speed: { control: 'select', options: [0.5, 1, 2, 4] },
    theme: { control: 'select', options: ['auto', 'light', 'dark'] },
  },
};

export default meta;

type Story = StoryObj<ReplayArgs>;

/** FreeCell: thirty moves. */
export const Replay: Story = {};

/** Klondike, with the cards of the stock. */
export const Klondike: Story = { args: { link: linkOf(share(klondike, klondikeMidGame)) } };

/** A phone’s width. */
export const Phone: Story = {
  render: (args) =>
    html`<div style="max-inline-size: 320px"><game-replay ${attributes(args)}></game-replay></div>`,
};

/** A truncated link shows a message. */
export const BrokenLink: Story = { args: { link: '1.freecell.1.Nf3AAAAADYkqPiOACSDK' } };

async function opened(canvas: HTMLElement): Promise<GameReplay> {
  const replay = canvas.querySelector('game-replay')!;
  await waitFor(() => expect(inBar(replay, 'position')).not.toBe(null));
  return replay;
}

const inBar = (replay: GameReplay, name: string): HTMLElement | null =>
  replay.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);

/** Forward, back and to the end by its buttons; then by arrows. */
export const Stepped: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, step }) => {
    const replay = await opened(canvasElement);
    const at = (text: string) =>
      waitFor(() => expect(inBar(replay, 'position')).toHaveTextContent(text));
    await step('Step forward', async () => {
      await userEvent.click(inBar(replay, 'button-forward')!);
      await at('1 / 30');
    });
    await step('Go to end', async () => {
      await userEvent.click(inBar(replay, 'button-end')!);
      await at('30 / 30');
    });
    await step('Arrows go back, Home to the deal', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await at('28 / 30');
      await userEvent.keyboard('{Home}');
      await at('0 / 30');
    });
  },
};

/** The player takes over in the middle, and returns to the replay. */
export const PlayedOn: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const replay = await opened(canvasElement);
    await userEvent.click(inBar(replay, 'button-end')!);
    await userEvent.click(inBar(replay, 'button-play-on')!);
    const game = replay.shadowRoot!.querySelector('freecell-game')!;
    await waitFor(() => expect(game.shadowRoot!.querySelector('[inert]')).toBe(null));
    await expect([game.moveCount, game.save()!.at]).toEqual([30, 30]);
    await userEvent.click(inBar(replay, 'button-watch')!);
    await waitFor(() => expect(inBar(replay, 'position')).toHaveTextContent('0 / 30'));
  },
};
