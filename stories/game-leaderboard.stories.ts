import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/elements/game-leaderboard/index.js';
import '../src/games/freecell/index.js';
import type { GameLeaderboard } from '../src/elements/game-leaderboard/element.js';
import { attributes } from './attributes.js';
import { phone, slate } from './pages.js';
import { select } from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
interface LeaderboardArgs {
  src?: string;
  for?: string;
  day?: string;
  group?: string;
  theme: 'auto' | 'light' | 'dark';
}

/** A sample server. The stories answer its requests. */
const SERVER = 'https://boards.example/daily';

const NAMES = ['Ada', 'Grace', 'Emmy', 'Sofja', 'Hypatia', 'Lise', 'Marie', 'Rosalind', 'Mary'];

const { fetch: network } = globalThis;
globalThis.fetch = (address, init) => {
  if (typeof address !== 'string' || !address.startsWith(SERVER)) return network(address, init);
  const entries = NAMES.map((name, at) => ({
    ...{ rank: at + 1, name, moves: 86 + 3 * at, elapsed: at === 4 ? null : 190_000 + at * 37_000 },
  }));
  const body = { total: entries.length, from: 0, entries, own: entries[2] };
  return Promise.resolve(new Response(JSON.stringify(body)));
};

const leaderboard = (args: Partial<LeaderboardArgs>) =>
  html`<freecell-game id="daily-board" deal="617" hidden></freecell-game>
    <game-leaderboard
      ${attributes({ src: SERVER, for: 'daily-board', day: '2026-11-22', ...args })}
    ></game-leaderboard>`;

const meta: Meta<LeaderboardArgs> = {
  title: 'Elements/Game leaderboard',
  component: 'game-leaderboard',
  render: (args) => leaderboard(args),
  args: { theme: 'auto' },
  argTypes: { theme: select(['auto', 'light', 'dark']) },
};

export default meta;

type Story = StoryObj<LeaderboardArgs>;

/** The board of a day, with the player's own place. */
export const Leaderboard: Story = {
  play: async ({ canvasElement }) => {
    const { shadowRoot } = canvasElement.querySelector<GameLeaderboard>('game-leaderboard')!;
    await waitFor(() => expect(shadowRoot!.querySelectorAll('[part~="row"]').length).toBe(9));
  },
};

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(leaderboard(args)) };

/** The page's own colours. */
export const Themed: Story = { render: (args) => slate(leaderboard(args)) };
