/** An option's value in a query: `suits=2`. */
function valueIn(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** A game with options as the commands take it: `spider?suits=2`. */
export function readGame(text: string): { readonly name: string; readonly given: object } {
  const [name = '', query] = text.split('?');
  const pairs = [...new URLSearchParams(query)].map(([key, value]) => [key, valueIn(value)]);
  return { name, given: Object.fromEntries(pairs) as object };
}
