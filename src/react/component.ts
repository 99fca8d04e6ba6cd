import {
  type ReactElement,
  type Ref,
  createElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { defineElement } from '../elements/base/define.js';

/** What a component sets on its element and listens to, as the manifest has it. */
export interface ElementApi {
  /** The attribute of each property that has one: `tapToMove` → `tap-to-move`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The properties without an attribute. */
  readonly properties: readonly string[];
  /** The event of each event prop: `onGameWin` → `game-win`. */
  readonly events: Readonly<Record<string, string>>;
}

type Props = Readonly<Record<string, unknown>>;
type Node = HTMLElement & Record<string, unknown>;

/** The text of an attribute; `undefined` where the attribute is not written: for `false` and for objects. */
function attributeText(value: unknown): string | undefined {
  if (value === true) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The attributes that a server writes for these props. */
function attributesOf(props: Props, { attributes }: ElementApi): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const text = attributeText(props[name]);
      return text === undefined ? [] : [[attribute, text]];
    }),
  );
}

const defaultOf = ({ localName }: Node, name: string): unknown =>
  (document.createElement(localName) as Node)[name];

/** Sets what differs from the props before; a prop that is gone gets the element's default. */
function setProperties(node: Node, props: Props, before: Props, api: ElementApi): void {
  const changed = (name: string): boolean => !Object.is(props[name], before[name]);
  const names = [...Object.keys(api.attributes), ...api.properties].filter(changed);
  for (const name of names) {
    const attribute = api.attributes[name];
    const text = attributeText(props[name]);
    if (attribute !== undefined) {
      if (text === undefined) node.removeAttribute(attribute);
      else if (node.getAttribute(attribute) !== text) node.setAttribute(attribute, text);
    }
    const value = props[name] === undefined ? defaultOf(node, name) : props[name];
    // Some properties are written as attributes when they are set, whatever they were.
    if (!Object.is(node[name], value)) node[name] = value;
  }
}

/** Calls the listeners of the latest props, until the function that it returns is called. */
function listen(node: Node, { events }: ElementApi, props: () => Props): () => void {
  const listening = new AbortController();
  for (const [prop, type] of Object.entries(events)) {
    const listener = (event: Event): void =>
      (props()[prop] as ((event: Event) => void) | undefined)?.(event);
    node.addEventListener(type, listener, { signal: listening.signal });
  }
  return () => listening.abort();
}

/**
 * A React component of an element: it sets properties, and listens from its mount on.
 *
 * A server writes the attributes, so the right game begins also before React has come to it. The element is
 * defined at the first mount, after which properties and listeners are set before it draws: so they come before
 * `game-start`. The components of `@lit/react` do neither. The first component that mounts defines the tag for the whole
 * page. A game of the server's HTML that React has not hydrated yet (in a `Suspense` boundary, in another root or island)
 * begins then, before its listeners: read its `state` in an effect.
 */
export function component(
  tag: string,
  elementClass: CustomElementConstructor,
  api: ElementApi,
): (props: Props) => ReactElement {
  const handled = new Set([
    ...Object.keys(api.attributes),
    ...api.properties,
    ...Object.keys(api.events),
  ]);

  function Component({ ref, ...props }: Props): ReactElement {
    const element = useRef<Node>(null);
    const latest = useRef<Props>({});
    // Those of the first render: React would set later ones as properties of the same name, and not all of them.
    const [written] = useState(() => attributesOf(props, api));

    useLayoutEffect(() => {
      defineElement(tag, elementClass);
      setProperties(element.current!, props, latest.current, api);
      latest.current = props;
    });
    useLayoutEffect(() => listen(element.current!, api, () => latest.current), []);
    useImperativeHandle(ref as Ref<Node>, () => element.current!, []);

    const others = Object.entries(props).filter(([name]) => !handled.has(name));
    return createElement(tag, {
      ...Object.fromEntries(others),
      ...written,
      ref: element,
      // What the element itself writes there is no mistake of the page.
      suppressHydrationWarning: true,
    });
  }
  Component.displayName = elementClass.name;
  return Component;
}
