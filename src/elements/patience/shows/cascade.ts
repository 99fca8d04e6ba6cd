import type { Home, Show, Stage } from './stage.js';

/**
 * How long a card falls, the time between two departures, and how long all take to come back; milliseconds.
 */
const FALL = 2200;
const APART = 55;
const BACK = 500;
/** How much of its speed a card keeps at each bounce. */
const BOUNCE = 0.72;
/** The keyframes of a path: enough that the straight lines between them look like a curve. */
const STOPS = 28;

const move = (x: number, y: number): string => `translate(${x}px,${y}px)`;

/** The heights of a fall from `top` that bounces on `floor`, one for each keyframe. */
function bounces(top: number, floor: number): number[] {
  // A total fall of three times the height makes it bounce often enough in any window.
  const gravity = (24 * floor) / STOPS ** 2;
  const heights: number[] = [];
  let [y, speed] = [top, 0];
  for (let stop = 0; stop < STOPS; stop++) {
    speed += gravity;
    y += speed;
    if (y > floor) {
      y = floor - (y - floor) * BOUNCE;
      speed *= -BOUNCE;
    }
    heights.push(y);
  }
  return heights;
}

/** Cards leave their piles one after another, bounce along the floor, and leave at the sides. */
export function cascade({ width, height, card, homes, moves }: Stage): Show {
  const duration = FALL + BACK + homes.length * APART;
  const floor = height - card.height;
  const wayOf = ({ x, y }: Home, index: number): Keyframe[] => {
    const start = index * APART;
    const at = (time: number): number => time / duration;
    // The number of moves decides between left and right, so that wins differ and each one can be repeated.
    const goesRight = (index * 5 + moves) % 3 !== 0;
    const way = goesRight ? width - x : -x - card.width;
    const falls = bounces(y, floor).map((top, stop) => {
      const part = (stop + 1) / STOPS;
      return { transform: move(way * part, top - y), opacity: 1, offset: at(start + FALL * part) };
    });
    const home = { transform: move(0, 0), opacity: 1 };
    const last = falls.at(-1)!;
    return [
      home,
      { ...home, offset: at(start) },
      ...falls,
      { ...last, opacity: 0, offset: at(duration - BACK) },
      { ...home, opacity: 0, offset: at(duration - BACK) },
      home,
    ];
  };
  return { ways: homes.map((home, index) => wayOf(home, homes.length - 1 - index)), duration };
}
