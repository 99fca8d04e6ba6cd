interface Named {
  readonly name: string;
}

interface Declaration {
  readonly tagName?: string;
  readonly cssParts?: readonly Named[];
}

/** The parts that the manifest tells of an element, inherited ones too, in the order of their names. */
export async function documentedParts(tag: string): Promise<readonly string[]> {
  const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  const all = modules.flatMap(({ declarations }) => declarations);
  const found = all.find(({ tagName }) => tagName === tag)!;
  return found.cssParts!.map(({ name }) => name).sort();
}

/** The parts that there are in an element now, each once. */
export const partsNow = ({ shadowRoot }: Element): readonly string[] => [
  ...new Set([...shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part])),
];
