import { LocalSpace } from '../base/local-space.js';

/** How long a picture shows its move once, and how often: it is still again within five seconds. */
const DURATION = 2200;
const TIMES = 2;

/** When the cards leave and when they arrive, as parts of that time. */
const LEAVE = 0.2;
const ARRIVE = 0.55;

/** The pictures that are watched, and what tells how fast theirs moves. */
const watched = new WeakMap<Element, () => number>();

/** Where each card of a picture came from, as it is seen. */
function originOf(picture: Element, arrived: HTMLElement, index: number): DOMRect | undefined {
  const pile = picture.querySelector(`[data-place='${arrived.dataset['from']}']`);
  const card = pile?.querySelectorAll('.leaving')[index] ?? pile?.lastElementChild ?? pile;
  return card?.getBoundingClientRect();
}

/** Plays the move: the cards fly from where they were to where they lie. */
function play(picture: Element, factor: number): void {
  const timing = { duration: DURATION * factor, iterations: TIMES };
  const space = new LocalSpace(picture);
  const arrived = [...picture.querySelectorAll<HTMLElement>('.arrived')];
  const flights = arrived.flatMap((card) => {
    const alike = arrived.filter(({ dataset }) => dataset['from'] === card.dataset['from']);
    const from = originOf(picture, card, alike.indexOf(card));
    const to = card.getBoundingClientRect();
    if (!from) return [];
    const { x, y } = space.vector({ x: from.x - to.x, y: from.y - to.y });
    return [{ card, by: `translate(${x}px, ${y}px)` }];
  });
  for (const { card, by } of flights) {
    const away = { transform: by, zIndex: 9, easing: 'ease-in-out' };
    const there = { transform: 'none', zIndex: 9 };
    card.animate([away, { ...away, offset: LEAVE }, { ...there, offset: ARRIVE }, there], timing);
  }
  for (const card of picture.querySelectorAll('.leaving')) {
    card.animate({ opacity: [0, 0] }, timing);
  }
}

const seen =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            const factor = watched.get(target)!();
            if (isIntersecting && factor > 0) play(target, factor);
          }
        },
        { threshold: 0.7 },
      );

/** Plays a picture's move whenever the picture comes into sight; `factor` is on all times, 0 for still. */
export function playExample(picture: Element, factor: () => number): void {
  if (watched.has(picture)) return;
  watched.set(picture, factor);
  seen?.observe(picture);
}
