import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { action } from 'storybook/actions';
import { AUTO_FOUNDATIONS, SUPERMOVES, VARIANTS } from '../src/core.js';
import '../src/games/freecell/index.js';
import { type FreecellArgs, defaults, freecell } from './freecell-args.js';
import { midGame } from './mid-game.js';

/** Shows what the host hears in Storybook's panel of actions. */
function hear(event: CustomEvent<object>): void {
  action(event.type)(event.detail);
}

const select = (options: readonly string[]) => ({ control: 'select' as const, options });

const meta: Meta<FreecellArgs> = {
  title: 'Games/FreeCell',
  component: 'freecell-game',
  render: freecell,
  decorators: [
    (story) =>
      html`<div
        @game-start=${hear}
        @game-move=${hear}
        @game-undo=${hear}
        @game-redo=${hear}
        @game-refuse=${hear}
        @game-win=${hear}
        @game-lose=${hear}
        @game-error=${hear}
      >
        ${story()}
      </div>`,
  ],
  args: defaults,
  argTypes: {
    variant: select(VARIANTS),
    deal: { control: { type: 'number', min: 1 } },
    cells: { control: { type: 'number', min: 0, max: 8 } },
    supermove: select(SUPERMOVES),
    'auto-foundation': select(AUTO_FOUNDATIONS),
    theme: select(['auto', 'light', 'dark']),
    'save-key': { control: 'text' },
  },
};

export default meta;

type Story = StoryObj<FreecellArgs>;

/** Eight columns in alternating colours, four cells. */
export const FreeCell: Story = { name: 'FreeCell' };

/** Columns build down by rank in any suit; only kings open empty columns. */
export const KingCell: Story = { name: 'KingCell', args: { variant: 'kingcell' } };

/** FreeCell's columns, kings only, with the last four cards dealt to the cells. */
export const ForeCell: Story = { name: 'ForeCell', args: { variant: 'forecell' } };

/** Columns build down in suit; any card opens an empty column. */
export const BakersGame: Story = { name: 'Baker’s Game', args: { variant: 'bakers-game' } };

/** In suit, kings only, eight cells: the cells stand in two rows. */
export const EightOff: Story = { args: { variant: 'eight-off' } };

/** In suit, kings only, ten columns. */
export const SeahavenTowers: Story = { args: { variant: 'seahaven' } };

/** A colour for each suit. */
export const FourColor: Story = { args: { 'four-color': true } };

/** For left-handed players: cells at the right, columns from right to left. */
export const Mirrored: Story = { args: { mirrored: true } };

/** No clock and no counts. */
export const Calm: Story = { args: { calm: true } };

/** One tap sends a card to its best place. */
export const TapToMove: Story = { args: { 'tap-to-move': true } };

/** Light, whatever the page and the system ask for. */
export const Light: Story = { args: { theme: 'light' } };

/** Dark, whatever the page and the system ask for. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A game taken up by `load(save)`. */
export const MidGame: Story = {
  args: { 'save-key': 'story-mid-game' },
  play: async ({ canvasElement }) => {
    const game = canvasElement.querySelector('freecell-game')!;
    await game.updateComplete;
    const problem = game.load(midGame);
    if (problem) throw new Error(`The save is refused: ${JSON.stringify(problem)}`);
  },
};

/** The narrow board: large indices, no pips. */
export const Phone: Story = {
  render: (args) => html`<div style="max-inline-size: 360px">${freecell(args)}</div>`,
};

/** The page's own colours, by custom properties on any ancestor. */
export const ThemedByProperties: Story = {
  render: (args) =>
    html`<style>
        .slate {
          --baize-felt: #35424f;
          --baize-card: #f7f5ef;
          --baize-card-edge: #1c252e55;
          --baize-ink: #1f2a35;
          --baize-red: #a83232;
          --baize-accent: #8fd0ff;
          --baize-text: #eef2f5;
          --baize-radius: 3px;
          --baize-frame-radius: 0;
          --baize-font: Georgia, serif;
        }
      </style>
      <div class="slate">${freecell(args)}</div>`,
};

/** What properties don't reach: one CSS part for each visible thing. */
export const ThemedByParts: Story = {
  render: (args) =>
    html`<style>
        .paper freecell-game {
          --baize-felt: #efe9dc;
          --baize-text: #3b352a;
          --baize-accent: #b4541f;
        }
        .paper freecell-game::part(frame) {
          background: #efe9dc;
        }
        .paper freecell-game::part(toolbar) {
          background: none;
          border-block-end: 1px solid #cfc5b0;
        }
        .paper freecell-game::part(title) {
          font-variant-caps: small-caps;
        }
        .paper freecell-game::part(card) {
          box-shadow: 0 0 0 1px #b9ae97;
        }
        .paper freecell-game::part(card-selected) {
          box-shadow: 0 0 0 3px #b4541f;
        }
        .paper freecell-game::part(slot) {
          box-shadow: inset 0 0 0 1px #b9ae97;
        }
      </style>
      <div class="paper">${freecell({ ...args, theme: 'light' })}</div>`,
};
