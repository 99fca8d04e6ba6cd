/**
 * Does something while no other tab of the site does a thing of that name, by the Web Locks API; at once
 * where the browser has no locks, as on pages without TLS, or refuses them.
 */
export async function inTurn(name: string, act: () => void): Promise<void> {
  const { locks } = globalThis.navigator as { readonly locks?: LockManager };
  if (!locks) {
    act();
    return;
  }
  let isDone = false;
  const once = (): void => {
    isDone = true;
    act();
  };
  await locks.request(name, once).catch(() => isDone || act());
}
