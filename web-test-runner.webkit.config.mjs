import { engineConfig } from './scripts/engines/config.mjs';
import { WebkitBrowser } from './scripts/engines/webkit-browser.mjs';
import { webkitHands } from './scripts/engines/webkit-hands.mjs';

/** The element tests in WebKitGTK; scripts/engines/webkit-driver.mjs starts its driver. */
export default engineConfig('webkit', webkitHands, {
  browsers: [new WebkitBrowser(process.env.WEBKIT_DRIVER ?? '')],
  concurrency: 1,
});
