/** How an invitation stands at the end of a page's address: `#table=K7QXH2MP`. */
const HASH = /^#table=(.*)$/s;

/** The code of the table that the page's address invites to, as it stands there. */
export function codeInAddress(hash = location.hash): string | undefined {
  const code = HASH.exec(hash)?.[1];
  if (code === undefined) return undefined;
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

export const tableHash = (code: string): string => `#table=${code}`;

/**
 * A link that invites to a table.
 *
 * @param page the page that has the table, as an address from the present one on; the present one without it
 * @throws TypeError where that is no address
 */
export function invitationTo(code: string, page: string | null): string {
  const link = new URL(page ?? '', location.href);
  link.hash = tableHash(code);
  return link.href;
}
