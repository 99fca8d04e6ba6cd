import type { Home, Show, Stage } from './stage.js';

/** How long the wheel opens, turns and closes, and how far apart two cards leave; milliseconds. */
const OPEN = 1200;
const TURN = 2600;
const CLOSE = 1000;
const APART = 8;
/** How far petals stand out of the circle, as a part of its radius. */
const DEPTH = 0.16;
/** How many petals a figure has: by the count of moves, so that wins differ and each is itself again. */
const PETALS = [4, 3, 5, 6];

/** Where a card is on the wheel: from its home to the middle, around it, and out, head first. */
const pose = (x: number, y: number, angle: number, radius: number): string =>
  `translate(${x}px,${y}px) rotate(${angle}deg) translateY(${-radius}px)`;

const HOME = pose(0, 0, 0, 0);

/** How far a card stands out on the open wheel, as a part of the radius. */
const waveOf = (index: number, { homes, moves }: Stage): number =>
  DEPTH * Math.cos((2 * Math.PI * index * PETALS[moves % PETALS.length]!) / homes.length);

const radiusOf = ({ width, height, card }: Stage): number =>
  (Math.min(width, height) - card.height) / 2 / (1 + DEPTH);

/** From a card's home to the middle of the stage. */
const toMiddle = ({ x, y }: Home, { width, height, card }: Stage): readonly [number, number] => [
  (width - card.width) / 2 - x,
  (height - card.height) / 2 - y,
];

/** The pose of each card on the open wheel. */
export const openWheel = (stage: Stage): readonly string[] =>
  stage.homes.map((home, index) => {
    // Clockwise in any case: each card leaves the index of the one before it free.
    const angle = (360 * index) / stage.homes.length;
    const [x, y] = toMiddle(home, stage);
    return pose(x, y, angle, radiusOf(stage) * (1 + waveOf(index, stage)));
  });

/**
 * The pile opens like a fan into a wheel with petals, the wheel makes half a turn in which petals and
 * hollows change places, and closes. All in one property, with the same functions at every stop, which
 * leaves the whole way to the compositor; cards wait for their start at a stop of their own, so that all
 * begin and end together.
 */
export function wheel(stage: Stage): Show {
  const { homes, moves } = stage;
  const duration = OPEN + TURN + CLOSE + homes.length * APART;
  /** To the right or to the left. */
  const way = moves % 2 ? 1 : -1;
  const open = openWheel(stage);
  const ways = homes.map((home, index): Keyframe[] => {
    const at = (time: number): number => (index * APART + time) / duration;
    const angle = (360 * index) / homes.length + 180 * way;
    const [x, y] = toMiddle(home, stage);
    return [
      { transform: HOME },
      { transform: HOME, offset: at(0), easing: 'cubic-bezier(.3,0,.2,1)' },
      { transform: open[index]!, offset: at(OPEN), easing: 'ease-in-out' },
      {
        transform: pose(x, y, angle, radiusOf(stage) * (1 - waveOf(index, stage))),
        offset: at(OPEN + TURN),
        easing: 'cubic-bezier(.6,0,.2,1)',
      },
      { transform: pose(0, 0, way > 0 ? 360 : 0, 0) },
    ];
  });
  return { ways, duration };
}
