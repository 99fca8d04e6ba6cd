/**
 * Does something while no other tab of the site does a thing of that name, by the Web Locks API; at once
 * where the browser has no locks, as on pages without TLS, or refuses them.
 *
 * @returns fulfilled once that is done
 */
export async function inTurn(name: string, act: () => void | Promise<void>): Promise<void> {
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
