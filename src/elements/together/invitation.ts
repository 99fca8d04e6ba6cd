import { isServer } from 'lit';

/** The code of the table that the page's address invites to, as it stands there: `#table=K7QXH2MP`; a server has no such. */
export const codeInAddress = (): string | undefined =>
  (isServer as boolean) ? undefined : /^#table=(.*)/.exec(location.hash)?.[1];

/** How an invitation stands at the end of a page's address. */
export const tableHash = (code: string): string => `#table=${code}`;
