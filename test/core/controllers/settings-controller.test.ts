import { afterEach, describe, it } from '#bdd';
import { expect } from 'chai';
import type { Problem } from '../../../src/core.js';
import { THEMES_ACCEPTED } from '../../../src/elements/base/host-value.js';
import { BACKS, publish } from '../../../src/elements/controllers/preferences.js';
import type { Room } from '../../../src/elements/controllers/room.js';
import { SettingsController } from '../../../src/elements/controllers/settings-controller.js';
import { litHost } from '../../support/lit-host.js';

interface Attributes {
  theme?: string;
  calm?: boolean;
  cardBack?: string | null;
  courts?: string | null;
  fourColor?: boolean;
  mirrored?: boolean;
  tapToMove?: boolean | string | null;
  noAutoFinish?: boolean;
  autoFoundation?: string | null;
  solvable?: boolean;
  grade?: string | null;
  without?: string | null;
}

/** The primary pointer of the device. */
let pointer = 'fine';
globalThis.matchMedia = (query) =>
  ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList;

function stage(attributes: Attributes = {}, room?: Partial<Room>) {
  const reports: unknown[] = [];
  const host = {
    ...litHost(),
    theme: 'auto',
    calm: false,
    cardBack: null as string | null,
    courts: null as string | null,
    autoFoundation: null as string | null,
    ...attributes,
    room: room as Room | undefined,
    reportOption(option: string, problem: Problem | undefined): void {
      if (problem) reports.push(problem);
      else reports.push(`${option} is right`);
    },
    complain: (problem: Problem) => reports.push(problem),
  };
  const settings = new SettingsController(host);
  host.connect();
  return { host, settings, reports };
}

