// Finds a Chromium for the tests, which never download one. On a bare Debian machine (a container, CI) it installs the
// distribution's; elsewhere it prints instructions.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';

const DEBIAN = 'apt-get update && apt-get install -y chromium chromium-headless-shell';

/** @returns {string} the ID of /etc/os-release: debian, ubuntu, fedora … */
function distribution() {
  if (!existsSync('/etc/os-release')) return '';
  return /^ID="?([\w-]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
}

/** @returns {string} the command that brings a browser to this machine */
function advice() {
  switch (process.platform) {
    case 'darwin':
      return 'brew install --cask chromium';
    case 'win32':
      return 'winget install Google.Chrome';
    default:
  }
  switch (distribution()) {
    case 'debian':
      return `sudo sh -c '${DEBIAN}'`;
    case 'fedora':
      return 'sudo dnf install -y chromium';
    case 'arch':
      return 'sudo pacman -S --noconfirm chromium';
    case 'alpine':
      return 'sudo apk add chromium';
    default:
      // Ubuntu's own package is a snap, which test runners can't control.
      return 'npx playwright-core install --with-deps chromium';
  }
}

function installOnDebian() {
  console.log(`No Chromium found; installing Debian's: ${DEBIAN}`);
  const { status } = spawnSync('sh', ['-c', DEBIAN], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

let browser = findBrowser();
if (!browser && distribution() === 'debian' && process.getuid?.() === 0 && installOnDebian()) {
  browser = findBrowser();
}
if (browser) {
  console.log(`Browser: ${browser}`);
} else {
  console.error(
    `The tests need a Chromium, and none was found. Install one with\n\n  ${advice()}\n\n` +
      'or set CHROME_PATH to the program of one that you have.',
  );
  process.exitCode = 1;
}
