import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { publish } from '../../../src/elements/controllers/preferences.js';
import {
  type AnyTable,
  HANDS,
  type PaigowTable,
  buttons,
  mountTable,
  part,
  parts,
  playOn,
  seatWords,
  spoken,
  wordsOf,
} from '../support/paigow.js';
import { keys, press, pressButton } from '../support/paigow-play.js';
import { afterTest, detailsOf, hear } from '../support/mount.js';
import { ownSettings } from '../support/settings.js';
import {
  explained,
  mountTable as mountSeven27,
  playOn as playSeven27,
} from '../support/seven27.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

/** What is seen each time that something else is. */
function film<T>(table: AnyTable, look: () => T): readonly T[] {
  const seen: T[] = [];
  const camera = new MutationObserver(() => {
    const now = look();
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  });
  const what = { subtree: true, childList: true, characterData: true, attributes: true };
  camera.observe(table.shadowRoot!, what);
  afterTest(() => camera.disconnect());
  return seen;
}

/** How many cards of a seat lie open. */
const open = (table: AnyTable, seat: number): number =>
  table.shadowRoot!.querySelectorAll(`[data-seat="${seat}"] [data-card]`).length;

const chips = (table: AnyTable): string => wordsOf(part(table, 'chips'));

/** The pace of the page: a tenth of the time, or so much that nothing goes on by itself. */
const atPace = (table: HTMLElement, factor: string): void =>
  table.style.setProperty('--baize-duration', factor);

/** What the player has settled. */
function settled(preferences: Readonly<Record<string, string>>): void {
  ownSettings();
  publish(preferences);
}

/** Three players, of whom seat 2 is the house; the person has ten, eight and a pair of jacks, laid to be set. */
async function aboutToSet(): Promise<PaigowTable> {
  const table = await mountTable({ seats: '3' }, [HANDS.aces, HANDS.jacks, HANDS.nines]);
  await playOn(table, 'b0:25');
  await press(table, 'TC');
  await press(table, '8H');
  return table;
}

