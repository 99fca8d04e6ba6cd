import { sendKeys } from '@web/test-runner-commands';
import { centreOf, touchTap } from '../../harness/commands.js';
import { type Attributes, afterTest, makeElement } from './mount.js';
import { SharedTable } from './shared-table.js';
import { type TenDiceRace, click, part, parts, text } from './ten-dice.js';
import { until } from './until.js';

/** A race on the page that joins a table of the same page, once it shows it. */
export async function joinRace(
  shared: SharedTable,
  attributes: Attributes = {},
  width = 600,
): Promise<TenDiceRace> {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  document.body.append(box);
  afterTest(() => box.remove());
  afterTest(() => localStorage.removeItem('baize:preferences'));
  shared.lendTo(box);
  const race = makeElement('ten-dice-race', attributes);
  box.append(race);
  // An empty race that waits for the table can't be played.
  await until('the race is shown', () =>
    parts(race, 'board').some((board) => !board.closest('[inert]')),
  );
  return race;
}

/** The button with this name or text. */
export function buttonOf(race: TenDiceRace, label: string): HTMLElement | undefined {
  const all = [...race.shadowRoot!.querySelectorAll<HTMLElement>('button')];
  return all.find((button) => (button.ariaLabel ?? text(button)) === label);
}

/** The table of a race, on a test's own server. */
export const raceTable = (setup: ConstructorParameters<typeof SharedTable>[0] = {}): SharedTable =>
  new SharedTable({ game: 'ten-dice-race', ...setup });

export const racerNames = (race: TenDiceRace): readonly string[] =>
  parts(race, 'racer-name').map(text);

/** A button, once it is visible. */
async function shownButton(race: TenDiceRace, label: string): Promise<HTMLElement> {
  await until(`there is “${label}”`, () => buttonOf(race, label));
  const button = buttonOf(race, label)!;
  button.scrollIntoView({ block: 'nearest' });
  return button;
}

/** Presses it with the mouse. */
export const pressLabel = async (race: TenDiceRace, label: string): Promise<void> =>
  click(race, await shownButton(race, label));

/** Taps it with a finger. */
export async function tapLabel(race: TenDiceRace, label: string): Promise<void> {
  await touchTap(centreOf(await shownButton(race, label)));
  await race.updateComplete;
}

/** Chooses a menu item. */
export async function choose(race: TenDiceRace, line: string): Promise<void> {
  const menu = part(race, 'button-menu');
  menu.scrollIntoView({ block: 'nearest' });
  await click(race, menu);
  await pressLabel(race, line);
}

/** Types a name in the panel that asks for one, and sits down. */
export async function sitDown(race: TenDiceRace, name: string): Promise<void> {
  await pressLabel(race, 'Sit down');
  await until('the panel is there', () => parts(race, 'input').length > 0);
  const field = part(race, 'input') as HTMLInputElement;
  field.value = '';
  await click(race, field);
  await sendKeys({ type: name });
  await sendKeys({ press: 'Enter' });
  await until(`${name} sits`, () => buttonOf(race, 'Ready') ?? !buttonOf(race, 'Sit down'));
}

/** Two players at a table who are ready. Their first race has begun, and it is the first one's turn. */
export async function twoRacers(shared: SharedTable): Promise<readonly [TenDiceRace, TenDiceRace]> {
  const [ana, ben] = [await joinRace(shared), await joinRace(shared)];
  await sitDown(ana, 'Ana');
  await sitDown(ben, 'Ben');
  await pressLabel(ana, 'Ready');
  await pressLabel(ben, 'Ready');
  await until('the race begins', () => ana.legalMoves.length > 0 && ben.state?.turn === 0);
  return [ana, ben];
}

/** Plays the rest of a race with the best moves. */
export async function raceOut(shared: SharedTable, races: readonly TenDiceRace[]): Promise<void> {
  await until('the race is over', () => {
    for (const race of races) {
      const [move] = race.legalMoves;
      if (move) race.play(race.hint() ?? move);
    }
    shared.pass(1000);
    return races.every(({ state }) => state!.turn === null);
  });
}
