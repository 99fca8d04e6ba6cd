import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/elements/card-room/index.js';
import '../src/games/freecell/index.js';
import '../src/games/pai-gow/index.js';
import { MemoryHistory, MemoryStore } from '../src/storage.js';
import { attributes } from './attributes.js';
import { select } from './patience-args.js';
import * as by from './table-playing.js';

/** The element's attributes, by their names in the manifest. */
interface RoomArgs {
  bankroll?: string;
  theme: 'auto' | 'light' | 'dark';
  calm: boolean;
  mirrored: boolean;
  'four-color': boolean;
  sound: 'off' | 'on' | 'always';
}

/** A room whose store lasts as long as the page, so that a story always begins the same. */
const room = (args: Partial<RoomArgs>) => html`
  <card-room
    ${attributes(args)}
    save-key="story-room"
    .store=${new MemoryStore()}
    .historyStore=${new MemoryHistory()}
  >
    <paigow-table seats="2" quick-deal save-key="story-room-paigow"></paigow-table>
    <freecell-game deal="617" save-key="story-room-freecell"></freecell-game>
  </card-room>
`;

const meta: Meta<RoomArgs> = {
  title: 'Elements/Card room',
  component: 'card-room',
  render: room,
  args: {
    bankroll: '5000',
    theme: 'auto',
    calm: false,
    mirrored: false,
    'four-color': false,
    sound: 'off',
  },
  argTypes: {
    bankroll: { control: 'text' },
    theme: select(['auto', 'light', 'dark']),
    sound: select(['off', 'on', 'always']),
  },
};

export default meta;

type Story = StoryObj<RoomArgs>;

/** A table and a patience game that share chips, history and looks. */
export const TwoGames: Story = {};

/** A hand's chips go to the room. */
export const OneBankroll: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, step }) => {
    const here = canvasElement.querySelector('card-room')!;
    const table = await by.dealt(canvasElement);
    await step('The table takes its chips from the room', async () => {
      await expect([here.bankroll, here.availableChips, table.run!.stacks[0]]).toEqual([
        5000, 4000, 1000,
      ]);
    });
    await step('A hand is won', async () => {
      await by.pressChip(table, 25);
      await by.press(table, 'deal');
      await by.choose(table, 'KD', 'QS');
      await by.press(table, 'set');
      await expect(await by.words(table, 'result win')).toBe('Win +30');
      await expect([here.bankroll, here.availableChips]).toEqual([5030, 4000]);
    });
    await step('And counted', async () => {
      await expect(here.history!.history.records.map(({ chips }) => chips)).toEqual([30]);
    });
  },
};

/** All games take their looks from the room. */
export const Looks: Story = {
  args: { theme: 'dark', 'four-color': true, mirrored: true, calm: true },
  play: async ({ canvasElement }) => {
    const games = [...canvasElement.querySelectorAll('paigow-table, freecell-game')];
    await waitFor(async () => {
      const themes = games.map(
        ({ shadowRoot }) =>
          shadowRoot!.querySelector<HTMLElement>('[part~="frame"]')?.dataset['theme'],
      );
      await expect(themes).toEqual(['dark', 'dark']);
    });
  },
};
