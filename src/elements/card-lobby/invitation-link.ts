import { tableHash } from '../together/invitation.js';

/**
 * Makes a link that invites to a table.
 *
 * @param page the URL of the page with the table, absolute or relative to the present page; `null` for the present page
 * @throws TypeError if `page` is not a URL
 */
export function invitationTo(code: string, page: string | null): string {
  const link = new URL(page ?? '', location.href);
  link.hash = tableHash(code);
  return link.href;
}

/** Opens the device's share dialog. */
export async function shareLink(
  title: string,
  url: string,
): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ title, text: title, url });
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** @returns whether the browser copied the link */
export async function copyLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // The page is not a secure context, or has no permission.
    return false;
  }
}
