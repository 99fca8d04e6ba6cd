import { ContextProvider } from '@lit/context';
import { expect } from 'chai';
import '../../../src/elements/card-room/index.js';
import { CardRoom } from '../../../src/elements/card-room/element.js';
import type { PlayingCard } from '../../../src/elements/playing-card/element.js';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { type Room, roomContext } from '../../../src/elements/controllers/room.js';
import { MemoryHistory, MemoryStore } from '../../../src/storage.js';
import { afterTest, putInBox } from '../support/mount.js';
import { cardPart, partsOf } from '../support/playing-card.js';
import { ownSettings } from '../support/settings.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const [LIGHT, DARK] = ['rgb(255, 253, 248)', 'rgb(43, 49, 52)'];

/** A room that is not yet on the page, and a card. */
function roomAndCard(): readonly [CardRoom, PlayingCard] {
  const [room, card] = [new CardRoom(), document.createElement('playing-card')];
  Object.assign(room, { store: new MemoryStore(), historyStore: new MemoryHistory() });
  card.card = '7D';
  afterTest(() => room.remove());
  afterTest(() => card.remove());
  return [room, card];
}

/** The paper's colour, whether suits have four colours, and the parts. */
async function looks(card: PlayingCard): Promise<readonly unknown[]> {
  await card.updateComplete;
  const { backgroundColor } = getComputedStyle(cardPart(card, 'card'));
  const hasColors = card.shadowRoot!.querySelector('.four-color') !== null;
  return [backgroundColor, hasColors, partsOf(card).join('; ')];
}

const OWN = 'card red; card-index; card-pips';
const HOSTS = 'card red; card-face';

describe('<playing-card> in a room', () => {
  it('has the room’s looks, and its own again when it is moved out', async () => {
    const [room, card] = roomAndCard();
    Object.assign(room, { theme: 'dark', fourColor: true, cardFaces: () => PIXEL });
    document.body.append(room);
    room.append(card);
    expect(await looks(card)).to.deep.equal([DARK, true, HOSTS]);
    document.body.append(card);
    expect(await looks(card)).to.deep.equal([LIGHT, false, OWN]);
    room.append(card);
    expect(await looks(card)).to.deep.equal([DARK, true, HOSTS]);
  });

  it('follows what the room changes', async () => {
    const [room, card] = roomAndCard();
    room.append(card);
    document.body.append(room);
    expect(await looks(card)).to.deep.equal([LIGHT, false, OWN]);
    room.theme = 'dark';
    await room.updateComplete;
    expect(await looks(card)).to.deep.equal([DARK, false, OWN]);
    room.fourColor = true;
    room.cardFaces = () => PIXEL;
    await room.updateComplete;
    expect(await looks(card)).to.deep.equal([DARK, true, HOSTS]);
  });

  it('prefers its own theme and faces, and what the player settled to all', async () => {
    ownSettings();
    const [room, card] = roomAndCard();
    Object.assign(room, { theme: 'dark', fourColor: true, cardFaces: () => PIXEL });
    card.theme = 'light';
    card.cardFaces = () => `${PIXEL}#own`;
    room.append(card);
    document.body.append(room);
    expect(await looks(card)).to.deep.equal([LIGHT, true, HOSTS]);
    expect((cardPart(card, 'card-face') as HTMLImageElement).src).to.equal(`${PIXEL}#own`);
    publish({ fourColor: 'off', theme: 'dark' });
    expect(await looks(card)).to.deep.equal([DARK, false, HOSTS]);
  });

  it('knows of a room that comes around it later', async () => {
    const [room, card] = roomAndCard();
    room.theme = 'dark';
    // A context provider has to be an element on the page, and not its body.
    putInBox(card, {});
    expect(await looks(card)).to.deep.equal([LIGHT, false, OWN]);
    const around = card.parentElement!;
    const provider = new ContextProvider(around, { context: roomContext });
    provider.setValue({ theme: 'dark', fourColor: false, cardFaces: null } as Room);
    provider.hostConnected();
    expect(card.room?.theme).to.equal('dark');
    expect(await looks(card)).to.deep.equal([DARK, false, OWN]);
  });
});
