import { type Colour, colour, coloursIn, over } from './contrast.js';

/** The layers at a point, in the order in which they are painted. */

/** A node, or the host of its shadow root. */
const above = (node: Element): Element | null => {
  if (node.parentElement) return node.assignedSlot ?? node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

/** The elements around a node and itself, the outermost first. */
export function chainOf(node: Element): readonly Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = node; at; at = above(at)) chain.unshift(at);
  return chain;
}

/** The elements at a point of the window, the lowest first, including those in shadow roots. */
export function stackAt(root: Document | ShadowRoot, x: number, y: number): readonly Element[] {
  const outer = root instanceof ShadowRoot ? root.host.getRootNode() : undefined;
  const below = outer ? stackAt(outer as Document | ShadowRoot, x, y) : [];
  const here = root.elementsFromPoint(x, y).filter((node) => node.getRootNode() === root);
  return [...below, ...here.reverse()];
}

/** The colours that a node may paint at a point, without transparency. A gradient has several. */
function paints(node: Element): readonly (readonly Colour[])[] {
  const { fill, backgroundColor, backgroundImage, fillOpacity } = getComputedStyle(node);
  if (node instanceof SVGElement) {
    if (node instanceof SVGSVGElement || fill === 'none') return [];
    const [red, green, blue, alpha] = colour(fill);
    return [[[red, green, blue, alpha * Number(fillOpacity)]]];
  }
  const image = coloursIn(backgroundImage);
  return [[colour(backgroundColor)], ...(image.length > 0 ? [image] : [])];
}

interface Look {
  /** The opacity. */
  readonly share: number;
  readonly paints: readonly (readonly Colour[])[];
}

/** Read once for each node: hundreds of marks are on the same few backgrounds. */
let looks = new WeakMap<Element, Look>();

/** Call this when a page's styles have changed. */
export const forgetLooks = (): void => void (looks = new WeakMap());

function lookOf(node: Element): Look {
  let look = looks.get(node);
  if (!look) {
    look = { share: Number(getComputedStyle(node).opacity), paints: paints(node) };
    looks.set(node, look);
  }
  return look;
}

const isClear = (node: Element): boolean =>
  lookOf(node).paints.every((choices) => choices.every(([, , , alpha]) => alpha === 0));

const blend = (upper: Colour, lower: Colour, share: number): Colour =>
  over([upper[0], upper[1], upper[2], share], lower);

/** Each colour once: an opaque layer leaves one of many. */
const distinct = (colours: readonly Colour[]): readonly Colour[] => [
  ...new Map(colours.map((one) => [one.join(), one])).values(),
];

interface Group {
  readonly node: Element;
  readonly share: number;
  readonly around: readonly Colour[];
}

/**
 * The painting so far: every colour that a point may have, and the open groups. The contents of a translucent
 * element are painted as one group, then made translucent.
 */
class Painting {
  private readonly open: Group[] = [];

  constructor(public colours: readonly Colour[]) {}

  /** Closes the groups that a node is not in, and opens those that it is in. */
  enter(node: Element): void {
    const groups = chainOf(node).filter((one) => lookOf(one).share < 1);
    while (this.open.length > 0 && !groups.includes(this.open.at(-1)!.node)) {
      const { share, around } = this.open.pop()!;
      this.colours = this.through(this.colours, share, around);
    }
    for (const one of groups.slice(this.open.length)) {
      this.open.push({ node: one, share: lookOf(one).share, around: this.colours });
    }
  }

  /** Paints a node's background. */
  add(node: Element): void {
    this.enter(node);
    for (const choices of lookOf(node).paints) {
      const parts = choices.map((upper) => this.colours.map((lower) => over(upper, lower)));
      // Each colour of a gradient, with every colour below it.
      this.colours = this.open.length > 0 ? parts.flat() : distinct(parts.flat());
      for (const group of this.open) this.widen(group, choices.length);
    }
  }

  /** An ink on each of the colours, and the colour below, as both are visible. */
  ink(ink: Colour): readonly (readonly [ink: Colour, ground: Colour])[] {
    const [inks, grounds] = [this.colours.map((ground) => over(ink, ground)), this.colours];
    const seen = (colours: readonly Colour[]): readonly Colour[] =>
      this.open.reduceRight((all, { share, around }) => this.through(all, share, around), colours);
    const [shownInks, shownGrounds] = [seen(inks), seen(grounds)];
    return shownInks.map((one, index) => [one, shownGrounds[index]!]);
  }

  private through(
    colours: readonly Colour[],
    share: number,
    around: readonly Colour[],
  ): readonly Colour[] {
    return colours.map((one, index) => blend(one, around[index % around.length]!, share));
  }

  private widen(group: Group, times: number): void {
    if (times < 2) return;
    const index = this.open.indexOf(group);
    this.open[index] = {
      ...group,
      around: Array.from({ length: times }, () => group.around).flat(),
    };
  }
}

/** The background below a node at a point, painted from the page up to it. `undefined` if it is covered. */
export function groundAt(node: Element, x: number, y: number): Painting | undefined {
  const stack = stackAt(node.getRootNode() as ShadowRoot, x, y);
  const isOwn = (one: Element): boolean => chainOf(one).includes(node);
  // Transparent layers above it hide nothing. A part that is cut off at an edge is not hit at all.
  const top = stack.findLast((one) => isOwn(one) || !isClear(one));
  if (!top || !isOwn(top)) return undefined;
  const page = colour(
    getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#121212' : '#fff',
  );
  const painting = new Painting([page]);
  const own = stack.findIndex(isOwn);
  const upTo = stack[own] === node ? own + 1 : own;
  for (const one of stack.slice(0, upTo)) painting.add(one);
  painting.enter(node);
  return painting;
}
