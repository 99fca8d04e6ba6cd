import { describe, it } from '#bdd';
import { expect } from 'chai';
import { COMMANDS, type CommandedElement } from '../../../src/elements/patience/commands.js';

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
    game: { isPlayable: true },
    player: {
      ...{ undo: note('undo'), redo: note('redo'), restart: note('restart') },
      ...{ newGame: note('newGame'), may: (): boolean => true },
    },
    hints: { ask: note('ask') },
    solver: { demonstrate: note('demonstrate'), backToWinnable: note('backToWinnable') },
    fullScreen: { toggle: note('toggle') },
    paused: false,
    pause: note('pause'),
    resume: note('resume'),
  };
  return { host, did };
}

const EXPECTED: Readonly<Record<keyof typeof COMMANDS, readonly unknown[]>> = {
  undo: ['undo'],
  redo: ['redo'],
  restart: ['restart'],
  hint: ['ask', 'player'],
  new: ['newGame'],
  'show-way': ['demonstrate'],
  'back-to-winnable': ['backToWinnable', 'player'],
  pause: ['pause'],
  deal: ['focus input'],
  'full-screen': ['toggle'],
};

describe('a command of the player', () => {
  for (const [name, expected] of Object.entries(EXPECTED)) {
    it(`"${name}" is ${expected.join(' ')}, and nothing else`, () => {
      const { host, did } = stage();
      COMMANDS[name as keyof typeof COMMANDS](host);
      expect(did).to.deep.equal([expected]);
    });
  }

  it('is done only if the page allows it', () => {
    const { host, did } = stage();
    const asked: unknown[] = [];
    const player = {
      ...host.player,
      may: (name: string, { control }: { readonly control: unknown }): boolean => {
        asked.push([name, control]);
        return false;
      },
    };
    for (const name of ['hint', 'show-way', 'back-to-winnable'] as const) {
      COMMANDS[name]({ ...host, player });
    }
    expect([asked, did]).to.deep.equal([
      [
        ['game-request-hint', 'hint'],
        ['game-request-hint', 'show-way'],
        ['game-request-undo', 'back-to-winnable'],
      ],
      [],
    ]);
  });

  it('“pause” resumes a paused game', () => {
    const { host, did } = stage();
    host.paused = true;
    COMMANDS.pause(host);
    expect(did).to.deep.equal([['resume']]);
  });

  it('“deal” does nothing if the toolbar has no field', () => {
    const { host } = stage();
    const bare: CommandedElement = {
      ...host,
      renderRoot: { querySelector: () => null } as unknown as ParentNode,
    };
    expect(COMMANDS.deal(bare)).to.equal(undefined);
  });
});
