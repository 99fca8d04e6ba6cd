import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { some, someOf } from '../support/counts.js';
import { part, settled } from '../support/paigow.js';
import { faultsOf, smallTargets } from '../support/paigow-layout.js';
import { PHASES } from '../support/trick-scenes.js';
import {
  type TrickTableElement,
  type TrickTag,
  handNow,
  mountTable,
  playOn,
  playOut,
} from '../support/tricks.js';
import type { Attributes } from '../support/mount.js';

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 640],
  [390, 780],
  [740, 360],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
];
const TRIED = some(SIZES, [SIZES[0]!, SIZES[2]!, SIZES[4]!]);

/** Elements that must not overlap, unless one contains the other. */
const APART =
  '.title, .deal, .figures, .tool, .plate, .puck, .line, .button, .trump, .status:not(:empty)';

const FULLEST = [
  'Spades with a bid to make',
  'Twenty-Nine with trump to ask for',
  'Hearts when it is over',
];

async function atSize(table: TrickTableElement, width: number, height: number): Promise<void> {
  await setViewport({ width, height });
  table.parentElement!.style.width = '';
  await settled(table);
}

/** The moves of a hand, with all its phases. */
const HANDS: readonly (readonly [TrickTag, Attributes, string, string])[] = [
  ['hearts-table', {}, '', 'r0 g0:ASKSQS p0:2C'],
  ['spades-table', {}, 'b1:3 b2:3 b3:3', 'r0 b0:4 p0:2C'],
  ['whist-table', {}, '', 'r0 p0:2C'],
  ['whist-table', { variant: 'german' }, '', 'r0 p0:2C'],
  ['twenty-nine-table', { doubles: true, game: '29' }, '', 'r0 b0:16 t0:H'],
  ['twenty-nine-table', { game: '28' }, '', 'r0 b0:16 y0:TH'],
];

describe('the layout of a trick-taking table', () => {
  afterEach(() => resetPage());

  for (const [tag, attributes, script, moves] of some(HANDS, [HANDS[0]!, HANDS[1]!, HANDS[4]!])) {
    it(`${tag} ${JSON.stringify(attributes)} has one height through all that a hand may bring`, async () => {
      const hands = {
        0:
          tag === 'twenty-nine-table'
            ? 'JH 9H AH TH KH QH 7S 7D'
            : 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH',
      };
      const table = await mountTable(tag, attributes, { hands, script });
      const heights = TRIED.map(() => new Set<number>());
      const measure = async (): Promise<void> => {
        for (const [at, [width, height]] of TRIED.entries()) {
          await atSize(table, width, height);
          heights[at]!.add(table.offsetHeight);
          const { scrollWidth, clientWidth } = document.scrollingElement!;
          expect(scrollWidth, `${table.state!.phase} at ${width}`).to.equal(clientWidth);
        }
      };
      await measure();
      for (const move of moves.split(' ')) {
        await playOn(table, move);
        await measure();
      }
      await playOut(table);
      await measure();
      expect(
        heights.map(({ size }) => size),
        JSON.stringify(heights.map((one) => [...one])),
      ).to.deep.equal(TRIED.map(() => 1));
    });
  }

  for (const [when, make] of someOf(PHASES, (name) => FULLEST.includes(name))) {
    it(`${when}: nothing overflows or lies over another, all targets are 24 px or more`, async () => {
      const table = await make({}, {});
      for (const [width, height] of TRIED) {
        await atSize(table, width, height);
        expect(faultsOf(table, APART), `at ${width}`).to.deep.equal([]);
        expect(smallTargets(table), `at ${width}`).to.deep.equal([]);
      }
    });
  }

  /** The cards of the hand whose strip, from its left edge on, is covered or outside. */
  function unreachable(table: TrickTableElement, strip: number, down: number): readonly string[] {
    const root = table.shadowRoot!;
    return handNow(table)
      .split(' ')
      .filter((code) => {
        const node = part(table, 'hand').querySelector(`[data-card="${code}"]`)!;
        node.scrollIntoView({ block: 'nearest' });
        const { left, top, height } = node.getBoundingClientRect();
        return [...Array(strip).keys()].some((x) => {
          const hit = root.elementFromPoint(left + x + 1.5, top + height * down);
          return !hit || !node.contains(hit);
        });
      });
  }

  it('thirteen cards can be reached at 320 px, at any place of a strip', async () => {
    const table = await PHASES['Hearts with cards to pass']!({}, {});
    await atSize(table, 320, 640);
    expect(handNow(table).split(' ').length).to.equal(13);
    expect(unreachable(table, 18, 0.5)).to.deep.equal([]);
  });

  for (const [tag, attributes] of [
    ['hearts-table', { seats: '3' }],
    ['hearts-table', { seats: '5' }],
    ['whist-table', { variant: 'oh-hell', seats: '6' }],
  ] as const) {
    it(`${tag} ${JSON.stringify(attributes)} has whole names, and cards that can be reached`, async () => {
      const table = await mountTable(tag, attributes);
      await playOn(table, 'r0');
      for (const [width, height] of TRIED) {
        await atSize(table, width, height);
        const names = [...table.shadowRoot!.querySelectorAll<HTMLElement>('[part~="seat-name"]')];
        expect(names.length, `at ${width}`).to.equal(Number(attributes.seats));
        const cut = names.filter((name) => name.scrollWidth > name.clientWidth);
        expect(
          cut.map(({ textContent }) => textContent),
          `at ${width}`,
        ).to.deep.equal([]);
        expect(faultsOf(table, APART), `at ${width}`).to.deep.equal([]);
        expect(unreachable(table, 18, 0.25), `at ${width}`).to.deep.equal([]);
      }
    });
  }
});