describe('the end of a hand of Pai Gow', () => {
  it('is shown and announced in order, with less motion too: dealer, players, chips', async () => {
    const table = await aboutToSet();
    const dealer = table.state!.options.dealer;
    const other = 3 - dealer;
    const look = (): unknown => [
      [open(table, dealer), open(table, other)].join(),
      /Win \+\d+/.exec(seatWords(table, 0))?.[0] ?? '',
      parts(table, 'hand-words').length,
      chips(table),
      buttons(table).join(),
      spoken(table),
    ];
    atPace(table, '0.1');
    const seen = film(table, look);
    await pressButton(table, 'set');
    await until('all is shown', () => buttons(table).includes('Next hand'));
    const dealers =
      'You have set your hands. All hands are set. Dealer: eight, five in front, pair of nines at the back.';
    const own = 'You: ten, eight wins in front, pair of jacks wins at the back. You win 25 chips.';
    expect(seen).to.deep.equal([
      ['7,0', '', 4, '975 chips', '', dealers],
      ['7,7', '', 6, '975 chips', '', 'Noor wins 10 chips.'],
      ['7,7', 'Win +25', 6, '975 chips', '', own],
      [
        '7,7',
        'Win +25',
        6,
        '1,025 chips',
        'Next hand',
        'The dealer loses 35 chips. You have 1,025 chips.',
      ],
    ]);
  });

  it('is shown at once by a press on the felt', async () => {
    const table = await aboutToSet();
    atPace(table, '100');
    await pressButton(table, 'set');
    expect([buttons(table), chips(table)]).to.deep.equal([[], '975 chips']);
    await press(table, part(table, 'line'));
    expect([buttons(table), chips(table)]).to.deep.equal([['Next hand'], '1,025 chips']);
    expect(table.handNumber).to.equal(1);
  });

  itInFull('is shown at once by a key, which does nothing else', async () => {
    const table = await aboutToSet();
    atPace(table, '100');
    await pressButton(table, 'set');
    await keys(table, 'n');
    expect([buttons(table), table.handNumber]).to.deep.equal([['Next hand'], 1]);
    atPace(table, '0');
    await keys(table, 'n');
    expect(table.handNumber).to.equal(2);
  });

  it('goes on step by step if the player wants to confirm each one', async () => {
    settled({ pace: 'manual' });
    const table = await mountTable({ seats: '3' }, [HANDS.aces, HANDS.jacks, HANDS.nines]);
    await pressButton(table, 'deal');
    expect([buttons(table), table.state!.phase]).to.deep.equal([['Continue'], 'bets']);
    await pressButton(table, 'step');
    await until('the other has staked', () => table.state!.phase === 'set');
    await press(table, 'TC');
    await press(table, '8H');
    await pressButton(table, 'set');
    await pressButton(table, 'step');
    await until('the other has set', () => table.outcome === 'over');
    await table.updateComplete;
    const told = [spoken(table)];
    while (buttons(table).join() === 'Continue') {
      await pressButton(table, 'step');
      told.push(spoken(table));
    }
    expect(told.map((text) => text.replace(/\..*/, ''))).to.deep.equal([
      'Noor has set their hands',
      'Noor wins 10 chips',
      'You: ten, eight wins in front, pair of jacks wins at the back',
      'The dealer loses 15 chips',
    ]);
    expect(buttons(table)).to.deep.equal(['Next hand']);
  });

  itInFull('goes on by itself once the player no longer wants to be asked', async () => {
    settled({ pace: 'manual' });
    const table = await mountTable({ seats: '3' }, [HANDS.aces, HANDS.jacks, HANDS.nines]);
    await pressButton(table, 'deal');
    expect([buttons(table), table.state!.phase]).to.deep.equal([['Continue'], 'bets']);
    publish({});
    await until('the other has staked', () => table.state!.phase === 'set');
    await press(table, 'TC');
    await press(table, '8H');
    publish({ pace: 'manual' });
    await pressButton(table, 'set');
    await pressButton(table, 'step');
    await until('the end is being shown', () => table.outcome === 'over');
    await table.updateComplete;
    expect(buttons(table)).to.deep.equal(['Continue']);
    publish({});
    await until('all is shown', () => buttons(table).join() === 'Next hand');
  });

  it('is followed by the next hand if the player wants that', async () => {
    settled({ nextHand: 'on' });
    const table = await aboutToSet();
    atPace(table, '0.01');
    await pressButton(table, 'set');
    await until('the next hand has begun', () => table.handNumber === 2);
    expect(table.state!.phase).to.equal('bets');
  });

  it('does not ask again after the page has refused the next hand', async () => {
    settled({ nextHand: 'on' });
    const table = await aboutToSet();
    const sources: unknown[] = [];
    table.addEventListener('game-request-new', ({ detail }) => {
      sources.push(detail.source);
      detail.refuse('The table closes.');
    });
    const heard = hear();
    atPace(table, '0.01');
    await pressButton(table, 'set');
    await until('the page has refused', () => sources.length > 0);
    await table.updateComplete;
    const delays: unknown[] = [];
    const own = window.setTimeout.bind(window);
    afterTest(() => Object.assign(window, { setTimeout: own }));
    Object.assign(window, {
      setTimeout: (does: () => void, delay: number) => {
        delays.push(delay);
        return own(does, delay);
      },
    });
    table.requestUpdate();
    await table.updateComplete;
    expect([delays, sources]).to.deep.equal([[], ['auto']]);
    expect(detailsOf(heard, 'game-refuse').map(({ source }) => source)).to.deep.equal(['auto']);
  });

  it('has chips fly to the winners, while their counts run', async () => {
    const table = await aboutToSet();
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    atPace(table, '0.3');
    const seen = film(table, () => [
      table.shadowRoot!.querySelectorAll('.chip-flight').length > 0,
      Number(chips(table).replace(/\D/g, '')),
    ]);
    await pressButton(table, 'set');
    await until('all is shown', () => chips(table) === '1,025 chips');
    await until('no chip is left in the air', () => seen.at(-1)![0] === false);
    const counts = seen.map(([, count]) => count as number);
    expect(seen.some(([flies]) => flies)).to.equal(true);
    expect(counts.some((count) => count > 975 && count < 1025)).to.equal(true);
    expect(counts.every((count, at) => at === 0 || count >= counts[at - 1]!)).to.equal(true);
  });
});

describe('the end of a hand of Seven Twenty-Seven', () => {
  it('is shown in order: cards, totals, the winners of both halves, chips', async () => {
    const table = await mountSeven27();
    await playSeven27(table, 'a0 t0 k0');
    atPace(table, '0.1');
    const look = (): unknown => [
      open(table, 1),
      parts(table, 'shows').some((node) => node.querySelector('b')) ? 'totals' : '',
      parts(table, 'explanation').length > 0 ? explained(table).length : 0,
      chips(table),
    ];
    const seen = film(table, look);
    await pressButton(table, 'stand');
    await until('all is shown', () => buttons(table).includes('Next hand'));
    expect(seen.filter((one) => !JSON.stringify(one).startsWith('[1'))).to.deep.equal([
      [2, '', 0, '995 chips'],
      [2, 'totals', 0, '995 chips'],
      [2, 'totals', 1, '995 chips'],
      [2, 'totals', 3, '1,010 chips'],
    ]);
  });

  it('takes one press after the player has folded, if the player confirms each step', async () => {
    const table = await mountSeven27({}, { script: 'b1:10 c2' });
    await playSeven27(table, 'a0 s0 k0');
    settled({ pace: 'manual' });
    await pressButton(table, 'fold');
    expect(buttons(table)).to.deep.equal(['Skip to the end', 'Continue']);
    await pressButton(table, 'skip');
    await until('the hand is over', () => table.outcome === 'over');
    while (buttons(table)[0] === 'Continue') await keys(table, 'n');
    expect(buttons(table)).to.deep.equal(['Next hand']);
  });
});
