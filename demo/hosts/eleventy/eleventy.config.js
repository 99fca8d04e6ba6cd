/** @param {import('@11ty/eleventy/UserConfig').default} config */
export default function (config) {
  // The kit's files for pages without a bundler.
  config.addPassthroughCopy({ 'node_modules/baize/dist/cdn': 'baize' });
  config.addPassthroughCopy('src/*.js');
  config.addShortcode(
    'freecell',
    (deal) => `<freecell-game deal="${deal}"><p>The game needs JavaScript.</p></freecell-game>`,
  );
  return { dir: { input: 'src', output: '_site' } };
}
