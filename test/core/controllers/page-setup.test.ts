import { describe, it } from '#bdd';
import { expect } from 'chai';
import { freecell } from '../../../src/core.js';
import type { Preferences } from '../../../src/elements/controllers/preferences.js';
import { PageSetup } from '../../../src/elements/controllers/page-setup.js';

const FREECELL = { variant: 'freecell', cells: 4, supermove: 'linear' };

function stage(deal: string | null, attributes: Record<string, unknown> = {}) {
  const reports: unknown[] = [];
  const host = {
    deal,
    attributes,
    settings: null as string | null,
    preferences: {} as Preferences,
    reportOption(option: string, problem: unknown): void {
      if (problem) reports.push([option, problem]);
    },
  };
  const setup = new PageSetup(host, () => ({
    game: freecell,
    options: () => ({ variant: null, cells: null, supermove: null, ...host.attributes }),
  }));
  return { host, setup, reports };
}

describe('the setup of a page', () => {
  it('has nothing before the attributes are read', () => {
    const { setup } = stage('617');
    expect([setup.deal, setup.options, setup.text]).to.deep.equal([undefined, undefined, '']);
  });

  it('reads numbers from texts, and the defaults of what is not there', () => {
    const { setup, reports } = stage('617', { cells: '6' });
    expect(setup.read()).to.equal(false);
    expect([setup.deal, setup.options]).to.deep.equal([617, { ...FREECELL, cells: 6 }]);
    expect(setup.text).to.equal(JSON.stringify([617, { ...FREECELL, cells: 6 }]));
    expect(reports).to.deep.equal([]);
  });

  it('leaves a deal open where the page names none', () => {
    const { setup } = stage(null);
    setup.read();
    expect([setup.deal, setup.text]).to.deep.equal([undefined, JSON.stringify([null, FREECELL])]);
  });

  it('asks for another deal where its number or a deal’s option changes, and once', () => {
    const { host, setup } = stage('617');
    const asked = [setup.read()];
    host.deal = '5';
    asked.push(setup.read(), setup.read());
    host.attributes = { cells: 3 };
    asked.push(setup.read(), setup.read());
    expect(asked).to.deep.equal([false, true, false, true, false]);
  });

  it('asks for none where only another option changes, which counts for the next', () => {
    const { host, setup } = stage('617');
    setup.read();
    host.attributes = { supermove: 'full' };
    expect([setup.read(), setup.options]).to.deep.equal([
      false,
      { ...FREECELL, supermove: 'full' },
    ]);
    expect(setup.text).to.equal(JSON.stringify([617, { ...FREECELL, supermove: 'full' }]));
  });

  it('asks for none where attributes say the same in other words', () => {
    const { host, setup } = stage('617', { cells: '4' });
    setup.read();
    host.deal = '0617';
    host.attributes = { cells: 4, variant: 'freecell' };
    expect([setup.read(), setup.deal, setup.options]).to.deep.equal([false, 617, FREECELL]);
  });

  it('reports what can’t be used, and keeps what could be used last', () => {
    const { host, setup, reports } = stage('617', { cells: '6' });
    setup.read();
    host.deal = 'many';
    host.attributes = { cells: '9', variant: 'kingcell' };
    expect([setup.read(), setup.deal]).to.deep.equal([true, 617]);
    expect(setup.options).to.deep.equal({ ...FREECELL, variant: 'kingcell', cells: 6 });
    expect(reports).to.deep.equal([
      ['deal', { code: 'deal', got: 'many', first: 1, last: 2147483647 }],
      ['cells', { code: 'option', option: 'cells', got: '9', accepted: '0–8' }],
    ]);
    expect([setup.read(), reports.length]).to.deep.equal([false, 2]);
  });

  it('begins with defaults where nothing could be used yet', () => {
    const { setup, reports } = stage('-1', { cells: 'all' });
    setup.read();
    expect([setup.deal, setup.options, reports.length]).to.deep.equal([undefined, FREECELL, 2]);
  });

  it('takes the player’s choice of the rules that the page names, for the next game', () => {
    const { host, setup } = stage('617', { cells: '6' });
    host.preferences = { 'freecell.cells': '2', 'freecell.supermove': 'full', 'golf.cells': '4' };
    setup.read();
    expect(setup.options).to.deep.equal({ ...FREECELL, cells: 6 });
    const { text } = setup;
    host.settings = ' cells  variant ';
    expect([setup.read(), setup.options, setup.text]).to.deep.equal([
      false,
      { ...FREECELL, cells: 2 },
      text,
    ]);
    expect(Object.keys(setup.open)).to.deep.equal(['variant', 'cells']);
    host.preferences = {};
    expect([setup.read(), setup.options]).to.deep.equal([false, { ...FREECELL, cells: 6 }]);
  });

  it('leaves out, unsaid, what does not go with what the player chose', () => {
    const { host, setup, reports } = stage('617', { cells: '2' });
    Object.assign(host, { settings: 'variant', preferences: { 'freecell.variant': 'eight-off' } });
    setup.read();
    expect(setup.options).to.deep.equal({ ...FREECELL, variant: 'eight-off', cells: 8 });
    host.preferences = { 'freecell.variant': 'nonsense' };
    setup.read();
    expect([setup.options, reports]).to.deep.equal([{ ...FREECELL, cells: 2 }, []]);
  });

  it('reports a name among `settings` that is no rule; the others hold', () => {
    const { host, setup, reports } = stage('617');
    host.settings = 'cells theme';
    setup.read();
    expect([Object.keys(setup.open), reports]).to.deep.equal([
      ['cells'],
      [
        [
          'settings',
          {
            code: 'option',
            option: 'settings',
            got: 'theme',
            accepted: 'variant, cells, supermove',
          },
        ],
      ],
    ]);
  });
});
