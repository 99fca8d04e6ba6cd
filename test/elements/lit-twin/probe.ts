import type { PropertyDeclarations, PropertyValues, ReactiveController } from 'lit';
import { type Kit, writer } from './kits.js';

const text = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** What is asked of an element in the midst of an update, by the name of the place. */
export type Meddling = Partial<Record<'willUpdate' | 'render' | 'updated', (probe: Probe) => void>>;

/** What the tests know of an element of either kit. */
export interface Probe extends HTMLElement {
  word: unknown;
  flag: unknown;
  /** Its attribute is `long-name`, and follows it. */
  longName: unknown;
  /** It has no attribute. */
  data: unknown;
  /** Declared again further down, there with an attribute that follows it. */
  twice: unknown;
  readonly told: string[];
  meddling: Meddling;
  requestUpdate(): void;
  addController(controller: ReactiveController): void;
  readonly updateComplete: Promise<boolean>;
  readonly renderRoot: ShadowRoot;
}

/** Tells of its life; what it tells is the element's. */
const controllerOf = (told: string[], name: string): ReactiveController => ({
  hostConnected: () => void told.push(`${name} connected`),
  hostDisconnected: () => void told.push(`${name} disconnected`),
  hostUpdate: () => void told.push(`${name} update`),
});

/** A class of the kit, and one that it extends, which tell all that is called. */
export function probeOf({ LitElement, css, html }: Kit): new () => HTMLElement {
  abstract class Base extends LitElement {
    static override readonly properties: PropertyDeclarations = {
      word: {},
      flag: { type: Boolean, reflect: true },
      twice: {},
    };

    static override readonly styles = [
      css`
        :host {
          color: red;
        }
      `,
      [
        css`
          p {
            color: blue;
          }
        `,
      ],
    ];

    word: unknown = 'first';
    flag: unknown = false;
    told: string[] = [];
    meddling: Meddling = {};

    constructor() {
      super();
      this.addController(controllerOf(this.told, 'first'));
      this.addController({});
    }
  }

  // Of development alone: the tests ask for what it warns of.
  LitElement.disableWarning?.('change-in-update');

  return class extends Base {
    static override readonly properties: PropertyDeclarations = {
      longName: { attribute: 'long-name', reflect: true },
      data: { attribute: false },
      twice: { reflect: true },
    };

    longName: unknown;
    data: unknown = null;
    twice: unknown = 'twice';

    private tell(place: keyof Meddling, changed?: PropertyValues): void {
      const entries = [...(changed ?? [])].map(([name, old]) => `${String(name)} was ${text(old)}`);
      this.told.push(`${place} ${entries.join(', ')}`);
      this.meddling[place]?.(this as unknown as Probe);
    }

    protected override willUpdate(changed: PropertyValues): void {
      this.tell('willUpdate', changed);
    }

    protected override updated(changed: PropertyValues): void {
      this.tell('updated', changed);
    }

    override attributeChangedCallback(
      name: string,
      old: string | null,
      value: string | null,
    ): void {
      this.told.push(`attribute ${name}: ${old} ${value}`);
      super.attributeChangedCallback(name, old, value);
    }

    protected override render(): unknown {
      this.tell('render');
      const heard = function (this: unknown, event: Event): void {
        (this as Probe).told.push(`heard ${event.type}`);
      };
      return html`<p class=${this.word} @click=${heard}>${this.data}</p>`;
    }
  };
}

/** Everything that is seen of an element. */
export function seenOf(): (probe: Probe) => unknown {
  const write = writer();
  return (probe) => {
    const { word, flag, longName, data, twice, shadowRoot } = probe;
    const attributes = probe
      .getAttributeNames()
      .map((name) => `${name}=${probe.getAttribute(name)}`);
    const sheets = shadowRoot?.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText);
    return {
      told: probe.told.splice(0),
      properties: [word, flag, longName, data, twice].map(text),
      attributes: attributes.sort(),
      nodes: shadowRoot && write(shadowRoot),
      sheets,
    };
  };
}
