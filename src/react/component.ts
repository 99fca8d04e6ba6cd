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

/** The properties and events of an element, from the manifest. */
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

/** The text of an attribute. `undefined` if the attribute is not written: for `false` and for objects. */
function attributeText(value: unknown): string | undefined {
  if (value === true) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The attributes for these props, for server rendering. */
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

/** Sets the props that have changed. A removed prop gets the element's default. */
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
    // Skipped if equal, because setting some properties reflects them to attributes.
    if (!Object.is(node[name], value)) node[name] = value;
  }
}

/**
 * Calls the event props of the latest render.
 *
 * @returns a function that removes the listeners
 */
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
 * Creates a React component of an element. It sets properties and adds listeners from its mount on.
 *
 * A server writes the attributes, so the right game begins even before React hydrates. The element is defined
 * at the first mount, and properties and listeners are set before it renders, so before `game-start`. The
 * components of `@lit/react` do neither. The first component to mount defines the tag for the whole page. A
 * server-rendered game that React has not hydrated yet (in a `Suspense` boundary, another root or island)
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
    // The attributes of the first render: React would set later ones as properties, and not all of them.
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
      // The element's own attributes must not count as a hydration mismatch.
      suppressHydrationWarning: true,
    });
  }
  Component.displayName = elementClass.name;
  return Component;
}
