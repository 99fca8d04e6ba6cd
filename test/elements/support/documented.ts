interface Named {
  readonly name: string;
  readonly description?: string;
}

/** The manifest's entry of an element. */
interface Declaration {
  readonly tagName?: string;
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly slots: readonly Named[];
}

async function declarationOf(tag: string): Promise<Declaration> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  const all = modules.flatMap(({ declarations }) => declarations);
  return all.find(({ tagName }) => tagName === tag)!;
}

/** An element's names in the manifest, in order, with inherited ones. */
export async function documented(
  tag: string,
  key: Exclude<keyof Declaration, 'tagName'>,
): Promise<readonly string[]> {
  return (await declarationOf(tag))[key].map(({ name }) => name).sort();
}

/** The names and states that the description of a part lists. */
const listedNames = ({ description = '' }: Named): readonly string[] =>
  [...description.matchAll(/\b(?:Names|States): ((?:`[\w-]+`(?:, )?)+)/g)].flatMap(([, list]) =>
    [...list!.matchAll(/[\w-]+/g)].map(([name]) => name),
  );

/** The names of an element's parts and of their states, each once, in order. */
export async function documentedParts(tag: string): Promise<readonly string[]> {
  const { cssParts: parts } = await declarationOf(tag);
  const names = parts.flatMap((part) => [part.name, ...listedNames(part)]);
  return [...new Set(names)].sort();
}

/** The parts in an element now, each once. */
export const partsNow = ({ shadowRoot }: Element): readonly string[] => [
  ...new Set([...shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part])),
];
