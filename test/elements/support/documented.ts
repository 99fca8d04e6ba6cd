interface Named {
  readonly name: string;
}

/** What the manifest says of an element. */
interface Declaration {
  readonly tagName?: string;
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly slots: readonly Named[];
}

/** The names that the manifest has of an element, inherited ones too, in their order. */
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

/** The parts that there are in an element now, each once. */
export const partsNow = ({ shadowRoot }: Element): readonly string[] => [
  ...new Set([...shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part])),
];
