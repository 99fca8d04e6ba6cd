import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type GameRecord, seasonOf } from '../src/core.js';
import '../src/elements/card-room/index.js';
import '../src/elements/game-calendar/index.js';
import type { GameCalendar } from '../src/elements/game-calendar/element.js';
import { HistoryKeeper, MemoryHistory } from '../src/storage.js';
import '../src/elements/game-leaderboard/index.js';
import { attributes } from './attributes.js';
import { phone, slate } from './pages.js';
import { select } from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
interface CalendarArgs {
  for?: string;
  game?: string;
  variant?: string;
  daily?: string;
  from?: string;
  month?: string;
  calm: boolean;
  theme: 'auto' | 'light' | 'dark';
}

const DAY = 86_400_000;

/** A game of a day's deal, so many days ago, which ended on that day or so many days later. */
function played(ago: number, outcome: GameRecord['outcome'], later = 0): GameRecord {
  const time = Date.now() - ago * DAY;
  const ended = time + later * DAY;
  return {
    ...{ id: `story-${ago}`, game: 'freecell', variant: '', outcome, deal: 600 + ago * 31 },
    ...{ started: ended - 95_000, ended, elapsed: 95_000, moves: 84 + ((ago * 37) % 70) },
    day: new Date(time).toISOString().slice(0, 10),
  };
}

const days: readonly GameRecord[] = [
  ...[1, 2, 3, 6, 7, 8, 9, 10, 14, 15, 19, 22, 23, 24, 30, 33].map((ago) => played(ago, 'won')),
  ...[4, 12].map((ago) => played(ago, 'won', 3)),
  ...[5, 17].map((ago) => played(ago, 'left')),
];

/** The calendar of these days, with a history that lasts as long as the story. */
function calendar(args: Partial<CalendarArgs>, records: readonly GameRecord[] = days) {
  const keeper = new HistoryKeeper(new MemoryHistory());
  keeper.add(...records);
  return html`<div style="max-inline-size: 760px">
    <game-calendar ${attributes(args)} .keeper=${keeper}></game-calendar>
  </div>`;
}

const meta: Meta<CalendarArgs> = {
  title: 'Elements/Game calendar',
  component: 'game-calendar',
  render: (args) => calendar(args),
  args: { game: 'freecell', daily: 'UTC', calm: false, theme: 'auto' },
  argTypes: {
    for: { control: 'text' },
    game: { control: 'text' },
    variant: { control: 'text' },
    daily: { control: 'text' },
    from: { control: 'text' },
    month: { control: 'text' },
    theme: select(['auto', 'light', 'dark']),
  },
};

export default meta;

type Story = StoryObj<CalendarArgs>;

/** This month: days that were won, won later, begun, and not played. */
export const Days: Story = {};

/** No figures. */
export const Calm: Story = { args: { calm: true } };

/** Choosing a day fires an event. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector<GameCalendar>('game-calendar')!;
    const chosen: string[] = [];
    element.addEventListener('day-chosen', ({ detail }) => chosen.push(detail.day));
    await waitFor(() =>
      expect(element.shadowRoot!.querySelector('[part~="day"][part~="today"]')).toBeVisible(),
    );
    const today = element.shadowRoot!.querySelector<HTMLElement>('[part~="day"][part~="today"]')!;
    await userEvent.click(today);
    await expect(chosen).toEqual([today.dataset['day']]);
  },
};

/** In a room with a season: its seven days, and their results. */
export const Season: Story = {
  render: ({ theme }) => {
    const store = new MemoryHistory();
    void store.change({ put: days, remove: [] });
    const season = seasonOf(new Date().toISOString().slice(0, 10))!;
    return html`<card-room season=${season} .historyStore=${store}>
      <div style="display: grid; gap: 16px; max-inline-size: 760px">
        <game-calendar game="freecell" daily="UTC" theme=${theme}></game-calendar>
        <game-leaderboard theme=${theme}></game-leaderboard>
      </div>
    </card-room>`;
  },
};

/** Before the first game. */
export const Empty: Story = { render: (args) => calendar(args, []) };

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(calendar(args)) };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** The page's own colours. */
export const Themed: Story = { render: (args) => slate(calendar(args)) };
