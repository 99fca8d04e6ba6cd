import { expect } from 'chai';
import '../../../src/index.js';
import { afterTest, putInBox } from '../support/mount.js';

type AnyElement = HTMLElement & {
  theme: string;
  readonly updateComplete: Promise<boolean>;
};

async function allTags(): Promise<readonly string[]> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
    readonly modules: readonly {
      readonly declarations: readonly { readonly tagName?: string }[];
    }[];
  };
  return modules
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ tagName }) => tagName ?? []);
}

/** An element on the page of which its host says nothing, and so forgotten after the test. */
async function bare(tag: string): Promise<AnyElement> {
  const before = new Set(Object.keys(localStorage));
  const element = document.createElement(tag) as AnyElement;
  afterTest(() => {
    element.remove();
    for (const key of Object.keys(localStorage)) if (!before.has(key)) localStorage.removeItem(key);
  });
  putInBox(element, {});
  await element.updateComplete;
  return element;
}

describe('the attributes of an element', () => {
  // A framework that hydrates a page compares the attributes with those that its server wrote.
  it('are the host’s alone: no default is written', async () => {
    for (const tag of await allTags()) {
      const element = await bare(tag);
      expect(element.getAttributeNames(), tag).to.deep.equal([]);
      element.setAttribute('theme', 'dark');
      await element.updateComplete;
      element.removeAttribute('theme');
      await element.updateComplete;
      expect(element.getAttributeNames(), tag).to.deep.equal([]);
      element.remove();
    }
  });
});
