import '../../../src/elements/card-lobby/index.js';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { CardLobby } from '../../../src/elements/card-lobby/element.js';
import { centreOf, touchTap } from '../../harness/commands.js';
import { instead } from './links.js';
import { type Attributes, type Stage, afterTest, makeElement, putInBox } from './mount.js';
import { until } from './until.js';
import { byPart } from '../../harness/by-part.js';

export type { CardLobby };

/** A request to the server. */
export interface Asked {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** Its answer: JSON with a status. */
export interface Answer {
  readonly status?: number;
  readonly body: object;
}

export const SERVER = 'wss://tables.example';

export const OPEN = [
  { code: 'K7QXH2MP', game: 'seven27-table', hand: 7, people: 2, open: 3, bots: 3, phase: 'hand' },
  {
    code: 'ABCD2345',
    game: 'paigow-table',
    hand: 0,
    people: 1,
    open: 5,
    bots: 0,
    phase: 'waiting',
  },
] as const;

/** A test's own server instead of the network. Returns its requests, the last one last. */
export function serve(
  answers: Readonly<Record<string, Answer | (() => Answer)>>,
): readonly Asked[] {
  const asked: Asked[] = [];
  const own = globalThis.fetch;
  const fake = (address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { origin, pathname: path } = new URL(address, location.href);
    if (origin !== 'https://tables.example') return own(address);
    asked.push({
      path: `${method} ${path}`,
      body: typeof body === 'string' ? (JSON.parse(body) as Asked['body']) : undefined,
    });
    const answer = answers[`${method} ${path}`];
    if (!answer) return Promise.reject(new TypeError('no network'));
    const { status = 200, body: given } = typeof answer === 'function' ? answer() : answer;
    return Promise.resolve(new Response(JSON.stringify(given), { status }));
  };
  instead(globalThis, 'fetch', fake);
  return asked;
}

/** The answer of a server with two open tables. */
export const WITH_TABLES = { 'GET /tables': { body: { tables: OPEN } } };

/** Puts a lobby on the page, and waits for the server's answer. */
export async function mountLobby(
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<CardLobby> {
  const lobby = makeElement('card-lobby', {
    ...{ 'save-key': undefined, server: SERVER },
    ...attributes,
  });
  afterTest(() => history.replaceState(null, '', location.pathname + location.search));
  putInBox(lobby, stage);
  await settled(lobby);
  return lobby;
}

/** Waits until the server has answered or can't be reached. */
export async function settled(lobby: CardLobby): Promise<void> {
  const isThere = (): boolean =>
    partsOf(lobby, 'tables').length > 0 ||
    partsOf(lobby, 'empty').some((node) => /no open tables|can’t/.test(node.textContent)) ||
    (lobby.locale !== null && partsOf(lobby, 'frame').length > 0);
  await until('the list is there', isThere);
}

export const partsOf = (lobby: CardLobby, name: string): readonly HTMLElement[] => [
  ...lobby.shadowRoot!.querySelectorAll<HTMLElement>(byPart(name)),
];

export function partOf(lobby: CardLobby, name: string): HTMLElement {
  const [found, ...more] = partsOf(lobby, name);
  if (!found || more.length > 0) throw new Error(`${partsOf(lobby, name).length} parts ${name}`);
  return found;
}

/** A field or a select by its name. */
export const fieldOf = (lobby: CardLobby, name: string): HTMLInputElement =>
  lobby.shadowRoot!.querySelector(`[name="${name}"]`)!;

/** The visible text, with all whitespace as single spaces. */
export const readText = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim();

export const said = (lobby: CardLobby): string => readText(partOf(lobby, 'status'));

async function bringIntoSight(node: HTMLElement): Promise<[number, number]> {
  node.scrollIntoView({ block: 'center' });
  const { x, y } = centreOf(node);
  return Promise.resolve([x, y]);
}

export async function pressNode(lobby: CardLobby, node: HTMLElement): Promise<void> {
  await sendMouse({ type: 'click', position: await bringIntoSight(node) });
  await lobby.updateComplete;
}

/** Presses the element with this part, with the mouse. */
export const pressPart = (lobby: CardLobby, name: string): Promise<void> =>
  pressNode(lobby, partOf(lobby, name));

/** Taps the element with this part. */
export async function tapPart(lobby: CardLobby, name: string): Promise<void> {
  const [x, y] = await bringIntoSight(partOf(lobby, name));
  await touchTap({ x, y });
  await lobby.updateComplete;
}

/** Types a code into the field, and sends it with Enter. */
export async function typeCode(lobby: CardLobby, code: string): Promise<void> {
  await pressNode(lobby, fieldOf(lobby, 'code'));
  await sendKeys({ type: code });
  await sendKeys({ press: 'Enter' });
  await lobby.updateComplete;
}

/** The text of the focused element. */
export function focusIn(lobby: CardLobby): string {
  const at = lobby.shadowRoot!.activeElement as HTMLInputElement | null;
  if (!at) return '';
  const label = at.labels?.[0];
  return at.getAttribute('aria-label') ?? readText(label?.querySelector('span') ?? at);
}
