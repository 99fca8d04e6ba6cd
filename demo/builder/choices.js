import { EMBED_GAMES, acceptedBy, findGame, isAccepted, readEmbed } from '../../dist/embed.js';

/** The kinds of code. */
export const CODES = ['tag', 'frame', 'react'];

/** Whether a text is a maximum width that a game may have, in pixels. */
const isWidth = (text) => /^\d{3,4}$/.test(text) && Number(text) >= 280 && Number(text) <= 1600;

const isAddress = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The choices that are not attributes of a game: the values that each accepts, and its default. */
export const BUILDER_CHOICES = {
  widest: { usual: '', accepts: isWidth, accepted: '280 to 1600 pixels' },
  fit: { usual: 'width', accepts: (text) => text === 'frame', accepted: 'frame, width' },
  files: { usual: '', accepts: isAddress, accepted: 'an address that begins with https://' },
  code: { usual: 'tag', accepts: (text) => CODES.includes(text), accepted: CODES.join(', ') },
};

/** An author's choices: a game, and texts by the names of attributes and of `BUILDER_CHOICES`, without defaults. */
export const startingChoices = (game = EMBED_GAMES[0]) => ({ game, values: {} });

/** Returns what is wrong with a choice, or `undefined`. */
export function problemOf({ game }, name, value) {
  if (Object.hasOwn(BUILDER_CHOICES, name)) {
    const { usual, accepts, accepted } = BUILDER_CHOICES[name];
    return value === usual || accepts(value) ? undefined : `Accepted: ${accepted}.`;
  }
  const attribute = game.attributes.find((one) => one.name === name);
  if (!attribute) return `${game.title} has no such choice.`;
  return isAccepted(attribute, value) ? undefined : `Accepted: ${acceptedBy(attribute)}.`;
}

/** Adds a choice. An empty text removes it. */
export function withChoice({ game, values }, name, value) {
  const { [name]: _, ...others } = values;
  const usual = BUILDER_CHOICES[name]?.usual ?? '';
  return { game, values: value === usual ? others : { ...others, [name]: value } };
}

/** Changes the game, and keeps the choices that it has too. */
export function withGame(choices, name) {
  const game = findGame(name) ?? choices.game;
  const kept = Object.entries(choices.values).filter(
    ([one, value]) => problemOf({ game }, one, value) === undefined,
  );
  return { game, values: Object.fromEntries(kept) };
}

/** Returns what the frame shows and the code contains. */
export function embedOf({ game, values }) {
  const query = new URLSearchParams({ game: game.name });
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(BUILDER_CHOICES, name)) query.set(name, value);
  }
  const reading = readEmbed(query);
  if ('problems' in reading) return undefined;
  return { ...reading.value, fit: values.fit === 'frame' ? 'frame' : 'width' };
}

/** Returns the choices as this page's query string. */
export function queryOf({ game, values }) {
  const query = new URLSearchParams({ game: game.name });
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  return `?${query}`.replaceAll(/=true(?=&|$)/g, '');
}

/** Shortens a parameter for a message. */
const named = (name) => (name.length > 30 ? `${name.slice(0, 29)}…` : name);

/**
 * Reads this page's query string. Parameters that can't be used are left out.
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

/** Returns the notice about parameters that were left out, or `undefined`. */
export const leftOutNotice = (leftOut) =>
  leftOut.length === 0
    ? ''
    : `This page does not know a part of its address, and left it out: ${leftOut.join(', ')}.`;
