import { expect } from 'chai';
import { FACE_DOWN, JOKER } from '../../../src/core/cards/card.js';
import { cardCode } from '../../../src/core/cards/notation.js';
import type { PlayingCard } from '../../../src/elements/playing-card/element.js';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { cardText, kitWords } from '../../../src/locales/words.js';
import { accessibilityTree, emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { card as cardOf } from '../support/board.js';
import { afterTest, detailsOf, hear, mount, warnings } from '../support/mount.js';
import { mountCard, nameOf, partsOf } from '../support/playing-card.js';
import { ownSettings } from '../support/settings.js';
import { itInFull, some } from '../support/counts.js';

const ACCEPTED = 'A, 2 … 10 or T, J, Q, K with C, D, H or S: 7H; XX, the joker';

/** A card's content, without lit's comments. */
const drawn = (root: ParentNode): string =>
  [...root.querySelectorAll('.index, .index *, .picture, .picture *, .large-suit *')]
    .map((node) => {
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`);
      return [node.localName, ...attributes, node.children.length ? '' : node.textContent].join(
        ' ',
      );
    })
    .join('\n');

/** The shapes of a court without suits and colours. */
const figureOf = (card: PlayingCard): string =>
  [...card.shadowRoot!.querySelectorAll('.picture g g g path')]
    .map((path) => path.getAttribute('d'))
    .join();

async function change(card: PlayingCard, code: string | null): Promise<void> {
  if (code === null) card.removeAttribute('card');
  else card.setAttribute('card', code);
  await card.updateComplete;
}

describe('<playing-card>', () => {
  it('has the name by which games speak of each card', async () => {
    const card = await mountCard({});
    const names: (string | null)[] = [];
    const wanted: string[] = [];
    for (let number = 0; number <= JOKER; number++) {
      await change(card, cardCode(number));
      names.push(nameOf(card));
      wanted.push(cardText(kitWords, number));
    }
    expect(names).to.deep.equal(wanted);
    expect([names[0], names[26], names[JOKER]]).to.deep.equal([
      'ace of clubs',
      '7 of hearts',
      'joker',
    ]);
  });

  it('shows thirteen different figures on courts and the joker', async () => {
    const card = await mountCard({});
    const figures = new Set<string>();
    for (const code of ['J', 'Q', 'K'].flatMap((rank) =>
      ['C', 'D', 'H', 'S'].map((suit) => rank + suit),
    )) {
      await change(card, code);
      figures.add(figureOf(card));
    }
    await change(card, 'XX');
    figures.add(figureOf(card));
    expect(figures.size).to.equal(13);
  });

  it('takes letters of either size, and 10 for T', async () => {
    const card = await mountCard({});
    for (const [code, name] of [
      ['10s', '10 of spades'],
      ['ts', '10 of spades'],
      [' qD ', 'queen of diamonds'],
      ['xx', 'joker'],
    ] as const) {
      await change(card, code);
      expect(nameOf(card), code).to.equal(name);
    }
  });

  it('is an image of that name to a screen reader, and nothing else', async () => {
    await mountCard({ card: '7H' }, { before: 'Put the ', after: ' there.' });
    const lines = (await accessibilityTree()).filter((line) => /hearts|Put|there/.test(line));
    const said = lines.map((line) => line.split('|').slice(0, 2).join(' '));
    expect(said.filter((line) => !/^(paragraph|InlineTextBox)/.test(line))).to.deep.equal([
      'StaticText Put the ',
      'image 7 of hearts',
      'StaticText  there.',
    ]);
  });

  it('has the face that boards show', async () => {
    const game = await mount();
    for (const code of ['4H', '6C', 'KS', 'JD']) {
      const card = await mountCard({ card: code });
      expect(drawn(card.shadowRoot!), code).to.equal(drawn(cardOf(game, code)));
    }
  });

  it('has a part for everything that is seen', async () => {
    const parts: Record<string, readonly string[]> = {
      '7H': ['card red', 'card-index', 'card-pips'],
      '2C': ['card black', 'card-index', 'card-pips'],
      KD: ['card red', 'card-index', 'card-court'],
      XX: ['card joker', 'card-index', 'card-court'],
    };
    for (const [code, wanted] of Object.entries(parts)) {
      expect(partsOf(await mountCard({ card: code })), code).to.deep.equal(wanted);
    }
    const back = await mountCard({ card: '7H', 'face-down': true });
    expect(partsOf(back)).to.deep.equal(['card face-down', 'card-back']);
  });

  it('face down tells nothing of which card it is', async () => {
    const [one, other] = [
      await mountCard({ card: '7H', 'face-down': true, 'four-color': true }),
      await mountCard({ card: 'KS', 'face-down': true, 'four-color': true }),
    ];
    expect(nameOf(one)).to.equal('face-down card');
    const markup = (card: PlayingCard): string =>
      card.shadowRoot!.innerHTML.replace(/<!--.*?-->/g, '');
    expect(markup(one)).to.equal(markup(other));
    one.faceDown = false;
    await one.updateComplete;
    expect(nameOf(one)).to.equal('7 of hearts');
  });

  it('has the back that card-back names, or the player; one that is not known changes nothing', async () => {
    ownSettings();
    const card = await mountCard({ 'face-down': true });
    const rounds = (): number =>
      getComputedStyle(card.shadowRoot!.querySelector('[part="card-back"]')!).backgroundImage.split(
        'radial-gradient(',
      ).length - 1;
    const seen = [rounds()];
    const change = async (does: () => void): Promise<void> => {
      does();
      await card.updateComplete;
      seen.push(rounds());
    };
    await change(() => card.setAttribute('card-back', 'petals'));
    await change(() => publish({ cardBack: 'diamonds' }));
    await change(() => publish({}));
    const warned = warnings();
    await change(() => (card.cardBack = 'tartan'));
    await change(() => card.style.setProperty('--baize-back-line', 'rgb(4, 5, 6)'));
    expect(seen).to.deep.equal([1, 3, 1, 3, 3, 3]);
    expect(warned).to.deep.equal([
      '<playing-card>: card-back "tartan" cannot be used; accepted: diamonds, petals, lattice, checks, rays, plaid',
    ]);
    const back = card.shadowRoot!.querySelector('[part="card-back"]')!;
    expect(getComputedStyle(back).outlineColor).to.equal('rgb(4, 5, 6)');
    card.cardBack = null;
    await card.updateComplete;
    expect(rounds()).to.equal(1);
  });

  it('that nobody knows is a back, told of once', async () => {
    const [warned, heard] = [warnings(), hear()];
    const card = await mountCard({ card: '1H' });
    card.fourColor = true;
    await card.updateComplete;
    expect([nameOf(card), partsOf(card)]).to.deep.equal([
      'face-down card',
      ['card face-down', 'card-back'],
    ]);
    const message = `card "1H" cannot be used; accepted: ${ACCEPTED}`;
    const problem = { code: 'option', option: 'card', got: '1H', accepted: ACCEPTED };
    expect(warned.filter((text) => text.startsWith('<'))).to.deep.equal([
      `<playing-card>: ${message}`,
    ]);
    expect(heard).to.deep.equal([
      {
        type: 'game-error',
        detail: { source: 'host', problem, message },
        target: card,
        composed: true,
      },
    ]);
  });

  it('is mended by a card that is known, and tells of the next that isn’t', async () => {
    warnings();
    const heard = hear();
    const card = await mountCard({ card: '' });
    await change(card, 'QS');
    expect(nameOf(card)).to.equal('queen of spades');
    await change(card, '7');
    await change(card, 'QS');
    await change(card, '7');
    (card as { card: unknown }).card = 7;
    await card.updateComplete;
    const got = detailsOf(heard, 'game-error').map(({ problem }) => problem['got']);
    expect(got).to.deep.equal(['', '7', '7']);
  });

  it('that nothing is said of is a back without a word', async () => {
    const heard = hear();
    const card = await mountCard({});
    expect([nameOf(card), card.card, FACE_DOWN]).to.deep.equal(['face-down card', null, -1]);
    await change(card, '2D');
    await change(card, null);
    expect([nameOf(card), heard.length]).to.deep.equal(['face-down card', 0]);
  });

  it('takes what its page set before it was known', async () => {
    const card = document.createElement('playing-card');
    Object.assign(card, { card: '5S', faceDown: false });
    afterTest(() => card.remove());
    document.body.append(card);
    await card.updateComplete;
    expect(nameOf(card)).to.equal('5 of spades');
  });

  it('has the colours that the player settled for all games', async () => {
    ownSettings();
    const card = await mountCard({ card: '4D' });
    const frame = card.shadowRoot!.querySelector('.frame')!;
    const isFour = async (): Promise<boolean> => {
      await card.updateComplete;
      return frame.classList.contains('four-color');
    };
    expect(await isFour()).to.equal(false);
    publish({ fourColor: 'on' });
    expect(await isFour()).to.equal(true);
    card.setAttribute('four-color', '');
    publish({ fourColor: 'off' });
    expect(await isFour()).to.equal(false);
    publish({});
    expect(await isFour()).to.equal(true);
  });

  for (const theme of some(['light', 'dark'], ['dark'])) {
    it(`by axe, ${theme}`, async () => {
      const style = `color-scheme: ${theme}`;
      for (const code of some(['7H', 'KS', 'XX'], ['KS'])) {
        const card = await mountCard({ card: code, theme }, { before: 'Here ', style });
        await expectAccessible(card.parentElement!);
      }
    });
  }

  itInFull('by axe, in forced colours and face down', async () => {
    await emulateFeatures({ 'forced-colors': 'active' });
    for (const attributes of [{ card: '7H' }, { 'face-down': true }] as const) {
      const card = await mountCard(attributes, { before: 'Here ' });
      await expectAccessible(card.parentElement!);
    }
  });
});
