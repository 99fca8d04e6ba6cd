/** Keys, and what they do. */
export type KeyRows = readonly (readonly [keys: string, does: string])[];
