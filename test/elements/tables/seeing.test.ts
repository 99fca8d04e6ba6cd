import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { box } from '../support/board.js';
import { itInFull, isFull, firstOf, some } from '../support/counts.js';
import { inside } from '../support/geometry.js';
import { mountTable as mountPaigow, part, parts, playOn as playPaigow } from '../support/paigow.js';
import { PHASES as PAIGOW } from '../support/paigow-scenes.js';
import { mountTable, playOn } from '../support/seven27.js';
import { PHASES } from '../support/seven27-scenes.js';
import { until } from '../support/until.js';

type Table = Awaited<ReturnType<typeof mountTable>> | Awaited<ReturnType<typeof mountPaigow>>;

/** The corners and the middle of a box, a little within it. */
const pointsOf = ({
  left,
  right,
  top,
  bottom,
}: DOMRect): readonly (readonly [number, number])[] => [
  ...([left + 1, right - 1] as const).flatMap((x) =>
    [top + 2, bottom - 2].map((y) => [x, y] as const),
  ),
  [(left + right) / 2, (top + bottom) / 2],
];

/** Whether a table's node owns what is seen at all points of a box, and the window has all of it. */
function isSeen(table: Table, owner: Element, at: DOMRect): boolean {
  const owns = ([x, y]: readonly [number, number]): boolean => {
    const top = table.shadowRoot!.elementFromPoint(x, y);
    return top !== null && (owner.contains(top) || top.contains(owner));
  };
  return pointsOf(at).every(owns) && inside(at, new DOMRect(0, 0, innerWidth, innerHeight));
}

const all = (table: Table, selector: string): readonly Element[] => [
  ...table.shadowRoot!.querySelectorAll(selector),
];

/** The matching elements that are outside the window or covered. */
const unseen = (table: Table, selector: string): readonly string[] =>
  all(table, selector)
    .filter((node) => !isSeen(table, node, node.getBoundingClientRect()))
    .map((node) => node.getAttribute('part') ?? node.className);

/** The boxes of an index's rank, and of its suit if that is visible. */
const inkOf = (index: Element): readonly DOMRect[] =>
  [...index.children]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => node.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/** The player's cards whose rank or suit is partly covered. The joker has neither. */
const covered = (table: Table): readonly string[] =>
  all(table, '.tray .card:not(.joker)')
    .filter(
      (card) => !inkOf(card.querySelector('.index')!).every((ink) => isSeen(table, card, ink)),
    )
    .map((card) => (card as HTMLElement).dataset['card']!);

/** Words that leave the box in which they stand. */
const spilling = (table: Table): readonly string[] =>
  all(table, '.total *, .plate b, .plate .note, .own .button, .tray-name, .hand-words')
    .filter((node) => node.childElementCount === 0 && !node.closest('.unseen'))
    .flatMap((node) => {
      const words = document.createRange();
      words.selectNodeContents(node);
      const { left, right, width } = words.getBoundingClientRect();
      const around = node.closest('.total, .plate, .button, .tray')!.getBoundingClientRect();
      const fits = left >= around.left - 0.75 && right <= around.right + 0.75;
      return width === 0 || fits ? [] : [node.textContent];
    });

/** Holds all of these keys, one after the other, and lets them go. */
async function chord(...names: readonly string[]): Promise<void> {
  for (const down of names) await sendKeys({ down });
  for (const up of [...names].reverse()) await sendKeys({ up });
}

/** The window, with the table at its top. */
async function view(table: Table, width: number, height: number): Promise<void> {
  await setViewport({ width, height });
  table.parentElement!.style.width = `${width}px`;
  table.scrollIntoView();
}

