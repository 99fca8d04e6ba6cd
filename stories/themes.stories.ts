import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { type TemplateResult, html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { freecell, share } from '../src/core.js';
import '../src/elements/card-room/index.js';
import '../src/elements/game-replay/index.js';
import '../src/elements/game-stats/index.js';
import '../src/elements/playing-card/index.js';
import '../src/index.js';
import { MemoryHistory, MemoryStore } from '../src/storage.js';
import { midGame } from './mid-game.js';
import { select } from './patience-args.js';

type Theme = 'classic' | 'night' | 'paper' | 'high-contrast';

interface ThemeArgs {
  theme: Theme;
  scheme: 'light dark' | 'light' | 'dark';
  fourColor: boolean;
}

const SHEETS: Readonly<Record<Theme, string>> = {
  classic: new URL('../src/themes/classic.css', import.meta.url).href,
  night: new URL('../src/themes/night.css', import.meta.url).href,
  paper: new URL('../src/themes/paper.css', import.meta.url).href,
  'high-contrast': new URL('../src/themes/high-contrast.css', import.meta.url).href,
};

const CARDS = ['AC', '10D', 'JH', 'QS', 'KD', 'XX'];

const shared = share(freecell, midGame);
const link = 'value' in shared ? shared.value : '';

/** Sample games for the statistics. */
function evening(): MemoryHistory {
  const history = new MemoryHistory();
  const put = Array.from({ length: 12 }, (_, n) => ({
    ...{ id: `theme-${n}`, game: 'freecell', variant: '', deal: 617 + n },
    ...{ outcome: n % 4 === 1 ? 'lost' : 'won', moves: 84 + ((n * 37) % 70) },
    ...{ started: n * 60_000, ended: (n + 1) * 60_000, elapsed: 95_000 + ((n * 79) % 31) * 1000 },
  }));
  void history.change({ put, remove: [] });
  return history;
}

const cards = (four: boolean): readonly TemplateResult[] =>
  CARDS.map((card) => html`<playing-card .card=${card} ?four-color=${four}></playing-card>`);

/** All elements of the kit in one theme: the class of the box around them. */
const gallery = ({ theme, scheme, fourColor }: ThemeArgs): TemplateResult => html`
  <link rel="stylesheet" href=${SHEETS[theme]} />
  <div class="baize-${theme}" style="display: grid; gap: 20px; color-scheme: ${scheme}">
    <p style="margin: 0">A card in a line, ${cards(fourColor).slice(0, 2)}, is dressed too.</p>
    <div style="display: flex; flex-wrap: wrap; gap: 8px; --baize-card-width: 80px">
      ${cards(fourColor)}<playing-card card="2C" face-down></playing-card>
    </div>
    <card-room
      style="display: grid; gap: 20px"
      ?four-color=${fourColor}
      save-key="story-themes"
      .store=${new MemoryStore()}
      .historyStore=${evening()}
    >
      <freecell-game deal="617" verdict></freecell-game>
      <klondike-game deal="21"></klondike-game>
      <pyramid-game deal="254"></pyramid-game>
      <paigow-table seats="3"></paigow-table>
      <seven27-table seats="4"></seven27-table>
      <game-stats game="freecell"></game-stats>
    </card-room>
    <game-replay link=${link}></game-replay>
  </div>
`;

/** Four themes, each on all elements. */
const meta: Meta<ThemeArgs> = {
  title: 'Themes/Gallery',
  // Each story is a page full of games, so they are not shown together.
  tags: ['!autodocs'],
  render: gallery,
  args: { theme: 'classic', scheme: 'light dark', fourColor: false },
  argTypes: {
    theme: select(['classic', 'night', 'paper', 'high-contrast']),
    scheme: select(['light dark', 'light', 'dark']),
  },
};

export default meta;

type Story = StoryObj<ThemeArgs>;

const feltOf = (canvas: HTMLElement): string => {
  const frame = canvas.querySelector('freecell-game')!.shadowRoot!.querySelector('[part~="frame"]');
  return frame ? getComputedStyle(frame).backgroundColor : '';
};

const wears =
  (felt: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(feltOf(canvasElement)).toBe(felt));
  };

/** The green of a card table, light or dark like the page. */
export const ClassicFelt: Story = {
  args: { theme: 'classic', scheme: 'light' },
  play: wears('rgb(11, 87, 53)'),
};

/** The same on a dark page. */
export const ClassicFeltDark: Story = {
  args: { theme: 'classic', scheme: 'dark' },
  play: wears('rgb(10, 58, 39)'),
};

/** Always dark. */
export const Night: Story = {
  args: { theme: 'night', scheme: 'light' },
  play: wears('rgb(18, 24, 33)'),
};

/** Always light. */
export const Paper: Story = {
  args: { theme: 'paper', scheme: 'dark' },
  play: wears('rgb(238, 230, 213)'),
};

/** Black on white. */
export const HighContrast: Story = {
  args: { theme: 'high-contrast', scheme: 'light' },
  play: wears('rgb(255, 255, 255)'),
};

/** White on black. */
export const HighContrastDark: Story = {
  args: { theme: 'high-contrast', scheme: 'dark', fourColor: true },
  play: wears('rgb(0, 0, 0)'),
};
