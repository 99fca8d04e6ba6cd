import { wrongOption } from '../../core/engine/option.js';
import type { Checked } from '../../core/engine/reason.js';

const SCHEMES = 'ws://…, wss://…, http://… or https://…';

/**
 * The address of a server of tables, as a page's author writes it.
 *
 * @returns the same for HTTP requests, without a slash at its end: `wss://play.example/` is `https://play.example`
 */
export function readServerAddress(given: unknown): Checked<string> {
  let address: URL | undefined;
  try {
    address = new URL(typeof given === 'string' ? given.trim() : '');
  } catch {
    // It is no address.
  }
  const { protocol = '', host = '', pathname = '', username = '', search = '' } = address ?? {};
  const isUsable = /^(?:ws|http)s?:$/.test(protocol) && username === '' && search === '';
  return isUsable
    ? { value: `${protocol.replace('ws', 'http')}//${host}${pathname.replace(/\/+$/, '')}` }
    : wrongOption('server', given, SCHEMES);
}
