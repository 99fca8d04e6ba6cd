import { expect } from 'chai';
import type { GameCalendar } from '../../../src/elements/game-calendar/element.js';
import { mountDays, partOf, partsIn } from '../support/calendar.js';

type Look = readonly [value: string, selector: string, style: string];

const PROPERTIES: Readonly<Record<string, Look>> = {
  '--baize-felt': ['rgb(1, 2, 3)', '[part~="frame"]', 'background-color'],
  '--baize-text': ['rgb(1, 2, 3)', '[part~="frame"]', 'color'],
  '--baize-line': ['rgb(1, 2, 3)', '[part~="key"]', 'border-top-color'],
  '--baize-accent': ['rgb(1, 2, 3)', '[part~="day"][part~="won"] [part~="mark"]', 'color'],
  '--baize-on-accent': ['rgb(1, 2, 3)', '[part~="today"] .date', 'color'],
  '--baize-frame-radius': ['3px', '[part~="frame"]', 'border-top-left-radius'],
  '--baize-font': ['monospace', '[part~="frame"]', 'font-family'],
  '--baize-scheme': ['dark', '[part~="frame"]', 'color-scheme'],
};

describe('the custom properties of the calendar', () => {
  for (const [name, [value, selector, style]] of Object.entries(PROPERTIES)) {
    it(`${name} is the ${style} of ${selector}`, async () => {
      const calendar = await mountDays();
      const shown = (): string =>
        getComputedStyle(calendar.shadowRoot!.querySelector(selector)!).getPropertyValue(style);
      const before = shown();
      calendar.parentElement!.style.setProperty(name, value);
      expect([before === value, shown()]).to.deep.equal([false, value]);
      calendar.parentElement!.style.removeProperty(name);
      expect(shown()).to.equal(before);
    });
  }

  it('--baize-shade is what buttons are mixed with', async () => {
    const calendar = await mountDays();
    const box = calendar.parentElement!;
    const ground = (): string =>
      getComputedStyle(partOf(calendar, 'button-previous')).backgroundColor;
    box.style.setProperty('--baize-felt', 'rgb(200, 0, 0)');
    const shaded = ground();
    box.style.setProperty('--baize-shade', 'rgb(200, 0, 0)');
    expect(ground()).not.to.equal(shaded);
  });
});

describe('the parts of the calendar', () => {
  const textsOf = (calendar: GameCalendar, name: string): readonly string[] =>
    partsIn(calendar, name).map((one) => one.querySelector('.date')?.textContent ?? '');

  it('name how each day stands', async () => {
    const calendar = await mountDays({ from: '2026-11-14' });
    expect(textsOf(calendar, 'day won')).to.deep.equal(['16', '19', '20', '21']);
    expect(textsOf(calendar, 'day won-later')).to.deep.equal(['17']);
    expect(textsOf(calendar, 'day begun')).to.deep.equal(['18']);
    expect(textsOf(calendar, 'day missed')).to.deep.equal(['14', '15']);
    expect(textsOf(calendar, 'day open')).to.deep.equal(['22']);
    expect(textsOf(calendar, 'day today')).to.deep.equal(['22']);
    expect(textsOf(calendar, 'day playing')).to.deep.equal([]);
    expect(partsIn(calendar, 'day')).to.have.length(30);
    expect(partsIn(calendar, 'button')).to.have.length(3);
  });

  it('hold each other: the month its grid, the figures each figure, the key its signs', async () => {
    const calendar = await mountDays();
    const within = (holder: Element): readonly string[] => [
      ...new Set([...holder.querySelectorAll('[part]')].flatMap((one) => [...one.part])),
    ];
    expect(within(partOf(calendar, 'month'))).to.include.members([
      ...['button', 'caption', 'grid', 'weekday', 'mark'],
    ]);
    expect(within(partOf(calendar, 'figures'))).to.deep.equal(['figure', 'figure-value']);
    expect(within(partOf(calendar, 'key'))).to.deep.equal(['mark']);
    expect(partOf(calendar, 'rule').localName).to.equal('p');
    expect(partOf(calendar, 'status').getAttribute('role')).to.equal('status');
  });
});
