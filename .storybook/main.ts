import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  // The project's own config builds a library; of it Storybook may have nothing.
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, lib: undefined, rolldownOptions: undefined },
  }),
};

export default config;
