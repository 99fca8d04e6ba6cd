import { describe, it } from '#bdd';
import { expect } from 'chai';
import { COMMANDS, type CommandHost } from '../../../src/elements/patience/commands.js';

function stage() {
  const did: unknown[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]): undefined =>
      void did.push([name, ...given]);
  const host = {
    renderRoot: {
      querySelector: (selector: string) => ({ focus: note(`focus ${selector}`) }),
    } as unknown as ParentNode,
    game: { goBack: note('goBack'), act: note('act'), start: note('start') },
    hints: { ask: note('ask') },
    solver: { demonstrate: note('demonstrate') },
    fullScreen: { toggle: note('toggle') },
    paused: false,
    pause: note('pause'),
    resume: note('resume'),
  };
  return { host, did };
}

const EXPECTED: Readonly<Record<keyof typeof COMMANDS, readonly unknown[]>> = {
  undo: ['goBack'],
  redo: ['act', 'redo', 'player'],
  restart: ['act', 'restart', 'player'],
  hint: ['ask', 'player'],
  new: ['start', {}, 'player'],
  show: ['demonstrate'],
  pause: ['pause'],
  deal: ['focus input'],
  fullScreen: ['toggle'],
};

describe('a command of the player’s', () => {
  for (const [name, expected] of Object.entries(EXPECTED)) {
    it(`"${name}" is ${expected.join(' ')}, and nothing else`, () => {
      const { host, did } = stage();
      COMMANDS[name as keyof typeof COMMANDS](host);
      expect(did).to.deep.equal([expected]);
    });
  }

  it('“pause” goes on with a game that is paused', () => {
    const { host, did } = stage();
    host.paused = true;
    COMMANDS.pause(host);
    expect(did).to.deep.equal([['resume']]);
  });

  it('“deal” does nothing where the toolbar has no field', () => {
    const { host } = stage();
    const bare: CommandHost = {
      ...host,
      renderRoot: { querySelector: () => null } as unknown as ParentNode,
    };
    expect(COMMANDS.deal(bare)).to.equal(undefined);
  });
});
