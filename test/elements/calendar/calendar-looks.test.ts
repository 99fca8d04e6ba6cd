import { expect } from 'chai';
import type { GameCalendar } from '../../../src/elements/game-calendar/element.js';
import { mountDays, partOf, partsIn } from '../support/calendar.js';
import { colour, coloursIn, contrast, over } from '../support/contrast.js';
import { itLooksWell } from '../support/sheet-looks.js';

type Mount = (theme: string, width: number) => Promise<GameCalendar>;

const LOOKS: Readonly<Record<string, Mount>> = {
  'a month of days': (theme, width) => mountDays({ theme }, { width }),
  'in Arabic, from the third': (theme, width) =>
    mountDays({ theme, locale: 'ar', from: '2026-11-03' }, { width }),
};

describe('the looks of the calendar', () => {
  itLooksWell(LOOKS);

  it('have words of 4.5 or more, and signs of 3, wherever the felt is lightest or darkest', async () => {
    for (const theme of ['light', 'dark']) {
      const calendar = await mountDays({ theme });
      const { backgroundColor, backgroundImage } = getComputedStyle(partOf(calendar, 'frame'));
      const base = colour(backgroundColor);
      const felts = [base, ...coloursIn(backgroundImage).map((light) => over(light, base))];
      for (const felt of felts) {
        for (const name of ['title', 'caption', 'rule', 'key', 'day missed', 'weekday']) {
          const ink = colour(getComputedStyle(partsIn(calendar, name)[0]!).color);
          expect(contrast(over(ink, felt), felt), `${name}, ${theme}`).to.be.at.least(4.5);
        }
        const sign = partsIn(calendar, 'day won')[0]!.querySelector('.mark')!;
        const mark = colour(getComputedStyle(sign).color);
        expect(contrast(over(mark, felt), felt), `a sign, ${theme}`).to.be.at.least(3);
      }
    }
  });

  it('have a column as narrow as 280 pixels with days of 24 pixels at least', async () => {
    const calendar = await mountDays({}, { width: 280 });
    const sizes = partsIn(calendar, 'day').map((day) => day.getBoundingClientRect());
    expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).to.be.at.least(24);
    expect(calendar.scrollWidth).to.be.at.most(280);
  });

  it('keep their height from month to month', async () => {
    const calendar = await mountDays();
    const heights = new Set<number>();
    for (const month of ['2026-11', '2026-08', '2026-05', '2026-02']) {
      calendar.month = month;
      await calendar.updateComplete;
      heights.add(calendar.offsetHeight);
    }
    expect([...heights]).to.have.length(1);
  });
});
