import { expect } from 'chai';
import { sendMouse } from '@web/test-runner-commands';
import { html } from 'lit';
import type { CardFaces } from '../../../src/elements/cards/host-faces.js';
import { warnings } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  card,
  mountTable,
  part,
  parts,
  playOn,
  settled,
  stacks,
  status,
  tray,
} from '../support/paigow.js';
import { dragCard, keys, liftCard, press, pressButton } from '../support/paigow-play.js';
import { nextFrame, until } from '../support/until.js';
import { itInFull, someOf } from '../support/counts.js';
import { selectPage } from '../support/pointer.js';

const DEAL = [HANDS.aces, HANDS.jacks];
const ALL = 'AH AC KD QS 9C 5H 2D';

async function setting(): Promise<PaigowTable> {
  const table = await mountTable({}, DEAL);
  await playOn(table, 'b0:25');
  return table;
}

describe('a card that is being dragged', () => {
  /** The mouse has another pointer id in each engine. */
  let pointer = 0;
  const watch = (event: PointerEvent): unknown => (pointer = event.pointerId);
  beforeEach(() => addEventListener('pointerdown', watch, { capture: true }));
  afterEach(() => removeEventListener('pointerdown', watch, { capture: true }));

  const WAYS: Readonly<Record<string, (table: PaigowTable) => unknown>> = {
    'when the table is taken off the page': (table) => {
      const box = table.parentElement!;
      table.remove();
      box.append(table);
    },
    'when the host pauses': (table) => {
      table.pause();
      table.resume();
    },
    'when the window loses it': () =>
      dispatchEvent(new PointerEvent('pointercancel', { pointerId: pointer })),
  };
  for (const [when, meddle] of someOf(WAYS, (way) => way === 'when the window loses it')) {
    it(`returns ${when}, and can be dragged again`, async () => {
      const table = await setting();
      await liftCard(table, 'KD', part(table, 'tray-front'));
      meddle(table);
      await sendMouse({ type: 'up' });
      await settled(table);
      expect([tray(table, 'front'), tray(table, 'back')]).to.deep.equal(['', ALL]);
      expect(parts(table, 'card').filter((node) => node.style.transform !== '')).to.deep.equal([]);
      expect(table.shadowRoot!.querySelectorAll('[data-dragged]').length).to.equal(0);
      await dragCard(table, 'KD', part(table, 'tray-front'));
      await press(table, 'QS');
      await pressButton(table, 'set');
      expect(stacks(table)[0]).to.equal(1025);
    });
  }

  itInFull('is not taken by a page whose text is selected', async () => {
    const table = await setting();
    selectPage();
    await dragCard(table, 'KD', part(table, 'tray-front'));
    expect(tray(table, 'front')).to.equal('KD');
  });

  it('disappears with its hand when the page opens a new table', async () => {
    const table = await setting();
    await liftCard(table, 'KD', part(table, 'tray-front'));
    table.newGame();
    await sendMouse({ type: 'up' });
    await settled(table);
    expect([
      table.state!.phase,
      table.shadowRoot!.querySelectorAll('[data-dragged]').length,
    ]).to.deep.equal(['bets', 0]);
  });

  it('is set by the page meanwhile: the drag ends without effect', async () => {
    const table = await setting();
    await liftCard(table, '9C', part(table, 'tray-front'));
    await playOn(table, 's0:KDQS');
    await sendMouse({ type: 'up' });
    await settled(table);
    expect([table.outcome, tray(table, 'front')]).to.deep.equal(['over', 'KD QS']);
  });
});

describe('a table that is removed from the page', () => {
  it('in every phase, and inserted again, is the same', async () => {
    const table = await mountTable({}, DEAL);
    const box = table.parentElement!;
    for (const move of ['', 'b0:25', 's0:KDQS']) {
      if (move) await playOn(table, move);
      const before = JSON.stringify(table.save());
      table.remove();
      await nextFrame();
      box.append(table);
      await settled(table);
      expect(JSON.stringify(table.save())).to.equal(before);
    }
  });

  it('keeps all it can while its attributes are invalid', async () => {
    const warned = warnings();
    const table = await setting();
    const before = JSON.stringify(table.save());
    table.seats = {} as string;
    await settled(table);
    table.seats = '2';
    await settled(table);
    expect([JSON.stringify(table.save()), warned.length]).to.deep.equal([before, 1]);
  });
});

describe('the page’s card faces at a table', () => {
  async function give(table: PaigowTable, faces: unknown): Promise<void> {
    table.cardFaces = faces as CardFaces;
    await settled(table);
    await nextFrame();
    await settled(table);
  }

  it('are drawn on the cards, and requested for the joker as XX', async () => {
    const table = await mountTable({}, [HANDS.aces.replace('9C', 'XX'), HANDS.jacks]);
    await playOn(table, 'b0:25');
    await give(table, (code: string) => html`<b class="own">${code}</b>`);
    expect(card(table, 'KD').querySelector('.own')?.textContent).to.equal('KD');
    expect(card(table, 'XX').querySelector('.own')?.textContent).to.equal('XX');
    expect(card(table, 'XX').getAttribute('aria-label')).to.match(/^joker, Back/);
  });

  it('are requested once, all 53 together, so that the requests reveal nothing', async () => {
    const table = await mountTable({}, DEAL);
    const asked: string[] = [];
    await give(table, (code: string) => {
      asked.push(code);
      return html`<b>${code}</b>`;
    });
    await playOn(table, 'b0:25 s0:KDQS');
    expect([asked.length, new Set(asked).size]).to.deep.equal([53, 53]);
  });

  it('that throw are reported once, and the table uses its own', async () => {
    const table = await setting();
    const warned = warnings();
    await give(table, () => {
      throw new RangeError('no such card');
    });
    expect(warned).to.deep.equal([
      '<paigow-table>: cardFaces "no such card" cannot be used; accepted: templates and image URLs',
    ]);
    expect(parts(table, 'card-index').length).to.equal(7);
    await press(table, 'KD');
    await press(table, 'QS');
    await pressButton(table, 'set');
    expect([stacks(table)[0], warned.length]).to.deep.equal([1025, 1]);
  });

  it('disappear when they are removed', async () => {
    const table = await setting();
    await give(table, (code: string) => html`<i>${code}</i>`);
    await until('they are there', () => table.shadowRoot!.querySelector('i'));
    await give(table, null);
    expect(table.shadowRoot!.querySelector('i')).to.equal(null);
    expect(parts(table, 'card-index').length).to.equal(7);
  });
});

describe('a page that plays for the player', () => {
  it('clears a refusal by playing on', async () => {
    const table = await mountTable({}, DEAL);
    await pressButton(table, 'deal');
    await keys(table, 'd');
    expect(status(table)).to.equal(
      'Choose two cards for the front hand. The other five must rank higher.',
    );
    table.play(table.hint()!);
    await settled(table);
    expect([table.outcome, status(table)]).to.deep.equal(['over', '']);
  });
});
