import { blocks, code, listed, section, table, tagLink } from './markdown.mjs';
import { oneLine } from './program.mjs';

/**
 * @typedef {import('./page.mjs').Documented} Documented
 * @typedef {import('./program.mjs').Sources} Sources
 * @typedef {import('./program.mjs').Field} Field
 *
 * An event as elements document it: `texts` has the tags for each description.
 *
 * @typedef {{ name: string, detail: string, texts: Map<string, string[]>, fields: Field[] }} Sent
 */

const PUBLIC_TYPES = 'src/elements/base/public-types.ts';

/**
 * Compares events: first those of games in the order of their map, then the others by name.
 *
 * @param {Sources} sources
 * @returns {(a: { name: string }, b: { name: string }) => number}
 */
function byOrder(sources) {
  const order = sources.fieldsOf(PUBLIC_TYPES, 'GameEventMap').map(({ name }) => name);
  const place = (/** @type {string} */ name) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return (a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name, 'en');
}

/** Whether `preventDefault()` has an effect: the description says so. @param {string} text */
const isCancelable = (text) => /\bcancelable\b|preventDefault/i.test(text);

/**
 * The fields of an event's detail.
 *
 * @param {Sources} sources
 * @param {Documented} one an element that sends it
 * @param {string} name
 * @returns {Field[]}
 */
function fieldsOf(sources, { tag, folder, details }, name) {
  const type = details.get(name);
  if (type === undefined) throw new Error(`<${tag}>: the map of events has no ${name}.`);
  const path = sources.exportsOf(PUBLIC_TYPES).has(type) ? PUBLIC_TYPES : folder.element;
  const fields = sources.fieldsOf(path, type);
  const bare = fields.filter(({ text }) => text === '').map((field) => field.name);
  if (bare.length > 0) throw new Error(`${type}: no JSDoc for ${bare.join(', ')}`);
  return [...fields.filter((one) => one.name !== 'source'), ...fields.filter(isSource)];
}

/** @param {Field} field */
const isSource = ({ name }) => name === 'source';

/** @param {readonly Field[]} fields */
const fieldsTable = (fields) =>
  table(
    ['field of `detail`', 'type', 'meaning'],
    fields.map(({ name, type, text }) => [code(name), code(type), text]),
  );

/** The heading of an event on docs/reference/events.md, as an anchor. @param {string} name */
const eventLink = (name) => `[${code(name)}](events.md#${name})`;

/**
 * The events of an element. An event that no other element sends has its detail here, too.
 *
 * @param {Documented} one
 * @param {readonly Documented[]} all
 * @param {Sources} sources
 */
export function eventsSection(one, all, sources) {
  const events = [...(one.element.events ?? [])].sort(byOrder(sources));
  const rows = events.map(({ name, description }) => [
    eventLink(name),
    withoutCancelable(oneLine(description)),
    fieldsOf(sources, one, name)
      .map((field) => code(field.name.replace('?', '')))
      .join(', '),
    isCancelable(description ?? '') ? 'yes' : '',
  ]);
  const own = events.filter(
    ({ name }) => all.filter(({ element }) => sends(element, name)).length === 1,
  );
  return section('## Events', [
    'All events bubble and cross shadow roots. [Events](events.md) explains each field.',
    table(['event', 'when', 'fields of `detail`', 'cancelable'], rows),
    ...own.map(({ name }) =>
      section(`### ${code(name)}`, [fieldsTable(fieldsOf(sources, one, name))]),
    ),
  ]);
}

/** @param {Documented['element']} element @param {string} name */
const sends = ({ events = [] }, name) => events.some((event) => event.name === name);

/** The column tells it. @param {string} text */
const withoutCancelable = (text) => text.replace(/[;.] cancelable\.$/i, '.');

/**
 * All events, each once.
 *
 * @param {readonly Documented[]} all
 * @param {Sources} sources
 * @returns {Sent[]}
 */
function allEvents(all, sources) {
  /** @type {Map<string, Sent>} */
  const events = new Map();
  for (const one of all) {
    for (const { name, description } of one.element.events ?? []) {
      const event = events.get(name) ?? {
        ...{ name, detail: one.details.get(name) ?? '', texts: new Map() },
        fields: fieldsOf(sources, one, name),
      };
      const text = withoutCancelable(oneLine(description));
      event.texts.set(text, [...(event.texts.get(text) ?? []), one.tag]);
      events.set(name, event);
    }
  }
  return [...events.values()];
}

/**
 * Elements in words: families by their names.
 *
 * @param {readonly string[]} tags
 * @param {readonly Documented[]} all
 */
function namesOf(tags, all) {
  const patiences = all.filter(({ isPatience }) => isPatience).map(({ tag }) => tag);
  const hasAll = patiences.every((tag) => tags.includes(tag));
  const others = tags.filter((tag) => !hasAll || !patiences.includes(tag)).map(tagLink);
  return listed([...(hasAll ? ['all patience games'] : []), ...others]);
}

/**
 * A text, with the elements that it is about if there are several texts.
 *
 * @param {Sent} event
 * @param {readonly Documented[]} all
 */
const textsOf = ({ texts }, all) =>
  [...texts]
    .map(([text, tags]) => (texts.size === 1 ? text : `- ${text} Sent by ${namesOf(tags, all)}.`))
    .join('\n');

/** What a page may do with an event. @param {Sent} event */
const cancelText = (event) => {
  const isRequest = event.name.startsWith('game-request-');
  if (isRequest)
    return 'Cancelable: `preventDefault()` stops the action. So does `detail.refuse(words)`, which also tells the player why.';
  return [...event.texts.keys()].some(isCancelable) ? 'Cancelable.' : 'Not cancelable.';
};

/**
 * @param {Sent} event
 * @param {readonly Documented[]} all
 */
const eventText = (event, all) => {
  const tags = [...event.texts.values()].flat();
  return section(`## ${code(event.name)}`, [
    textsOf(event, all),
    `${cancelText(event)} ${event.texts.size === 1 ? `Sent by ${namesOf(tags, all)}.` : ''}`.trim(),
    `Type of \`detail\`: ${code(event.detail)}.`,
    fieldsTable(event.fields),
  ]);
};

const INTRO = `# Events

Every event of the kit once, with the fields of its \`detail\`. The [guide to events](../guides/events.md) shows how to use them.

All events bubble and cross shadow roots, so a listener on \`document\` receives those of all elements. \`event.target\` is the element
for a listener on the element or outside of shadow roots.

\`Options\`, \`Move\` and \`Results\` are types of the game. The page of the game has them under “Types”. [Types](types.md) has the shared
types, such as \`Save\` and \`Problem\`.

“All patience games” are the elements whose names end in \`-game\`. The [index](index.md) lists them.`;

/**
 * docs/reference/events.md.
 *
 * @param {readonly Documented[]} all
 * @param {Sources} sources
 */
export function eventsPage(all, sources) {
  const events = allEvents(all, sources).sort(byOrder(sources));
  return `${blocks([INTRO, ...events.map((event) => eventText(event, all))])}\n`;
}
