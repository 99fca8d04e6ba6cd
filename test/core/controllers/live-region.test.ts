import { describe, it } from '#bdd';
import { expect } from 'chai';
import { LiveRegion } from '../../../src/elements/controllers/live-region.js';
import { litHost } from '../../support/lit-host.js';

/** The values of a template and of the templates within it. */
const valuesOf = (value: unknown): readonly unknown[] =>
  value instanceof Object && 'values' in value
    ? (value.values as readonly unknown[]).flatMap(valuesOf)
    : [value];

function stage() {
  const host = litHost();
  const region = new LiveRegion(host);
  /**
   * Updates the host. Returns the classes of the status line, which is hidden while its text is beside a card, the line's
   * text, and the texts of the two spoken places.
   */
  const renderAll = (lasting = ''): readonly unknown[] => {
    host.update();
    return valuesOf(region.template(lasting));
  };
  /** The same texts, of a status line that is not hidden. */
  const render = (): unknown => {
    const [classes, ...texts] = renderAll();
    expect(classes).to.equal('status');
    return texts;
  };
  return { host, region, render, renderAll };
}

describe('the live region', () => {
  it('speaks, and shows only what is to be shown', () => {
    const { host, region, render } = stage();
    expect(render()).to.deep.equal(['', '', '']);
    region.say('Dealt.', { show: false });
    expect([region.shown, region.spoken, region.hasNews, host.requests]).to.deep.equal([
      '',
      'Dealt.',
      true,
      1,
    ]);
    region.say('A cell holds one card only.', { show: true });
    expect(render()).to.deep.equal([
      'A cell holds one card only.',
      'A cell holds one card only.',
      '',
    ]);
    expect(region.hasNews).to.equal(false);
  });

  it('says the same words again in the other place, so that they are spoken again', () => {
    const { region, render } = stage();
    const said: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      region.say('No.', { show: false });
      said.push(render());
    }
    expect(said).to.deep.equal([
      ['', 'No.', ''],
      ['', '', 'No.'],
      ['', 'No.', ''],
    ]);
  });

  it('stays in its place at an update without words', () => {
    const { region, render } = stage();
    region.say('No.', { show: true });
    const first = render();
    expect(render()).to.deep.equal(first);
  });

  it('leaves the status line as it is where nothing is said of showing', () => {
    const { region, render } = stage();
    region.say('Opening.', { show: true });
    region.say('Later.', { show: undefined });
    expect(render()).to.deep.equal(['Opening.', 'Later.', '']);
    region.say('Later still.', { show: false });
    expect(region.shown).to.equal('');
  });

  it('clears the status line with an empty text, and speaks nothing new', () => {
    const { region, render } = stage();
    region.say('No.', { show: true });
    render();
    region.say('', { show: true });
    expect(render()).to.deep.equal(['', 'No.', '']);
  });

  it('clears: the status line is empty, and what was spoken stays', () => {
    const { host, region, render } = stage();
    region.say('No.', { show: true });
    region.clearStatus();
    expect([region.shown, host.requests]).to.deep.equal(['', 2]);
    expect(render()).to.deep.equal(['', 'No.', '']);
  });

  it('hides the status line while its text is beside a card, until the next text or a lasting one', () => {
    const { region, render, renderAll } = stage();
    region.say('No.', { show: true });
    region.showBeside();
    expect(renderAll()).to.deep.equal(['status beside', 'No.', 'No.', '']);
    expect(renderAll('The game is lost.')).to.deep.equal([
      'status',
      'The game is lost.',
      'No.',
      '',
    ]);
    region.say('Later.', { show: true });
    expect(render()).to.deep.equal(['Later.', '', 'Later.']);
  });
});
