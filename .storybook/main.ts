import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/welcome.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  // The settings for building the library in vite.config.ts don't apply to Storybook.
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, lib: undefined, rolldownOptions: undefined },
  }),
};

export default config;
