import { expect } from 'chai';
import { FocusController } from '../../../src/elements/table/focus-controller.js';
import { Host } from '../support/controller-host.js';

const BOARD = `<div class="board">
  <button part="button-set" class="primary">Set</button>
  <div class="tray"><button class="card" data-card="AH">A</button></div>
  <p class="line" tabindex="-1" part="line"></p>
</div>`;

function stage(places: readonly string[] = []) {
  const host = new Host(BOARD);
  const asked: string[] = [];
  const focus = new FocusController(host, (name) => {
    asked.push(name);
    return places;
  });
  /** Focuses a node, renders something else, and returns where the focus is then. */
  const after = (selector: string, markup: string): string | undefined => {
    host.shadowRoot.querySelector<HTMLElement>(selector)?.focus();
    focus.hostUpdate();
    host.shadowRoot.innerHTML = markup;
    focus.hostUpdated();
    const node = host.shadowRoot.activeElement;
    return node?.getAttribute('data-card') ?? node?.getAttribute('part') ?? undefined;
  };
  return { asked, after };
}

describe('the focus of a table over a render', () => {
  it('is left alone if it is elsewhere', () => {
    const { asked, after } = stage();
    expect([after('.nothing', BOARD), asked]).to.deep.equal([undefined, []]);
  });

  it('moves to the main button if its node is gone', () => {
    const { asked, after } = stage();
    expect([after('.card', BOARD), asked]).to.deep.equal(['button-set', ['AH']]);
  });

  it('moves to a place of the game first', () => {
    const { after } = stage(['.gone', '[data-card="AH"]']);
    expect(after('.primary', BOARD)).to.equal('AH');
  });

  it('moves into a panel before everything else', () => {
    const { after } = stage(['.card']);
    const panel = '<div class="panel"><button class="primary" part="close">Close</button></div>';
    expect(after('.card', BOARD + panel)).to.equal('close');
  });

  it('stays on the same node while that stands for the same thing', () => {
    const host = new Host(BOARD);
    const focus = new FocusController(host, () => []);
    const card = host.shadowRoot.querySelector<HTMLElement>('.card')!;
    card.focus();
    focus.hostUpdate();
    focus.hostUpdated();
    expect(host.shadowRoot.activeElement).to.equal(card);
    focus.hostUpdate();
    card.dataset['card'] = 'KD';
    focus.hostUpdated();
    expect(host.shadowRoot.activeElement?.getAttribute('part')).to.equal('button-set');
  });
});
