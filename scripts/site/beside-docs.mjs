import { madePage } from '../demo-server.mjs';
import { ROOT } from '../entries.mjs';
import { listener } from '../static-server.mjs';

/**
 * A plugin for `npm run docs`: serves demo/ and dist/ beside docs/, as on the site.
 *
 * @returns {import('vite').Plugin}
 */
export const besideDocs = () => ({
  name: 'baize-beside-docs',
  apply: 'serve',
  configureServer({ middlewares }) {
    const pages = { get: (/** @type {string} */ path) => madePage(path, '../docs/') };
    const answer = listener({ root: ROOT, pages });
    middlewares.use((request, response, next) => {
      if (/^\/(demo|dist)\//.test(request.url ?? '')) answer(request, response);
      else next();
    });
  },
});
