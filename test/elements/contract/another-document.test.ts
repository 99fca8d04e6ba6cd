import { expect } from 'chai';
import type { LitElement } from 'lit';
import { itInFull } from '../support/counts.js';
import { afterTest } from '../support/mount.js';
import { COMPANION_TAGS, GAME_TAGS } from '../support/game.js';

const TAGS = [...GAME_TAGS, ...COMPANION_TAGS, 'playing-card'];

/** The document of a frame of this page. */
function frameDocument(): Document {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: 700, height: 700 });
  document.body.append(frame);
  afterTest(() => frame.remove());
  return frame.contentDocument!;
}

/** All style sheets of an element, as they are in force. */
const rulesOf = ({ shadowRoot }: Element): number =>
  shadowRoot!.adoptedStyleSheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);

describe('another document', () => {
  for (const tag of TAGS)
    (['klondike-game', 'playing-card', 'game-stats'].includes(tag) ? it : itInFull)(
      `takes an element of this one with all of its styles, and back: ${tag}`,
      async () => {
        const elsewhere = frameDocument();
        const element = document.createElement(tag) as HTMLElement &
          Pick<LitElement, 'updateComplete'>;
        // First there: a style sheet of this document would be refused.
        elsewhere.body.append(element);
        await element.updateComplete;
        const rules = rulesOf(element);
        expect(rules).to.be.greaterThan(10);
        document.body.append(element);
        await element.updateComplete;
        expect(rulesOf(element)).to.equal(rules);
        elsewhere.body.append(element);
        await element.updateComplete;
        expect(rulesOf(element)).to.equal(rules);
        element.remove();
      },
    );

  it('takes games in a room along, with the styles of a part that was loaded before', async () => {
    const elsewhere = frameDocument();
    const room = document.createElement('card-room');
    const game = document.createElement('golf-game');
    room.append(game);
    document.body.append(room);
    await game.updateComplete;
    game.command('settings');
    while (!game.shadowRoot!.querySelector('form'))
      await new Promise((done) => requestAnimationFrame(done));
    const rules = rulesOf(game);
    elsewhere.body.append(room);
    await game.updateComplete;
    expect(rulesOf(game)).to.equal(rules);
    const frame = game.shadowRoot!.querySelector('.frame')!;
    expect(elsewhere.defaultView!.getComputedStyle(frame).overflow).to.equal('clip');
    room.remove();
  });
});
