import { isServer } from 'lit';

/**
 * The code of the table that the page's address invites to, unchecked: `#table=K7QXH2MP`. `undefined` on a
 * server.
 */
export const codeInAddress = (): string | undefined =>
  (isServer as boolean) ? undefined : /^#table=(.*)/.exec(location.hash)?.[1];

/** The end of a page's address that invites to a table. */
export const tableHash = (code: string): string => `#table=${code}`;
