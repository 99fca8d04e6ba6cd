import type { StorybookConfig } from '@storybook/web-components-vite';
import { existsSync } from 'node:fs';
import { writeDemo } from '../scripts/demo/pages.mjs';
import { sitePages } from '../scripts/site/pages.mjs';

/** The demo beside the package's files, as in the project; the builder is one of its pages. */
function demo(): { from: string; to: string }[] {
  if (!existsSync('dist/cdn/embed.html')) return [];
  const folder = 'node_modules/.cache/baize-demo';
  writeDemo(folder, '../');
  return [
    { from: `../${folder}`, to: '/demo' },
    { from: '../dist', to: '/dist' },
  ];
}

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../docs/img', to: '/docs/img' }, ...demo()],
  core: { disableTelemetry: true },
  // The project's own config builds a library; of it Storybook may have nothing.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [sitePages(), ...(vite.plugins ?? [])],
    build: { ...vite.build, lib: undefined, rolldownOptions: undefined },
  }),
};

export default config;
