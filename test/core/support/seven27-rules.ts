/** The rules of the house, where a table sets none of them. */
export const NO_HOUSE_RULES = {
  limit: 'range',
  opens: 'dealers-left',
  fiveAceAce: 'counted',
  winAndTie: 'shared',
  carry: 'none',
} as const;
