import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { GameCalendar } from '../../../src/elements/game-calendar/element.js';
import { touchTap, centreOf } from '../../harness/commands.js';
import { TODAY, click, dayIn, focusedIn, monthIn, mountDays, partOf } from '../support/calendar.js';
import { afterTest } from '../support/mount.js';

async function press(calendar: GameCalendar, key: string): Promise<string | undefined> {
  const keys = key.split('+');
  for (const down of keys) await sendKeys({ down });
  for (const up of keys.reverse()) await sendKeys({ up });
  await calendar.updateComplete;
  return focusedIn(calendar);
}

/** Presses keys, and returns the focused day after each. */
async function walk(
  calendar: GameCalendar,
  steps: readonly (readonly [key: string, day: string])[],
): Promise<void> {
  for (const [key, day] of steps) expect(await press(calendar, key), key).to.equal(day);
}

describe('the calendar by keyboard', () => {
  it('is one stop of Tab beside its buttons, today', async () => {
    const calendar = await mountDays({ month: '2026-11' });
    // From a page's last stop, Tab would go to the browser's own buttons.
    const [before, after] = [document.createElement('button'), document.createElement('button')];
    calendar.before(before);
    calendar.after(after);
    before.focus();
    await press(calendar, 'Tab');
    expect(calendar.shadowRoot!.activeElement).to.equal(partOf(calendar, 'button-previous'));
    await press(calendar, 'Tab');
    expect(calendar.shadowRoot!.activeElement).to.equal(partOf(calendar, 'button-next'));
    expect(await press(calendar, 'Tab')).to.equal(TODAY);
    await press(calendar, 'Tab');
    expect(calendar.shadowRoot!.activeElement).to.equal(partOf(calendar, 'button-today'));
    await press(calendar, 'Tab');
    expect(document.activeElement).to.equal(after);
  });

  it('goes by days, weeks, months and years, between the first day and today', async () => {
    const calendar = await mountDays({ from: '2024-11-05' });
    dayIn(calendar, TODAY).focus();
    await walk(calendar, [
      ['ArrowRight', TODAY],
      ['ArrowLeft', '2026-11-21'],
      ['ArrowUp', '2026-11-14'],
      ['ArrowDown', '2026-11-21'],
      ['Home', '2026-11-15'],
      ['End', '2026-11-21'],
      ['PageUp', '2026-10-21'],
      ['PageDown', '2026-11-21'],
      ['PageDown', TODAY],
      ['Shift+PageUp', '2025-11-22'],
      ['Shift+PageUp', '2024-11-22'],
      ['Shift+PageUp', '2024-11-05'],
      ['ArrowLeft', '2024-11-05'],
      ['Shift+PageDown', '2025-11-05'],
    ]);
    expect(monthIn(calendar)).to.equal('November 2025');
    expect(partOf(calendar, 'caption').ariaLive).to.equal('polite');
  });

  it('goes to the left for later days where the page runs so', async () => {
    document.documentElement.dir = 'rtl';
    afterTest(() => document.documentElement.removeAttribute('dir'));
    const calendar = await mountDays();
    dayIn(calendar, '2026-11-18').focus();
    await walk(calendar, [
      ['ArrowRight', '2026-11-21'],
      ['ArrowLeft', TODAY],
    ]);
  });

  it('chooses a day by Enter and by Space', async () => {
    const calendar = await mountDays();
    const chosen: string[] = [];
    calendar.addEventListener('day-chosen', ({ detail }) => chosen.push(detail.day));
    dayIn(calendar, TODAY).focus();
    await walk(calendar, [
      ['Enter', TODAY],
      ['ArrowLeft', '2026-11-21'],
      ['Space', '2026-11-21'],
    ]);
    expect(chosen).to.deep.equal([TODAY, '2026-11-21']);
  });
});

describe('the calendar by mouse and touch', () => {
  it('turns the months, and chooses a day', async () => {
    const calendar = await mountDays();
    const chosen: string[] = [];
    calendar.addEventListener('day-chosen', ({ detail }) => chosen.push(detail.day));
    await click(calendar, partOf(calendar, 'button-previous'));
    expect(monthIn(calendar)).to.equal('October 2026');
    await touchTap(centreOf(dayIn(calendar, '2026-10-07')));
    await calendar.updateComplete;
    await click(calendar, partOf(calendar, 'button-next'));
    expect(monthIn(calendar)).to.equal('November 2026');
    await click(calendar, partOf(calendar, 'button-next'));
    expect(monthIn(calendar)).to.equal('November 2026');
    expect(chosen).to.deep.equal(['2026-10-07']);
  });
});
