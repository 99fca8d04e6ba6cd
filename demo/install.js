// Installs the demo for offline use, once this page has loaded. `npm run site` adds this script to the pages. `npm run demo`
// does not, so that it always shows the present files.
addEventListener('load', () => {
  // Without service workers (in a private window) the page works as before.
  const script = new URL('../sw.js', import.meta.url);
  navigator.serviceWorker?.register(script, { updateViaCache: 'none' }).catch(() => undefined);
});
