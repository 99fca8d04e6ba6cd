import { expect } from 'chai';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { part } from '../support/board.js';
import { mount, warnings } from '../support/mount.js';
import { openSettings } from '../support/panels.js';
import { drawn, mountRoom } from '../support/room.js';
import { ownSettings } from '../support/settings.js';

describe('the settings that a room takes from players', () => {
  it('are not in the panel, and the players’ choices have no effect; a wrong name is reported', async () => {
    ownSettings();
    publish({ felt: 'blue', cardBack: 'checks' });
    const warned = warnings();
    const room = await mountRoom({ without: 'felt card-back' });
    const game = await mount({ deal: '617', without: 'courts' }, { parent: room });
    const looks = (): unknown => [
      part(game, 'frame').dataset['felt'],
      part(game, 'board').dataset['back'],
    ];
    expect(looks()).to.deep.equal([undefined, 'diamonds']);
    await openSettings(game);
    const names = [...part(game, 'panel-settings').querySelectorAll('[name]')].map((one) =>
      one.getAttribute('name'),
    );
    expect(names).to.include('faces').and.not.include.members(['felt']);
    expect(names).not.to.include('cardBack');
    expect(names).not.to.include('courts');
    room.without = 'felt';
    await drawn(room, game);
    expect(looks()).to.deep.equal([undefined, 'checks']);
    room.setAttribute('without', 'flet');
    await drawn(room, game);
    expect(looks()).to.deep.equal([undefined, 'checks']);
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.match(/card-room.*without.*flet/s);
    room.removeAttribute('without');
    await drawn(room, game);
    expect(looks()).to.deep.equal(['blue', 'checks']);
  });
});
