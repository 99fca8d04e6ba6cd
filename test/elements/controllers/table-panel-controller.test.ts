import { expect } from 'chai';
import { nothing, render } from 'lit';
import type { PanelsTable } from '../../../src/elements/table/panel-source.js';
import type { TableScene } from '../../../src/elements/table/scene.js';
import { TablePanelController } from '../../../src/elements/table/table-panel-controller.js';
import { kitWords } from '../../../src/locales/words.js';
import { Host } from '../support/controller-host.js';

interface View {
  readonly seats: readonly { readonly cut: null }[];
}

function stage() {
  const asked: unknown[] = [];
  const hand = {
    hasConflict: false,
    settleConflict: (takeOther: boolean) => void asked.push(takeOther),
  };
  const host = Object.assign(new Host(), { hand });
  const panels = new TablePanelController<View, never>(
    host as unknown as PanelsTable<View, never>,
    () => undefined!,
  );
  const scene = {
    words: kitWords,
    paused: false,
    offers: (): boolean => true,
    request: (request: unknown) => void asked.push(request),
  };
  const shown = (): unknown => {
    const template = panels.template(scene as unknown as TableScene<View, never>);
    if (template === nothing) return undefined;
    render(template, host.shadowRoot);
    const panel = host.shadowRoot.querySelector('.panel')!;
    for (const button of panel.querySelectorAll('button')) button.click();
    return [panel.part.value, asked.splice(0)];
  };
  return { host, panels, scene, shown };
}

describe('what covers a table', () => {
  it('opens, is replaced by another one and closes, with an update each', () => {
    const { host, panels } = stage();
    panels.toggle('menu');
    expect([panels.open, host.updates]).to.deep.equal(['menu', 1]);
    expect([panels.close(), panels.close(), panels.open, host.updates]).to.deep.equal([
      true,
      false,
      undefined,
      2,
    ]);
    panels.toggle('menu');
    panels.toggle('menu');
    expect([panels.open, host.updates]).to.deep.equal([undefined, 4]);
  });

  it('is nothing; or a pause, which can be ended; or, before all, the choice between two tabs', () => {
    const { host, scene, shown } = stage();
    expect(shown()).to.equal(undefined);
    scene.paused = true;
    expect(shown()).to.deep.equal(['panel panel-pause', [{ type: 'pause' }]]);
    host.hand.hasConflict = true;
    expect(shown()).to.deep.equal(['panel panel-conflict', [true, false]]);
  });

  it('forgets the check of a deal with its panel', () => {
    const { panels } = stage();
    panels.check();
    expect(panels.checked).to.equal(true);
    panels.toggle('menu');
    expect(panels.checked).to.equal(false);
  });
});
