import { expect } from 'chai';
import '../../../src/elements/card-room/index.js';
import '../../../src/elements/game-replay/index.js';
import '../../../src/elements/game-calendar/index.js';
import '../../../src/elements/game-stats/index.js';
import '../../../src/elements/playing-card/index.js';
import '../../../src/index.js';
import { afterTest, hear, ownKey, warnings } from '../support/mount.js';

/** The members that all elements inherit from Lit. */
interface Updating extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
}

interface Declaration {
  readonly tagName: string;
  readonly members: readonly {
    readonly name: string;
    readonly kind: string;
    readonly readonly?: boolean;
    readonly static?: boolean;
  }[];
}

/** Every element in the manifest, and its properties that can be set. */
async function declared(): Promise<readonly (readonly [tag: string, names: readonly string[]])[]> {
  const manifest = (await (await fetch('/custom-elements.json')).json()) as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, members }) => {
      const fields = members.filter((one) => one.kind === 'field' && !one.readonly && !one.static);
      return [tagName, fields.map(({ name }) => name)];
    });
}

/** Collects the errors and rejections that nobody catches during a test. */
function uncaught(): readonly unknown[] {
  const reasons: unknown[] = [];
  const listener = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    reasons.push(event.reason);
  };
  addEventListener('unhandledrejection', listener);
  afterTest(() => removeEventListener('unhandledrejection', listener));
  return reasons;
}

describe('a property that is taken back', () => {
  it('is as if it had never been set: frameworks leave it undefined', async () => {
    const all = await declared();
    expect(all).not.to.deep.equal([]);
    expect(all.filter(([tag]) => !customElements.get(tag))).to.deep.equal([]);
    const [warned, heard, lost] = [warnings(), hear(), uncaught()];
    for (const [tag, names] of all) {
      expect(names).to.include('locale');
      const element = document.createElement(tag) as Updating;
      element.setAttribute('save-key', ownKey());
      document.body.append(element);
      afterTest(() => element.remove());
      await element.updateComplete;
      for (const name of names) {
        (element as unknown as Record<string, unknown>)[name] = undefined;
        await element.updateComplete;
      }
      // Unhandled rejections are reported after the microtasks.
      await new Promise((done) => setTimeout(done));
      // It stays in the page. Without a layout, the updates of the next elements take less time.
      element.style.display = 'none';
    }
    const ours = warned.filter((text) => text.startsWith('<')); // Lit's own speak to its users
    expect([ours, heard.filter(({ type }) => type === 'game-error'), lost]).to.deep.equal([
      [],
      [],
      [],
    ]);
  });
});
