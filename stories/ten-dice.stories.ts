import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { publish } from '../src/elements/controllers/preferences.js';
import type { TenDiceRace } from '../src/games/ten-dice/element/element.js';
import '../src/games/ten-dice/index.js';
import { attributes } from './attributes.js';
import { paper, phone, slate } from './pages.js';
import { heard, patienceControls } from './patience-args.js';
import { SharedTable } from '../test/elements/support/shared-table.js';
import { byPart } from '../test/harness/by-part.js';

/** The element's attributes, by their names in the manifest. */
interface TenDiceArgs {
  players: number;
  bots: number;
  turns: boolean;
  deal?: number | undefined;
  calm: boolean;
  theme: 'auto' | 'light' | 'dark';
  'save-key'?: string;
}

const tenDice = (args: TenDiceArgs) => html`<ten-dice-race ${attributes(args)}></ten-dice-race>`;

const meta: Meta<TenDiceArgs> = {
  title: 'Games/Ten-Dice Race',
  component: 'ten-dice-race',
  render: tenDice,
  decorators: [heard],
  args: { players: 1, bots: 2, turns: false, calm: false, theme: 'auto' },
  argTypes: {
    ...patienceControls,
    players: { control: { type: 'range', min: 1, max: 4 } },
    bots: { control: { type: 'range', min: 0, max: 3 } },
  },
};

export default meta;

type Story = StoryObj<TenDiceArgs>;

/** Against two bots, all at the same time. */
export const TenDice: Story = { name: 'Ten-Dice Race' };

/** Alone, against the clock. */
export const Alone: Story = { args: { bots: 0 } };

/** In turns, round by round, without the clock. */
export const InTurn: Story = { args: { turns: true } };

/** Four people on one device roll in turn. */
export const FourPeople: Story = { args: { players: 4, bots: 0 } };

/** A race with a number: the same dice for everyone. */
export const Numbered: Story = { args: { deal: 617, bots: 0 } };

/** No clock and no counts. */
export const Calm: Story = { args: { calm: true } };

/** Always light. */
export const Light: Story = { args: { theme: 'light' } };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** The narrow board. */
export const Phone: Story = { render: (args) => phone(tenDice(args)) };

/** The page's own colours, by custom properties on an ancestor. */
export const ThemedByProperties: Story = { render: (args) => slate(tenDice(args)) };

/** Styled by CSS parts: each visible thing has one. */
export const ThemedByParts: Story = {
  args: { theme: 'light' },
  render: (args) => paper(tenDice(args)),
};

/** A race of two people at a table in this page instead of on a server. */
function sharedRace(): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = 'display: grid; gap: 16px';
  new SharedTable({ game: 'ten-dice-race', seats: 2 }).lendTo(box);
  box.append(document.createElement('ten-dice-race'), document.createElement('ten-dice-race'));
  return box;
}

/** Two people race each other in turns. Each of the two elements is one person's page. */
export const Together: Story = {
  // Not on the element's docs page, where the panels would take each other's focus.
  tags: ['!autodocs'],
  render: sharedRace,
  play: async ({ canvasElement, step }) => {
    const [ana, ben] = [...canvasElement.querySelectorAll('ten-dice-race')] as [
      TenDiceRace,
      TenDiceRace,
    ];
    const press = async (race: TenDiceRace, name: string): Promise<void> => {
      await waitFor(() => expect(part(race, name)).toBeTruthy());
      await userEvent.click(part(race, name));
    };
    const sit = async (race: TenDiceRace, name: string): Promise<void> => {
      await press(race, 'button-sit');
      const inPanel = (name: string): HTMLElement =>
        race.shadowRoot!.querySelector<HTMLElement>(`.panel ${byPart(name)}`)!;
      await waitFor(() => expect(inPanel('input')).toBeTruthy());
      (inPanel('input') as HTMLInputElement).value = name;
      await userEvent.click(inPanel('button primary'));
    };
    await step('A name and two presses make a seat', async () => {
      await sit(ana, 'Ana');
      await sit(ben, 'Ben');
    });
    await step('The race begins once both are ready', async () => {
      await press(ana, 'button-next');
      await press(ben, 'button-next');
      await waitFor(() => expect([ana.state?.turn, ben.state?.turn]).toEqual([0, 0]));
    });
    await step('A roll is seen by both, and then it is the turn of the other', async () => {
      await press(ana, 'button primary');
      await waitFor(() => expect([ana.state?.turn, ben.state?.turn]).toEqual([1, 1]));
      await expect(ben.state!.racers[0]!.dice).toEqual(ana.state!.racers[0]!.dice);
    });
    // Removes the names for the next stories.
    localStorage.removeItem('baize:preferences');
    publish({});
  },
};

/** The story's race, once it is rendered, with a fixed number. */
async function raceOn(canvas: HTMLElement, deal: number): Promise<TenDiceRace> {
  const race = canvas.querySelector('ten-dice-race')!;
  await waitFor(() => expect(race.shadowRoot!.querySelector('.board .primary')).toBeTruthy());
  race.newGame({ deal });
  await race.updateComplete;
  return race;
}

const part = (race: TenDiceRace, name: string): HTMLElement =>
  race.shadowRoot!.querySelector<HTMLElement>(`.board ${byPart(name)}`)!;

/** Played by mouse and by keys. CI plays it too. The first roll of race 617 is 2236435512. */
export const Played: Story = {
  // Not on the element's docs page, where the stories would take each other's focus.
  tags: ['!autodocs'],
  args: { bots: 0, turns: true, 'save-key': 'story-ten-dice-played' },
  play: async ({ canvasElement, step }) => {
    const race = await raceOn(canvasElement, 617);
    const roll = async (): Promise<void> => {
      await userEvent.click(part(race, 'button primary'));
      await race.updateComplete;
    };
    const dice = (): string => race.state!.racers[0]!.dice.join('');
    await step('A press rolls all ten dice', async () => {
      await roll();
      await expect(dice()).toBe('2236435512');
    });
    await step('Without a number nothing is rolled', async () => {
      await roll();
      const status = race.shadowRoot!.querySelector('[part~="status"]')!;
      await expect(status.textContent.trim()).toBe('Choose a number to keep.');
    });
    await step('2 keeps the twos, and the others are rolled', async () => {
      await userEvent.keyboard('2');
      await race.updateComplete;
      await expect(race.shadowRoot!.querySelectorAll('[part~="die"][part~="kept"]')).toHaveLength(
        3,
      );
      await roll();
      await expect(dice()).toBe('2265653442');
    });
    await step('Hint after hint is the way home', async () => {
      while (race.outcome === undefined) {
        await userEvent.keyboard('t');
        await roll();
      }
      await expect(part(race, 'result').textContent).toBe(
        'You are home after 9 rolls. The average is 15.3.',
      );
    });
  },
};
