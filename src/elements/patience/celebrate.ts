/** How long the wheel opens, turns and closes, and how far apart two cards leave; milliseconds. */
const OPEN = 1200;
const TURN = 2600;
const CLOSE = 1000;
const APART = 8;
/** How far petals stand out of the circle, as a part of its radius. */
const DEPTH = 0.16;
/** How many petals a figure has: by the count of moves, so that wins differ and each is itself again. */
const PETALS = [4, 3, 5, 6];

interface Figure {
  /** How many cards there are. */
  readonly count: number;
  readonly petals: number;
  /** To the right or to the left. */
  readonly way: 1 | -1;
  readonly radius: number;
}

/** How long all of it lasts, with so many cards. */
const lasts = (count: number): number => OPEN + TURN + CLOSE + count * APART;

/** Where a card is on the wheel: from its home to the middle, around it, and out, head first. */
const pose = (x: number, y: number, angle: number, radius: number): string =>
  `translate(${x}px,${y}px) rotate(${angle}deg) translateY(${-radius}px)`;

const HOME = pose(0, 0, 0, 0);

/**
 * One card's part: the pile opens like a fan into a wheel with petals, the wheel makes half a turn in
 * which petals and hollows change places, and closes. All in one property, with the same functions at
 * every stop, which leaves the whole way to the compositor; cards wait for their start at a stop of
 * their own, so that all begin and end together.
 */
function wayOf(x: number, y: number, index: number, figure: Figure): Keyframe[] {
  const { count, petals, way, radius } = figure;
  // Clockwise in any case: each card leaves the index of the one before it free.
  const angle = (360 * index) / count;
  const wave = DEPTH * Math.cos((2 * Math.PI * index * petals) / count);
  const at = (time: number): number => (index * APART + time) / lasts(count);
  return [
    { transform: HOME },
    { transform: HOME, offset: at(0), easing: 'cubic-bezier(.3,0,.2,1)' },
    {
      transform: pose(x, y, angle, radius * (1 + wave)),
      offset: at(OPEN),
      easing: 'ease-in-out',
    },
    {
      transform: pose(x, y, angle + 180 * way, radius * (1 - wave)),
      offset: at(OPEN + TURN),
      easing: 'cubic-bezier(.6,0,.2,1)',
    },
    { transform: pose(0, 0, way > 0 ? 360 : 0, 0) },
  ];
}

/** Lets a card be seen whole, and above empty places; returns what takes that back. */
function lift(card: HTMLElement): () => void {
  const pile = card.parentElement!;
  card.style.clipPath = 'none';
  pile.style.zIndex = '1';
  return () => {
    card.style.clipPath = pile.style.zIndex = '';
  };
}

/**
 * Celebrates a win with the cards that lie on the board: a wheel of them opens, makes half a turn around
 * the panel and closes. Where nothing is to move (`factor` 0) it stands open, still. Any key, click
 * or tap ends it, and does whatever else it does.
 *
 * @returns what ends it; nothing of it is left then, as after its end
 */
export function celebrate(board: HTMLElement, factor: number): () => void {
  const { host } = board.getRootNode() as ShadowRoot;
  // The page's own celebration stands in place of this one.
  if (!board.isConnected || host.querySelector(':scope > [slot=win]')) return () => undefined;
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]')];
  const { left, top, width } = board.getBoundingClientRect();
  // From the board to the frame's end, in the middle of which the panel stands.
  const height = board.parentElement!.getBoundingClientRect().bottom - top;
  const homes = cards.map((card) => card.getBoundingClientRect());
  const moves = (host as Partial<Record<'moveCount', number>> & Element).moveCount ?? 0;
  const figure: Figure = {
    count: cards.length,
    petals: PETALS[moves % PETALS.length]!,
    way: moves % 2 ? 1 : -1,
    radius: (Math.min(width, height) - (homes[0]?.height ?? 0)) / 2 / (1 + DEPTH),
  };
  const lowered = cards.map(lift);
  const show = cards.map((card, index) => {
    const home = homes[index]!;
    const x = left + width / 2 - home.x - home.width / 2;
    const y = top + height / 2 - home.y - home.height / 2;
    const way = wayOf(x, y, index, figure);
    return factor > 0
      ? card.animate(way, lasts(cards.length) * factor)
      : card.animate({ transform: way[2]!['transform']! }, { fill: 'both' });
  });
  const listening = new AbortController();
  const end = (): void => {
    listening.abort();
    for (const animation of show) animation.cancel();
    for (const lower of lowered) lower();
  };
  const { signal } = listening;
  // Where the window changes, the wheel would stand beside its middle.
  for (const type of ['pointerdown', 'keydown', 'resize']) {
    addEventListener(type, end, { capture: true, passive: true, signal });
  }
  if (factor > 0) show.at(-1)?.addEventListener('finish', end, { signal });
  return end;
}
