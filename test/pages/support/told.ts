import { type Locator, type Page } from 'playwright-core';
import { JOKER, cardCode } from '../../../src/core.js';

/** All that the page's document has of a table: every node, attribute and text, and what ears get. */
export async function everything(page: Page, table: Locator): Promise<string> {
  const nodes = await table.evaluate(
    (element) => element.outerHTML + element.shadowRoot!.innerHTML,
  );
  const cdp = await page.context().newCDPSession(page);
  const { nodes: heard } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  const texts = heard.flatMap(({ name, description }) => [name, description]);
  return nodes + JSON.stringify(texts);
}

const NAMES: Readonly<Record<string, string>> = {
  ...{ A: 'ace', J: 'jack', Q: 'queen', K: 'king', T: '10' },
  ...{ C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
};

/** A card as a page could tell of it: `7H`, `7 of hearts`. */
const tellsOf = (code: string): RegExp => {
  const [rank = '', suit = ''] = code;
  const name = `${NAMES[rank] ?? rank} of ${NAMES[suit]!}`;
  return code === 'XX' ? /"XX"|joker/i : new RegExp(`"${code}"|\\b${name}`, 'i');
};

const ALL = Array.from({ length: JOKER + 1 }, (_, one) => cardCode(one));

/** The cards that a text tells of. */
export const toldIn = (text: string): readonly string[] =>
  ALL.filter((code) => tellsOf(code).test(text)).sort();
