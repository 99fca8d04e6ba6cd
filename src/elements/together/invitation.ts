/** The code of the table that the page's address invites to, as it stands there: `#table=K7QXH2MP`. */
export const codeInAddress = (): string | undefined => /^#table=(.*)/.exec(location.hash)?.[1];

/** How an invitation stands at the end of a page's address. */
export const tableHash = (code: string): string => `#table=${code}`;
