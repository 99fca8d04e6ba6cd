import '../../../src/elements/playing-card/index.js';
import type { PlayingCard } from '../../../src/elements/playing-card/element.js';
import { type Attributes, afterTest } from './mount.js';
import { byPart } from '../../harness/by-part.js';

/** A card in a line of text, in a box of its own. */
export async function mountCard(
  attributes: Attributes,
  { before = '', after = '', style = '' } = {},
): Promise<PlayingCard> {
  const line = document.createElement('p');
  line.style.cssText = `margin: 0; width: 600px; font: 16px/1.5 Georgia, serif; ${style}`;
  const card = document.createElement('playing-card');
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) card.setAttribute(name, value === true ? '' : value);
  }
  line.append(before, card, after);
  afterTest(() => line.remove());
  document.body.append(line);
  await card.updateComplete;
  return card;
}

/** All nodes of a card that have a part, by their parts. */
export const partsOf = (card: PlayingCard): readonly string[] =>
  [...card.shadowRoot!.querySelectorAll('[part]')].map((node) => node.getAttribute('part')!);

/** The node that has a part. */
export const cardPart = (card: PlayingCard, name: string): HTMLElement =>
  card.shadowRoot!.querySelector<HTMLElement>(byPart(name))!;

/** Its accessible name. */
export const nameOf = (card: PlayingCard): string | null =>
  cardPart(card, 'card').getAttribute('aria-label');
