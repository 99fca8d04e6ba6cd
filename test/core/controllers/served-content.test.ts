import { describe, it } from '#bdd';
import { expect } from 'chai';
import { ServedContent } from '../../../src/elements/controllers/served-content.js';
import { litHost } from '../../support/lit-host.js';

const stage = (drawn?: readonly string[]) => {
  const host = {
    ...litHost(),
    shadowRoot: (drawn ? { childNodes: drawn } : null) as ShadowRoot | null,
    game: { session: undefined as unknown },
  };
  return { host, served: new ServedContent(host) };
};

describe('content that a server has drawn', () => {
  it('is kept until there is a game', () => {
    const { host, served } = stage(['toolbar', 'board']);
    host.update();
    expect(served.nodes).to.deep.equal(['toolbar', 'board']);
    host.game.session = {};
    expect(served.nodes).to.deep.equal(['toolbar', 'board']);
    host.update();
    expect(served.nodes).to.equal(undefined);
  });

  it('is kept as it was, whatever stands in the shadow root later', () => {
    const drawn = ['board'];
    const { served } = stage(drawn);
    drawn.splice(0);
    expect(served.nodes).to.deep.equal(['board']);
  });

  it('is none where a page made the element itself', () => {
    expect(stage().served.nodes).to.equal(undefined);
  });
});
