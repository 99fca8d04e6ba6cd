import { EMBED_GAMES, acceptedBy, findGame, isAccepted, readEmbed } from '../../dist/embed.js';

/** The kinds of code that there are. */
export const CODES = ['tag', 'frame', 'react'];

/** A number of pixels that a game may be limited to. */
const isWidth = (text) => /^\d{3,4}$/.test(text) && Number(text) >= 280 && Number(text) <= 1600;

const isAddress = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The choices that are no attribute of a game: what they accept, and what they are without a choice. */
export const BUILDER_CHOICES = {
  widest: { usual: '', accepts: isWidth, accepted: '280 to 1600 pixels' },
  fit: { usual: 'width', accepts: (text) => text === 'frame', accepted: 'frame, width' },
  files: { usual: '', accepts: isAddress, accepted: 'an address that begins with https://' },
  code: { usual: 'tag', accepts: (text) => CODES.includes(text), accepted: CODES.join(', ') },
};

/** An author's choices: a game, and texts by the names of attributes and of `BUILDER_CHOICES`, where not as usual. */
export const startingChoices = (game = EMBED_GAMES[0]) => ({ game, values: {} });

/** What is wrong with one choice, in words, if anything. */
export function problemOf({ game }, name, value) {
  if (Object.hasOwn(BUILDER_CHOICES, name)) {
    const { usual, accepts, accepted } = BUILDER_CHOICES[name];
    return value === usual || accepts(value) ? undefined : `Accepted: ${accepted}.`;
  }
  const attribute = game.attributes.find((one) => one.name === name);
  if (!attribute) return `${game.title} has no such choice.`;
  return isAccepted(attribute, value) ? undefined : `Accepted: ${acceptedBy(attribute)}.`;
}

/** The choices with one more; an empty text takes it back. */
export function withChoice({ game, values }, name, value) {
  const { [name]: _, ...others } = values;
  const usual = BUILDER_CHOICES[name]?.usual ?? '';
  return { game, values: value === usual ? others : { ...others, [name]: value } };
}

/** Another game, with the choices that it has as well. */
export function withGame(choices, name) {
  const game = findGame(name) ?? choices.game;
  const kept = Object.entries(choices.values).filter(
    ([one, value]) => problemOf({ game }, one, value) === undefined,
  );
  return { game, values: Object.fromEntries(kept) };
}

/** What a frame shows, and the code is of. */
export function embedOf({ game, values }) {
  const query = new URLSearchParams({ game: game.name });
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(BUILDER_CHOICES, name)) query.set(name, value);
  }
  const reading = readEmbed(query);
  if ('problems' in reading) return undefined;
  return { ...reading.value, fit: values.fit === 'frame' ? 'frame' : 'width' };
}

/** The choices as the address of this page. */
export function queryOf({ game, values }) {
  const query = new URLSearchParams({ game: game.name });
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  return `?${query}`.replaceAll(/=true(?=&|$)/g, '');
}

/** A parameter of an address, short enough to be named. */
const named = (name) => (name.length > 30 ? `${name.slice(0, 29)}…` : name);

/**
 * Reads the address of this page. What it can't use is left out, and named.
 *
 * @returns the choices, and the parameters that were left out
 */
export function readQuery(text) {
  const query = new URLSearchParams(text);
  const asked = query.get('game');
  const game = findGame(asked ?? '');
  let choices = startingChoices(game);
  const leftOut = asked !== null && !game ? ['game'] : [];
  for (const [name, given] of query) {
    if (name === 'game') continue;
    const isSwitch = choices.game.attributes.some(
      (one) => one.name === name && one.kind === 'switch',
    );
    const value = isSwitch && given === '' ? 'true' : given;
    if (value === 'false' && isSwitch) continue;
    if (problemOf(choices, name, value) !== undefined) leftOut.push(named(name));
    else choices = withChoice(choices, name, value);
  }
  return { choices, leftOut };
}

/** What an author or a player is told of parts of an address that were left out, if any. */
export const leftOutNotice = (leftOut) =>
  leftOut.length === 0
    ? ''
    : `This page does not know a part of its address, and left it out: ${leftOut.join(', ')}.`;
