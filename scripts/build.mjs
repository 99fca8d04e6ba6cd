// npm run build: builds dist/ if it is missing or older than its sources. npm also runs it as `prepare`: after `npm ci`,
// before `npm pack`, and when Baize is installed from git.

/** @returns {Promise<typeof import('./build/dist.mjs')>} */
async function loadBuild() {
  try {
    return await import('./build/dist.mjs');
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const name = /Cannot find package '([^']+)'/.exec(message)?.[1] ?? message;
    console.error(
      `Baize can't be built here: ${name} is missing. Run npm ci with its dev dependencies, or install a packed Baize ` +
        '(README.md, "Get it"). To install without a build: --ignore-scripts.',
    );
    process.exit(1);
  }
}

const { refreshDist } = await loadBuild();
const { writeMessages } = await import('./messages/compile.mjs');
writeMessages();
const { writePatiences } = await import('./patiences.mjs');
writePatiences();
const { writeEmbedGames } = await import('./manifest/embed.mjs');
await writeEmbedGames();
if (!(await refreshDist())) console.log('dist/ is up to date.');
