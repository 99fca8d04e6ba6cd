import type { Home, Show, Stage } from './stage.js';

/** How long a card is on its way, how far apart two leave, and how long all take to come back; milliseconds. */
const FALL = 2200;
const APART = 55;
const BACK = 500;
/** How much of its speed a card keeps at each bounce. */
const BOUNCE = 0.72;
/** Stops of a way: enough that the straight lines between them are seen as a curve. */
const STOPS = 28;

const move = (x: number, y: number): string => `translate(${x}px,${y}px)`;

/** The heights of a fall from `top` down to `floor`, one a stop: it bounces from the floor. */
function bounces(top: number, floor: number): number[] {
  // Three times the height in all the time makes it bounce often enough, whatever the window's height is.
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

/** Cards leave their piles one after another, bounce along the floor, and out at the sides. */
export function cascade({ width, height, card, homes, moves }: Stage): Show {
  const duration = FALL + BACK + homes.length * APART;
  const floor = height - card.height;
  const wayOf = ({ x, y }: Home, index: number): Keyframe[] => {
    const start = index * APART;
    const at = (time: number): number => time / duration;
    // Left and right take turns by the count of moves, so that wins differ and each is itself again.
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
  // The cards on top leave first.
  return { ways: homes.map((home, index) => wayOf(home, homes.length - 1 - index)), duration };
}
