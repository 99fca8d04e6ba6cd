import type { CSSResultGroup } from './css.js';
import { render } from './parts.js';

/** What is said of a property: its attribute is its name in small letters, if nothing else is said. */
interface AttributeDeclaration {
  /** A Boolean is there or not; all else is the attribute's text. */
  readonly type?: BooleanConstructor;
  /** Whether the attribute follows the property. */
  readonly reflect?: boolean;
  readonly attribute?: string;
}

type PropertyDeclaration =
  | AttributeDeclaration
  | { readonly attribute: false; readonly type?: never; readonly reflect?: never };

export type PropertyDeclarations = Readonly<Record<string, PropertyDeclaration>>;

/** The properties that have changed since the last update, with their values then. */
export type PropertyValues = Map<PropertyKey, unknown>;

export interface ReactiveController {
  hostConnected?(): void;
  hostDisconnected?(): void;
  /** Before the host draws. */
  hostUpdate?(): void;
}

export interface ReactiveControllerHost {
  addController(controller: ReactiveController): void;
  requestUpdate(): void;
  readonly updateComplete: Promise<boolean>;
}

/** A property and its attribute; a Boolean has a type. */
interface Field extends Omit<AttributeDeclaration, 'attribute'> {
  readonly name: string;
  readonly attribute: string | false;
}

/** What a class and those that it extends declare. */
const declarationsOf = (made: typeof LitElement): PropertyDeclarations =>
  made.properties
    ? { ...declarationsOf(Object.getPrototypeOf(made) as typeof LitElement), ...made.properties }
    : {};

/** An element that draws itself anew, in a microtask, after its properties have changed. */
export abstract class LitElement extends HTMLElement implements ReactiveControllerHost {
  static readonly properties?: PropertyDeclarations;
  static readonly styles?: CSSResultGroup;
  /** Lit's own, which the kit's elements change; here nothing asks for them. */
  static readonly shadowRootOptions: ShadowRootInit;
  static readonly elementStyles: CSSStyleSheet[];
  protected createRenderRoot?(): ShadowRoot;

  /** Asked for by the browser when a class is defined, before there is any element of it. */
  static get observedAttributes(): string[] {
    const fields = Object.entries(declarationsOf(this)).map(([name, declaration]) => {
      const field = { attribute: name.toLowerCase(), ...declaration, name };
      Object.defineProperty(this.prototype, name, {
        get(this: LitElement) {
          return this.current[name];
        },
        set(this: LitElement, value: unknown) {
          this.change(field, value);
        },
        configurable: true,
      });
      return field;
    });
    this.prototype.fields = fields;
    return fields.flatMap(({ attribute }) => attribute || []);
  }

  /** @internal Where the element draws, from its first connection on. */
  renderRoot!: ShadowRoot;
  /** When the update that is under way or asked for is done: whether no other one is. */
  updateComplete: Promise<boolean>;

  /** The properties, the same for all elements of a class. */
  private fields!: readonly Field[];
  /** The values of the properties. */
  private readonly current: Record<string, unknown> = {};
  /** What was set on the element before its class was known. */
  private early: Record<string, unknown> = {};
  private changes: PropertyValues = new Map();
  /** The properties whose attributes are to follow them. */
  private readonly reflected = new Set<Field>();
  /** The property that is just taken from its attribute, or given to it: it does not go back. */
  private crossing: string | undefined;
  private pending: boolean | undefined;
  private drawn: boolean | undefined;
  private readonly controllers = new Set<ReactiveController>();
  private firstConnected!: (value: boolean) => void;

  constructor() {
    super();
    const own = this as unknown as Record<string, unknown>;
    for (const { name } of this.fields) {
      if (!Object.hasOwn(own, name)) continue;
      this.early[name] = own[name];
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- it hides the accessor
      delete own[name];
    }
    this.updateComplete = new Promise((resolve) => (this.firstConnected = resolve));
    this.requestUpdate();
  }

  /** @internal */
  addController(controller: ReactiveController): void {
    this.controllers.add(controller);
    if ((this.renderRoot as ShadowRoot | undefined) && this.isConnected)
      controller.hostConnected?.();
  }

  connectedCallback(): void {
    if (!(this.renderRoot as ShadowRoot | undefined)) {
      const { styles } = this.constructor as typeof LitElement;
      // One that came with the page is emptied.
      const root = (this.renderRoot = this.attachShadow({ mode: 'open' }));
      root.adoptedStyleSheets = ([styles ?? []] as unknown[]).flat(Infinity) as CSSStyleSheet[];
    }
    this.firstConnected(true);
    for (const controller of this.controllers) controller.hostConnected?.();
  }

  disconnectedCallback(): void {
    for (const controller of this.controllers) controller.hostDisconnected?.();
  }

  attributeChangedCallback(changed: string, _: string | null, value: string | null): void {
    const { name, type } = this.fields.find(({ attribute }) => attribute === changed)!;
    if (this.crossing === name) return;
    this.crossing = name;
    (this as unknown as Record<string, unknown>)[name] = type ? value !== null : value;
    this.crossing = undefined;
  }

  /** Asks for an update, if none is asked for. */
  requestUpdate(): void {
    if (!this.pending) this.updateComplete = this.performUpdate();
  }

  /** Before the element draws itself: what is set here belongs to the same update. */
  protected willUpdate(changed: PropertyValues): void;
  protected willUpdate(): void {
    return;
  }

  /** What is to be seen of the element. */
  protected abstract render(): unknown;
  /** After the element has drawn itself: what is set here asks for another update. */
  protected updated(changed: PropertyValues): void;
  protected updated(): void {
    return;
  }

  private change(field: Field, value: unknown): void {
    const { name, reflect } = field;
    const old = this.current[name];
    this.current[name] = value;
    if (Object.is(old, value)) return;
    // Before the first update there was nothing to be seen, so no value was another one's.
    if (!this.changes.has(name)) this.changes.set(name, this.drawn ? old : undefined);
    if (reflect && this.crossing !== name) this.reflected.add(field);
    this.requestUpdate();
  }

  /** Updates after the last update, whether or not that one went well, and after the connection. */
  private async performUpdate(): Promise<boolean> {
    this.pending = true;
    try {
      await this.updateComplete;
    } catch (error) {
      // Who waited for that update has been told; now the page is, whose next update this is.
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as it was thrown
      void Promise.reject(error);
    }
    Object.assign(this, this.early);
    this.early = {};
    const { changes } = this;
    let content: unknown;
    try {
      this.willUpdate(changes);
      for (const controller of this.controllers) controller.hostUpdate?.();
      content = this.render();
      for (const { name, type, attribute } of this.reflected) {
        const value = this.current[name] as string | null | undefined;
        const text = type ? (value ? '' : null) : value;
        this.crossing = name;
        if (text === null || text === undefined) this.removeAttribute(attribute as string);
        else this.setAttribute(attribute as string, text);
        this.crossing = undefined;
      }
      this.reflected.clear();
    } finally {
      // From now on a change asks for another update.
      this.changes = new Map();
      this.pending = false;
    }
    render(content, this.renderRoot, this);
    this.drawn = true;
    this.updated(changes);
    return !this.pending;
  }
}
