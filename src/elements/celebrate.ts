/** Steps in which a card's way through the air is drawn. */
const STEPS = 14;
/** How long one card is in the air, and how far apart two leave; milliseconds. */
const AIRTIME = 1500;
const APART = 45;

interface Throw {
  /** Sideways and upward speed, in board widths and heights over the whole way. */
  readonly across: number;
  readonly up: number;
}

/** A fan of throws that looks unplanned and yet is the same every time. */
const throwOf = (index: number): Throw => ({
  across: Math.sin(index * 2.4) * 0.75,
  up: 0.35 + 0.3 * Math.abs(Math.sin(index * 1.3)),
});

/** The way of one card: up, over, and out at the bottom edge, which clips it. */
function way({ across, up }: Throw, width: number, height: number): Keyframe[] {
  const frames = Array.from({ length: STEPS + 1 }, (_, step): Keyframe => {
    const t = step / STEPS;
    const x = across * width * t;
    const y = height * (-4 * up * t + (4 * up + 1.3) * t * t);
    return {
      transform: `translate(${x}px, ${y}px) rotate(${across * 400 * t}deg)`,
      zIndex: '1500',
      opacity: 1,
      clipPath: 'none',
      offset: t * 0.9,
    };
  });
  // Home again unseen, then fading in on its foundation.
  return [...frames, { transform: 'none', opacity: 0, zIndex: '0', offset: 0.901 }, { opacity: 1 }];
}

/** Throws the won cards into the air, kings first. */
export function celebrate(board: HTMLElement, factor: number): readonly Animation[] {
  const { width, height } = board.getBoundingClientRect();
  const cards = [...board.querySelectorAll('[data-card]')].reverse();
  return cards.map((card, index) =>
    card.animate(way(throwOf(index), width, height), {
      duration: AIRTIME * factor,
      delay: index * APART * factor,
    }),
  );
}
