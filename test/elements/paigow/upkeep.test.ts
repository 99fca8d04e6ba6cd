import { sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { afterTest } from '../support/mount.js';
import { HANDS, makeTable, mountTable, part, playOn, settled } from '../support/paigow.js';
import { liftCard } from '../support/paigow-play.js';
import { openPanel } from '../support/paigow-scenes.js';

type Listen = (this: EventTarget | undefined, type: string, ...rest: unknown[]) => void;

const isOfPage = (target: EventTarget | undefined): boolean =>
  target === undefined ||
  target === window ||
  target === document ||
  target instanceof MediaQueryList;

/** Counts the page's listeners by type, as differences from now on. */
function countListeners(): () => Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const prototype = EventTarget.prototype as unknown as Record<
    'addEventListener' | 'removeEventListener',
    Listen
  >;
  const own = { ...Object.getOwnPropertyDescriptors(prototype) };
  const [add, remove] = [own.addEventListener.value!, own.removeEventListener.value!];
  const count = (type: string, by: 1 | -1): void => void (counts[type] = (counts[type] ?? 0) + by);
  prototype.addEventListener = function (type, ...rest) {
    if (isOfPage(this)) {
      count(type, 1);
      const { signal } = (rest[1] ?? {}) as AddEventListenerOptions;
      if (signal) add.call(signal, 'abort', () => count(type, -1), { once: true });
    }
    add.call(this ?? window, type, ...rest);
  };
  prototype.removeEventListener = function (type, ...rest) {
    if (isOfPage(this)) count(type, -1);
    remove.call(this ?? window, type, ...rest);
  };
  afterTest(() => Object.defineProperties(prototype, own));
  return () => Object.fromEntries(Object.entries(counts).filter(([, sum]) => sum !== 0));
}

describe('what a table leaves behind', () => {
  it('is no listener on the page, after mounts, panels, drags and removals', async () => {
    const first = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await openPanel(first, 'fair');
    first.parentElement!.remove();
    const left = countListeners();
    for (let times = 0; times < 3; times++) {
      const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
      await openPanel(table, 'history');
      table.dismiss();
      await playOn(table, 'b0:25');
      await liftCard(table, 'KD', part(table, 'tray-front'));
      table.parentElement!.remove();
      await sendMouse({ type: 'up' });
    }
    expect(left()).to.deep.equal({});
  });

  it('is no node on the page, and no more of its own than before', async () => {
    const nodes = (): number => document.querySelectorAll('*').length;
    const before = nodes();
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    const own = (): number => table.shadowRoot!.querySelectorAll('*').length;
    const [dealt, sheets] = [own(), table.shadowRoot!.adoptedStyleSheets.length];
    for (let times = 0; times < 5; times++) {
      const box = table.parentElement!;
      table.remove();
      box.append(table);
      await settled(table);
    }
    expect([own(), table.shadowRoot!.adoptedStyleSheets.length]).to.deep.equal([dealt, sheets]);
    for (let times = 0; times < 3; times++) {
      await openPanel(table, 'keys');
      table.dismiss();
      await settled(table);
    }
    expect(own()).to.equal(dealt);
    expect(table.shadowRoot!.adoptedStyleSheets.length).to.be.at.most(sheets + 3);
    table.parentElement!.remove();
    expect(nodes()).to.equal(before);
  });

  it('is no activity: no bot acts, and nothing is saved, once it is removed', async () => {
    const table = makeTable({ seats: '4' });
    document.body.append(table);
    await settled(table);
    table.play({ type: 'bet', seat: 0, amount: 5 });
    table.remove();
    const before = JSON.stringify(table.save());
    await new Promise((later) => setTimeout(later, 50));
    expect(JSON.stringify(table.save())).to.equal(before);
  });
});
