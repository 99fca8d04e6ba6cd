import { tableHash } from '../together/invitation.js';

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

/** Hands a link to the device's own list; `kept` where the player has changed their mind, `failed` where it can't be. */
export async function shareLink(title: string, url: string): Promise<'shared' | 'kept' | 'failed'> {
  try {
    await navigator.share({ title, text: title, url });
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'kept' : 'failed';
  }
}

/** @returns whether the browser has copied it */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // No secure context, or no leave.
    return false;
  }
}
