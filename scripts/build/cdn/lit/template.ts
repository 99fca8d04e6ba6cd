import type { TrustedTypes } from './trusted-types.js';

/** What `html` and `svg` give. Those of lit's own give the same, so that either's are drawn here. */
export interface TemplateResult {
  /** Whether it is HTML, 1, or SVG, 2. */
  readonly _$litType$: number;
  readonly strings: TemplateStringsArray;
  readonly values: readonly unknown[];
}

const tagOf =
  (type: number) =>
  (strings: TemplateStringsArray, ...values: unknown[]): TemplateResult => ({
    _$litType$: type,
    strings,
    values,
  });

export const html = tagOf(1);
export const svg = tagOf(2);

/** Draws nothing; as the whole of an attribute, takes it away. Every copy of lit has the same. */
export const nothing: unique symbol = Symbol.for('lit-nothing');

/** Stands for a value while a template is read: no text has this one, which is no character. */
export const MARK = '\uFDD0';

/** A tag with its attributes, or a value among the nodes. */
const TOKENS = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|\uFDD0/gi;

/** An attribute: its name, its quote and value, or its value without quotes. */
const ATTRIBUTES = /([^\s=]+)\s*=\s*(?:(["'])(.*?)\2|([^\s>]+?)(?=\s|\/?>))/gs;

type Attribute = [name: string, quote?: string, quoted?: string, bare?: string];

/**
 * The text of a template, with a comment for each value among nodes. An attribute with values gets
 * another name, by which no browser knows it, and its own, small and capital letters kept, as the
 * beginning of its value.
 */
const markupOf = (strings: TemplateStringsArray): string =>
  strings
    .join(MARK)
    .replace(TOKENS, (token) =>
      token === MARK
        ? `<!--${MARK}-->`
        : token.replace(
            ATTRIBUTES,
            (all: string, ...[name, quote = '"', quoted, bare = quoted]: Attribute) =>
              all.includes(MARK) ? `${MARK}${name}=${quote}${name}${MARK}${bare}${quote}` : all,
          ),
    );

export function check(isTemplate: boolean): void {
  if (!isTemplate) throw Error('invalid template strings array');
}

/** What makes markup of text, on pages that let only policies do so; by the name of lit's own. */
const policy = (globalThis as TrustedTypes).trustedTypes?.createPolicy('lit-html', {
  createHTML: (markup) => markup,
});

const contents = new WeakMap<TemplateStringsArray, DocumentFragment>();

/** The nodes of a template with marks where values go: to be copied. Each template is read once. */
export function contentOf({ strings, _$litType$: type }: TemplateResult): DocumentFragment {
  const known = contents.get(strings);
  if (known) return known;
  // Only code can write a template: JSON that looks like one has no `raw` on its array.
  check(Array.isArray(strings) && Object.hasOwn(strings, 'raw'));
  const template = document.createElement('template');
  const isDrawing = type === 2;
  const markup = (isDrawing ? '<svg>' : '') + markupOf(strings);
  template.innerHTML = policy?.createHTML(markup) ?? markup;
  const { content } = template;
  if (isDrawing) content.firstChild!.replaceWith(...content.firstChild!.childNodes);
  contents.set(strings, content);
  return content;
}
