import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/elements/card-room/index.js';
import '../src/games/klondike/index.js';
import '../src/games/pai-gow/index.js';
import { RECIPES, type Sound } from '../src/elements/sound/recipes.js';
import { makeNoise, schedule } from '../src/elements/sound/voices.js';
import { MemoryHistory, MemoryStore } from '../src/storage.js';
import { attributes } from './attributes.js';
import { select } from './patience-args.js';

/** The room's attribute, by its name in the manifest. */
interface SoundArgs {
  sound: 'off' | 'on' | 'always';
}

const room = (args: SoundArgs) => html`
  <card-room
    ${attributes(args)}
    save-key="story-sound"
    .store=${new MemoryStore()}
    .historyStore=${new MemoryHistory()}
  >
    <klondike-game deal="617" save-key="story-sound-klondike"></klondike-game>
    <paigow-table seats="2" save-key="story-sound-paigow"></paigow-table>
  </card-room>
`;

const meta: Meta<SoundArgs> = {
  title: 'Elements/Sound',
  component: 'card-room',
  // Sound has a guide; the room's own docs page is for the room.
  tags: ['!autodocs'],
  render: room,
  args: { sound: 'on' },
  argTypes: { sound: select(['off', 'on', 'always']) },
};

export default meta;

type Story = StoryObj<SoundArgs>;

/** A patience game and a table with sound, from the first press on. */
export const Heard: Story = {
  play: async ({ canvasElement }) => {
    const game = canvasElement.querySelector('klondike-game')!;
    await waitFor(() => expect(game.room?.sound).toBe('on'));
  },
};

/** Also for people who prefer reduced motion. */
export const Always: Story = { args: { sound: 'always' } };

let context: AudioContext | undefined;

/** Plays one sound as a game would. */
function listen(sound: Sound): void {
  context ??= new AudioContext();
  const noise = makeNoise(context);
  schedule(context, context.destination, noise, RECIPES[sound], context.currentTime + 0.05, 0);
}

/** Every sound, each by a press. */
export const AllSounds: Story = {
  render: () => html`
    ${(Object.keys(RECIPES) as Sound[]).map(
      (sound) => html`<button type="button" @click=${() => listen(sound)}>${sound}</button> `,
    )}
  `,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('button')).toHaveLength(14);
  },
};
