// Keeps the demo for use without a network, once this page has all that it needs itself. `npm run site` puts this script
// into the pages: `npm run demo` shows a file as it is now, not as it was kept.
addEventListener('load', () => {
  // Where the browser allows no service worker (a private window), the page works as before.
  const script = new URL('../sw.js', import.meta.url);
  navigator.serviceWorker?.register(script, { updateViaCache: 'none' }).catch(() => undefined);
});
