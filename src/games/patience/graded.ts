// Made from bench/grade/measured.tsv: npm run rules
const GRADED: readonly string[] = [
  'agnes-bernauer',
  'alaska',
  'bakers-dozen',
  'beleaguered-castle',
  'bisley',
  'black-hole',
  'canfield',
  'canister',
  'castles-in-spain',
  'double-klondike',
  'easthaven',
  'fortress',
  'fortunes-favor',
  'king-albert',
  'penguin',
  'raglan',
  'russian-solitaire',
  'shamrocks',
  'simple-simon',
  'spanish-patience',
  'spider',
  'spiderette',
  'tripeaks',
  'wasp',
  'westcliff',
  'whitehead',
  'yukon',
];

/** Whether the deals of a game have grades. */
export const hasScale = ({ name }: { readonly name: string }): boolean => GRADED.includes(name);
