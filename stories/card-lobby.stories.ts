import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '../src/elements/card-lobby/index.js';
import type { CardLobby } from '../src/elements/card-lobby/element.js';
import { attributes } from './attributes.js';
import { phone, slate } from './pages.js';
import { select } from './patience-args.js';

/** The element's attributes, by their names in the manifest. */
interface LobbyArgs {
  server?: string;
  game?: 'seven27-table' | 'paigow-table';
  'table-page'?: string;
  theme: 'auto' | 'light' | 'dark';
}

/** A sample server. The stories answer its requests. */
const SERVER = 'https://tables.example';

const TABLES = [
  { code: 'K7QXH2MP', game: 'seven27-table', hand: 7, people: 2, open: 3 },
  { code: 'ABCD2345', game: 'paigow-table', hand: 0, people: 1, open: 5 },
];

const { fetch: network } = globalThis;
globalThis.fetch = (address, init) => {
  const path =
    typeof address === 'string' && address.startsWith(SERVER) && address.slice(SERVER.length);
  if (path === false) return network(address, init);
  const body = init?.method === 'POST' ? { code: 'MADE2345' } : { tables: TABLES };
  return Promise.resolve(new Response(JSON.stringify(body)));
};

/** A lobby whose `lobby-join` is prevented, so that the story stays on its page. */
const lobby = (args: Partial<LobbyArgs>) =>
  html`<card-lobby
    ${attributes({ server: SERVER, ...args })}
    @lobby-join=${(event: Event) => event.preventDefault()}
  ></card-lobby>`;

const meta: Meta<LobbyArgs> = {
  title: 'Elements/Card lobby',
  component: 'card-lobby',
  render: (args) => lobby(args),
  args: { theme: 'auto' },
  argTypes: {
    game: select(['seven27-table', 'paigow-table']),
    theme: select(['auto', 'light', 'dark']),
  },
};

export default meta;

type Story = StoryObj<LobbyArgs>;

/** A new table, a code, and the open tables of a server. */
export const Lobby: Story = {
  play: async ({ canvasElement }) => {
    const { shadowRoot } = canvasElement.querySelector<CardLobby>('card-lobby')!;
    await waitFor(() => expect(shadowRoot!.querySelectorAll('[part~="table"]').length).toBe(2));
  },
};

/** The tables of one game alone. */
export const OneGame: Story = { args: { game: 'seven27-table' } };

/** Always dark. */
export const Dark: Story = { args: { theme: 'dark' } };

/** A phone's width. */
export const Phone: Story = { render: (args) => phone(lobby(args)) };

/** The page's own colours. */
export const Themed: Story = { render: (args) => slate(lobby(args)) };
