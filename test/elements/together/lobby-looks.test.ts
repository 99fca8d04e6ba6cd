import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { colour } from '../support/contrast.js';
import {
  type CardLobby,
  SERVER,
  WITH_TABLES,
  mountLobby,
  partOf,
  partsOf,
  pressPart,
  serve,
  settled,
} from '../support/lobby.js';
import { makeElement, putInBox } from '../support/mount.js';
import { makeRoom } from '../support/room.js';
import { itLooksWell } from '../support/sheet-looks.js';
import { itInFull } from '../support/counts.js';

type Mount = (theme: string, width: number) => Promise<CardLobby>;

const LOOKS: Readonly<Record<string, Mount>> = {
  'with open tables': (theme, width) => {
    serve(WITH_TABLES);
    return mountLobby({ theme }, { width });
  },
  'with none': (theme, width) => {
    serve({ 'GET /tables': { body: { tables: [] } } });
    return mountLobby({ theme }, { width });
  },
  'at a table, the others open': async (theme, width) => {
    serve(WITH_TABLES);
    const room = makeRoom({ server: SERVER, code: 'K7QXH2MP' });
    const lobby = makeElement('card-lobby', { 'save-key': undefined, theme });
    room.append(lobby);
    putInBox(room, { width });
    await settled(lobby);
    expect(partOf(lobby, 'others').contains(partOf(lobby, 'tables'))).to.equal(true);
    await pressPart(lobby, 'others-button');
    return lobby;
  },
};

describe('the looks of the lobby', () => {
  itLooksWell(LOOKS);

  itInFull('break no rule of axe in forced colours', async () => {
    await emulateFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    await expectAccessible(await LOOKS['with open tables']!('auto', 320));
  });

  it('follow the custom properties of the page', async () => {
    const lobby = await LOOKS['with open tables']!('light', 700);
    const { style } = lobby;
    style.setProperty('--baize-accent', 'rgb(1, 2, 3)');
    style.setProperty('--baize-on-accent', 'rgb(4, 5, 6)');
    style.setProperty('--baize-shade', 'rgb(255, 255, 255)');
    style.setProperty('--baize-line', 'rgb(7, 8, 9)');
    const [main] = partsOf(lobby, 'button primary');
    const { backgroundColor, color } = getComputedStyle(main!);
    expect([colour(backgroundColor), colour(color)]).to.deep.equal([
      [1, 2, 3, 1],
      [4, 5, 6, 1],
    ]);
    expect(partsOf(lobby, 'section')).to.have.length(3);
    expect(partsOf(lobby, 'section-title')).to.have.length(3);
    expect(partsOf(lobby, 'field').length).to.be.greaterThan(4);
    expect(partsOf(lobby, 'select')).to.have.length(3);
    expect(partsOf(lobby, 'input')).to.have.length(1);
    const [join] = partsOf(lobby, 'button-join');
    expect(getComputedStyle(join!).borderTopColor).to.equal('rgb(7, 8, 9)');
  });
});
