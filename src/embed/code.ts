import { toJson } from '../core/engine/json.js';
import type { EmbedAttribute } from './games.js';
import { type EmbedChoices, writeEmbed } from './query.js';
import { type FrameSize, frameSize } from './size.js';

/** Escapes a text for an attribute in quotes. */
export const escapeAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Adds the last slash to a URL, if it is missing. */
const folder = (base: string): string => (base.endsWith('/') ? base : `${base}/`);

/** The URL at which `embed.html` shows a game. `base` is the URL of the folder `dist/cdn/`. */
export const embedUrl = (base: string, choices: EmbedChoices): string =>
  `${folder(base)}embed.html?${writeEmbed(choices)}`;

/** The title of a frame, for screen readers: `FreeCell, deal 617`. */
export function embedTitle({ game, attributes }: EmbedChoices): string {
  const deal = attributes['deal'];
  return deal === undefined ? game.title : `${game.title}, deal ${deal}`;
}

/** The attribute that names the game of `<patience-game>`. */
const GAME: EmbedAttribute = { name: 'game', property: 'gameName', kind: 'text', description: '' };

/** The attributes with a value, in the order of the manifest. */
const setAttributes = ({
  game,
  attributes,
}: EmbedChoices): readonly (readonly [EmbedAttribute, string])[] => [
  ...(game.plays === undefined ? [] : [[GAME, game.plays] as const]),
  ...game.attributes.flatMap((attribute) => {
    const value = attributes[attribute.name];
    return value === undefined ? [] : [[attribute, value] as const];
  }),
];

/** The HTML of a page that has the element itself. */
export function tagCode(base: string, choices: EmbedChoices, maxWidth?: number): string {
  const { game, theme } = choices;
  const attributes = setAttributes(choices).map(([{ name, kind }, value]) =>
    kind === 'switch' || value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`,
  );
  const style = maxWidth === undefined ? '' : ` style="max-width: ${maxWidth}px"`;
  const files = escapeAttribute(folder(base));
  return [
    ...(theme === undefined
      ? []
      : [`<link rel="stylesheet" href="${files}themes/${theme}.css" />`]),
    `<script type="module" src="${files}${game.tag}.js"></script>`,
    `<${game.tag}${attributes.join('')}${style}></${game.tag}>`,
  ].join('\n');
}

/** The widths for which the ratio of a frame must leave enough room for the game. */
const [NARROW, WIDE] = [390, 800];

function frameStyle(choices: EmbedChoices, maxWidth: number | undefined): string {
  const [narrow, wide] = [frameSize(choices, NARROW), frameSize(choices, maxWidth ?? WIDE)];
  const height =
    choices.fit === 'width'
      ? [`height: ${wide.height}px`]
      : [`aspect-ratio: ${wide.width} / ${wide.height}`, `min-height: ${narrow.height}px`];
  const widest = maxWidth === undefined ? [] : [`max-width: ${maxWidth}px`];
  return ['width: 100%', ...widest, ...height, 'border: 0'].join('; ');
}

const iframe = (base: string, choices: EmbedChoices, size: FrameSize, style: string): string =>
  [
    `<iframe src="${escapeAttribute(embedUrl(base, choices))}"`,
    `title="${escapeAttribute(embedTitle(choices))}"`,
    `width="${size.width}" height="${size.height}"`,
    `style="${style}"`,
    'loading="lazy" allow="fullscreen; clipboard-write"></iframe>',
  ].join(' ');

/**
 * The HTML of a frame that fills the available width, up to `maxWidth` pixels. With `fit: 'width'` it includes a script
 * that makes the frame as high as its game. Otherwise the frame has a fixed ratio.
 */
export function frameCode(base: string, choices: EmbedChoices, maxWidth?: number): string {
  const size = frameSize(choices, maxWidth ?? WIDE);
  const frame = iframe(base, choices, size, frameStyle(choices, maxWidth));
  if (choices.fit !== 'width') return frame;
  const script = `${escapeAttribute(folder(base))}embed-host.js`;
  return `${frame}\n<script async src="${script}"></script>`;
}

/** The HTML of a frame with a fixed size. */
export const fixedFrameCode = (base: string, choices: EmbedChoices, size: FrameSize): string =>
  iframe(base, choices, size, 'max-width: 100%; border: 0');

/** An attribute as a prop: `deal={617}`, `calm`, `variant="kingcell"`. */
function prop({ property, kind }: EmbedAttribute, value: string): string {
  if (kind === 'switch') return property;
  if (kind !== 'text' && /^\d+(\.\d+)?$/.test(value)) return `${property}={${Number(value)}}`;
  const isPlain = /^[\w .,:;+/#-]*$/.test(value);
  return isPlain ? `${property}="${value}"` : `${property}={${toJson(value)}}`;
}

/** A component for React, with the package from the registry. */
export function reactCode(choices: EmbedChoices, maxWidth?: number): string {
  const { game, theme } = choices;
  const props = setAttributes(choices).map(([attribute, value]) => ` ${prop(attribute, value)}`);
  const style = maxWidth === undefined ? '' : ` style={{ maxWidth: ${maxWidth} }}`;
  return [
    `import { ${game.className} } from 'baize/react';`,
    ...(theme === undefined ? [] : [`import 'baize/themes/${theme}.css';`]),
    '',
    'export function Game() {',
    `  return <${game.className}${props.join('')}${style} />;`,
    '}',
  ].join('\n');
}
