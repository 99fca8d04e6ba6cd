import { publicApi } from './scripts/manifest/public-api.mjs';

/** `npm run manifest` runs the analyzer with this; see scripts/manifest.mjs. */
export default {
  globs: ['src/**/*.ts'],
  litelement: true,
  packagejson: false,
  plugins: [publicApi()],
};
