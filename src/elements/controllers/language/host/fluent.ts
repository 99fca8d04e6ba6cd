import { type FluentFunction, FluentNone, FluentNumber, FluentType } from '@fluent/bundle';
import { FUNCTIONS, RENDERERS } from '../../../../locales/compiled/functions.js';
import type { Formatter } from '../../../../locales/format.js';

type Named = Readonly<Record<string, unknown>>;

/** A number that is shown as the compiled messages show it. */
class Numeral extends FluentNumber {
  constructor(
    value: number,
    private readonly format: Formatter,
    private readonly named: Named = {},
  ) {
    // Only the type of the plural is Fluent's.
    super(value, named['type'] === 'ordinal' ? ({ type: 'ordinal' } as object) : {});
  }

  override toString(): string {
    return this.format.NUMBER(this.value, this.named);
  }
}

/** An argument that only functions can show: a seat, a list, or one that is not given. */
class Thing extends FluentType<unknown> {
  toString(): string {
    return '';
  }
}

/** An argument as Fluent takes it. */
export const toFluent = (value: unknown, format: Formatter) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' ? new Numeral(value, format) : new Thing(value);
};

const plain = (value: unknown): unknown => {
  if (value instanceof FluentNone) return undefined;
  return value instanceof FluentType ? value.valueOf() : value;
};

/** Renders a message of any chunk; `undefined` if there is none. */
export type Render = (chunk: string, id: string, args: object) => string | undefined;

interface Renderer {
  readonly chunk: string;
  readonly id: string;
  readonly parts: (value: never) => object;
  readonly list?: boolean;
}

/** A function that renders a message, such as CARD. A chunk's own message goes before the usual one. */
const rendererFunction =
  ({ chunk, id, parts, list }: Renderer, own: string, render: Render): FluentFunction =>
  ([value], named) => {
    const { separator, ...more } = Object.fromEntries(
      Object.entries(named).map(([name, one]) => [name, plain(one)]),
    );
    const show = (one: unknown): string => {
      const args = { ...parts(one as never), ...more };
      return render(own, id, args) ?? render(chunk, id, args) ?? '';
    };
    const given = plain(value);
    if (!list) return show(given);
    const usual = render('kit', 'listSeparator', {}) ?? ', ';
    const between = typeof separator === 'string' ? separator : usual;
    return (given as readonly unknown[]).map(show).join(between);
  };

type Run = (...args: readonly unknown[]) => unknown;

/** Calls a function of the formatter. */
function run(name: string, format: Formatter, value: unknown, options: Named): unknown {
  return (format as unknown as Readonly<Record<string, Run>>)[name]!(value, options);
}

/** A function of the formatter, such as NUMBER. */
const formatFunction =
  (name: string, format: Formatter): FluentFunction =>
  ([value], named) => {
    const options = Object.fromEntries(
      Object.entries(named).map(([key, one]) => [key, plain(one)]),
    );
    const given = plain(value);
    if (name === 'NUMBER') return new Numeral(Number(given), format, options);
    const result = run(name, format, given, options);
    return typeof result === 'number' ? new Numeral(result, format) : String(result);
  };

/** All functions for the messages of a chunk, equal to those of the compiled messages. */
export const functionsFor = (chunk: string, format: Formatter, render: Render) => {
  const renderers: Readonly<Record<string, Renderer | undefined>> = RENDERERS;
  const functions = FUNCTIONS.map((name): [string, FluentFunction] => {
    const renderer = renderers[name];
    return [
      name,
      renderer ? rendererFunction(renderer, chunk, render) : formatFunction(name, format),
    ];
  });
  return Object.fromEntries(functions);
};
