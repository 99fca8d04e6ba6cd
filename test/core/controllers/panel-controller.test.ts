import { afterEach, describe, it } from '#bdd';
import { expect } from 'chai';
import { LoadError } from '../../../src/elements/base/lazy.js';
import { PanelController } from '../../../src/elements/controllers/panel-controller.js';
import { litHost } from '../../support/lit-host.js';
import { blockModule } from '../support/blocked-module.js';

const line = blockModule('/panel-sheets.js');

function stage() {
  const reports: unknown[] = [];
  /** Called with each update that is asked for from now on. */
  let updated = (): void => undefined;
  const host = {
    ...litHost(),
    requestUpdate(): void {
      this.requests++;
      updated();
    },
    loadFailed: (error: unknown) => reports.push(error),
    sayNotLoaded: () => {
      reports.push('not loaded');
      updated();
    },
  };
  const panels = new PanelController(host);
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((done) => {
      updated = () => {
        if (holds()) done();
      };
    });
  return { host, panels, reports, until };
}

describe('the controller of panels', () => {
  afterEach(() => line.unblock());

  it('tells of a module that can’t be loaded, closes its panel, and loads it at the next', async () => {
    const { panels, reports, until } = stage();
    line.block();
    // The menu needs no module.
    panels.show('menu');
    panels.show('keys');
    expect([panels.open, panels.body]).to.deep.equal(['keys', undefined]);
    await until(() => reports.includes('not loaded') && !panels.open);
    const [error, ...others] = reports;
    expect(error).to.be.instanceOf(LoadError);
    expect((error as LoadError).problem).to.deep.equal({
      code: 'load-failed',
      module: 'panel-sheets',
      reason: 'Error: no line',
    });
    expect([others, panels.open, panels.body]).to.deep.equal([
      ['not loaded'],
      undefined,
      undefined,
    ]);
    line.unblock();
    panels.show('keys');
    await until(() => panels.body !== undefined);
    expect([panels.open, reports.length]).to.deep.equal(['keys', 2]);
  });

  it('opens one at a time, and tells as it closes which one that was', () => {
    const { host, panels } = stage();
    // Nothing is rendered where none was open.
    expect([panels.open, panels.close(), host.requests]).to.deep.equal([undefined, undefined, 0]);
    panels.show('settings');
    panels.show('menu');
    expect([panels.open, host.requests]).to.deep.equal(['menu', 2]);
    expect([panels.close(), panels.open, host.requests]).to.deep.equal(['menu', undefined, 3]);
  });
});
