import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** A server of one built package or site. */
export interface Site {
  readonly url: string;
  close(): void;
}

/** Serves a folder's files, and generated pages, gzipped. */
export async function serve(
  folder: string,
  pages: Readonly<Record<string, string>>,
): Promise<Site> {
  const packed = new Map<string, Buffer>();
  const bodyOf = (path: string): Buffer => {
    const made = pages[path] ?? readFileSync(join(resolve(folder), path));
    const body = packed.get(path) ?? gzipSync(made, { level: 9 });
    packed.set(path, body);
    return body;
  };
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    try {
      const body = bodyOf(path);
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': 'no-store',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
