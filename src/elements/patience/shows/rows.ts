import type { Show, Stage } from './stage.js';

/**
 * How long the cards take to their rows, stay there while a wave passes, and take to come back; milliseconds.
 */
const OUT = 900;
const WAVE = 2400;
const BACK = 800;
/** The time between the departures of two cards. */
const APART = 14;
/** How far the wave lifts a card, as a fraction of its height. */
const LIFT = 0.35;
const IN_A_ROW = 13;

const move = (x: number, y: number): string => `translate(${x}px,${y}px)`;
const HOME = move(0, 0);

/** The deck in rows of thirteen, with a wave that passes from one side to the other. */
export function rows({ width, height, card, homes }: Stage): Show {
  const duration = OUT + WAVE + BACK + homes.length * APART;
  const lines = Math.ceil(homes.length / IN_A_ROW);
  // The margins at both ends, and above and below all rows, are equal.
  const across = (width - card.width) / (IN_A_ROW + 1);
  const down = (height - card.height) / (lines + 1);
  const ways = homes.map(({ x, y }, index): Keyframe[] => {
    const column = index % IN_A_ROW;
    const row = Math.floor(index / IN_A_ROW);
    const place = [(column + 1) * across - x, (row + 1) * down - y] as const;
    const [start, out] = [index * APART, index * APART + OUT];
    const peak = OUT + homes.length * APART + (WAVE * (column + 1)) / (IN_A_ROW + 2);
    const at = (time: number): number => time / duration;
    const calm = WAVE / IN_A_ROW;
    return [
      { transform: HOME },
      { transform: HOME, offset: at(start), easing: 'cubic-bezier(.3,0,.2,1)' },
      { transform: move(...place), offset: at(out) },
      { transform: move(...place), offset: at(Math.max(out, peak - calm)), easing: 'ease-in-out' },
      {
        transform: move(place[0], place[1] - card.height * LIFT),
        offset: at(peak),
        easing: 'ease-in-out',
      },
      { transform: move(...place), offset: at(peak + calm) },
      {
        transform: move(...place),
        offset: at(duration - BACK),
        easing: 'cubic-bezier(.6,0,.2,1)',
      },
      { transform: HOME },
    ];
  });
  return { ways, duration };
}
