// The theme being edited, as CSS and as the page's address.
import { KIT, PRESETS } from './presets.js';

export const BACKS = ['diamonds', 'petals', 'lattice', 'checks', 'rays', 'plaid'];
const COLOR = /^[0-9a-f]{6}$/;

/** A theme of the kit's own colours. */
export const freshState = () => ({
  brand: '#7a2e5d',
  preset: '',
  colors: structuredClone(KIT),
  pattern: BACKS[0],
  image: '',
  radius: '',
});

/** Whether a text is an address of a picture that a style sheet may name. */
export const isImage = (text) => /^(https?:\/\/|[./\w-]+$)[^"'()\\\s]*$/.test(text);

/** Checks of the values in the address that are not pairs of colours. */
const READABLE = {
  brand: (text) => COLOR.test(text),
  preset: (text) => Object.hasOwn(PRESETS, text),
  pattern: (text) => BACKS.includes(text),
  image: isImage,
  radius: (text) => /^\d{1,2}$/.test(text),
};

const isPair = (name, pair) =>
  Object.hasOwn(KIT, name) && pair.length === 2 && pair.every((one) => COLOR.test(one));

/** The state in the page's address. What can't be read is left out. */
export function readHash(hash) {
  const state = freshState();
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const pair = value.split('-');
    if (isPair(name, pair)) state.colors[name] = pair.map((one) => `#${one}`);
    if (READABLE[name]?.(value)) state[name] = name === 'brand' ? `#${value}` : value;
  }
  return state;
}

/** The state as the page's address. Only what differs from the kit is in it. */
export function writeHash({ brand, preset, colors, pattern, image, radius }) {
  const own = Object.entries(colors).filter(([name, pair]) => pair.join() !== KIT[name].join());
  const entries = [
    ['brand', brand.slice(1)],
    ...(preset ? [['preset', preset]] : []),
    ...own.map(([name, pair]) => [name, pair.map((color) => color.slice(1)).join('-')]),
    ...(pattern === BACKS[0] ? [] : [['pattern', pattern]]),
    ...(image ? [['image', image]] : []),
    ...(radius ? [['radius', radius]] : []),
  ];
  return `#${new URLSearchParams(entries)}`;
}

/** The declarations of a theme. `image` may be another address than the state's, such as that of a chosen file. */
export function declarationsOf({ colors, radius }, image) {
  const own = Object.entries(colors).filter(([name, pair]) => pair.join() !== KIT[name].join());
  return [
    ...own.map(([name, [light, dark]]) => [
      `--baize-${name}`,
      light === dark ? light : `light-dark(${light}, ${dark})`,
    ]),
    ...(radius ? [['--baize-frame-radius', `${radius}px`]] : []),
    ...(image ? [['--baize-back-image', `url("${image}")`]] : []),
  ].map(([name, value]) => `  ${name}: ${value};`);
}

/** The CSS to copy. */
export const cssOf = (state, image) => {
  const lines = declarationsOf(state, image);
  return lines.length > 0
    ? `:root {\n${lines.join('\n')}\n}`
    : '/* The kit’s own colours: nothing to copy. */';
};
