import { expect } from 'chai';
import { AnnouncerController } from '../../../src/elements/table/announcer-controller.js';

type State = string;

/** A table that records the announcements. */
class Table {
  readonly said: unknown[] = [];
  updates = 0;
  state = 'dealt';
  handNumber = 3;
  seatNow = 1;
  readonly liveRegion = {
    say: (...words: readonly unknown[]): void => {
      this.said.push(words);
    },
  };
  readonly texts = { announce: (announcement: string) => `“${announcement}”` };
  readonly requestUpdate = (): void => {
    this.updates++;
  };
}

function stage() {
  const table = new Table();
  const announcer = new AnnouncerController<State, object, string>(table as never, () => ({
    start: (view, hand) => `start ${view} ${hand}`,
    cards: (view, seat) => [`cards ${view} ${seat}`, 'and more'],
    step: (before, { type }, after, listener) => [`${type} ${before} ${after} ${listener}`],
  }));
  return { table, announcer };
}

describe('what a table announces', () => {
  it('is said once for each update, all of it, and requests that update', () => {
    const { table, announcer } = stage();
    announcer.start();
    announcer.cards();
    expect([table.updates, table.said]).to.deep.equal([2, []]);
    announcer.speak();
    announcer.speak();
    const text = '“start dealt 3” “cards dealt 1” “and more”';
    expect(table.said).to.deep.equal([[text, { show: undefined }]]);
  });

  it('describes a step by the views of the listener', () => {
    const { table, announcer } = stage();
    const step = { move: {}, text: '', automatic: [] };
    announcer.step('bets', { type: 'move', step, source: 'bot' }, undefined);
    announcer.speak();
    expect(table.said).to.deep.equal([['“move bets dealt undefined”', { show: undefined }]]);
  });

  it('is stored until something else is announced; plain sentences are not', () => {
    const { table, announcer } = stage();
    announcer.cards();
    announcer.say(['As you like it.']);
    expect(announcer.last).to.deep.equal(['cards dealt 1', 'and more']);
    announcer.start();
    expect(announcer.last).to.deep.equal(['start dealt 3']);
    announcer.speak();
    expect(table.said).to.deep.equal([
      ['“cards dealt 1” “and more” As you like it. “start dealt 3”', { show: undefined }],
    ]);
  });
});
