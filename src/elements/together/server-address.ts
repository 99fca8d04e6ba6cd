import { wrongOption } from '../../core/engine/option.js';
import type { Checked } from '../../core/engine/reason.js';

const SCHEMES = 'ws://…, wss://…, http://… or https://…';

/**
 * Reads the address of a table server as a page's author writes it.
 *
 * @returns the address for HTTP requests, without a trailing slash: `wss://play.example/` becomes
 * `https://play.example`
 */
export function readServerAddress(given: unknown): Checked<string> {
  let address: URL | undefined;
  try {
    address = new URL(typeof given === 'string' ? given.trim() : '');
  } catch {
    // Not a URL.
  }
  const { protocol = '', host = '', pathname = '', username = '', search = '' } = address ?? {};
  const isUsable = /^(?:ws|http)s?:$/.test(protocol) && username === '' && search === '';
  return isUsable
    ? { value: `${protocol.replace('ws', 'http')}//${host}${pathname.replace(/\/+$/, '')}` }
    : wrongOption('server', given, SCHEMES);
}
