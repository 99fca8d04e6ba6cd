import { MARK, type TemplateResult, check, contentOf, nothing } from './template.js';

/** Brings a value, or all of a template's, to its place, as far as it is not there yet. */
type Write = (value: unknown) => void;

interface Listener {
  call?(host: object, event: Event): void;
}

const ELEMENTS_AND_COMMENTS = 129;

/**
 * The places of values between `texts`, all of one attribute, which is set after the last of them;
 * or of a property, a Boolean attribute or a listener, as the first letter of its name says.
 */
function attribute(
  element: Element,
  name: string,
  texts: readonly string[],
  host: object,
): Write[] {
  const [kind] = name;
  const key = name.slice(1);
  // Between two empty texts a value stands for itself.
  const isWhole = texts.join() === ',';
  let last: unknown = isWhole && nothing;
  let text: unknown;
  if (kind === '@') {
    // One for good, which calls whichever is given now.
    element.addEventListener(key, (event) => (last as Listener | null)?.call?.(host, event));
  }
  const set = (value: unknown): void => {
    const given = value === nothing ? undefined : value;
    if (kind === '.') (element as unknown as Record<string, unknown>)[key] = given;
    else if (kind === '?') element.toggleAttribute(key, !!given);
    else if (value === nothing) element.removeAttribute(name);
    else if (kind !== '@') element.setAttribute(name, (given ?? '') as string);
  };
  return texts.slice(1).map((next, index) => (value) => {
    if (index === 0) [text] = texts;
    if (isWhole) text = value;
    else if (value === nothing) text = value;
    else if (text !== nothing) text = (text as string) + ((value ?? '') as string) + next;
    // An object may have changed within.
    const isNew = text !== last || Object(text) === text;
    if (isNew && index === texts.length - 2) set((last = text));
  });
}

/** A copy of a template's nodes, and what writes its values there. */
function instantiate(
  content: DocumentFragment,
  { strings }: TemplateResult,
  host: object | undefined,
): [copy: DocumentFragment, update: Write] {
  const copy = document.importNode(content, true);
  const walker = document.createTreeWalker(copy, ELEMENTS_AND_COMMENTS);
  const writes: Write[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Element & Comment;
    if ((node as Partial<Comment>).data === MARK) writes.push(place(node, host)[0]);
    // By name: as nodes, all attributes would stay in memory.
    for (const name of (node as Partial<Element>).getAttributeNames?.() ?? []) {
      if (!name.startsWith(MARK)) continue;
      const [own, ...texts] = node.getAttribute(name)!.split(MARK);
      node.removeAttribute(name);
      writes.push(...attribute(node, own!, texts, host ?? node));
    }
  }
  // A value in a comment, a script or the like would leave its place to the next one.
  check(writes.length === strings.length - 1);
  const update = (values: readonly unknown[]): void =>
    writes.forEach((write, index) => write(values[index]));
  return [copy, update as Write];
}

/** Removes what lies between two nodes. */
function clear(start: Node, end: Node): void {
  while (start.nextSibling !== end) start.nextSibling!.remove();
}

/** A list between two nodes. Its items are known by their order, and begin where others end. */
function list(start: ChildNode, end: Node, host: object | undefined): Write {
  const items: [Write, Comment][] = [];
  return (values) => {
    let [index, last] = [0, start];
    for (const value of values as Iterable<unknown>) {
      const [write, to] = (items[index++] ??= place(last, host));
      write(value);
      last = to;
    }
    clear(last, end);
    items.length = index;
  };
}

/** What writes a value behind a node, and the node that is put there for the end of its place. */
function place(start: ChildNode, host: object | undefined): [write: Write, end: Comment] {
  const end = new Comment();
  start.after(end);
  /** What is there: a node, a template's content, a list, text, or nothing. */
  let kind: unknown;
  let last: unknown;
  let update: Write;
  const become = (what: unknown, node?: Node): void => {
    clear(start, end);
    if (node) start.after(node);
    kind = what;
  };
  const writeTemplate = (template: TemplateResult): void => {
    const content = contentOf(template);
    if (kind === content) return update(template.values);
    // It is filled before it comes to the page.
    const [copy, write] = instantiate(content, template, host);
    write(template.values);
    become(content, copy);
    update = write;
  };
  const writeText = (value: unknown): void => {
    if (kind !== Text) become(Text, new Text(value as string));
    else if (value !== last) (start.nextSibling as Text).data = value as string;
    last = value;
  };
  const write: Write = (value) => {
    if (value === undefined || value === null || value === '' || value === nothing) become(nothing);
    else if ((value as Partial<TemplateResult>)._$litType$ !== undefined) {
      writeTemplate(value as TemplateResult);
    } else if ((value as Partial<Node>).nodeType) {
      if (kind !== value) become(value, value as Node);
    } else if (typeof value === 'object' && Symbol.iterator in value) {
      if (kind !== list) {
        become(list);
        update = list(start, end, host);
      }
      update(value);
    } else writeText(value);
  };
  return [write, end];
}

/** Draws a value at the end of a container, or anew where it has been drawn. Listeners have `host` as `this`. */
export function render(value: unknown, container: Node & { drawn?: Write }, host?: object): void {
  if (!container.drawn) {
    const start = new Comment();
    container.appendChild(start);
    [container.drawn] = place(start, host);
  }
  container.drawn(value);
}
