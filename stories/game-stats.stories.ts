import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { GameRecord } from '../src/core.js';
import '../src/elements/game-stats/index.js';
import type { GameStats } from '../src/elements/game-stats/element.js';
import { HistoryKeeper, MemoryHistory } from '../src/storage.js';
import { attributes } from './attributes.js';
import { phone } from './pages.js';
import { select } from './patience-args.js';
import { byPart } from '../test/harness/by-part.js';

/** The element's attributes, by their names in the manifest. */
interface StatsArgs {
  game?: string;
  variant?: string;
  for?: string;
  chart: 'time' | 'moves';
  calm: boolean;
  theme: 'auto' | 'light' | 'dark';
}

const MINUTE = 60_000;
const EVENING = Date.UTC(2025, 10, 21, 19);

/** The n-th game of an evening, with its time and moves. */
const played = (n: number, more: Partial<GameRecord>): GameRecord => ({
  ...{ id: `story-${n}`, game: 'freecell', variant: '', outcome: 'won', deal: 600 + n * 31 },
  ...{ started: EVENING + n * MINUTE, ended: EVENING + (n + 1) * MINUTE },
  ...{ elapsed: 95_000 + ((n * 7919) % 311) * 1000, moves: 84 + ((n * 37) % 70) },
  ...more,
});

const OUTCOMES = ['won', 'lost', 'won', 'won', 'left', 'won', 'won'] as const;
const CHIPS = [25, -10, 0, 40, -60, 5, 15, -25];

const patience = Array.from({ length: 27 }, (_, n) =>
  played(n, { outcome: OUTCOMES[n % 7]!, variant: n % 5 === 4 ? 'cells~3' : '' }),
);
const hands = Array.from({ length: 22 }, (_, n) => {
  const chips = CHIPS[n % 8]!;
  const outcome = chips > 0 ? 'won' : chips < 0 ? 'lost' : 'push';
  return played(n - 200, { game: 'pai-gow', outcome, chips });
});

/** The statistics of these games, with a history that lasts as long as the story. */
function stats(args: Partial<StatsArgs>, records: readonly GameRecord[] = [...hands, ...patience]) {
  const keeper = new HistoryKeeper(new MemoryHistory());
  keeper.add(...records);
  return html`<div style="max-inline-size: 760px">
    <game-stats ${attributes(args)} .keeper=${keeper}></game-stats>
  </div>`;
}

const part = (canvas: HTMLElement, name: string): HTMLElement =>
  canvas.querySelector<GameStats>('game-stats')!.shadowRoot!.querySelector(byPart(name))!;

const meta: Meta<StatsArgs> = {
  title: 'Elements/Game stats',
  component: 'game-stats',
  render: (args) => stats(args),
  args: { chart: 'time', calm: false, theme: 'auto' },
  argTypes: {
    game: { control: 'text' },
    variant: { control: 'text' },
    chart: select(['time', 'moves']),
    theme: select(['auto', 'light', 'dark']),
  },
};

export default meta;

type Story = StoryObj<StatsArgs>;

/** The figures of FreeCell, and its last twenty games. */
export const Patience: Story = {};

/** Hands at a table: chips won and lost. */
export const Table: Story = { args: { game: 'pai-gow' } };

/** One variant, whose streaks are its own. */
export const Variant: Story = { args: { variant: 'cells~3' } };

/** Bars whose length means moves. */
export const ByMoves: Story = {
  args: { chart: 'moves' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(part(canvasElement, 'chart')).toHaveAttribute(
        'aria-label',
        'Bar chart of moves, oldest first: 14 won, 6 not won; 87 to 153.',
      ),
    );
  },
};

/** The last games as a table. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(part(canvasElement, 'log-button')).toBeVisible());
    await userEvent.click(part(canvasElement, 'log-button'));
    await expect(part(canvasElement, 'log-table')).toBeVisible();
  },
};

/** Clearing needs no confirmation, because the same button undoes it. */
export const ClearAndUndo: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(part(canvasElement, 'button-clear')).toBeVisible());
    await userEvent.click(part(canvasElement, 'button-clear'));
    await waitFor(() =>
      expect(part(canvasElement, 'status')).toHaveTextContent('27 games of FreeCell cleared.'),
    );
    await userEvent.click(part(canvasElement, 'button-undo'));
    await waitFor(() =>
      expect(part(canvasElement, 'status')).toHaveTextContent('27 games restored.'),
    );
  },
};

/** Before the first game. */
export const Empty: Story = { render: (args) => stats(args, []) };

/** A store that fails: the games of this page still count. */
export const NotKept: Story = {
  render: (args) => {
    const refuse = (): Promise<never> => Promise.reject(new Error('blocked'));
    const keeper = new HistoryKeeper({ read: refuse, change: refuse });
    keeper.add(...patience.slice(0, 3));
    return html`<game-stats ${attributes(args)} .keeper=${keeper}></game-stats>`;
  },
};

/** A phone's width: two figures a line. */
export const Phone: Story = { render: (args) => phone(stats(args)) };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** The page's own colours and parts. */
export const Themed: Story = {
  render: (args) =>
    html`<style>
        .own {
          --baize-felt: #efe9dc;
          --baize-text: #3b352a;
          --baize-accent: #a84a18;
          --baize-frame-radius: 0;
          --baize-font: Georgia, serif;
        }
        .own game-stats::part(frame) {
          background: #efe9dc;
        }
        .own game-stats::part(button),
        .own game-stats::part(select) {
          background: #e6deca;
        }
      </style>
      <div class="own">${stats(args)}</div>`,
};