const SIZES = [
  [320, 640],
  [390, 664],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const;

/** Cards to take: tens, which are the widest, then courts. */
const TENS = 'TD TH TS KS QH QS JD JH JS';

describe('what a player sees of a table', () => {
  // Some browsers give a bar for scrolling a part of the width.
  const { documentElement: root, body } = document;
  before(() => {
    body.style.margin = '0';
    root.style.scrollbarWidth = 'none';
  });
  after(() => {
    body.style.margin = '';
    root.style.scrollbarWidth = '';
    return resetPage();
  });

  for (const taken of some([1, 2, 4, 8], [8])) {
    it(`includes the whole index of each of ${taken + 2} own cards, and a mark on those that all see`, async () => {
      const table = await mountTable(
        { draw: 'up' },
        { hands: ['TC 9C', 'KC 6C', '8C 8D'], drawn: TENS },
      );
      await playOn(table, `a0 ${'t0 k0 '.repeat(taken)}`.trim());
      const { cards, up } = table.state!.seats[0]!;
      expect(cards.length).to.equal(taken + 2);
      for (const [width, height] of SIZES.filter(([one]) => isFull || one === 320 || one === 740)) {
        await view(table, width, height);
        expect(covered(table), `at ${width} × ${height}`).to.deep.equal([]);
      }
      expect(parts(table, 'seen-by-all').length).to.equal(up.filter(Boolean).length);
      const names = all(table, '.tray .card').map((node) => node.getAttribute('aria-label')!);
      expect(names.map((name) => name.endsWith(', visible to all'))).to.deep.equal(up);
    });
  }

  it('includes own cards, pot and buttons at once on a phone held sideways, at both games', async () => {
    const bet = await PHASES['with ten seats']!({}, {});
    await view(bet, 740, 360);
    const own = '.tray .card, .pot-line, .bar .button, .chip-button, .amount, .total';
    expect(unseen(bet, own)).to.deep.equal([]);
    bet.parentElement!.remove();

    const stake = await mountPaigow({ seats: '7', bonus: 'fortune', commission: '5' });
    await view(stake, 740, 360);
    expect(unseen(stake, '.circle, .chip-button, .own .button, .amount')).to.deep.equal([]);
    await playPaigow(stake, 'b0:25+5');
    await view(stake, 740, 360);
    expect(unseen(stake, '.action .button, .action .stake')).to.deep.equal([]);
    expect(covered(stake)).to.deep.equal([]);
  });

  for (const [width, height] of firstOf(SIZES.slice(0, 2), 1)) {
    it(`includes all chips and buttons of a stake with seven seats, ${width} × ${height}, with nothing over them`, async () => {
      const bet = await mountTable({ seats: '7' }, { hands: [] });
      await playOn(bet, 'a0 s0');
      await view(bet, width, height);
      expect(part(bet, 'bet-bar').checkVisibility()).to.equal(true);
      const stake = await mountPaigow({ seats: '7', bonus: 'fortune', commission: '5' });
      for (const [table, bar] of [
        [bet, '.bar'],
        [stake, '.action'],
      ] as const) {
        await view(table, width, height);
        expect(unseen(table, '.chip-button, .own .button, .amount')).to.deep.equal([]);
        const { backgroundColor } = getComputedStyle(all(table, bar)[0]!);
        expect(backgroundColor, bar).to.match(/^\w+\([^/,]+\)$/);
      }
      bet.parentElement!.remove();
    });
  }

  for (const locale of ['ar', 'de', 'es', 'fr', 'ja']) {
    // Each language at each width: npm run test:texts.
    itInFull(`has its words within their boxes: ${locale}`, async () => {
      const seven27 = await PHASES['with six cards and more']!({ locale }, {});
      const paigow = await PAIGOW['with seven seats']!({ locale, dealer: 'rotate' }, {});
      for (const table of [seven27, paigow]) {
        const title = part(table, 'title').textContent;
        await until('it speaks', () => !part(table, 'button-menu').title.includes('More'));
        for (const [width, height] of firstOf(SIZES, 1)) {
          await view(table, width, height);
          expect(spilling(table), `${title} at ${width} × ${height}`).to.deep.equal([]);
        }
      }
    });
  }

  it('keeps the own cards above the bar during a guided hand', async () => {
    const table = await PAIGOW['with cards to set']!({}, {});
    table.request({ type: 'guide' });
    await until('the strip is there', () => parts(table, 'guide').length > 0);
    await view(table, 320, 640);
    expect(covered(table)).to.deep.equal([]);
  });

  it('fills the window by Shift+F, with all of the player’s side in it', async () => {
    const table = await PHASES['with a bet to call']!({}, {});
    await view(table, 900, 700);
    table.requestFullscreen = () => Promise.reject(new TypeError('not here'));
    const frame = part(table, 'frame');
    const place = box(frame);
    for (const [width, height] of [
      [1920, 1080],
      [740, 360],
    ] as const) {
      await setViewport({ width, height });
      part(table, 'button-menu').focus();
      await chord('Shift', 'F');
      await until('the window is filled', () => box(frame) === `0 0 ${width} ${height}`);
      expect(unseen(table, '.tray .card, .pot-line, .own .button'), `${width}`).to.deep.equal([]);
      await chord('Escape');
      await until('it is back', () => frame.dataset['full'] === undefined);
    }
    await view(table, 900, 700);
    expect(box(frame)).to.equal(place);
  });
});
