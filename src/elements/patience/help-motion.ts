import { LocalSpace } from '../base/local-space.js';

/** How long a picture shows its move, and how often. It must stop within five seconds. */
const DURATION = 2200;
const TIMES = 2;

/** When the cards leave and arrive, as parts of that time. */
const LEAVE = 0.2;
const ARRIVE = 0.55;

/** When refused cards have shaken and go back, how far they shake in pixels, and when they are back. */
const SHAKEN = 0.68;
const FAR = 5;
const BACK = 0.85;

/** The pictures that are observed, each with the factor of its speed. */
const watched = new WeakMap<Element, () => number>();

/** Where a card of a picture came from, on the screen. */
function departureOf(picture: Element, arrived: HTMLElement, index: number): DOMRect | undefined {
  const pile = picture.querySelector(`[data-place='${arrived.dataset['from']}']`);
  const card =
    pile?.querySelectorAll('.leaving, .staying')[index] ?? pile?.lastElementChild ?? pile;
  return card?.getBoundingClientRect();
}

/** The way of a card that is accepted: it waits, flies, and stays. */
const accepted = (by: string): Keyframe[] => {
  const away = { transform: by, zIndex: 9, easing: 'ease-in-out' };
  const there = { transform: 'none', zIndex: 9 };
  return [away, { ...away, offset: LEAVE }, { ...there, offset: ARRIVE }, there];
};

/** The way of a card that is refused: it flies, shakes, and goes back. */
const refused = (by: string): Keyframe[] => {
  const away = { transform: by, zIndex: 9, easing: 'ease-in-out' };
  const shakes = [0, -FAR, FAR, -FAR, FAR, 0].map((x, index, all) => ({
    transform: `translate(${x}px)`,
    zIndex: 9,
    easing: 'ease-in-out',
    offset: ARRIVE + ((SHAKEN - ARRIVE) * index) / (all.length - 1),
  }));
  return [away, { ...away, offset: LEAVE }, ...shakes, { ...away, offset: BACK }, away];
};

function play(picture: Element, factor: number): void {
  const timing = { duration: DURATION * factor, iterations: TIMES };
  const space = new LocalSpace(picture);
  const arrived = [...picture.querySelectorAll<HTMLElement>('.arrived')];
  const flights = arrived.flatMap((card) => {
    const alike = arrived.filter(({ dataset }) => dataset['from'] === card.dataset['from']);
    const from = departureOf(picture, card, alike.indexOf(card));
    const to = card.getBoundingClientRect();
    if (!from) return [];
    const { x, y } = space.vector({ x: from.x - to.x, y: from.y - to.y });
    return [{ card, by: `translate(${x}px, ${y}px)` }];
  });
  for (const { card, by } of flights) {
    card.animate(card.classList.contains('refused') ? refused(by) : accepted(by), timing);
  }
  for (const card of picture.querySelectorAll('.leaving, .staying')) {
    card.animate({ opacity: [0, 0] }, timing);
  }
}

const seen =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            // In WebKit, a picture that was removed in the meantime may be another object.
            const factor = watched.get(target)?.() ?? 0;
            if (isIntersecting && factor > 0) play(target, factor);
          }
        },
        { threshold: 0.7 },
      );

/**
 * Plays the move of a picture each time it scrolls into view. `factor` applies to all times, and 0 means no
 * motion.
 */
export function playExample(picture: Element, factor: () => number): void {
  if (watched.has(picture)) return;
  watched.set(picture, factor);
  seen?.observe(picture);
}
