// Notes what happens in the page, for the check: a file, because the page's policy has no script in its text.
const notes = (globalThis.notes = { violations: [], errors: [], ended: [], joined: 0, seated: 0 });
const { violations, errors, ended } = notes;
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`),
);
addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
document.addEventListener('game-error', ({ detail }) => errors.push(detail.message));
document.addEventListener('hand-end', ({ detail }) => ended.push(detail.hand));
addEventListener('pointerdown', () => (notes.pressed = performance.now()), true);

/** When the table was there to sit down at, and when the person sat: the page can say that it is ready. */
function look() {
  const board = document.querySelector('seven27-table')?.shadowRoot?.querySelector('.board');
  if (board?.querySelector('[part~="button-sit"]')) notes.joined ||= performance.now();
  const main = board?.querySelector('[part~="button-primary"]:not([part~="button-sit"])');
  if (notes.joined > 0 && main) notes.seated = performance.now();
  else requestAnimationFrame(look);
}
requestAnimationFrame(look);
