interface Named {
  readonly name: string;
}

/** The manifest's entry of an element. */
interface Declaration {
  readonly tagName?: string;
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly slots: readonly Named[];
}

/** An element's names in the manifest, in order, with inherited ones. */
export async function documented(
  tag: string,
  key: Exclude<keyof Declaration, 'tagName'>,
): Promise<readonly string[]> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  const all = modules.flatMap(({ declarations }) => declarations);
  const found = all.find(({ tagName }) => tagName === tag)!;
  return found[key].map(({ name }) => name).sort();
}

export const documentedParts = (tag: string): Promise<readonly string[]> =>
  documented(tag, 'cssParts');

/** The parts in an element now, each once. */
export const partsNow = ({ shadowRoot }: Element): readonly string[] => [
  ...new Set([...shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part])),
];
