import { expect } from 'chai';
import { describe, it } from 'node:test';
import type { Kind } from '../../../scripts/api/promised.mjs';
import { names } from '../../../scripts/names/named.mjs';
import { saidIn } from '../../../scripts/names/tests.mjs';

const isNamed = (kind: Kind, name: string, text: string): boolean =>
  names(saidIn('some.test.ts', text), kind, name);

/** What names a thing of each kind, and what only has the same word in it. */
const CASES: readonly (readonly [kind: Kind, name: string, yes: string[], no: string[]])[] = [
  [
    'attribute',
    'seats',
    ["mount({ seats: '2' })", 'page(`<paigow-table seats="${n}"></paigow-table>`)'],
    ["it('has seats', run)", '// seats: 2', "part(table, 'seats')", 'table.seats'],
  ],
  ['attribute', 'no-redeal', ["set('no-redeal')", '`<a-game no-redeal>`'], ["it('a no-redeal')"]],
  [
    'part',
    'title',
    ["part(game, 'title')", 'find(\'[part~="title"]\')', "css('x-y::part(title)')"],
    ["it('title')", 'game.title', '// part(game, "title")', 'find(\'[part~="title-bar"]\')'],
  ],
  ['part', 'button-set', ["pressButton(table, 'set')", "list('button-set')"], ["list('button')"]],
  ['event', 'game-win', ["hear('game-win')"], ["it('tells game-win first')", "hear('game-wins')"]],
  ['method', 'pause', ['game.pause()', 'game?.pause()'], ['game.paused', 'pause()', "'pause'"]],
  [
    'property',
    'availableChips',
    ['room.availableChips', 'const { availableChips } = room;'],
    ["'availableChips'", 'room.availableChipsAll'],
  ],
  [
    'custom property',
    '--baize-felt',
    ["set('--baize-felt', 'red')", "css('x { --baize-felt: red }')"],
    ["set('--baize-felt-edge', 'red')", '// --baize-felt'],
  ],
  ['slot', 'win', ['fill(\'<p slot="win">\')'], ["it('win and lose', run)", 'game.win']],
  ['slot', '', ["page('<a-game>Without scripts</a-game>')"], ["page('<a-game></a-game>')"]],
];

describe('a test names', () => {
  for (const [kind, name, yes, no] of CASES) {
    it(`the ${kind} "${name}" in its place alone`, () => {
      expect(yes.filter((text) => !isNamed(kind, name, text))).to.deep.equal([]);
      expect(no.filter((text) => isNamed(kind, name, text))).to.deep.equal([]);
    });
  }
});
