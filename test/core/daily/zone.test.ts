import { describe, it } from '#bdd';
import { expect } from 'chai';
import { checkZone, dayIn, nextDay } from '../../../src/core.js';
import { problemOf } from '../support/result.js';

const HOUR = 3_600_000;
const at = (time: string): number => Date.parse(time);
const isoOf = (instant: number): string => new Date(instant).toISOString();

describe('the day in a time zone', () => {
  it('begins at that zone’s midnight', () => {
    const borders = [
      ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21', '2026-11-22'],
      ['Europe/Berlin', '2026-11-21T22:59:59.999Z', '2026-11-21', '2026-11-22'],
      ['Europe/Berlin', '2026-07-01T21:59:59.999Z', '2026-07-01', '2026-07-02'],
      ['America/New_York', '2026-12-31T04:59:59.999Z', '2026-12-30', '2026-12-31'],
      ['Asia/Tokyo', '2026-12-31T14:59:59.999Z', '2026-12-31', '2027-01-01'],
      ['Pacific/Kiritimati', '2026-02-28T09:59:59.999Z', '2026-02-28', '2026-03-01'],
      ['Pacific/Pago_Pago', '2028-02-29T10:59:59.999Z', '2028-02-28', '2028-02-29'],
      ['Asia/Kathmandu', '2026-11-21T18:14:59.999Z', '2026-11-21', '2026-11-22'],
    ] as const;
    for (const [zone, last, day, next] of borders) {
      expect([dayIn(zone, at(last)), dayIn(zone, at(last) + 1)], zone).to.deep.equal([day, next]);
      expect(nextDay(zone, at(last)), zone).to.equal(at(last) + 1);
    }
  });

  it('is up to three different ones at the same time', () => {
    const now = at('2026-11-21T10:30:00Z');
    const zones = ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'];
    expect(zones.map((zone) => dayIn(zone, now))).to.deep.equal([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  it('has 23 hours or 25 where clocks change, and 24 where they don’t', () => {
    const days = [
      ['Europe/Berlin', '2026-03-28T23:00:00Z', 23],
      ['Europe/Berlin', '2026-10-24T22:00:00Z', 25],
      ['America/New_York', '2026-03-08T05:00:00Z', 23],
      ['America/New_York', '2026-11-01T04:00:00Z', 25],
      ['Asia/Tokyo', '2026-03-28T15:00:00Z', 24],
      ['Pacific/Kiritimati', '2026-10-24T10:00:00Z', 24],
      ['Pacific/Pago_Pago', '2026-10-24T11:00:00Z', 24],
    ] as const;
    for (const [zone, midnight, hours] of days) {
      const begin = at(midnight);
      expect((nextDay(zone, begin) - begin) / HOUR, `${zone} ${midnight}`).to.equal(hours);
      expect(nextDay(zone, begin - 1), zone).to.equal(begin);
      // Within the hour that comes twice, or after the one that never comes.
      expect(nextDay(zone, begin + 3.5 * HOUR), zone).to.equal(begin + hours * HOUR);
    }
  });

  it('begins at one o’clock where midnight is skipped', () => {
    const before = at('2026-09-05T12:00:00Z');
    expect(isoOf(nextDay('America/Santiago', before))).to.equal('2026-09-06T04:00:00.000Z');
  });

  it('is left out where a zone has changed sides of the date line', () => {
    const last = at('2011-12-30T09:59:59.999Z');
    expect(dayIn('Pacific/Apia', last)).to.equal('2011-12-29');
    expect(dayIn('Pacific/Apia', nextDay('Pacific/Apia', last))).to.equal('2011-12-31');
  });
});

describe('the name of a time zone', () => {
  it('is one that there is', () => {
    for (const zone of ['UTC', 'Europe/Berlin', 'Pacific/Kiritimati']) {
      expect(checkZone(zone)).to.deep.equal({ value: zone });
    }
    for (const no of ['', 'Europe/Nowhere', 'Berlin, Germany', 1, null, {}]) {
      expect(problemOf(checkZone(no)).code).to.equal('zone');
    }
  });
});
