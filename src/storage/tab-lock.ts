/**
 * Runs `act` while no other tab of the site runs one under the same name (Web Locks API). Runs it at once if
 * the browser has no locks, as on pages without TLS, or refuses them.
 *
 * @returns a promise that settles when `act` is done
 */
export async function withTabLock(name: string, act: () => void | Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator as { readonly locks?: LockManager };
  if (!locks) {
    await act();
    return;
  }
  let hasBegun = false;
  const once = (): void | Promise<void> => {
    hasBegun = true;
    return act();
  };
  await locks.request(name, once).catch(() => (hasBegun ? undefined : act()));
}
