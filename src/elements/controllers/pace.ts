/** The player's own settings, as far as the pace of a table goes. */
type Paced = Readonly<Record<string, string | undefined>>;

/** How long everything at a table takes, beside the normal pace. */
const PACES: Readonly<Record<string, number>> = { slow: 2, normal: 1, fast: 0.4 };

/** The paces that a player may choose. With `step` nothing goes on before the player asks for it. */
export const PACE_NAMES: readonly string[] = [...Object.keys(PACES), 'step'];

/** Whether everything waits until the player asks for it. */
export const isStepwise = (preferences: Paced): boolean => preferences['pace'] === 'step';

/** The factor of the page: `--baize-duration`. */
export function pageFactor(element: Element): number {
  const factor = parseFloat(getComputedStyle(element).getPropertyValue('--baize-duration'));
  return factor >= 0 && factor <= 100 ? factor : 1;
}

/** The factor of the player's pace. */
export const playerFactor = (preferences: Paced): number => PACES[preferences['pace'] ?? ''] ?? 1;

/**
 * The factor on the times in which a player reads what others do: the player's pace, and the page's
 * `--baize-duration`. Where people want less motion these times are the same: it is nothing that moves.
 */
export const paceFactor = (element: Element, preferences: Paced): number =>
  pageFactor(element) * playerFactor(preferences);
