import { findMiniBrowser } from './install.mjs';

/** @typedef {import('@web/test-runner-core').BrowserLauncher} BrowserLauncher */

const CAPABILITIES = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
};

/**
 * A browser launcher for the test runner, by plain WebDriver. It needs only a few commands; the libraries for WebDriver
 * bring a hundred packages, some with drivers of their own.
 *
 * @implements {BrowserLauncher}
 */
export class WebkitBrowser {
  name = 'WebKitGTK';
  type = 'webkitgtk';
  /** One page at a time, so that it is always the visible one. */
  concurrency = 1;

  /** @param {string} driver its address */
  constructor(driver) {
    this.driver = driver;
    /** @type {string | undefined} the path of all commands */
    this.path = undefined;
    /** @type {string | undefined} */
    this.active = undefined;
  }

  /**
   * @param {'POST' | 'DELETE'} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async send(method, path, body) {
    const answer = await fetch(`${this.driver}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  /**
   * @param {string} command of the session
   * @param {object} body
   */
  async command(command, body) {
    if (this.path === undefined) {
      const wish = { capabilities: { alwaysMatch: CAPABILITIES } };
      const { sessionId } = await this.send('POST', '/session', wish);
      this.path = `/session/${sessionId}`;
    }
    return this.send('POST', `${this.path}/${command}`, body);
  }

  /** @param {object[]} actions */
  perform(actions) {
    return this.command('actions', { actions });
  }

  releaseActions() {
    return this.send('DELETE', `${this.path}/actions`);
  }

  /** @param {string} script a function's body */
  execute(script) {
    return this.command('execute/sync', { script, args: [] });
  }

  /** @param {{ width: number, height: number }} size */
  resize(size) {
    return this.command('window/rect', { x: null, y: null, ...size });
  }

  /** @type {BrowserLauncher['startSession']} */
  async startSession(id, url) {
    this.active = id;
    this.url = url;
    await this.command('url', { url });
  }

  /** @type {BrowserLauncher['isActive']} */
  isActive(id) {
    return this.active === id;
  }

  getBrowserUrl() {
    return this.url;
  }

  /** Gives each file of tests its own browser, because a browser may crash after hundreds of tests. */
  async stopSession() {
    this.active = undefined;
    await this.stop();
    return {};
  }

  async stop() {
    if (this.path !== undefined) await this.send('DELETE', this.path).catch(() => undefined);
    this.path = undefined;
  }

  /** @returns {Promise<void>} */
  startDebugSession() {
    return Promise.reject(new Error('not possible in WebKitGTK: debugging'));
  }
}
