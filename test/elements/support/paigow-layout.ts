import { inside, overlap } from './geometry.js';
import { type AnyTable, part, parts, wordsOf } from './paigow.js';

const SLACK = 0.75;
const LEAST = 24;

interface Placed {
  readonly node: HTMLElement;
  readonly at: DOMRect;
}

const nameOf = (node: HTMLElement): string => {
  const name = node.dataset['card'] ?? node.getAttribute('part')?.trim() ?? node.className;
  return `${name} “${wordsOf(node).slice(0, 30)}”`;
};

/** The visible nodes of these selectors, without texts for screen readers. */
function placed(root: ParentNode, selector: string): readonly Placed[] {
  return [...root.querySelectorAll<HTMLElement>(selector)]
    .filter(
      (node) => !node.closest('.unseen') && node.checkVisibility({ visibilityProperty: true }),
    )
    .map((node) => ({ node, at: node.getBoundingClientRect() }))
    .filter(({ at }) => at.width > 0 && at.height > 0);
}

/** Nodes that must not overlap, unless one is in the other. */
const APART =
  '.title, .deal, .figures, .tool, .foot, .centre span, .tray, .tray-name, .tray .hand, .hand-words, ' +
  '.line, .button, .chip-button, .amount, .circle, .result, .stake, .plate, .more, .idle, .status, .spread';

/** Texts that are cut off. A long name may end in an ellipsis. */
const cutOff = (table: AnyTable): readonly string[] =>
  placed(part(table, 'board'), 'p, span, b, button, label, small')
    .filter(({ node }) => {
      const { overflowX, textOverflow } = getComputedStyle(node);
      const clips = overflowX !== 'visible' && textOverflow !== 'ellipsis';
      return clips && node.scrollWidth > node.clientWidth + 1;
    })
    .map(({ node }) => `${nameOf(node)} is cut off`);

/** Overlapping nodes of which neither is in the other. */
function overlaps(table: AnyTable, apart: string): readonly string[] {
  const all = placed(table.shadowRoot!, apart);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ node }) => !one.node.contains(node) && !node.contains(one.node))
      .filter(({ at }) => overlap(one.at, at, SLACK))
      .map(({ node }) => `${nameOf(one.node)} over ${nameOf(node)}`),
  );
}

/** The faults of a layout: too wide, outside the frame, cut off, overlapping. */
export function faultsOf(table: AnyTable, apart = APART): readonly string[] {
  const box = table.parentElement!;
  const frame = part(table, 'frame').getBoundingClientRect();
  const found: string[] = [];
  if (!inside(frame, box.getBoundingClientRect(), SLACK))
    found.push(`the frame is ${frame.width} wide`);
  if (box.scrollWidth > box.clientWidth) found.push(`overflows: ${box.scrollWidth}`);
  const outside = placed(table.shadowRoot!, `${apart}, .card, .chip, .die`)
    .filter(({ at }) => !inside(at, frame, SLACK))
    .map(({ node }) => `${nameOf(node)} leaves the frame`);
  return [...found, ...outside, ...cutOff(table), ...overlaps(table, apart)];
}

/** Controls smaller than 24 by 24 pixels, and cards with less than that visible. */
export function smallTargets(table: AnyTable): readonly string[] {
  const controls = placed(table.shadowRoot!, 'button, input, select, summary, [tabindex="0"]')
    .filter(({ node }) => !node.closest('[inert]'))
    .filter(({ at }) => Math.min(at.width, at.height) < LEAST);
  const cards = parts(table, 'tray').flatMap((tray) => {
    const row = placed(tray, 'button.card');
    return row.slice(0, -1).filter(({ at }, index) => {
      const next = row[index + 1]!.at;
      return Math.abs(next.top - at.top) < 2 && next.left - at.left < LEAST;
    });
  });
  return [...controls, ...cards].map(({ node, at }) => `${nameOf(node)} ${at.width}×${at.height}`);
}
