import type { Seven27Request } from './host.js';

/** Which key asks for what. */
export const KEYS: Readonly<Record<string, Seven27Request>> = {
  p: { type: 'sit-out' },
  c: { type: 'stay' },
  r: { type: 'more' },
  f: { type: 'fold' },
  m: { type: 'preset', preset: 'min' },
  i: { type: 'preset', preset: 'half-pot' },
  o: { type: 'preset', preset: 'pot' },
  x: { type: 'preset', preset: 'max' },
  k: { type: 'pre-action', action: 'check-or-fold' },
  a: { type: 'pre-action', action: 'call-any' },
  t: { type: 'take' },
  s: { type: 'stand' },
  7: { type: 'low' },
  2: { type: 'high' },
  b: { type: 'both' },
  h: { type: 'hint' },
};