describe('the controller of settings', () => {
  afterEach(() => {
    publish({});
    pointer = 'fine';
  });

  it('leaves to the page what `without` names, as long as it does', () => {
    const { host, settings } = stage({ without: 'felt card-back undo' });
    publish({ felt: 'wine', cardBack: 'rays', motion: 'off' });
    expect([settings.player, settings.cardBack]).to.deep.equal([{ motion: 'off' }, BACKS[0]]);
    expect([settings.isKept('cardBack'), settings.isKept('theme')]).to.deep.equal([true, false]);
    host.without = null;
    expect([settings.player['felt'], settings.cardBack]).to.deep.equal(['wine', 'rays']);
  });

  it('has the player’s choice before the attribute, and that before the room’s', () => {
    const { host, settings } = stage({}, { theme: 'dark', calm: true, mirrored: true });
    const now = (): unknown => [settings.theme, settings.isOn('calm'), settings.isOn('mirrored')];
    expect(now()).to.deep.equal(['dark', true, true]);
    host.theme = 'light';
    host.room = { theme: 'dark' } as Room;
    expect(now()).to.deep.equal(['light', false, false]);
    host.calm = true;
    expect(now()).to.deep.equal(['light', true, false]);
    publish({ theme: 'dark', calm: 'off', mirrored: 'on' });
    expect(now()).to.deep.equal(['dark', false, true]);
    expect([settings.pageTheme, settings.isOnInPage('calm')]).to.deep.equal(['light', true]);
  });

  it('leaves the theme to the page’s colour scheme where nobody says anything', () => {
    expect(stage().settings.theme).to.equal(undefined);
  });

  it('takes one tap from the element and the player alone, not from the room', () => {
    const { host, settings } = stage({}, { fourColor: true, tapToMove: true } as never);
    const now = (): unknown => [settings.isOn('tapToMove'), settings.isOn('fourColor')];
    expect(now()).to.deep.equal([false, true]);
    host.tapToMove = true;
    settings.check();
    expect(now()).to.deep.equal([true, true]);
  });

  it('has one tap move where fingers play, unless the page or the player says otherwise', () => {
    pointer = 'coarse';
    const { host, settings, reports } = stage();
    const given = [null, 'off', null, false, '', 'off', true, 'true', 'sometimes', 'false'];
    const now = given.map((value) => {
      host.tapToMove = value;
      settings.check();
      return settings.isOn('tapToMove');
    });
    expect(now).to.deep.equal([
      ...[true, false, true, false, true],
      ...[false, true, true, true, false],
    ]);
    expect(reports.filter((one) => typeof one === 'object')).to.deep.equal([
      { code: 'option', option: 'tap-to-move', got: 'sometimes', accepted: 'on, off' },
    ]);
    publish({ tapToMove: 'on' });
    expect(settings.isOn('tapToMove')).to.equal(true);
  });

  it('finishes by itself unless the element or the player says otherwise', () => {
    const { host, settings } = stage();
    const on = [settings.isOn('autoFinish')];
    host.noAutoFinish = true;
    on.push(settings.isOn('autoFinish'));
    publish({ autoFinish: 'on' });
    on.push(settings.isOn('autoFinish'));
    expect(on).to.deep.equal([true, false, true]);
  });

  it('deals what can be won where the page wants a grade, unless the player says otherwise', () => {
    const { host, settings } = stage({ solvable: false });
    const now = (): unknown => [settings.isOn('solvable'), settings.grade];
    expect(now()).to.deep.equal([false, undefined]);
    host.grade = 'easy';
    expect(now()).to.deep.equal([true, 'easy']);
    publish({ grade: 'hard' });
    expect([now(), settings.pageGrade]).to.deep.equal([[true, 'hard'], 'easy']);
    publish({ grade: 'any' });
    expect(now()).to.deep.equal([true, 'any']);
    publish({ solvable: 'off' });
    expect([settings.isOn('solvable'), settings.isOnInPage('solvable')]).to.deep.equal([
      false,
      true,
    ]);
  });

  it('keeps the last usable value of an attribute that can’t be used, and reports each', () => {
    const { host, settings, reports } = stage({
      theme: 'dark',
      cardBack: 'petals',
      courts: 'english',
      autoFoundation: 'safe',
    });
    settings.check();
    expect(reports).to.deep.equal([
      'theme is right',
      'card-back is right',
      'faces is right',
      'courts is right',
      'auto-foundation is right',
      'tap-to-move is right',
      'count-undos is right',
    ]);
    reports.length = 0;
    Object.assign(host, {
      theme: 'pink',
      cardBack: 'roses',
      faces: 'greek',
      courts: 'greek',
      autoFoundation: 'some',
    });
    settings.check();
    expect([
      host.theme,
      settings.cardBack,
      settings.faces,
      settings.pageCourts,
      settings.autoFoundation,
    ]).to.deep.equal(['dark', 'petals', 'baize', 'english', 'safe']);
    expect(reports).to.deep.equal([
      { code: 'option', option: 'theme', got: 'pink', accepted: THEMES_ACCEPTED },
      { code: 'option', option: 'card-back', got: 'roses', accepted: BACKS.join(', ') },
      { code: 'option', option: 'faces', got: 'greek', accepted: 'baize, english' },
      { code: 'option', option: 'courts', got: 'greek', accepted: 'local, english' },
      { code: 'option', option: 'auto-foundation', got: 'some', accepted: 'off, safe, all' },
      'tap-to-move is right',
      'count-undos is right',
    ]);
    Object.assign(host, { theme: 'auto', cardBack: null, autoFoundation: null });
    settings.check();
    expect([host.theme, settings.cardBack, settings.autoFoundation]).to.deep.equal([
      'auto',
      'diamonds',
      'off',
    ]);
  });

  it('has the defaults where no attribute could be used yet', () => {
    const { host, settings } = stage({ theme: 'pink', cardBack: 'roses', autoFoundation: 'some' });
    settings.check();
    expect([host.theme, settings.cardBack, settings.autoFoundation]).to.deep.equal([
      'auto',
      'diamonds',
      'off',
    ]);
    publish({ cardBack: 'petals', autoFoundation: 'all' });
    expect([settings.cardBack, settings.autoFoundation]).to.deep.equal(['petals', 'all']);
    expect([settings.pageCardBack, settings.pageAutoFoundation]).to.deep.equal(['diamonds', 'off']);
  });

  it('asks for an update with each change while its host is on the page, and not after', () => {
    const { host, settings } = stage();
    const before = host.requests;
    publish({ sound: 'on' });
    expect([host.requests - before, settings.player]).to.deep.equal([1, { sound: 'on' }]);
    host.disconnect();
    publish({ sound: 'off' });
    expect([host.requests - before, settings.player]).to.deep.equal([1, { sound: 'on' }]);
    host.connect();
    expect([host.requests - before, settings.player]).to.deep.equal([2, { sound: 'off' }]);
  });
});
