import type { Home, Show, Stage } from './stage.js';

/** How long the wheel opens, turns and closes, and the time between two departures; milliseconds. */
const OPEN = 1200;
const TURN = 2600;
const CLOSE = 1000;
const APART = 8;
/** How far petals stand out of the circle, as a fraction of its radius. */
const DEPTH = 0.16;
/** The number of petals, chosen by the number of moves, so that wins differ and each one can be repeated. */
const PETALS = [4, 3, 5, 6];

/** A card's place on the wheel: from its home to the middle, around it, and outwards with its top first. */
const pose = (x: number, y: number, angle: number, radius: number): string =>
  `translate(${x}px,${y}px) rotate(${angle}deg) translateY(${-radius}px)`;

const HOME = pose(0, 0, 0, 0);

/** How far a card stands out on the open wheel, as a fraction of the radius. */
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
    // Always clockwise, so that each card leaves the index of the previous one visible.
    const angle = (360 * index) / stage.homes.length;
    const [x, y] = toMiddle(home, stage);
    return pose(x, y, angle, radiusOf(stage) * (1 + waveOf(index, stage)));
  });

/**
 * The pile opens like a fan into a wheel with petals. The wheel makes half a turn, in which petals and
 * hollows swap, and closes. It is one property, with the same functions in every keyframe, so the compositor
 * runs it alone. The delay of each card is a keyframe, so all animations begin and end together.
 */
export function wheel(stage: Stage): Show {
  const { homes, moves } = stage;
  const duration = OPEN + TURN + CLOSE + homes.length * APART;
  /** 1 turns clockwise, -1 counterclockwise. */
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
