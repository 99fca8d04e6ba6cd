import { it } from '#bdd';
import { expect } from 'chai';
import { type KeyPress, keyOf } from '../../../src/elements/base/keys.js';

type Stroke = readonly [layout: string, press: KeyPress, meant: string];

const shifted = (key: string, code: string): KeyPress => ({ key, code, shiftKey: true });
const altGr = (key: string, code: string): KeyPress => ({
  ...{ key, code },
  getModifierState: (name) => name === 'AltGraph',
});

const STROKES: readonly Stroke[] = [
  ['Arabic', { key: 'ئ', code: 'KeyZ' }, 'z'],
  ['Arabic', { key: 'لا', code: 'KeyB' }, 'b'],
  ['Arabic with Shift', shifted('[', 'KeyF'), 'f'],
  ['Arabic with Shift', shifted('~', 'KeyZ'), 'z'],
  ['Arabic', shifted('؟', 'Slash'), '?'],
  ['Arabic', { key: '٣', code: 'Digit3' }, '3'],
  ['Persian number pad', { key: '۳', code: 'Numpad3' }, '3'],
  ['Russian', { key: 'я', code: 'KeyZ' }, 'z'],
  ['Russian', { key: 'Г', code: 'KeyU' }, 'u'],
  ['Russian', shifted('?', 'Digit7'), '?'],
  ['Greek', { key: 'ζ', code: 'KeyZ' }, 'z'],
  ['Greek', { key: ';', code: 'KeyQ' }, ';'],
  ['Hebrew', { key: 'ז', code: 'KeyZ' }, 'z'],
  ['Hebrew', { key: "'", code: 'KeyW' }, 'w'],
  ['Thai', { key: 'ื', code: 'KeyN' }, 'n'],
  ['Thai', { key: '/', code: 'Digit2' }, '2'],
  ['Thai', { key: 'ข', code: 'Minus' }, '-'],
  ['Devanagari', { key: '२', code: 'Digit2' }, '2'],
  ['Japanese, full-width', { key: 'ｕ', code: 'KeyU' }, 'u'],
  ['Japanese, full-width', { key: '？', code: 'Slash', shiftKey: true }, '?'],
  ['AZERTY', { key: '&', code: 'Digit1' }, '1'],
  ['AZERTY', { key: 'é', code: 'Digit2' }, '2'],
  ['AZERTY', { key: '-', code: 'Digit6' }, '6'],
  ['AZERTY', { key: 'à', code: 'Digit0' }, '0'],
  ['AZERTY', shifted('1', 'Digit1'), '1'],
  ['AZERTY', { key: 'z', code: 'KeyW' }, 'z'],
  ['AZERTY', { key: 'w', code: 'KeyZ' }, 'w'],
  ['AZERTY', { key: '²', code: 'Backquote' }, '²'],
  ['AZERTY', shifted('?', 'KeyM'), '?'],
  ['AZERTY', altGr('#', 'Digit3'), '#'],
  ['Czech', { key: 'ě', code: 'Digit2' }, '2'],
  ['QWERTZ', { key: 'z', code: 'KeyY' }, 'z'],
  ['QWERTZ', { key: 'y', code: 'KeyZ' }, 'y'],
  ['Dvorak', { key: ';', code: 'KeyZ' }, ';'],
  ['Dvorak', { key: ',', code: 'KeyW' }, ','],
  ['Dvorak', { key: 'g', code: 'KeyU' }, 'g'],
  ['QWERTY', shifted('!', 'Digit1'), '!'],
  ['QWERTY', shifted('U', 'KeyU'), 'u'],
  ['Polish', altGr('€', 'KeyU'), '€'],
  ['a Mac with Option', { key: 'Ω', code: 'KeyZ', altKey: true }, 'ω'],
  ['number pad', { key: '7', code: 'Numpad7' }, '7'],
  ['number pad as arrows', { key: 'Home', code: 'Numpad7' }, 'Home'],
  ['no place', { key: 'я', code: '' }, 'я'],
  ['Chrome, in a conversion', { key: 'Enter', code: 'Enter', isComposing: true }, 'Process'],
  ['Safari, after a conversion', { key: 'Enter', code: 'Enter', keyCode: 229 }, 'Process'],
];

it('a press means the same key on every layout', () => {
  const meant = STROKES.map(([layout, press]) => [layout, press, keyOf(press)]);
  expect(meant).to.deep.equal(STROKES);
});
