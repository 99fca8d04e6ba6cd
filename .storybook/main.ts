import type { StorybookConfig } from '@storybook/web-components-vite';
import { sitePages } from '../scripts/site/pages.mjs';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../docs/img', to: '/docs/img' }],
  core: { disableTelemetry: true },
  // The project's own config builds a library; of it Storybook may have nothing.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [sitePages(), ...(vite.plugins ?? [])],
    build: { ...vite.build, lib: undefined, rolldownOptions: undefined },
  }),
};

export default config;
