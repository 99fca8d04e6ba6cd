import { expect } from 'chai';
import type { Problem } from '../../../src/core.js';
import { ControlsController } from '../../../src/elements/controllers/controls-controller.js';
import { Host } from '../support/controller-host.js';
import { SETTINGS } from '../support/setting-names.js';

const NAMES = ['undo', 'hint', 'new', 'deal'];

/** The player's controls and the reported problems, with these attributes. */
function stage(attributes: {
  readonly controls?: unknown;
  readonly without?: unknown;
  readonly locked?: boolean;
}) {
  const wrong: string[] = [];
  const host = Object.assign(new Host(), {
    ...{ controls: null, without: null, locked: false },
    ...(attributes as object),
    reportOption: (option: string, problem: Problem | undefined) => {
      if (problem) wrong.push(`${option} ${String(problem['got'])} ${String(problem['accepted'])}`);
    },
  });
  const controls = new ControlsController(host, NAMES);
  controls.hostUpdate();
  return { has: NAMES.filter(controls.has).join(' '), wrong, controls };
}

describe('the controls that a player has', () => {
  it('are all of them, those that are named, or all but those', () => {
    expect(stage({}).has).to.equal('undo hint new deal');
    expect(stage({ controls: ' hint  undo ' }).has).to.equal('undo hint');
    expect(stage({ controls: 'none' }).has).to.equal('');
    expect(stage({ controls: ' ' })).to.deep.include({ has: 'undo hint new deal', wrong: [] });
    expect(stage({ without: 'none' }).has).to.equal('undo hint new deal');
    expect(stage({ without: 'deal new' }).has).to.equal('undo hint');
    expect(stage({ without: '' }).has).to.equal('undo hint new deal');
  });

  it('are those that are named and not taken away, where both say something', () => {
    expect(stage({ controls: 'hint undo', without: 'undo new' }).has).to.equal('hint');
  });

  it('lead to no other deal where that is locked', () => {
    expect(stage({ locked: true }).has).to.equal('undo hint');
    expect(stage({ locked: true, controls: 'new undo' }).has).to.equal('undo');
  });

  it('are no others than the game has: what is no control stays', () => {
    expect(stage({ controls: 'none' }).controls.has('home')).to.equal(true);
  });

  it('are reported where the game does not know them, and the others hold', () => {
    const { has, wrong } = stage({ controls: 'undo hnit', without: 'menu' });
    expect([has, wrong]).to.deep.equal([
      'undo',
      [
        'controls hnit undo, hint, new, deal, none',
        `without menu undo, hint, new, deal, ${SETTINGS}, none`,
      ],
    ]);
    expect(stage({ controls: true })).to.deep.include({
      has: 'undo hint new deal',
      wrong: ['controls true undo, hint, new, deal, none'],
    });
  });
});
