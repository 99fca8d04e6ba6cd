import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { engineConfig } from './scripts/engines/config.mjs';
import { firefoxHands } from './scripts/engines/firefox-hands.mjs';
import { findFirefox } from './scripts/engines/install.mjs';

/** The element tests in Firefox, which puppeteer drives over WebDriver BiDi. */
export default engineConfig('firefox', firefoxHands, {
  browsers: [
    chromeLauncher({
      puppeteer: /** @type {any} */ (puppeteer),
      launchOptions: {
        browser: 'firefox',
        executablePath: findFirefox(),
        // Touch events and settings that tests change: see scripts/engines/firefox-itself.mjs.
        args: ['--remote-allow-system-access'],
        extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1 },
      },
    }),
  ],
  concurrency: 1,
});
